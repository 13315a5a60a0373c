import "tilewright/element";
import "./style.css";
import { type PanelName, panels, readAddress, writeAddress } from "./address.ts";
import { createApp } from "./app.ts";
import { createBotPanel } from "./bot/bot-panel.ts";
import { button, make } from "./dom.ts";
import { speak } from "./load-language.ts";
import { createPositionPanel } from "./position/position-panel.ts";
import { createRecordPanel } from "./record/record-panel.ts";
import { createSetupPanel } from "./setup/setup-panel.ts";
import { createStepPanel } from "./step/step-panel.ts";
import { texts } from "./texts.ts";

const app = createApp(readAddress(location.hash));

const makers: Readonly<Record<PanelName, (shared: typeof app) => HTMLElement>> = {
  position: createPositionPanel,
  record: createRecordPanel,
  step: createStepPanel,
  bot: createBotPanel,
};

const tabs = panels.map((name) => {
  return button(texts.panels[name], () => app.show.set(name), {
    role: "tab",
    id: `tab-${name}`,
    "aria-controls": `panel-${name}`,
  });
});
const tabList = make("div", { role: "tablist", "aria-label": texts.panels.label, className: "tabs" }, ...tabs);
tabList.addEventListener("keydown", ({ key }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return;
  const next = tabs[(panels.indexOf(app.show.get()) + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
});

const bodies = panels.map((name) =>
  make("div", { role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}` }, makers[name](app)),
);

document.body.append(
  make(
    "header",
    {},
    make("p", { className: "home" }, make("a", { href: "../" }, texts.home)),
    make("h1", {}, texts.title),
    make("p", {}, texts.about),
  ),
  make("main", {}, createSetupPanel(app), tabList, ...bodies),
);

app.messages.watch(speak);
app.show.watch((shown) =>
  panels.forEach((name, i) => {
    const selected = name === shown;
    tabs[i]?.setAttribute("aria-selected", `${selected}`);
    tabs[i]?.setAttribute("tabindex", selected ? "0" : "-1");
    bodies[i]?.toggleAttribute("hidden", !selected);
  }),
);

// The address follows what is shown, and what is shown follows the address. Another panel is another page to go back to.
const write = (): void => {
  const address = app.address();
  const same = readAddress(location.hash).show === address.show;
  history[same ? "replaceState" : "pushState"](null, "", writeAddress(address));
};
for (const { watch } of [app.setup, app.table, app.laid, app.lists.words, app.messages, app.show]) watch(write);
addEventListener("popstate", () => app.open(readAddress(location.hash)));
