import { standardLayout } from "../../board/layouts/standard.ts";
import { northAmerica2017 } from "../../rules/regions/north-america-2017.ts";
import { english } from "../../tiles/sets/english.ts";
import { isSameData, knownTileSets, nameOfLayout, nameOfTileSet, unknownBoard, unknownTiles } from "../known-names.ts";
import type { Unsaid } from "../reason.ts";
import type { GcgGame } from "./gcg-game.ts";
import { shownChallenge } from "./infer-rules.ts";
import { parseLines } from "./lines/parse-lines.ts";
import { layoutPragma, namedTileSet, tilesPragma } from "./named-rules.ts";
import { challengePriceLine, challengePriceText, pricesOf } from "./own-words.ts";

/** The lines that say by which rules a game was played, and what they cannot say. */
export interface DeclaredRules {
  readonly lines: readonly string[];
  readonly unsaid: readonly Unsaid[];
}

/**
 * Declares what a failed challenge costs, where that is not what the lines show: games at five points a word that have
 * one bonus of ten, and games in which no challenge failed.
 *
 * @param lines - The lines below the header.
 */
export function declaredChallenge(
  { state: { ruleset }, lexicon, pragmas }: GcgGame,
  lines: readonly string[],
): readonly string[] {
  const bonuses = lines.filter((line) => /\(challenge\)/i.test(line)).join("\n");
  const shown = shownChallenge(
    [...parseLines(bonuses)].filter((line) => line.kind === "event"),
    lexicon ?? "",
  );
  const declared = challengePriceLine(pricesOf(ruleset));
  const isShown = declared === challengePriceLine(pricesOf({ challenge: shown }));
  return isShown && !pragmas.some(({ text }) => challengePriceText.test(text)) ? [] : [declared];
}

/** Declares tile set, board, size of racks and bonuses, where they are not those that a reader takes for granted. */
export function declaredRules({ state: { ruleset }, pragmas, lexicon }: GcgGame): DeclaredRules {
  const { tileSet, layout, rackSize, bonuses } = ruleset;
  const lines: string[] = [];
  const unsaid: Unsaid[] = [];
  const written = (name: string): boolean => pragmas.some((pragma) => pragma.name.toLowerCase() === name);

  const sets = [tileSet, ...knownTileSets];
  const named = namedTileSet(pragmas, lexicon ?? "", sets);
  const pragma = tilesPragma(pragmas);
  if (named?.id !== tileSet.id && pragma !== null)
    unsaid.push({ code: "tiles", tileSet: tileSet.id, declared: pragma.text });
  else if (named?.id !== tileSet.id && !(named === null && tileSet.id === english.id))
    lines.push(`#tile-distribution ${nameOfTileSet(tileSet).replace(/\s+/g, " ").trim()}`);
  unsaid.push(...unknownTiles(ruleset));

  const board = layoutPragma(pragmas)?.text ?? null;
  if (board === null && !isSameData(layout, standardLayout)) lines.push(`#board-layout ${nameOfLayout(layout)}`);
  unsaid.push(...unknownBoard(ruleset, board ?? nameOfLayout(layout)));
  if (rackSize !== northAmerica2017.rackSize && !written("rack-size")) lines.push(`#rack-size ${rackSize}`);
  if (!isSameData(bonuses, northAmerica2017.bonuses) && !written("bonus")) {
    if (bonuses.length === 0) lines.push("#bonus none");
    for (const { tiles, points, times } of bonuses)
      if (times === undefined) lines.push(`#bonus ${tiles} ${points}`);
      else unsaid.push({ code: "bonus-times", tiles, times });
  }
  return { lines, unsaid };
}
