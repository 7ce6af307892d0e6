import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { ELISION, elides } from "./elision";

describe("elision", () => {
  it.each(["Anaïs", "Élodie", "Otto", "œdipe", "Yves", "Hélène", "Hugo", "Éve"])("elides before %s", (name) => {
    expect(elides(name)).toBe(true);
  });
  it.each(["Ben", "Zoé", "Yann", "Hans", "Çelik", "", "8", "Joueur 1", "🦁"])("does not elide before %s", (name) => {
    expect(elides(name)).toBe(false);
  });
  it("is used by messages", () => {
    const bundle = new FluentBundle("fr", { useIsolating: false, functions: ELISION });
    bundle.addResource(new FluentResource("a = l’offre { DE($name) }\nb = { QUE($name) }\n"));
    const say = (message: string, name: string): string =>
      bundle.formatPattern(bundle.getMessage(message)?.value ?? "", { name });
    expect(say("a", "Otto")).toBe("l’offre d’Otto");
    expect(say("a", "Ben")).toBe("l’offre de Ben");
    expect(say("b", "Anaïs")).toBe("qu’Anaïs");
  });
});
