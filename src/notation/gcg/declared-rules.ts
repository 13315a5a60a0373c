import { standardLayout } from "../../board/layouts/standard.ts";
import { northAmerica2017 } from "../../rules/regions/north-america-2017.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { english } from "../../tiles/sets/english.ts";
import { isSameData, knownTileSets, nameOfLayout, nameOfTileSet, unknownBoard, unknownTiles } from "../known-names.ts";
import type { Unsaid } from "../reason.ts";
import { contentsOf } from "./contents.ts";
import type { GcgGame } from "./gcg-game.ts";
import { inferRules, linesForRules, shownChallenge } from "./infer-rules.ts";
import { parseLines } from "./lines/parse-lines.ts";
import { layoutPragma, namedRules, namedTileSet, tilesPragma } from "./named-rules.ts";
import { otherRulesLine } from "./other-rules.ts";
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
  const events = [...parseLines(bonuses)].filter((line) => line.kind === "event");
  const shown = shownChallenge(events, lexicon ?? "");
  const declared = challengePriceLine(pricesOf(ruleset));
  const isShown = declared === challengePriceLine(pricesOf({ challenge: shown }));
  return isShown && !pragmas.some(({ text }) => challengePriceText.test(text)) ? [] : [declared];
}

/** What a history says of its rules in a field of its own. */
export type StatedRules = Pick<Ruleset, "challenge" | "wordCheck">;

/**
 * Declares the rules for which nothing else stands in a record, where a reader would take others.
 *
 * @param header - The lines above the events, without these declarations.
 * @param lines - The lines below the header.
 */
export function declaredOthers(
  { state: { ruleset, players } }: GcgGame,
  stated: StatedRules | null,
  header: readonly string[],
  lines: readonly string[],
): readonly string[] {
  const known = knownTileSets.find((tileSet) => tileSet.id === ruleset.tileSet.id);
  const tileSets = known === undefined ? [ruleset.tileSet, ...knownTileSets] : knownTileSets;
  const contents = contentsOf(parseLines([...header, ...linesForRules(lines)].join("\n")));
  const { likeliest } = inferRules(contents, namedRules(contents, tileSets), stated, tileSets);
  const line = otherRulesLine(likeliest, ruleset, players.length);
  return line === null ? [] : [line];
}

/**
 * Declares tile set, board, size of racks and bonuses, where they are not those that a reader takes for granted.
 *
 * @param ours - Whether pragmas of ours may be used.
 */
export function declaredRules({ state: { ruleset }, pragmas, lexicon }: GcgGame, ours: boolean): DeclaredRules {
  const { tileSet, layout, rackSize, bonuses } = ruleset;
  const lines: string[] = [];
  const unsaid: Unsaid[] = [];
  const written = (name: string): boolean => pragmas.some((pragma) => pragma.name.toLowerCase() === name);

  const board = layoutPragma(pragmas)?.text ?? null;
  const ownBoard = board === null && !isSameData(layout, standardLayout) ? nameOfLayout(layout) : null;
  const boardLine = ownBoard === null ? [] : [{ name: "board-layout", text: ownBoard }];
  const pragma = tilesPragma(pragmas);
  // Readers may take the name of a large board for more tiles, and other programs may not.
  const isNamed = [pragmas, [...pragmas, ...boardLine]].every((header) => {
    const named = namedTileSet(header, lexicon ?? "", [tileSet, ...knownTileSets]) ?? english;
    return named.id === tileSet.id;
  });
  if (!isNamed && pragma !== null) unsaid.push({ code: "tiles", tileSet: tileSet.id, declared: pragma.text });
  else if (!isNamed) lines.push(`#tile-distribution ${nameOfTileSet(tileSet).replace(/\s+/g, " ").trim()}`);
  unsaid.push(...unknownTiles(ruleset));

  if (ownBoard !== null) lines.push(`#board-layout ${ownBoard}`);
  unsaid.push(...unknownBoard(ruleset, board ?? nameOfLayout(layout)));
  if (ours && rackSize !== northAmerica2017.rackSize && !written("rack-size")) lines.push(`#rack-size ${rackSize}`);
  if (ours && !isSameData(bonuses, northAmerica2017.bonuses) && !written("bonus")) {
    if (bonuses.length === 0) lines.push("#bonus none");
    // One that multiplies has no pragma: then none is written, and all are among the other rules.
    if (bonuses.every(({ times }) => times === undefined))
      for (const { tiles, points } of bonuses) lines.push(`#bonus ${tiles} ${points}`);
  }
  return { lines, unsaid };
}
