import { formatRack } from "tilewright/notation";
import type { App } from "../app.ts";
import { button, make } from "../dom.ts";
import { texts } from "../texts.ts";
import type { FoundPlay } from "../words/finder.ts";

/** How many plays are shown. */
const most = 100;

/** Finds every play for the rack, in the worker. */
export function createPlaysPanel(app: App, lay: (text: string) => void): HTMLElement {
  const said = texts.position;
  const state = make("p", { className: "note", role: "status" });
  const list = make("ol", { className: "plays" });
  /** The search whose answer is waited for. Another position makes it void. */
  let search = 0;

  const say = (words: string): void => {
    state.textContent = words;
  };
  const find = async (): Promise<void> => {
    const { ruleset, spot } = app.table.get();
    const { rack } = spot;
    const own = ++search;
    list.replaceChildren();
    if (rack === null || rack.length === 0) return say(said.needsRack);
    if (app.lists.words.get().dictionary === null) return say(said.needsWords);
    say(said.finding);
    await app.lists.ready();
    const { count, plays } = await app.finder.ask("plays", { position: { ruleset, ...spot, rack }, top: most });
    if (own !== search) return;
    say(said.found(count, plays.length));
    list.replaceChildren(...plays.map((play) => make("li", {}, playButton(play))));
  };
  const playButton = ({ text, points, leave }: FoundPlay): HTMLElement => {
    const left = formatRack(leave, app.ruleset.get().tileSet);
    return button("", () => lay(text), { className: "play" }, [
      make("span", {}, text),
      make("b", {}, `${points}`),
      make("small", {}, left === "" ? "" : said.keeps(left)),
    ]);
  };
  const forget = (): void => {
    search++;
    say("");
    list.replaceChildren();
  };
  app.table.watch(forget);
  app.lists.words.watch(forget);
  return make("section", { className: "card" }, make("h3", {}, said.plays), button(said.find, find), state, list);
}
