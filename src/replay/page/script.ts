/**
 * The program in the page: shows one step at a time. Without it the page has the last board and every turn below it.
 * Text and not a function, because it runs in a browser and knows the DOM.
 */
export const script = `
"use strict";
const all = (selector) => [...document.querySelectorAll(selector)];
const one = (selector) => document.querySelector(selector);
const turns = all(".turns > li");
const timed = all("[data-from]");
const slider = one("#step");
const cursor = one(".cursor");
const output = one("output");
const last = turns.length - 1;

/** The step that is shown: what the slider says. It takes no number that is not a step. */
const shown = () => Number(slider.value);

function show(step) {
  slider.value = step;
  const now = shown();
  for (const part of timed)
    part.toggleAttribute("hidden", now < Number(part.dataset.from) || now >= Number(part.dataset.to));
  turns.forEach((turn, i) => {
    if (i === now) turn.setAttribute("aria-current", "step");
    else turn.removeAttribute("aria-current");
  });
  one(".said").replaceChildren(...turns[now].querySelector(".told").cloneNode(true).childNodes);
  const place = now + output.dataset.of + last;
  slider.setAttribute("aria-valuetext", place);
  output.value = place;
  for (const button of all("[data-go]"))
    button.setAttribute("aria-disabled", String(target(button.dataset.go) === now));
  const { left, right } = cursor.dataset;
  const x = Number(left) + ((right - left) * now) / Math.max(1, last);
  cursor.setAttribute("transform", "translate(" + (x - right) + ")");
}

function target(go) {
  return { first: 0, back: Math.max(0, shown() - 1), on: Math.min(last, shown() + 1), last }[go];
}

function go(step) {
  show(step);
  history.replaceState(null, "", "#turn-" + shown());
}

/** An address names a step, #turn-3, or an event in one, #event-24. */
function fromAddress() {
  const there = document.getElementById(location.hash.slice(1));
  const step = turns.indexOf(there?.closest(".turns > li"));
  if (step >= 0) show(step);
}

for (const button of all("[data-go]")) button.addEventListener("click", () => go(target(button.dataset.go)));
slider.addEventListener("input", () => go(Number(slider.value)));
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target === slider) return;
  const inStage = event.target instanceof Element && event.target.closest(".stage") !== null;
  const name = { ArrowLeft: "back", ArrowRight: "on", ...(inStage && { Home: "first", End: "last" }) }[event.key];
  if (name === undefined) return;
  event.preventDefault();
  go(target(name));
});
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='#turn-']") : null;
  if (link === null) return;
  event.preventDefault();
  go(Number(link.hash.slice("#turn-".length)));
  one(".stage").scrollIntoView({ block: "nearest" });
});
addEventListener("hashchange", fromAddress);
one(".controls").hidden = false;
show(last);
fromAddress();
`;
