import { expect, test } from "vitest";
import { parseAnswer, REMOVED_NAME, setRemovedName } from "./removed_names";

test("a removed person is named in the reader's language, wherever the name stands", () => {
  const answer = JSON.stringify({ names: [REMOVED_NAME, `${REMOVED_NAME} 2`, "Ben"], text: `Ben, ${REMOVED_NAME}` });
  expect(parseAnswer(answer)).toEqual({ names: ["a player", "a player 2", "Ben"], text: "Ben, a player" });
  setRemovedName("un joueur");
  expect(parseAnswer(answer)).toEqual({ names: ["un joueur", "un joueur 2", "Ben"], text: "Ben, un joueur" });
});

test("whoever calls themselves so keeps that name", () => {
  setRemovedName("un joueur");
  expect(parseAnswer('{"name":"a player"}')).toEqual({ name: "a player" });
});
