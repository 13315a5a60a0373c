import { meaningsOf } from "../board/layout.ts";
import type { Premium } from "../board/premium.ts";
import { joinKey } from "../read/describe.ts";
import { requireParts } from "../read/refuse.ts";
import { endsWhenStuck, tilesIn } from "./playable.ts";
import type { ChallengePenalty, Ruleset } from "./ruleset.ts";
import type { RulesetFinding, RulesetFindings } from "./ruleset-finding.ts";

/**
 * Returns which fields of a ruleset do nothing beside the others, or less than they seem to: such as challenges where
 * every word is looked up when it is played, or a bonus for more tiles than a rack has. None of it is a fault, and
 * `defineRuleset` takes it; it is rarely what somebody means. Fields in the order of `Ruleset`.
 *
 * Whether a field that does something is a good idea is not asked. A field is never listed if it can change a game of
 * which the racks are dealt.
 *
 * @param ruleset - One that `defineRuleset` or `parseRuleset` gave.
 *
 * @throws TypeError if `ruleset` is not a ruleset.
 *
 * @example
 * ```ts
 * import { auditRuleset, defineRuleset } from "tilewright";
 * import { describeFinding } from "tilewright/messages";
 * import { us2021 } from "tilewright/rulesets";
 *
 * const findings = auditRuleset(defineRuleset(us2021, { wordCheck: "on-play" }));
 * findings[0]?.path; // => "challenge"
 * findings.map((finding) => describeFinding(finding));
 * // => ["challenge: Words are looked up when they are played, so a challenge can only fail."]
 * ```
 */
export function auditRuleset(ruleset: Ruleset): readonly RulesetFinding[] {
  const objects = ["tileSet", "layout", "players", "end", "leftover"];
  requireParts(ruleset, "ruleset", "a ruleset, for instance us2021", ["bonuses", "forbiddenLabels"], objects);
  const findings: RulesetFinding[] = [];
  const find: Find = (code, path, values) => findings.push({ code, path, ...values } as RulesetFinding);
  auditLayout(ruleset, find);
  auditTiles(ruleset, find);
  auditChallenge(ruleset, find);
  auditEnd(ruleset, find);
  auditSettlement(ruleset, find);
  return findings;
}

type Find = <C extends keyof RulesetFindings>(code: C, path: string, values: RulesetFindings[C]) => void;

/** Premiums that can never count. */
function auditLayout({ layout, tileSet }: Ruleset, find: Find): void {
  const { rowsOfSquares, legend } = layout;
  const reached = reachedSquares(layout);
  const drawn = new Set([...rowsOfSquares.join("")].filter((_, index) => reached[index]));
  const letters = new Set(
    tileSet.letters.flatMap(({ letter, count }) => (count + tileSet.blanks.count > 0 ? letter : [])),
  );
  const points = new Set(tileSet.letters.flatMap(({ points, count }) => (count > 0 ? points : [])));
  if (tileSet.blanks.count > 0) points.add(tileSet.blanks.points);
  const countsForSome = ({ when }: Premium): boolean =>
    !when ||
    (when.letters ? when.letters.some((letter) => letters.has(letter)) : when.points.some((n) => points.has(n)));
  for (const [character, premium] of Object.entries(legend)) {
    if (premium === "hole") continue;
    const path = joinKey("layout.legend", character);
    if (premium.letter * premium.word === 1) find("no-effect", path, {});
    else if (!drawn.has(character)) find("no-square", path, {});
    else if (!countsForSome(premium)) find("no-tile", `${path}.when`, {});
  }
}

/** Which squares, by their indices, tiles can reach from a start square. */
function reachedSquares(layout: Ruleset["layout"]): readonly boolean[] {
  const { rows, cols, starts } = layout;
  const meanings = meaningsOf(layout);
  const reached = meanings.map(() => false);
  const todo = starts.map(({ row, col }) => row * cols + col);
  for (let index = todo.pop(); index !== undefined; index = todo.pop()) {
    if (reached[index] || meanings[index] === "hole") continue;
    reached[index] = true;
    const col = index % cols;
    if (col > 0) todo.push(index - 1);
    if (col < cols - 1) todo.push(index + 1);
    if (index >= cols) todo.push(index - cols);
    if (index < (rows - 1) * cols) todo.push(index + cols);
  }
  return reached;
}

/** The most squares that tiles can reach without a gap, in a row or a column. */
function longestLine(layout: Ruleset["layout"]): number {
  const { rows, cols } = layout;
  const reached = reachedSquares(layout);
  let longest = 0;
  const go = (lines: number, length: number, at: (line: number, place: number) => number): void => {
    for (let line = 0; line < lines; line++) {
      let run = 0;
      for (let place = 0; place < length; place++) {
        run = reached[at(line, place)] ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
    }
  };
  go(rows, cols, (row, col) => row * cols + col);
  go(cols, rows, (col, row) => row * cols + col);
  return longest;
}

/** Numbers of players and tiles that cannot be. */
function auditTiles(ruleset: Ruleset, find: Find): void {
  const { tileSet, layout, players, rackSize, maxTilesPerPlay, bonuses, exchange, blankExchange } = ruleset;
  const tiles = tilesIn(tileSet);
  if (players.max * rackSize > tiles) find("no-racks", "players.max", { most: Math.floor(tiles / rackSize) });
  if (maxTilesPerPlay > rackSize) find("too-many", "maxTilesPerPlay", { of: "rack", most: rackSize });
  const line = longestLine(layout);
  bonuses.forEach((bonus, i) => {
    const path = `bonuses[${i}]`;
    if (bonus.points === 0 && bonus.times === undefined) find("no-effect", path, {});
    else if (bonus.tiles > rackSize) find("too-many", `${path}.tiles`, { of: "rack", most: rackSize });
    else if (bonus.tiles > line) find("too-many", `${path}.tiles`, { of: "line", most: line });
  });
  if (exchange) {
    const left = Math.max(0, tiles - players.min * rackSize);
    if (exchange.minBag > left) find("too-many", "exchange.minBag", { of: "bag", most: left });
    else if (exchange.minTiles > left) find("no-exchange", "exchange", {});
    if (exchange.maxTiles > rackSize) find("too-many", "exchange.maxTiles", { of: "rack", most: rackSize });
    if (exchange.perGame === 0) find("no-exchange", "exchange.perGame", {});
    if (exchange.keepsScoreless && ruleset.end.scorelessTurns === null)
      find("needs", "exchange.keepsScoreless", { needs: ["end.scorelessTurns"] });
  }
  if (blankExchange && tileSet.blanks.count === 0) find("no-blanks", "blankExchange", {});
}

/** Challenges that cannot succeed, and words that nobody looks up. */
function auditChallenge({ players, wordCheck, challenge, forbiddenLabels }: Ruleset, find: Find): void {
  const alone = players.max === 1;
  if (challenge) {
    if (alone) find("alone", "challenge", {});
    else if (wordCheck === "on-play") find("only-fails", "challenge", {});
    const { whenWrong, schedule } = challenge;
    if (schedule) find("replaced", "challenge.whenWrong", { by: "challenge.schedule" });
    else if (isFree(whenWrong)) find("no-effect", "challenge.whenWrong", {});
  }
  const lookedUp = wordCheck === "on-play" || (Boolean(challenge) && !alone);
  if (!lookedUp && forbiddenLabels.length > 0) find("never-looked-up", "forbiddenLabels", {});
}

/** A price of no points and no time, which is written as `"nothing"` elsewhere. */
function isFree(price: ChallengePenalty): boolean {
  return typeof price === "object" && price.points === 0 && price.seconds === undefined;
}

/** Ends that others come before. */
function auditEnd(ruleset: Ruleset, find: Find): void {
  const { players, end } = ruleset;
  const { passesEach, passesInRow, scorelessTurns, zerosNeedScore } = end;
  // When others have resigned, two are left; whoever may play alone may be the only one.
  const passesOfAll = passesEach === null ? Number.POSITIVE_INFINITY : passesEach * Math.min(2, players.min);
  const most = scorelessTurns ?? Number.POSITIVE_INFINITY;
  if (passesInRow && passesEach !== null && passesInRow <= passesOfAll)
    find("ended-before", "end.passesEach", { by: "end.passesInRow" });
  else if (passesEach !== null && most < passesOfAll)
    find("ended-before", "end.passesEach", { by: "end.scorelessTurns" });
  if (passesInRow && most < passesInRow) find("ended-before", "end.passesInRow", { by: "end.scorelessTurns" });
  if (zerosNeedScore && passesEach === null && !passesInRow && scorelessTurns === null)
    find("needs", "end.zerosNeedScore", { needs: ["end.passesEach", "end.passesInRow", "end.scorelessTurns"] });
  if (!endsWhenStuck(ruleset)) find("stuck", "end", {});
}

/** Unplayed tiles and ties that decide nothing. */
function auditSettlement({ players, end, leftover, tieBreak }: Ruleset, find: Find): void {
  const { own, toFinisher } = leftover;
  const alone = players.max === 1;
  if (end.turnsAfterBag) {
    if (own === "subtract-unless-out") find("nobody-goes-out", "leftover.own", {});
    if (toFinisher > 0) find("nobody-goes-out", "leftover.toFinisher", {});
  } else if (alone && toFinisher > 0) find("alone", "leftover.toFinisher", {});
  if (tieBreak === "shared") return;
  if (alone) find("alone", "tieBreak", {});
  else if (tieBreak === "before-leftover" && own === "keep" && (toFinisher === 0 || end.turnsAfterBag))
    find("nothing-settled", "tieBreak", {});
}
