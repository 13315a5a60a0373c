import type { GameState } from "tilewright";
import { formatGcg, parseGcg, type Remark } from "tilewright/notation";
import { tileSets } from "../setup/choices.ts";

/** A game as a file, and what there is to say about it. */
export interface GcgFile {
  readonly text: string;
  /** What `tilewright check` finds in the file. */
  readonly found: readonly Remark[];
  /** What the file cannot say. */
  readonly unsaid: readonly Remark[];
}

/** Writes a game as GCG, and reads it again as the command line does. */
export function fileOf(game: GameState): GcgFile {
  const { text, remarks } = formatGcg(game);
  const read = parseGcg(text, { tileSets: Object.values(tileSets) });
  return { text, found: read.ok ? read.remarks : read.problems, unsaid: remarks };
}

/** A name for the file, from the names of the players. */
export function fileName({ players }: GameState): string {
  const names = players.map(({ name }) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-"),
  );
  return `${names.filter((name) => name !== "").join("-") || "game"}.gcg`;
}
