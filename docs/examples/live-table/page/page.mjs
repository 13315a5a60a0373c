// The page of one player. Its address holds table and token behind the `#`, which is never sent to a server.
import "tilewright/element";
import { sitAt } from "./client.mjs";
import { newNotes } from "./deal-notes.mjs";
import { checkGame } from "./fair-deal.mjs";

const at = (selector) => document.querySelector(selector);
const say = (words) => {
  at("#said").textContent = words;
};

at("#open button").disabled = false;
at("#open").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { first, second } = event.target.elements;
  const answer = await fetch("/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ names: [first.value, second.value] }),
  });
  const { game, tokens } = await answer.json();
  const links = tokens.map((token, seat) => {
    const link = document.createElement("a");
    link.href = `/#${game}.${token}`;
    link.target = "_blank";
    link.textContent = `Seat of ${[first.value, second.value][seat]}: send them this link`;
    const item = document.createElement("li");
    item.append(link);
    return item;
  });
  at("#links").replaceChildren(...links);
});

const [game, token] = location.hash.slice(1).split(".").map(encodeURIComponent);
if (token !== undefined) play();
window.addEventListener("hashchange", () => location.reload());

function play() {
  at("#open").hidden = true;
  at("#table").hidden = false;
  // Secret, commitments and log must be there again when the page is loaded a second time: the server could say what it
  // likes. The browser keeps them on this device, for pages of this origin, until somebody deletes the data of the site.
  const kept = `deal ${game} ${token}`;
  const keep = (notes) => localStorage.setItem(kept, JSON.stringify(notes));
  const notes = JSON.parse(localStorage.getItem(kept)) ?? newNotes();
  keep(notes);
  const board = at("tilewright-board");
  const headers = { authorization: `Bearer ${token}` };
  let checked = false;
  let shown = "";

  const connect = () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/play`);
  const client = sitAt({ connect, game, token, notes, keep, changed: show });

  /** Only one thing is said at a time. */
  async function act(type, details) {
    const refused = await client.act(type, details).catch(() => [{ code: "wait" }]);
    if (refused.length === 0) return say("");
    if (refused.every(({ squares }) => Array.isArray(squares))) board.refuse(refused);
    else say(`Not possible now: ${refused.map(({ code }) => code).join(", ")}.`);
  }
  board.addEventListener("tilewright-move", ({ detail: { move } }) => act("move", { move }));
  at("#ask").addEventListener("click", () => act("ask-undo"));
  at("#agree").addEventListener("click", () => act("answer-undo", { agree: true }));
  at("#decline").addEventListener("click", () => act("answer-undo", { agree: false }));
  at("#forget").addEventListener("click", () => fetch(`/tables/${game}/name`, { method: "DELETE", headers }));

  function show({ news, view, wrong }) {
    if (news === null) return;
    const { names, seat, offer, clock } = news;
    const nameOf = (player) => names[player] ?? `Seat ${player + 1}`;
    const items = clock.left.map((left, player) => {
      const item = document.createElement("li");
      const [minutes, rest] = [Math.floor(Math.abs(left) / 60), Math.floor(Math.abs(left) % 60)];
      const time = `${left < 0 ? "-" : ""}${minutes}:${String(rest).padStart(2, "0")}`;
      item.textContent = `${nameOf(player)}${player === seat ? " (you)" : ""}: ${time}`;
      item.toggleAttribute("aria-current", clock.running === player);
      return item;
    });
    at("#players").replaceChildren(...items);
    at("#offer").hidden = offer === null || offer.by === seat || offer.agreed.includes(seat);
    at("#rules").textContent = `Rules: ${news.rules}`;
    if (news.closed) say("This table is closed: not everybody came in time. Open another one.");
    else if (wrong !== null && view === null) say(`Not a fair deal, so you take no part in it: ${wrong}.`);
    if (offer !== null) at("#offer span").textContent = `${nameOf(offer.by)} asks to take the last move back.`;
    if (view === null) return;
    // In the game players are numbers; people want to read names.
    const named = view.players.map((player, index) => ({ ...player, name: nameOf(index) }));
    if (shown !== `${client.digest} ${names}`) board.view = { ...view, players: named };
    shown = `${client.digest} ${names}`;
    if (at("#said").textContent.startsWith("Waiting")) say("");
    if (view.status.kind === "over" && !checked) {
      checked = true;
      prove(view);
    }
  }

  /** The game is over: was the deal fair? */
  async function prove(view) {
    const { winners } = view.status;
    const sent = await (await fetch(`/tables/${game}/proof`, { headers })).text();
    const { wrong, undone } = checkGame(client.notes, sent, view);
    const who = winners.map((player) => client.news.names[player] ?? `Seat ${player + 1}`).join(" and ");
    const fair = wrong.length === 0 ? "The deal was fair." : `The deal is not proven fair: ${wrong.join(", ")}.`;
    say(`The game is over. Won by ${who}. ${fair}${undone === 0 ? "" : ` Moves taken back: ${undone}.`}`);
  }
}
