// An HTTP endpoint that checks plays, and one that takes moves. It compiles, and nothing here runs.
import { applyMove, describeViolation, type GameState, validatePlacement, viewUpdate } from "tilewright";
import { parseMove, parsePlacements, parsePosition } from "tilewright/json";
import { isRulesetId, rulesets } from "tilewright/rulesets";

declare const words: Set<string>;
declare const load: (id: string) => Promise<GameState>;
declare const save: (id: string, game: GameState) => Promise<void>;

type Answer = readonly [status: number, body: unknown];

export function check(body: Record<string, unknown>): Answer {
  const { ruleset: id } = body;
  if (!isRulesetId(id)) return [400, { problems: [{ code: "unknown-ruleset", path: "ruleset" }] }];
  const ruleset = rulesets[id];
  const position = parsePosition(body, ruleset);
  const play = parsePlacements(body["placements"], ruleset);
  if (!position.ok || !play.ok) return [400, { problems: [...(position.problems ?? []), ...(play.problems ?? [])] }];
  const checked = validatePlacement(position, play.placements, { dictionary: words });
  if (checked.ok) return [200, { total: checked.score.total, words: checked.score.words.map(({ word }) => word) }];
  return [
    422,
    { violations: checked.violations.map((violation) => ({ ...violation, message: describeViolation(violation) })) },
  ];
}

export async function move(id: string, me: number, body: Record<string, unknown>): Promise<Answer> {
  const before = await load(id);
  const parsed = parseMove(body["move"], before.ruleset);
  if (!parsed.ok) return [400, { problems: parsed.problems }];
  const made = applyMove(before, parsed.move, { by: me, at: Number(body["at"]), dictionary: words });
  if (!made.ok) return [422, { violations: made.violations }];
  await save(id, made.state);
  return [200, viewUpdate(made.state, me, before.history.length)];
}
