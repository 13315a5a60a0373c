import type { Premium } from "../board/premium.ts";
import { joinKey } from "../read/describe.ts";
import { tileCount } from "../tiles/tile-set.ts";
import { requireDefined } from "./require-defined.ts";
import type { Ruleset } from "./ruleset.ts";
import type { RulesetFinding, RulesetFindings } from "./ruleset-finding.ts";

/**
 * Returns the fields of a ruleset that, in combination with the others, have no effect or less effect than they appear
 * to have: for example, the challenge rules when every word is looked up as it is played, or a bonus for more tiles
 * than a rack holds. None of these is an error, and `defineRuleset` accepts them, but they are rarely intended. Fields
 * are listed in the order of `Ruleset`.
 *
 * A field that can affect a game in which the racks are dealt is never listed. The audit does not check whether a
 * premium can be reached, or whether any line on the board is long enough for a bonus.
 *
 * @param ruleset - A ruleset returned by `defineRuleset` or `parseRuleset`.
 *
 * @throws TypeError if `ruleset` is not a ruleset.
 * @throws RangeError if `defineRuleset` would reject the ruleset. The message lists every error.
 *
 * @example
 * ```ts
 * import { auditRuleset, defineRuleset } from "tilewright";
 * import { describeRulesetFinding } from "tilewright/messages";
 * import { us2021 } from "tilewright/rulesets";
 *
 * const findings = auditRuleset(defineRuleset(us2021, { wordCheck: "on-play" }));
 * findings[0]?.path; // => "challenge"
 * findings.map((finding) => describeRulesetFinding(finding));
 * // => ["challenge: Words are checked when they are played, so a challenge can only fail."]
 * ```
 */
export function auditRuleset(ruleset: Ruleset): readonly RulesetFinding[] {
  requireDefined(ruleset);
  const findings: RulesetFinding[] = [];
  const find: Find = (code, path, values) => findings.push({ code, path, ...values } as RulesetFinding);
  auditLegend(ruleset, find);
  auditTiles(ruleset, find);
  auditWords(ruleset, find);
  auditEnd(ruleset, find);
  auditSettlement(ruleset, find);
  return findings;
}

type Find = <C extends keyof RulesetFindings>(code: C, path: string, values: RulesetFindings[C]) => void;

/** Premiums that never count. */
function auditLegend({ layout: { rowsOfSquares, legend }, tileSet: { letters, blanks } }: Ruleset, find: Find): void {
  const drawn = new Set(rowsOfSquares.join(""));
  const shown = new Set(letters.flatMap(({ letter, count }) => (count + blanks.count > 0 ? letter : [])));
  const worth = new Set(letters.flatMap(({ points, count }) => (count > 0 ? points : [])));
  if (blanks.count > 0) worth.add(blanks.points);
  const countsForSome = ({ when }: Premium): boolean =>
    !when ||
    (when.letters ? when.letters.some((letter) => shown.has(letter)) : when.points.some((points) => worth.has(points)));
  for (const [character, premium] of Object.entries(legend)) {
    const path = joinKey("layout.legend", character);
    if (premium === "hole") continue;
    if (premium.letter * premium.word === 1) find("no-effect", path, {});
    else if (!drawn.has(character)) find("not-drawn", path, {});
    else if (!countsForSome(premium)) find("no-tile", `${path}.when`, {});
  }
}

/** More players or tiles than there can be. */
function auditTiles(ruleset: Ruleset, find: Find): void {
  const { tileSet, players, rackSize, maxTilesPerPlay, bonuses, exchange, blankExchange } = ruleset;
  const tiles = tileCount(tileSet);
  const ofRack = { of: "rack", most: rackSize } as const;
  if (players.max * rackSize > tiles) find("no-racks", "players.max", { most: Math.floor(tiles / rackSize) });
  if (maxTilesPerPlay > rackSize) find("too-many", "maxTilesPerPlay", ofRack);
  bonuses.forEach(({ tiles: laid, points, times }, i) => {
    if (points === 0 && times === undefined) find("no-effect", `bonuses[${i}]`, {});
    else if (laid > rackSize) find("too-many", `bonuses[${i}].tiles`, ofRack);
  });
  if (exchange) {
    const { minTiles, minBag, maxTiles, perGame, keepsScoreless } = exchange;
    const left = Math.max(0, tiles - players.min * rackSize);
    // An exchange of no tiles is a pass, and is always allowed where the fewest are 0.
    if (minTiles > 0 && minBag > left) find("too-many", "exchange.minBag", { of: "bag", most: left });
    else if (minTiles > left) find("no-exchange", "exchange", {});
    if (maxTiles > rackSize) find("too-many", "exchange.maxTiles", ofRack);
    if (minTiles > 0 && perGame === 0) find("no-exchange", "exchange.perGame", {});
    if (keepsScoreless && ruleset.end.scorelessTurns === null)
      find("needs", "exchange.keepsScoreless", { needs: "end.scorelessTurns" });
  }
  if (blankExchange && tileSet.blanks.count === 0) find("no-blanks", "blankExchange", {});
}

/** Challenges that cannot succeed, prices that are not asked, and labels that nobody looks up. */
function auditWords({ players, wordCheck, challenge, forbiddenLabels }: Ruleset, find: Find): void {
  const challenged = challenge !== null && players.max > 1;
  if (challenge && !challenged) find("alone", "challenge", {});
  else if (challenge && wordCheck === "on-play") find("only-fails", "challenge", {});
  if (challenge) {
    const { whenWrong, schedule } = challenge;
    const isFree = typeof whenWrong === "object" && whenWrong.points === 0 && whenWrong.seconds === undefined;
    // `whenWrong` must be there; whoever writes the last price of the schedule there means no other.
    const isLast = schedule && JSON.stringify(schedule.at(-1)) === JSON.stringify(whenWrong);
    if (schedule && !isLast) find("replaced", "challenge.whenWrong", { by: "challenge.schedule" });
    else if (!schedule && isFree) find("no-effect", "challenge.whenWrong", {});
  }
  if (wordCheck === "on-challenge" && !challenged && forbiddenLabels.length > 0)
    find("never-looked-up", "forbiddenLabels", {});
}

/** Ends that others come before. */
function auditEnd({ players, end, exchange }: Ruleset, find: Find): void {
  const { passesEach, passesInRow, passesAfterExchanges, scorelessTurns, lostTurnsCount } = end;
  if (passesAfterExchanges && exchange === null) find("no-effect", "end.passesAfterExchanges", {});
  else if (passesAfterExchanges && passesEach === null && !passesInRow)
    find("needs", "end.passesAfterExchanges", { needs: "end.passesEach" });
  if (lostTurnsCount && scorelessTurns === null) find("needs", "end.lostTurnsCount", { needs: "end.scorelessTurns" });
  const [inRow, scoreless] = [passesInRow ?? Number.POSITIVE_INFINITY, scorelessTurns ?? Number.POSITIVE_INFINITY];
  // When others have resigned, two are left; whoever may play alone may be the only one.
  const passesOfAll = passesEach === null ? 0 : passesEach * Math.min(2, players.min);
  if (inRow <= passesOfAll) find("ended-before", "end.passesEach", { by: "end.passesInRow" });
  else if (scoreless < passesOfAll) find("ended-before", "end.passesEach", { by: "end.scorelessTurns" });
  if (passesInRow && scoreless < passesInRow) find("ended-before", "end.passesInRow", { by: "end.scorelessTurns" });
}

/** Unplayed tiles and ties that decide nothing. */
function auditSettlement({ players, end, leftover: { own, toFinisher }, tieBreak }: Ruleset, find: Find): void {
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
