import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { applyMove, auditGame, type GameState, replayEvents, unwrap, viewFor } from "tilewright";
import { parseGame, parseView } from "tilewright/json";
import { describe, expect, test } from "vitest";
import { trackedFiles } from "../support/tracked-files.ts";

const folder = "test/fixtures/saves";

// What was saved once can be read for ever: these files are never changed once a version is out. A new version of saves adds files of its own.
const saves = trackedFiles()
  .filter((path) => path.startsWith(`${folder}/`))
  .map((path): readonly [string, string] => [basename(path), readFileSync(path, "utf8")]);
const read = (text: string): GameState => unwrap(parseGame(text)).state;

describe.each(saves)("%s", (_file, text) => {
  test("gives the same game as a text, as a value and saved again", () => {
    expect(unwrap(parseGame(JSON.parse(text))).state).toEqual(read(text));
    expect(unwrap(parseGame(JSON.stringify(read(text)))).state).toEqual(read(text));
  });

  test("has a history whose replay gives the same game", () => {
    const { ruleset, seed, dictionary, players, history } = read(text);
    const names = players.map(({ name }) => name);
    expect(replayEvents({ ruleset, seed, dictionary, players: names }, history)).toEqual(read(text));
  });

  test("was played by the rules", () => {
    expect(auditGame(read(text))).toEqual([]);
  });

  test("gives a view for every player and a spectator", () => {
    const state = read(text);
    for (const view of [viewFor(state, "spectator"), ...state.players.map((_, seat) => viewFor(state, seat))])
      expect(unwrap(parseView(JSON.stringify(view))).view).toEqual(view);
  });
});

test("games saved by version 1 are read without a change", () => {
  for (const [file, text] of saves) if (file.startsWith("v1-")) expect(read(text)).toEqual(JSON.parse(text));
});

test("the saved games have every type of event", () => {
  const types = new Set(saves.flatMap(([, text]) => read(text).history.map(({ type }) => type)));
  expect([...types].sort()).toEqual([
    "accepted",
    "adjusted",
    "blank-exchanged",
    "challenged",
    "dealt",
    "decided",
    "drew-for-start",
    "ended",
    "excess-returned",
    "exchanged",
    "passed",
    "phony-returned",
    "played",
    "rack-told",
    "resigned",
    "turn-lost",
    "turn-set",
  ]);
});

test("a saved game that waits for an answer to the last play can be ended", () => {
  const waiting = read(readFileSync(`${folder}/v1-waiting.json`, "utf8"));
  const { state } = unwrap(applyMove(waiting, { type: "accept" }));
  expect(state.status).toMatchObject({ kind: "over", reason: "no-plays" });
});
