import { noticeInWords } from "../compose/describe-notice.ts";
import type { Draft } from "../compose/draft.ts";
import { placementsOf } from "../compose/finish.ts";
import { newDraft } from "../compose/new-draft.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { PlayerIndex } from "../game/model/event.ts";
import type { Move } from "../game/model/move.ts";
import type { GameView, PlayerView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import { describeTable } from "../game/table/require-game.ts";
import { messagesOr } from "../messages/say.ts";
import type { Preview } from "../play/preview.ts";
import { expectation } from "../read/describe.ts";
import type { Problem } from "../read/problem.ts";
import { violationsInWords } from "../render/describe-violation.ts";
import { asViolation } from "./as-violation.ts";
import { askLetter, askMove, dropQuestion } from "./ask.ts";
import { announce, speakIn } from "./bidi.ts";
import type { DraftDetail, MoveDetail } from "./details.ts";
import { Base, focusedBeside, set, sheetOf, takeGiven } from "./dom.ts";
import { type ElementMessages, englishForElement } from "./element-messages.ts";
import { type Frame, makeFrame } from "./frame.ts";
import { listen } from "./listen.ts";
import { type Action, buildParts, type PartNodes } from "./markup.ts";
import { endSince, newsSince } from "./news-since.ts";
import { nextShown } from "./next-shown.ts";
import { panBoard } from "./pan.ts";
import { finishDraft, pressButton } from "./press-button.ts";
import { showNothing, showTable } from "./show-table.ts";
import { isPointed, type Shown } from "./shown.ts";
import { styleSheet } from "./style.ts";

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
  /** Whether the last question was about a move, and not about the letter of a blank. */
  #asksMove = false;
  #curtain = false;
  /** The view behind the curtain: what is shown of it is what everybody may see. `null`: there is no curtain now. */
  #behind: PlayerView | null = null;
  /** The view that was shown before this one: what is new is new since then. */
  #before: GameView | null = null;

  readonly #parts: PartNodes;
  readonly #frame: Frame;

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
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheetOf(styleSheet())];
    this.#parts = buildParts(root);
    this.#frame = makeFrame(this.#parts);
    panBoard(root, this.#parts);
    const shown = (): Shown | null => this.#shown;
    listen(root, this.#parts, {
      shown,
      locked: () => this.#lock() !== null,
      change: (draft) => {
        const lock = this.#lock();
        if (lock === null || (lock === "readonly" && isPointed(draft, this.draft as Draft))) this.#change(draft);
      },
      laid: () => {
        const asked = askLetter(this.#parts, this.#messages.element, shown, (draft) => this.#change(draft));
        if (asked) this.#asksMove = false;
      },
      act: (action) => this.#act(action),
    });
    takeGiven(this, ["view", "messages", "curtain"]);
    this.#render(); // hides the buttons, which have no names yet
  }

  /**
   * The view that is shown. `null`: nothing. Setting it keeps what is being laid, as far as it still can be, unless the
   * view is of another game or another player.
   */
  get view(): GameView | null {
    return this.#behind ?? this.#shown?.view ?? null;
  }

  set view(view: GameView | null) {
    if (view !== null && view?.kind !== "view")
      throw new TypeError(expectation("view", "a view, which viewFor makes, or null", describeTable(view)));
    const known = this.view;
    const before = this.#shown;
    const next = nextShown(view, { known, shown: before, covered: this.#behind !== null, curtain: this.#curtain });
    // What was typed by another player or in another game is not for this one.
    if (!next.goesOn) this.#parts.form.reset();
    this.#behind = next.behind;
    this.#shown = next.shown;
    // What was asked about a move was asked of another view. A letter is asked for as long as the blank lies there.
    const lies = this.draft?.laid.some(({ letter }) => letter === null);
    if (this.#asksMove ? next.isNew : !lies) dropQuestion(this.#parts);
    this.#render();
    if (next.isNew) {
      this.#before = before?.view ?? null;
      if (next.shown !== null) this.#say(newsSince(this.#before, next.shown.view, this));
    }
    this.#tell("view", null);
    const end = endSince(known, view);
    if (end !== null) this.#tell("over", end);
  }

  /**
   * Whether a rack is hidden until its player asks for it with a button, whenever the view of another player comes: for
   * people who play in turn on one screen. Setting it to `true` hides the rack that is shown.
   */
  get curtain(): boolean {
    return this.#curtain;
  }

  set curtain(curtain: boolean) {
    if (curtain === this.#curtain) return;
    this.#curtain = curtain;
    const { view } = this; // as if the player came to the board only now
    this.view = null;
    this.view = view;
  }

  /**
   * What is being laid, as `tilewright/compose` has it. Setting it lays it. It has the whole rack, so do not send it to
   * other players: the event `tilewright-draft` has what they may see.
   */
  get draft(): Draft | null {
    return this.#shown?.draft ?? null;
  }

  set draft(draft: Draft | null) {
    if (draft !== null) this.#change(draft);
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

  #change(draft: Draft): void {
    const before = this.#shown;
    const detail: DraftDetail = { placements: placementsOf(draft) };
    if (before === null || !this.#tell("before-draft", detail)) return;
    this.#shown = { ...before, draft };
    const { notice, laid } = draft;
    // Where only the cursor has moved, nothing else needs to be looked at.
    if (isPointed(draft, before.draft) && this.#parts.said.className === "") this.#frame.point(this.#shown);
    else this.#render();
    const words = notice === null ? "" : noticeInWords(notice, this.#messages);
    const score = laid !== before.draft.laid && this.#preview?.legal ? ` ${this.#parts.told.textContent}` : "";
    // Where the cursor is stands on the board.
    if (notice?.code === "at") this.#parts.heard.textContent = words;
    else if (words + score !== "") this.#say((words + score).trim());
    this.#tell("draft", detail);
  }

  /** Why nothing can be laid: the game is over, and the cursor gone; or the board is only read. `null`: it can. */
  #lock(): "over" | "readonly" | null {
    if (this.#shown?.view.status.kind === "over") return "over";
    return this.hasAttribute("readonly") ? "readonly" : null;
  }

  #say(sentence: string): void {
    announce(this.#parts.said, sentence, this.#messages.element);
  }

  /** Sends an event. `false` if somebody has prevented what it says. */
  #tell(name: string, detail: object | null): boolean {
    const event = new CustomEvent(`tilewright-${name}`, { detail, bubbles: true, composed: true, cancelable: true });
    return this.dispatchEvent(event);
  }

  /** Shows everything anew. `wrong` is marked on the board. */
  #render(wrong: readonly Violation[] = []): void {
    const shown = this.#shown;
    const { table, said, dialog } = this.#parts;
    for (const part of [table, dialog]) speakIn(part, this.#messages, this.#messages.element);
    set(said, { className: wrong.length > 0 ? "refused" : "" });
    if (shown === null) showNothing(this.#parts);
    else this.#preview = showTable(this.#parts, this.#frame, { host: this, shown, wrong, behind: this.#behind });
  }

  #act(action: Action): void {
    if (this.#shown === null || (this.#lock() !== null && action !== "reveal")) return;
    const { view, draft } = this.#shown;
    const send = (move: Move): void => {
      const detail: MoveDetail = { move, at: view.history.length };
      if (this.#tell("before-move", detail)) this.#tell("move", detail);
    };
    if (action === "reveal") this.#open();
    else if (action === "finish") {
      this.#render();
      const finished = finishDraft(view, draft, this.#preview);
      if ("type" in finished) send(finished);
      else this.refuse(finished);
    } else if (action === "pass" || action === "challenge" || action === "accept") {
      this.#asksMove = true;
      const refuse = (wrong: readonly Violation[]): void => this.refuse(wrong);
      askMove(action, view, { parts: this.#parts, labels: this.#messages.element, send, refuse });
    } else this.#change(pressButton(view, draft, action));
  }

  /** Takes the curtain away. */
  #open(): void {
    const view = this.#behind;
    if (view === null) return;
    const focused = focusedBeside(this.#parts.reveal) === this.#parts.reveal;
    this.#behind = null;
    this.#shown = { view, draft: newDraft(view) };
    this.#render();
    if (focused) (this.#parts.rack.firstElementChild as HTMLElement | null)?.focus();
    this.#say(newsSince(this.#before, view, this));
  }
}
