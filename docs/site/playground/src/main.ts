import "tilewright/element";
import "./style.css";
import "./rooms.css";
import { type PanelName, readAddress, writeAddress } from "./address.ts";
import { createApp } from "./app.ts";
import { createCheckPanel } from "./check/check-panel.ts";
import { make } from "./dom.ts";
import { keep, kept } from "./kept.ts";
import { speak } from "./load-language.ts";
import { createPlayPanel } from "./play/play-panel.ts";
import { createPositionPanel } from "./position/position-panel.ts";
import { createRecordPanel } from "./record/record-panel.ts";
import { createSetup } from "./setup/setup-panel.ts";
import { createStepPanel } from "./step/step-panel.ts";
import { createTabs } from "./tabs.ts";
import { texts } from "./texts.ts";

// Without a link the page is as it was left.
const app = createApp(readAddress(location.hash || (kept("address") ?? "")));

const bodies: Readonly<Record<PanelName, HTMLElement>> = {
  position: createPositionPanel(app),
  bot: createPlayPanel(app),
  step: createStepPanel(app),
  record: createRecordPanel(app),
  check: createCheckPanel(app),
};
const { label, ...names } = texts.panels;
const { list, panels } = createTabs(label, names, bodies, app.show);
const setup = createSetup(app);
const alarm = make("div", { className: "alarm", role: "status" });
// Wrong rules are not in force, and nobody should have to open the dialog to learn it.
app.problems.watch((problems) => alarm.replaceChildren(...(problems.length === 0 ? [] : [texts.setup.wrong])));

// The page itself has the header of the site, and an empty place for all this.
document
  .querySelector("main")
  ?.append(make("div", { className: "doors" }, list, setup.open), alarm, ...panels, setup.dialog);
// A link may lead to a tab that a telephone doesn't show at first.
list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });

app.messages.watch(speak);

// The address follows what is shown, and what is shown follows the address. Another panel is another page to go back to.
const write = (): void => {
  const address = app.address();
  const same = readAddress(location.hash).show === address.show;
  const text = writeAddress(address);
  if (text !== location.hash) history[same ? "replaceState" : "pushState"](null, "", text);
  keep("address", text);
};
let soon = 0;
for (const { watch } of [app.setup, app.table, app.laid, app.lists.words, app.messages, app.stepped])
  watch(() => {
    // Not for every step of a slider: some browsers refuse more than a hundred addresses in half a minute.
    clearTimeout(soon);
    soon = setTimeout(write, 100);
  });
app.show.watch(write);
addEventListener("pagehide", write);
addEventListener("popstate", () => app.open(readAddress(location.hash)));
