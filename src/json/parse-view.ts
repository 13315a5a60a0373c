import type { Table } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { parse } from "../read/parse.ts";
import type { Reader } from "../read/reader.ts";
import { type Parser, parser } from "./parser.ts";
import type { Shape } from "./shapes/shape.ts";
import { readTable } from "./shapes/table.ts";
import { tiles } from "./shapes/tiles.ts";
import { seat } from "./shapes/values.ts";

/**
 * Parses a view made by `viewFor`, with the same checks as `parseGame`.
 *
 * A view made by a different version is a problem. Views are meant to be sent, not stored, so request a new one.
 *
 * @param input - A JSON string, or the value it encodes.
 */
export const parseView: Parser<{ readonly view: GameView }, GameView> = /* @__PURE__ */ parser(
  (input) => parse(input, readView, { maybeNewer: true }),
  ({ view }) => view,
);

function readView(reader: Reader, value: unknown): { readonly view: GameView } | null {
  const found = reader.snapshot(value, "");
  const view = found && readTable<GameView>(reader, found, ownOfView);
  if (view !== null) {
    const { viewer, rack } = view;
    const tiles = viewer === null ? null : (view.players[viewer]?.rack.tiles ?? []);
    if (tiles === null || rack === null) {
      if (tiles !== rack) reader.fail("rack", "rack", { tiles }, rack);
    } else if (tiles.join(" ") !== rack.join(" ")) reader.fail("rack", "rack", { tiles }, rack.join(" "));
  }
  return view && { view };
}

/** The properties that a game does not have. */
export const ownOfView: Shape<Omit<GameView, keyof Table>> = {
  kind: { oneOf: ["view"] },
  viewer: { ...seat, orNull: true },
  rack: { ...tiles, orNull: true },
};
