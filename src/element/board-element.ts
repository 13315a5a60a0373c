import { noticeInWords } from "../compose/describe-notice.ts";
import type { Draft } from "../compose/draft.ts";
import { placementsOf } from "../compose/finish.ts";
import { newDraft } from "../compose/new-draft.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { PlayerIndex } from "../game/model/event.ts";
import type { GameView, PlayerView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import { messagesOr } from "../messages/say.ts";
import type { Preview } from "../play/preview.ts";
import type { Problem } from "../read/problem.ts";
import { act, isTaken } from "./ask/act.ts";
import { askLetter } from "./ask/ask.ts";
import { type DraftDetail, type MoveDetail, sendEvent } from "./details.ts";
import { Base, focusedBeside, goTo, takeGiven } from "./dom.ts";
import { type ElementMessages, englishForElement } from "./element-messages.ts";
import { dragTiles } from "./hand/drag-tiles.ts";
import { listen } from "./hand/listen.ts";
import type { Reactions } from "./hand/reactions.ts";
import { setInside } from "./inside.ts";
import { type Made, makeBoard } from "./made.ts";
import type { Action, PartNodes } from "./markup.ts";
import { nextShown, viewOrNull } from "./next-shown.ts";
import { isViolation, refusedInWords } from "./refused.ts";
import { announce } from "./show/bidi.ts";
import { endSince, newsSince } from "./show/news-since.ts";
import { showButtons } from "./show/show-buttons.ts";
import { showTable } from "./show/show-table.ts";
import { isPointed, lockOf, mayLay, type Shown } from "./shown.ts";

/**
 * A playable board: `<tilewright-board>`. Set `view`, listen for `tilewright-move`, and set the new view once the move
 * has been made. The event `tilewright-draft` is fired when tiles are being laid, and `tilewright-view` when a
 * different view is shown. A move and a draft are preceded by `tilewright-before-move` and `tilewright-before-draft`:
 * cancelling these events prevents the move or the draft. `tilewright-over` is fired when the game shown has ended. The
 * buttons are then replaced with the result and the contents of the slot `over`, such as a button for a new game.
 *
 * The board has access only to the view, so it cannot show anything that its viewer may not see. Provisional: it may
 * change in a minor release.
 *
 * The board adapts to the space that the page gives it: it takes up the full width, and the height that the page sets,
 * for instance with `height: 100dvh`. If no height is set, it is as high as necessary, within the limits of the window.
 *
 * The page's style sheet can set colours with variables such as `--tilewright-tile`, set corners with
 * `--tilewright-radius` (a length) and `--tilewright-tile-radius` (0 to 20), and style parts by name, for example
 * `::part(rack)`. The attribute `theme` is `light`, `dark` or `contrast`. With `readonly`, the squares are read-only.
 * `orientation` (`ltr` or `rtl`) determines the side on which column A is, and is read each time a view is set. For all
 * variables and names, see the recipe "Show a board".
 */
export class TilewrightBoard extends Base {
  #shown: Shown | null = null;
  #messages: ElementMessages = { ...englishForElement, language: "en" };
  /** A preview of the unfinished play: what it would score, or what is wrong with it. */
  #preview: Preview | null = null;
  #curtain = false;
  /** The view behind the curtain, shown only as far as everybody may see it; `null` without a curtain. */
  #behind: PlayerView | null = null;
  /** The previously shown view, against which news is determined. */
  #before: GameView | null = null;
  /** A draft that was set before its view, or while the curtain hid the rack. It waits until its rack may be shown. */
  #early: Draft | null = null;

  readonly #made: Made;
  readonly #parts: PartNodes;

  /** The dictionary in which words are looked up before a play, if `lookUp` or the rules require it. */
  declare dictionary: Dictionary | undefined;
  /** Whether to look up words while a play is being laid. By default, only if the rules check the words of a play. */
  declare lookUp: boolean | undefined;
  /**
   * The reader's seat, addressed as "you" in sentences about that player. If `null`, nobody is addressed. Defaults to
   * the viewer, but only in sentences about what they may do now. A change takes effect with the next view.
   */
  declare you: PlayerIndex | null | undefined;

  constructor() {
    super();
    const made = makeBoard(this.attachShadow({ mode: "open" }));
    const { parts, hooks } = made;
    this.#made = made;
    this.#parts = parts;
    const reactions: Reactions = {
      shown: () => this.#shown,
      locked: () => lockOf(this.#shown, this) !== null,
      change: (draft) => mayLay(draft, this.#shown, this) && this.#change(draft),
      laid: () => askLetter(parts, made.questions, this.#messages.element, reactions),
      act: (action) => this.#act(action),
    };
    listen(made, reactions);
    dragTiles(made, reactions);
    setInside(this, made, {
      shown: () => ({ view: this.#shown?.view ?? null, you: this.you, messages: this.#messages }),
      act: reactions.act,
      showButtons: () => this.#shown && showButtons(parts, this.#shown, this.#messages.element, hooks),
    });
    takeGiven(this, ["view", "draft", "messages", "curtain"]);
    this.#render(); // hides the buttons, which have no names yet
  }

  /** Called by the browser when the board is added to a page. */
  connectedCallback(): void {
    this.#made.hooks.tell("connected", null);
  }

  /** Called by the browser when the board is removed from its page, or moved within it. */
  disconnectedCallback(): void {
    this.#made.hooks.tell("removed", null);
  }

  /** Called by the browser when the board is moved to another document. */
  adoptedCallback(): void {
    this.#made.styles.renew();
  }

  /**
   * The view that is shown; `null` for none. Setting it keeps the tiles being laid as far as possible, unless the view
   * is of a different game or a different player.
   */
  get view(): GameView | null {
    return this.#behind ?? this.#shown?.view ?? null;
  }

  set view(view: GameView | null) {
    const now = viewOrNull(view);
    const [known, before] = [this.view, this.#shown];
    const next = nextShown(now, { known, shown: before, covered: this.#behind !== null, curtain: this.#curtain });
    // What was typed by another player or in another game is not for this one.
    if (!next.goesOn) this.#parts.field.value = "";
    if (!next.goesOn && known !== null) this.#early = null;
    this.#behind = next.behind;
    this.#shown = next.shown;
    this.#render();
    if (next.isNew) {
      this.#before = before?.view ?? null;
      if (next.shown !== null) this.#say(newsSince(this.#before, next.shown.view, this));
    }
    sendEvent(this, "view", null);
    const end = endSince(known, now);
    if (end !== null) sendEvent(this, "over", end);
    this.draft = this.#early;
  }

  /**
   * Whether to hide the rack each time a different player's view is set, until that player reveals it with a button.
   * Use this when players share a screen. Setting it to `true` hides the rack currently shown.
   */
  get curtain(): boolean {
    return this.#curtain;
  }

  set curtain(curtain: boolean) {
    if (Boolean(curtain) === this.#curtain) return;
    this.#curtain = !this.#curtain;
    const { view } = this; // as if the player came to the board only now
    this.view = null;
    this.view = view;
  }

  /**
   * The unfinished play, as a draft from `tilewright/compose`. A draft that you set is laid as soon as there is a view
   * and no curtain. It contains the whole rack, so do not send it to other players: the event `tilewright-draft`
   * carries what they may see.
   */
  get draft(): Draft | null {
    return this.#shown?.draft ?? null;
  }

  set draft(draft: Draft | null) {
    const waits = this.#shown === null || this.#behind !== null;
    this.#early = waits ? draft : null;
    // Two boards may mirror each other.
    if (!waits && draft != null && draft !== this.draft) this.#change(draft);
  }

  /** The board's messages and labels: a language, or your own parts with every sentence that the board uses. */
  get messages(): ElementMessages {
    return this.#messages;
  }

  set messages(messages: ElementMessages) {
    this.#messages = messagesOr(messages, englishForElement);
    this.#render();
  }

  /**
   * Shows that a move has been refused, and marks the squares. The draft remains, so that the player can correct it.
   * @param violations - The violations or problems returned by `applyMove`, `parseMove` or your server. Problems are
   * bugs in your program: the board says in English what was expected where.
   */
  refuse(violations: readonly (Violation | Problem)[]): void {
    this.#render(violations.filter(isViolation));
    this.#parts.told.replaceChildren(); // most often it says the same
    this.#say(refusedInWords(violations, this.#messages));
  }

  /** Shows another draft. Returns `false` if there is no view, or if a listener prevented it. */
  #change(draft: Draft): boolean {
    const before = this.#shown;
    const detail: DraftDetail = { placements: placementsOf(draft) };
    if (before === null || !sendEvent(this, "before-draft", detail)) return false;
    this.#shown = { ...before, draft };
    const { notice, laid } = draft;
    // Where only the cursor has moved, nothing else needs to be looked at.
    if (isPointed(draft, before.draft) && this.#parts.said.className === "") this.#made.frame.point(this.#shown);
    else this.#render();
    const words = notice === null ? "" : noticeInWords(notice, this.#messages);
    const score = laid !== before.draft.laid && this.#preview?.legal ? ` ${this.#parts.told.textContent}` : "";
    // Where the cursor is stands on the board.
    if (notice?.code === "at") this.#parts.heard.textContent = words;
    else if (words + score !== "") this.#say((words + score).trim());
    sendEvent(this, "draft", detail);
    return true;
  }

  #say(sentence: string): void {
    announce(this.#parts.said, sentence, this.#messages.element);
  }

  /** Redraws everything, marking the violations in `wrong`. Returns a preview of the unfinished play. */
  #render(wrong: readonly Violation[] = []): Preview | null {
    this.#preview = showTable(this.#made, { host: this, shown: this.#shown, wrong, behind: this.#behind });
    return this.#preview;
  }

  #act(action: Action): void {
    const now = this.#shown;
    if (now === null || (lockOf(this.#shown, this) !== null && action !== "reveal")) return;
    if (isTaken(action, this.#made.hooks)) return;
    if (action === "reveal") this.#open();
    else
      act(action, now, {
        ...{ parts: this.#parts, questions: this.#made.questions, labels: this.#messages.element },
        shown: () => this.#shown,
        judge: () => this.#render(),
        change: (draft) => this.#change(draft),
        refuse: (violations) => this.refuse(violations),
        send: (move) => {
          const detail: MoveDetail = { move, at: now.view.history.length };
          const may = lockOf(this.#shown, this) === null && sendEvent(this, "before-move", detail);
          if (may) sendEvent(this, "move", detail);
        },
      });
  }

  /** Opens the curtain. */
  #open(): void {
    const view = this.#behind;
    if (view === null) return;
    const focused = focusedBeside(this.#parts.reveal) === this.#parts.reveal;
    this.#behind = null;
    this.#shown = { view, draft: newDraft(view) };
    this.#render();
    if (focused) goTo(this.#parts.rack.firstElementChild);
    this.#say(newsSince(this.#before, view, this));
    this.draft = this.#early;
  }
}
