import type { GameView, ViewUpdate } from "../game/model/view.ts";
import { requireView } from "../game/table/require-game.ts";
import { join } from "../read/describe.ts";
import { parse } from "../read/parse.ts";
import type { Reader } from "../read/reader.ts";
import { readObject } from "../read/shape.ts";
import { type ParserFor, parserFor } from "./parser.ts";
import { caps } from "./shapes/caps.ts";
import { readContext } from "./shapes/context.ts";
import { event } from "./shapes/events.ts";
import { checkReferences } from "./shapes/history.ts";
import { checkPilesAfter } from "./shapes/piles.ts";
import type { Shape } from "./shapes/shape.ts";
import { seat } from "./shapes/values.ts";

/**
 * Parses an update made by `viewUpdate`, checking its letters, squares and seats against the view to be updated. Then
 * pass both to `updateView`.
 *
 * The parser checks shape and ranges, and looks for letters that are not in the tile set, squares off the board,
 * non-existent players, references to non-existent events of the update, and impossible racks and bags. An unknown
 * property is also a problem, unless it is `null` or `false`: a newer version may have written it for a feature that
 * the game does not use.
 *
 * It does not check whether the update applies to this view: `updateView` does that, by comparing digests. So an update
 * that arrives too early, twice, or after an undo is not a problem here.
 *
 * @param input - A JSON string, or the value it encodes.
 *
 * @throws TypeError if `view` is not a view.
 *
 * @example
 * ```ts
 * import { createGame, unwrap, updateView, viewFor, viewUpdate } from "tilewright";
 * import { parseUpdate } from "tilewright/json";
 *
 * const game = createGame({ players: 2 });
 * const view = viewFor(game, 0);
 * const message = JSON.stringify(viewUpdate(game, 0, 1));
 * const { update } = unwrap(parseUpdate(message, view));
 * updateView(view, update).ok; // => true
 * parseUpdate({ kind: "update" }, view).problems?.map(({ path }) => path); // => ["viewer", "from", "events", "after"]
 * ```
 */
export const parseUpdate: ParserFor<GameView, { readonly update: ViewUpdate }, ViewUpdate> = /* @__PURE__ */ parserFor(
  requireView,
  (input, view) => parse(input, (reader, value) => readUpdate(reader, value, view), { maybeNewer: true }),
  ({ update }) => update,
);

function readUpdate(reader: Reader, value: unknown, view: GameView): { readonly update: ViewUpdate } | null {
  const context = readContext(reader, view.ruleset, view.players.length);
  const update = readObject(context, value, "", updateShape);
  if (update !== null) checkEvents(reader, update, view);
  return update && { update };
}

const mostEvents = caps.events + caps.lastEvents;

/** A digest is only to be compared, so any text of about its length may be one. */
const digest = { text: 100 } as const;

/** The properties of an update. */
export const updateShape: Shape<ViewUpdate> = {
  kind: { oneOf: ["update"] },
  viewer: { ...seat, orNull: true },
  from: { integer: [0, mostEvents] },
  events: { list: mostEvents, of: event },
  before: { ...digest, off: undefined },
  after: digest,
};

/** What an event says of events before the update, `updateView` compares with those of the view. */
function checkEvents(reader: Reader, { from, events }: ViewUpdate, view: GameView): void {
  if (from + events.length > mostEvents)
    reader.fail("too-large", "events", { of: "events", most: mostEvents - from, after: from }, events.length);
  events.forEach((_, i) => {
    checkReferences(reader, events, i, join("events", i), from);
  });
  checkPilesAfter(reader, view, from, events);
}
