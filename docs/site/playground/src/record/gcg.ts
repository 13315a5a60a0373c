import type { GameState } from "tilewright";
import { formatGcg, parseGcg, type Remark } from "tilewright/notation";
import { tileSets } from "../setup/choices.ts";
import type { Sheet } from "./sheet.ts";

/** A game as a file, and what there is to say about it. */
export interface GcgFile {
  readonly text: string;
  /** What `tilewright check` finds in the file. */
  readonly found: readonly Remark[];
  /** What the file cannot say. */
  readonly unsaid: readonly Remark[];
}

/** What the file says besides the game. */
export type About = Pick<Sheet, "title" | "date">;

/** Writes a game as GCG, and reads it again as the command line does. */
export function fileOf(game: GameState, about: About = {}): GcgFile {
  const { title = "", date = "" } = about;
  const pragmas = date === "" ? [] : [{ name: "date", text: date }];
  const names = game.players.map(({ name }) => name);
  const { text, remarks } = formatGcg({
    state: game,
    title: title.trim() === "" ? null : title.trim(),
    lexicon: game.dictionary,
    names,
    pragmas,
    lines: [],
    notes: [],
  });
  const read = parseGcg(text, { tileSets: Object.values(tileSets) });
  return { text, found: read.ok ? read.remarks : read.problems, unsaid: remarks };
}

/** A name for the file, from the date and the names of the players. */
export function fileName({ players }: GameState, { date = "" }: About = {}): string {
  const names = players.map(({ name }) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-"),
  );
  return `${[date, ...names].filter((name) => name !== "").join("-") || "game"}.gcg`;
}
