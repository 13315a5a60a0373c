import { createGame } from "tilewright";
import { linkTo } from "../address.ts";
import type { App } from "../app.ts";
import { button, choice, field, make } from "../dom.ts";
import { copyText } from "../files.ts";
import { pack, unpack } from "../pack.ts";
import { texts } from "../texts.ts";
import { isNeeded } from "./bot.ts";
import { forgetGame, keptGames } from "./keep-games.ts";
import { areOneGame, loadGame, type Opponent, type PlayedGame, saveGame } from "./saved-game.ts";

/** Begins games, passes them on, and lists those that this browser keeps. */
export interface GamesPanel {
  readonly node: HTMLElement;
  /** Makes a game as the form says. Throws an `Error` if the rules are not for two. */
  readonly make: () => PlayedGame;
  /** Shows what can be done with the game on the board. */
  readonly show: (played: PlayedGame | null) => void;
  /** Takes a game out of a link. */
  readonly take: (packed: string) => void;
}

export function createGamesPanel(
  app: App,
  act: {
    /** Begins a game. `byKey`: no pointer has pressed the button. */
    readonly begin: (byKey: boolean) => void;
    /** Shows another game; `null`: a new one. */
    readonly open: (played: PlayedGame | null) => void;
    /** Shows a game that a link has brought; `null`: none. Returns whether it is kept. */
    readonly take: (played: PlayedGame | null) => boolean;
    /** Says what has become of a link. */
    readonly say: (words: string) => void;
  },
): GamesPanel {
  const said = texts.play;
  const opponent = choice(said.opponents, "1");
  const you = make("input", { autocomplete: "off", maxLength: 40, value: said.you });
  const friend = make("input", { autocomplete: "off", maxLength: 40, value: said.friend });
  const friendField = field(said.friendName, friend);
  let played: PlayedGame | null = null;

  opponent.addEventListener("change", () => {
    friendField.hidden = opponent.value !== "friend";
  });
  friendField.hidden = true;

  const makeGame = (): PlayedGame => {
    const against = opponent.value as Opponent;
    const other = against === "friend" ? friend.value.trim() || said.friend : said.bot;
    const game = createGame({ players: [you.value.trim() || said.you, other], ruleset: app.ruleset.get() });
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    return { id, seat: 0, opponent: against, setup: app.setup.get(), game };
  };

  const link = button("", async () => {
    if (played === null) return;
    const address = await addressFor(app, played);
    await copyText(address, link, texts.copied);
  });
  const pass = make("section", { className: "card" }, make("p", { className: "note" }, said.passHint), link);

  const list = make("ul", { className: "games", "aria-label": said.kept });
  const keptHere = make("section", {}, make("h2", {}, said.kept), list);

  const show = (now: PlayedGame | null): void => {
    played = now;
    pass.hidden = now === null || now.opponent !== "friend";
    link.textContent = said.link(now?.game.players[1 - now.seat]?.name ?? "");
    const games = keptGames();
    keptHere.hidden = games.length === 0;
    list.replaceChildren(
      ...games.map((each) => {
        const open = button(titleOf(each), () => act.open(each), { className: "play" });
        if (each.id === now?.id) open.setAttribute("aria-current", "true");
        const forget = button(
          said.forget,
          () => {
            forgetGame(each.id);
            if (each.id === played?.id) act.open(null);
            else show(played);
            // The button is gone.
            list.querySelector("button")?.focus();
          },
          { className: "small", "aria-label": said.forgetGame(titleOf(each)) },
        );
        return make("li", {}, open, forget);
      }),
    );
  };

  const refuse = (why: string): void => {
    act.take(null);
    act.say(why);
  };
  const take = async (packed: string): Promise<void> => {
    const bytes = await unpack(packed);
    receive(bytes === null ? null : loadGame(new TextDecoder().decode(bytes)));
    // Not before: until then the page waits for this game, and opens no other.
    app.game.set("");
  };
  const receive = (taken: PlayedGame | null): void => {
    if (taken === null) {
      refuse(said.badLink);
      return;
    }
    const mine = keptGames().find(({ id }) => id === taken.id);
    // The name of a game of mine, and other rules, tiles, players or moves than it has had.
    if (mine !== undefined && !areOneGame(mine, taken)) {
      refuse(said.otherGame);
      return;
    }
    // Whoever opens a link that was meant for the other keeps their own seat. A game never goes back.
    const older = mine !== undefined && mine.game.history.length > taken.game.history.length;
    const next = mine === undefined ? taken : { ...(older ? mine : taken), seat: mine.seat };
    app.setup.set(next.setup);
    const kept = act.take(next);
    const seated = older ? [said.olderLink] : mine?.seat === 1 - taken.seat ? [said.ownLink] : [];
    act.say([...seated, ...(kept ? [] : [said.notKept])].join(" "));
  };

  const node = make(
    "div",
    {},
    pass,
    make(
      "section",
      {},
      make("h2", {}, said.another),
      make("p", { className: "note" }, said.how),
      make("div", { className: "pair" }, field(said.opponent, opponent), field(said.yourName, you), friendField),
      make("div", { className: "row" }, beginButton(act.begin)),
    ),
    keptHere,
  );
  return { node, make: makeGame, show, take: (packed) => void take(packed) };
}

/** The button that begins a game. `byKey`: no pointer has pressed it. */
export function beginButton(begin: (byKey: boolean) => void): HTMLElement {
  const pressed = (event: Event): void => begin((event as MouseEvent).detail === 0);
  return make("button", { type: "button", className: "primary", onclick: pressed }, texts.play.begin);
}

/** The link for the other player: with it they have the seat opposite. */
async function addressFor(app: App, played: PlayedGame): Promise<string> {
  const game = await pack(saveGame({ ...played, seat: 1 - played.seat }));
  const words = { ...app.address(), show: "bot", position: null, laid: "", record: "" } as const;
  return linkTo({ ...words, setup: played.setup, game });
}

function titleOf({ game, seat }: PlayedGame): string {
  const said = texts.play;
  const names = game.players.map(({ name, score }) => `${name} ${score}`).join(" : ");
  const state = game.status.kind === "over" ? said.isOver : isNeeded(game, seat) ? said.yours : said.theirs;
  return `${names}, ${state}`;
}
