import type { Parsed } from "../checked.ts";
import type { GameView } from "../game/model/view.ts";
import { parse } from "./parse.ts";
import type { Shape } from "./shape.ts";
import { readTable } from "./table.ts";
import { readTiles } from "./tiles.ts";
import { readSeat } from "./values.ts";

/**
 * Reads a view that `viewFor` has made. It is checked in the same way as in `parseGame`.
 *
 * A view made by another version is a problem. Views are sent, not kept, so ask for a new one.
 *
 * @param input - A string with JSON, or the value it stands for.
 */
export function parseView(input: unknown): Parsed<{ readonly view: GameView }> {
  return parse(
    input,
    (reader, value) => {
      const found = reader.snapshot(value, "");
      const view = found && readTable<GameView>(reader, found, viewShape);
      if (view !== null && (view.viewer === null) !== (view.rack === null))
        reader.fail(
          "reference",
          "rack",
          view.viewer === null ? "null: there is no viewer" : "the viewer's tiles",
          view.rack,
        );
      if (view !== null && view.viewer !== null && view.rack !== null) {
        const own = view.players[view.viewer]?.rack.tiles ?? [];
        if (own.join(" ") !== view.rack.join(" "))
          reader.fail("reference", "rack", `the viewer's, ${own.join(" ")}`, view.rack.join(" "));
      }
      return view && { view };
    },
    { maybeNewer: true },
  );
}

const viewShape: Shape<Pick<GameView, "kind" | "viewer" | "rack">> = {
  kind: ({ reader }, value, path) => reader.oneOf(value, path, ["view"]),
  viewer: (context, value, path) => (value === null ? null : readSeat(context, value, path)),
  rack: (context, value, path) => (value === null ? null : readTiles(context, value, path)),
};
