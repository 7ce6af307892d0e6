import { beforeEach, describe, expect, it, vi } from "vitest";
import { followLinks, router } from "./router.svelte";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  router.go("/");
});

describe("the router", () => {
  it("splits the address into its parts", () => {
    router.go("/table/a%20b/");
    expect(router.parts).toEqual(["table", "a b"]);
    expect(location.pathname).toBe("/table/a%20b/");
  });

  it("follows the back button", async () => {
    router.go("/games");
    router.go("/settings");
    const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
    history.back();
    await back;
    expect(router.path).toBe("/games");
  });

  it("can replace the address, so that the back button skips it", () => {
    const before = history.length;
    router.go("/games", true);
    expect(history.length).toBe(before);
    expect(router.path).toBe("/games");
  });

  it("scrolls to the top, unless the address names a place in the page", () => {
    router.go("/rules");
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    vi.mocked(window.scrollTo).mockClear();
    router.go("/rules#p-5");
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(router.hash).toBe("#p-5");
  });
});

describe("a click on a link", () => {
  function click(attributes: Record<string, string>, how: MouseEventInit = {}): MouseEvent {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const inside = link.appendChild(document.createElement("b"));
    document.body.append(link);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
    document.body.addEventListener("click", followLinks, { once: true });
    // jsdom cannot leave the page, and says so; only whether the router took the click matters here.
    document.body.addEventListener("click", (late) => (taken = late.defaultPrevented), { once: true });
    addEventListener("click", (late) => late.preventDefault(), { once: true });
    inside.dispatchEvent(event);
    link.remove();
    return event;
  }
  let taken = false;

  it("opens a page of ours without fetching it", () => {
    click({ href: "/games?x=1#top" });
    expect(taken).toBe(true);
    expect(location.href).toBe("http://menagerie.test/games?x=1#top");
    expect(router.parts).toEqual(["games"]);
  });

  it.each<[string, Record<string, string>, MouseEventInit]>([
    ["to another site", { href: "http://elsewhere.test/games" }, {}],
    ["to the server's own answers", { href: "/api/records/1" }, {}],
    ["to a download", { href: "/games", download: "" }, {}],
    ["to a new window", { href: "/games", target: "_blank" }, {}],
    ["to a place in this page", { href: "/#below" }, {}],
    ["with a key held down", { href: "/games" }, { ctrlKey: true }],
    ["with another button", { href: "/games" }, { button: 1 }],
  ])("leaves a link %s to the browser", (_, attributes, how) => {
    click(attributes, how);
    expect(taken).toBe(false);
    expect(router.path).toBe("/");
  });
});
