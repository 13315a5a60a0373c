import { describePreview } from "../../compose/describe-notice.ts";
import { previewDraft } from "../../compose/finish.ts";
import type { PlayerView } from "../../game/model/view.ts";
import type { Violation } from "../../game/model/violation.ts";
import type { Preview } from "../../play/preview.ts";
import { directionOf } from "../../tiles/direction.ts";
import { focusedBeside, goTo, reach, set } from "../dom.ts";
import type { Made } from "../made.ts";
import type { PartNodes } from "../markup.ts";
import type { Shown } from "../shown.ts";
import { isolated, speakIn } from "./bidi.ts";
import { showCurtain } from "./curtain.ts";
import { resultOf, type SpokenTo } from "./news-since.ts";
import { showButtons } from "./show-buttons.ts";
import { showPlayers } from "./show-players.ts";
import { showRack } from "./show-rack.ts";

/** What the board shows. */
interface Table {
  /** What the page has set on the board. */
  readonly host: SpokenTo & Parameters<typeof previewDraft>[2] & Pick<HTMLElement, "getAttribute">;
  readonly shown: Shown | null;
  /** Marked on the board. */
  readonly wrong: readonly Violation[];
  /** The view behind the curtain. `null`: there is none. */
  readonly behind: PlayerView | null;
}

/**
 * Shows all parts of a board anew, and returns what the play that is being laid would score. What is the same already
 * stays as it is.
 */
export function showTable(made: Made, showing: Table): Preview | null {
  const { parts, hooks, questions } = made;
  const { shown, wrong, host } = showing;
  questions.review(); // first: what had the focus before the question has it again
  for (const part of [parts.table, parts.dialog]) speakIn(part, host.messages, host.messages.element);
  set(parts.said, { className: wrong.length > 0 ? "refused" : "" });
  if (shown === null) showNothing(parts);
  const preview = shown && showParts(made, shown, showing);
  hooks.tell("shown", null);
  return preview;
}

function showNothing({ table, rack, told, said, result }: PartNodes): void {
  table.hidden = true;
  for (const part of [rack, told, said, result]) part.replaceChildren();
}

function showParts({ parts, frame, hooks }: Made, shown: Shown, { host, wrong, behind }: Table): Preview {
  const { table, players, cursor, rack, reveal, said, told, result, bar, form, label, lay } = parts;
  const { view, draft } = shown;
  const { messages, dictionary, lookUp } = host;
  const { element: labels } = messages;
  const preview = previewDraft(view, draft, { dictionary, lookUp });
  const dir = host.getAttribute("orientation") ?? directionOf(view.ruleset.tileSet);
  table.hidden = false;
  showPlayers(players, view, labels);
  frame.show(shown, wrong, dir, messages);
  showCurtain(rack, reveal, behind, labels);
  set(rack, { dir }); // a mirrored board mirrors its rack
  showRack(rack, shown, behind !== null, labels);
  const focused = focusedBeside(table);
  showButtons(parts, shown, labels, hooks);
  if (bar.contains(focused) && behind) goTo(reveal);
  form.hidden = view.viewer === null || view.status.kind !== "playing";
  label.textContent = labels.typedPlay;
  lay.textContent = labels.lay;
  reach(set(told, { textContent: isolated(describePreview(preview, messages), labels) }));
  const isOver = view.status.kind === "over";
  set(result, { textContent: isolated(resultOf(view, host), labels) });
  set(table, { className: isOver ? "table ended" : "table" });
  set(cursor, { hidden: isOver });
  // Whoever has ended the game with a key goes on where its result is: what had the focus is gone.
  if (isOver && [bar, form, cursor, said].some((part) => part.contains(focused))) goTo(result);
  return preview;
}
