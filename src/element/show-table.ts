import { describePreview } from "../compose/describe-notice.ts";
import type { PlayerView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import type { Preview } from "../play/preview.ts";
import { directionOf } from "../tiles/direction.ts";
import { isolated } from "./bidi.ts";
import { showCurtain } from "./curtain.ts";
import { reach, set } from "./dom.ts";
import type { ElementMessages } from "./element-messages.ts";
import type { Frame } from "./frame.ts";
import type { PartNodes } from "./markup.ts";
import { showButtons } from "./show-buttons.ts";
import { showForm } from "./show-form.ts";
import { showPlayers } from "./show-players.ts";
import { showRack } from "./show-rack.ts";
import type { Shown } from "./shown.ts";

/**
 * Shows all parts of the board anew. What is the same already stays as it is. `behind` is the view behind the curtain,
 * and `orientation` the direction of the board, if it is not that of the letters.
 */
export function showTable(
  { players, rack, reveal, told, bar, form }: PartNodes,
  frame: Frame,
  shown: Shown,
  messages: ElementMessages,
  preview: Preview,
  wrong: readonly Violation[],
  behind: PlayerView | null,
  orientation: string | null,
): void {
  const { view } = shown;
  const { element: labels } = messages;
  const dir = orientation ?? directionOf(view.ruleset.tileSet);
  showPlayers(players, view, labels);
  frame.show(shown, wrong, dir, messages);
  showCurtain(rack, reveal, behind, labels);
  set(rack, { dir }); // a mirrored board mirrors its rack
  showRack(rack, shown, behind !== null, labels);
  const pressed = bar.contains((bar.getRootNode() as ShadowRoot).activeElement);
  showButtons(bar, shown, labels);
  if (pressed && behind) reveal.focus();
  showForm(form, view, labels);
  reach(set(told, { textContent: isolated(describePreview(preview, messages), labels) }));
}
