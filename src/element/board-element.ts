import type { Draft } from "../compose/draft.ts";
import { describeNotice, describePreview } from "../compose/draft-messages.ts";
import { exchangeOf, playOf, previewDraft } from "../compose/finish.ts";
import { nameBlank, takeBackAll } from "../compose/lay.ts";
import { followDraft, newDraft } from "../compose/new-draft.ts";
import { describeNews } from "../compose/news.ts";
import { shuffleRack, sortRack } from "../compose/rack.ts";
import { toggleExchange } from "../compose/tap.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import { allowedMoves } from "../game/allowed.ts";
import type { Move } from "../game/model/move.ts";
import type { GameView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import type { Preview } from "../play/preview.ts";
import { mismatch } from "../read/describe.ts";
import { describeViolations } from "../render/messages.ts";
import { pileSize } from "../tiles/pile.ts";
import { askLetter } from "./ask-letter.ts";
import { make, set } from "./dom.ts";
import { type ElementLabels, type ElementMessages, englishElementLabels } from "./element-messages.ts";
import { makeFrame } from "./frame.ts";
import { listen } from "./listen.ts";
import { showButtons } from "./show-buttons.ts";
import { showRack } from "./show-rack.ts";
import { styleSheet } from "./style.ts";

/** What the event `tilewright-move` carries in `detail`. */
export interface MoveDetail {
  /** What the player wants to do. Hand it to `applyMove`, or send it to your server. */
  readonly move: Move;
  /** How many events the view had, for the option `at` of `applyMove`. */
  readonly at: number;
}

/** On a server there is no `HTMLElement`. The class can be imported there, but not used. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * A board to play on: `<tilewright-board>`. Set `view`, listen for `tilewright-move`, and set the new view when the
 * move has been made.
 *
 * It holds the view and nothing else of the game, so it cannot show what its viewer may not see. Provisional: it may
 * change in a minor release.
 */
export class TilewrightBoard extends Base {
  #view: GameView | null = null;
  #draft: Draft | null = null;
  #messages: ElementMessages = {};
  /** What was wrong with the last try, until something changes. */
  #refused: readonly Violation[] = [];

  readonly #players: HTMLElement = make("ul");
  readonly #frame: ReturnType<typeof makeFrame> = makeFrame();
  readonly #rack: HTMLElement = make("div", { className: "rack", role: "group" });
  readonly #preview: HTMLElement = make("p");
  readonly #said: HTMLElement = make("p", { role: "status" });
  readonly #bar: HTMLElement = make("div", { className: "bar" });
  readonly #typed: HTMLInputElement = make("input", { autocomplete: "off", spellcheck: false });
  readonly #typedLabel: HTMLElement = make("span");
  readonly #lay: HTMLButtonElement = make("button");
  readonly #form: HTMLFormElement = make("form", {}, make("label", {}, this.#typedLabel, this.#typed), this.#lay);
  readonly #dialog: HTMLDialogElement = make("dialog");
  readonly #parts: readonly HTMLElement[] = [
    this.#players,
    make("div", { className: "scroll" }, this.#frame.node),
    ...[this.#rack, this.#preview, this.#said, this.#bar, this.#form],
  ];

  /** Looks words up before a play, where `lookUp` or the rules say so. */
  declare dictionary: Dictionary | undefined;
  /** Whether words are looked up while a play is being laid. Left out: only if the rules look them up on a play. */
  declare lookUp: boolean | undefined;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleSheet());
    root.adoptedStyleSheets = [sheet];
    root.append(...this.#parts, this.#dialog);
    // Set before the page knew the element, as frameworks do.
    for (const name of ["view", "messages"] as const) {
      const given = Object.getOwnPropertyDescriptor(this, name)?.value;
      if (given === undefined) continue;
      Reflect.deleteProperty(this, name);
      Object.assign(this, { [name]: given });
    }
    listen(
      root,
      { typer: this.#frame.typer, rack: this.#rack, form: this.#form, typed: this.#typed },
      {
        hands: () => (this.#view === null || this.#draft === null ? null : { view: this.#view, draft: this.#draft }),
        change: (draft) => this.#change(draft),
        laid: () => this.#askForLetter(),
        act: (action) => this.#act(action),
      },
    );
  }

  /** The view that is shown. `null`: nothing. Setting it keeps what is being laid, as far as it still can be. */
  get view(): GameView | null {
    return this.#view;
  }

  set view(view: GameView | null) {
    if (view !== null && view?.kind !== "view")
      throw new TypeError(mismatch("view", "a view, which viewFor makes, or null", Object(view).kind ?? view));
    const before = this.#view;
    const same = before !== null && view !== null && before.viewer === view.viewer;
    const goesOn = before !== null && view !== null && isLater(before, view);
    this.#view = view;
    this.#refused = [];
    this.#draft = view && (same && this.#draft ? followDraft(view, this.#draft) : newDraft(view));
    const from = goesOn ? before.history.length : view?.history.length;
    // What another player has typed is not for this one.
    if (!same) this.#typed.value = "";
    this.#dialog.close();
    this.#render();
    if (view !== null) this.#say(describeNews(view, { from, messages: this.#messages.news }).join(" "));
  }

  /** What is being laid, as `tilewright/compose` has it. Setting it lays it. */
  get draft(): Draft | null {
    return this.#draft;
  }

  set draft(draft: Draft | null) {
    if (this.#view !== null && draft !== null) this.#change(draft);
  }

  /** What the board says and shows in another language, or some of it. */
  get messages(): ElementMessages {
    return this.#messages;
  }

  set messages(messages: ElementMessages) {
    this.#messages = messages;
    this.#render();
  }

  /**
   * Says that a move has been refused, and marks the squares. The draft stays, so that it can be put right.
   *
   * @param violations - What was wrong, as `applyMove` or your server has answered.
   */
  refuse(violations: readonly Violation[]): void {
    this.#refused = violations;
    this.#render();
    this.#say(describeViolations(violations, this.#messages.violations).join(" "));
  }

  #change(draft: Draft): void {
    const { notice } = draft;
    const settled = draft.laid === this.#draft?.laid;
    this.#draft = draft;
    this.#refused = [];
    const preview = this.#render();
    // The square of the cursor is read out because the focus goes there.
    const quiet = notice?.code === "at" && this.shadowRoot?.activeElement === this.#frame.typer;
    const score = !settled && preview?.legal ? describePreview(preview, this.#messages.draft) : "";
    const words = quiet ? "" : describeNotice(notice, this.#messages.draft);
    if (words !== "" || score !== "") this.#say(`${words} ${score}`.trim());
    this.dispatchEvent(new CustomEvent("tilewright-draft", { detail: draft, bubbles: true, composed: true }));
  }

  /** The same sentence twice is said twice: the second time it ends with a space. */
  #say(words: string): void {
    this.#said.textContent = this.#said.textContent === words ? `${words}\u00a0` : words;
  }

  #send(move: Move | null): void {
    const view = this.#view;
    if (move === null || view === null) return;
    const detail: MoveDetail = { move, at: view.history.length };
    this.dispatchEvent(new CustomEvent("tilewright-move", { detail, bubbles: true, composed: true }));
  }

  /** Makes the play or the exchange, or says what is wrong with it. */
  #finish(): void {
    const [view, draft] = [this.#view, this.#draft];
    if (view === null || draft === null) return;
    const exchange = exchangeOf(draft);
    const { violations: notNow } = allowedMoves(view)[exchange === null ? "play" : "exchange"];
    const wrong = notNow ?? (exchange === null ? this.#previewOf(view, draft).violations : []);
    if (wrong.length > 0) this.refuse(wrong);
    else this.#send(exchange ?? playOf(draft));
  }

  get #labels(): ElementLabels {
    return { ...englishElementLabels, ...this.#messages.labels };
  }

  #previewOf(view: GameView, draft: Draft): Preview {
    return previewDraft(view, draft, { dictionary: this.dictionary, lookUp: this.lookUp });
  }

  #render(): Preview | null {
    const [view, draft] = [this.#view, this.#draft];
    for (const part of this.#parts) part.hidden = view === null;
    if (view === null || draft === null) {
      for (const part of [this.#rack, this.#preview, this.#said]) part.replaceChildren();
      return null;
    }
    const labels = this.#labels;
    const { turn } = view.status;
    const players = view.players.map(({ name, score }, seat) =>
      make("li", seat === turn ? { "aria-current": true } : {}, labels.player({ name, score, turn: seat === turn })),
    );
    set(this.#players, { "aria-label": labels.players });
    this.#players.replaceChildren(...players, make("li", {}, labels.bag({ tiles: pileSize(view.bag) })));
    this.#frame.show(view, draft, this.#refused, labels.board, this.#messages);

    showRack(this.#rack, view, draft, labels);
    const preview = this.#previewOf(view, draft);
    this.#preview.textContent = describePreview(preview, this.#messages.draft, this.#messages.violations);
    showButtons(this.#bar, view, draft, labels);
    set(this.#form, { hidden: view.viewer === null });
    this.#typedLabel.textContent = labels.typedPlay;
    this.#lay.textContent = labels.lay;
    return preview;
  }

  #act(action: string | undefined): void {
    const [view, draft] = [this.#view, this.#draft];
    if (view === null || draft === null) return;
    if (action === "finish") this.#finish();
    else if (action === "takeBack") this.#change(takeBackAll(draft));
    else if (action === "shuffle") this.#change(shuffleRack(draft, Math.random));
    else if (action === "sort") this.#change(sortRack(view, draft));
    else if (action === "exchange") this.#change(toggleExchange(draft));
    else if (action === "pass" || action === "challenge" || action === "accept") this.#send({ type: action });
  }

  /** Asks which letter a blank stands for, if one has just been laid. */
  #askForLetter(): void {
    const [view, notice] = [this.#view, this.#draft?.notice];
    if (view === null || notice?.code !== "laid" || notice.letter !== null) return;
    askLetter(this.#dialog, view, this.#labels, (letter) => {
      if (this.#view !== null && this.#draft !== null)
        this.#change(nameBlank(this.#view, this.#draft, notice.square, letter));
    });
  }
}

/** Whether a view shows the same game as another, and no fewer events. */
function isLater(before: GameView, view: GameView): boolean {
  const names = ({ players }: GameView): string => JSON.stringify(players.map(({ name }) => name));
  return view.history.length >= before.history.length && names(view) === names(before);
}
