// @vitest-environment happy-dom
// Whole games in other scripts and spellings, from the first move to the settlement: through the element, and through
// the command line as a record. Both speak German, so that no language of tiles depends on one of messages.
import { applyMove, type GameState, type Move, type TileSet, unwrap, viewFor } from "tilewright";
import { defineBoard, type MoveDetail, type TilewrightBoard } from "tilewright/element";
import { germanMessages } from "tilewright/messages/german";
import { formatGcg, formatPlay, parseGcg } from "tilewright/notation";
import { tileSets } from "tilewright/tile-sets";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { file } from "../cli/files.ts";
import { runCommand } from "../cli/terminal.ts";
import { sampleOf } from "../seed.ts";
import { languageWords, playInLanguage } from "../support/language-games.ts";

const games = languageWords.map(([tileSet, words]) => ({ id: tileSet.id, tileSet, ...playInLanguage(tileSet, words) }));
const scoresOf = ({ players }: GameState): readonly number[] => players.map(({ score }) => score);
const ships = (tileSet: TileSet): boolean => Object.values(tileSets).includes(tileSet as never);

beforeEach(() => {
  if (customElements.get("tilewright-board") === undefined) defineBoard("tilewright-board");
});
afterEach(() => document.body.replaceChildren());

describe("through the element, a game in", () => {
  test.each(sampleOf(games))("$id is played to its settlement", ({ start, moves, over, words }) => {
    const board = document.createElement("tilewright-board") as TilewrightBoard;
    board.messages = germanMessages;
    document.body.append(board);
    const root = board.shadowRoot as ShadowRoot;
    const at = <T extends HTMLElement>(selector: string): T => root.querySelector(selector) as T;
    let sent: MoveDetail | null = null;
    board.addEventListener("tilewright-move", (event) => {
      sent = (event as CustomEvent<MoveDetail>).detail;
    });
    const press = (action: string): void => at(`[data-action="${action}"]`).click();
    const makeMove = (before: GameState, move: Move): void => {
      // The whole rack at once: a tap on each tile would draw the board seven times.
      if (move.type === "exchange" && board.draft !== null)
        board.draft = { ...board.draft, exchange: board.draft.rack?.map((_, place) => place) ?? [] };
      if (move.type === "play") {
        at<HTMLInputElement>("[part=field]").value = formatPlay(move.placements, before);
        at("[part~=lay]").click();
      }
      press(move.type === "pass" ? "pass" : "finish");
      if (move.type === "pass") at("dialog [part~=confirm]").click();
    };

    let state: GameState = start;
    for (const move of moves) {
      const by = state.status.turn as number;
      board.view = viewFor(state, by);
      sent = null;
      makeMove(state, move);
      const made = (sent as MoveDetail | null)?.move as Move;
      expect(made.type).toBe(move.type);
      state = unwrap(applyMove(state, made, { by, dictionary: words })).state;
    }
    expect(scoresOf(state)).toEqual(scoresOf(over));
    expect(state.board).toEqual(over.board);
    board.view = viewFor(state, 0);
    expect(at('[role="status"]').textContent).toMatch(
      / Die Partie ist zu Ende: [^.]+\. Es gewinnt (?:Ann|Ben)\. [^.]+\.$/,
    );
  });
});

describe("through the command line, the record of a game in", () => {
  const shipped = games.filter(({ tileSet }) => ships(tileSet));

  test.each(shipped)("$id is checked and shown to its settlement", async ({ id, over }) => {
    const path = file(`${id}.gcg`, formatGcg(over).text);
    const check = await runCommand("check", path, "--language", "de");
    expect(check).toMatchObject({ status: 0, printed: "" });
    expect(check.errors).toMatch(/^1 game, \d+ plays: .*; 0 remarks\n$/);
    const shown = await runCommand("replay", path, "--language", "german", "--plain");
    expect(shown).toMatchObject({ status: 0, errors: "" });
    expect(shown.printed).toContain("Die Partie ist zu Ende: ");
    const [ann, ben] = scoresOf(over);
    expect(shown.printed).toMatch(new RegExp(` Summe +${ann} +Summe +${ben}\n$`));
    const json = JSON.parse((await runCommand("replay", path, "--json", "--language", "de")).printed);
    expect(json.game).toMatchObject({ tileSet: id, players: [{ score: ann }, { score: ben }] });
  });

  // The program reads the tile sets that ship.
  test("a language whose tiles do not ship is read with its tile set, and the program names those that it knows", async () => {
    for (const { id, over, tileSet } of games.filter(({ tileSet }) => !ships(tileSet))) {
      const { text } = formatGcg(over);
      const { game, remarks } = unwrap(parseGcg(text, { tileSets: [tileSet] }));
      expect(remarks).toEqual([]);
      expect(scoresOf(game.state)).toEqual(scoresOf(over));
      const check = await runCommand("check", file(`${id}.gcg`, text), "--language", "de");
      expect(check.status).toBe(1);
      expect(check.printed).toContain(`unreadable gefunden: "${id}", erwartet: einer der Steinsätze `);
    }
  });
});
