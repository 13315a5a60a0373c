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
import { violationsInWords } from "../render/describe-violation.ts";
import { asViolation } from "./as-violation.ts";
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
import { announce } from "./show/bidi.ts";
import { endSince, newsSince } from "./show/news-since.ts";
import { showButtons } from "./show/show-buttons.ts";
import { showTable } from "./show/show-table.ts";
import { isPointed, lockOf, mayLay, type Shown } from "./shown.ts";

/**
 * A board to play on: `<tilewright-board>`. Set `view`, listen for `tilewright-move`, and set the new view when the
 * move has been made. The event `tilewright-draft` says that tiles are being laid, and `tilewright-view` that another
 * view is shown. Before a move and a draft come `tilewright-before-move` and `tilewright-before-draft`: whoever
 * prevents them forbids what they say. `tilewright-over` says that the game that was shown has ended. Then the result
 * takes the place of the buttons, with whatever you put into the slot `over`, such as a button for another game.
 *
 * It holds the view and nothing else of the game, so it cannot show what its viewer may not see. Provisional: it may
 * change in a minor release.
 *
 * It fits the place that a page gives it: as wide as that is, and as high as the page says, for instance by
 * `height: 100dvh`; without a height as high as it needs to be and the window allows.
 *
 * A style sheet of the page sets colours by variables such as `--tilewright-tile`, corners by `--tilewright-radius` (a
 * length) and `--tilewright-tile-radius` (0 to 20), and styles parts by name, such as `::part(rack)`. The attribute
 * `theme` is `light`, `dark` or `contrast`. With `readonly` squares can only be read; `orientation`, `ltr` or `rtl`,
 * says where column A is, and is read with each view. The recipe "Show a board" has all variables and names.
 */
export class TilewrightBoard extends Base {
  #shown: Shown | null = null;
  #messages: ElementMessages = { ...englishForElement, language: "en" };
  /** What the play that is being laid would score, or what is wrong with it. */
  #preview: Preview | null = null;
  #curtain = false;
  /** The view behind the curtain: what is shown of it is what everybody may see. `null`: there is no curtain now. */
  #behind: PlayerView | null = null;
  /** The view that was shown before this one: what is new is new since then. */
  #before: GameView | null = null;
  /** A draft that came before its view, or in front of the curtain: nobody sees its rack there. */
  #early: Draft | null = null;

  readonly #made: Made;
  readonly #parts: PartNodes;

  /** Looks words up before a play, where `lookUp` or the rules say so. */
  declare dictionary: Dictionary | undefined;
  /** Whether words are looked up while a play is being laid. Left out: only if the rules look them up on a play. */
  declare lookUp: boolean | undefined;
  /**
   * The seat of the reader, whom sentences about a player address as "you". `null`: nobody is addressed. Left out: the
   * viewer, and only where it is about what they may do now. It counts from the next view on.
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

  /** Called by the browser: the board is on a page. */
  connectedCallback(): void {
    this.#made.hooks.tell("connected", null);
  }

  /** Called by the browser: the board is off its page, or somewhere else on it. */
  disconnectedCallback(): void {
    this.#made.hooks.tell("removed", null);
  }

  /** Called by the browser: the board is in another document. */
  adoptedCallback(): void {
    this.#made.styles.renew();
  }

  /**
   * The view that is shown. `null`: nothing. Setting it keeps what is being laid, as far as it still can be, unless the
   * view is of another game or another player.
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
   * Whether a rack is hidden until its player asks for it with a button, whenever the view of another player comes: for
   * people who play in turn on one screen. Setting it to `true` hides the rack that is shown.
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
   * What is being laid, as `tilewright/compose` has it. Setting it lays it, as soon as there is a view and no curtain.
   * It has the whole rack, so do not send it to other players: the event `tilewright-draft` has what they may see.
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

  /** What the board says and shows: a language, or parts of your own that have all that it says. */
  get messages(): ElementMessages {
    return this.#messages;
  }

  set messages(messages: ElementMessages) {
    this.#messages = messagesOr(messages, englishForElement);
    this.#render();
  }

  /**
   * Says that a move has been refused, and marks the squares. The draft stays, so that it can be put right.
   * @param violations - What was wrong, as `applyMove`, `parseMove` or your server has answered. Problems are mistakes
   * of your program: the board says where they are, and their codes.
   */
  refuse(violations: readonly (Violation | Problem)[]): void {
    const wrong = violations.map(asViolation);
    this.#render(wrong);
    this.#parts.told.replaceChildren(); // most often it says the same
    this.#say(violationsInWords(wrong, this.#messages));
  }

  /** Shows another draft. `false` if there is no view, or somebody has forbidden it. */
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

  /** Shows everything anew, and `wrong` as marked. Returns what the play that is being laid would score. */
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

  /** Takes the curtain away. */
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
