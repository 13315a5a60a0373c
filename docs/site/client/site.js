// What every page does: its colours, the list of pages on small screens, copying code, and the search.
import "./site.css";

const { documentElement: html } = document;
const find = (selector) => document.querySelector(selector);

const system = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (html.dataset.theme || (system.matches ? "dark" : "light")) === "dark";
const themeButton = find(".switch-theme");

function showTheme() {
  themeButton.setAttribute("aria-pressed", String(isDark()));
  document.dispatchEvent(new CustomEvent("theme", { detail: isDark() ? "dark" : "light" }));
}

themeButton.addEventListener("click", () => {
  html.dataset.theme = isDark() ? "light" : "dark";
  try {
    localStorage.setItem("tilewright-theme", html.dataset.theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  showTheme();
});
system.addEventListener("change", showTheme);
showTheme();

const menu = find(".menu");
const menuButton = find(".open-menu");

function openMenu(open) {
  menu.classList.toggle("open", open);
  menuButton.setAttribute("aria-expanded", String(open));
}

menuButton.addEventListener("click", () => openMenu(!menu.classList.contains("open")));
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !menu.classList.contains("open")) return;
  openMenu(false);
  menuButton.focus();
});
// The present page in view, without moving the page itself.
const current = menu.querySelector("[aria-current]");
if (current !== null) menu.scrollTop = current.offsetTop - menu.clientHeight / 3;

for (const pre of document.querySelectorAll("pre.shiki")) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "copy", textContent: "Copy" });
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(pre.textContent);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 2000);
  });
  const around = document.createElement("div");
  around.className = "has-copy";
  pre.replaceWith(around);
  around.append(pre, button);
}

const search = () => import("./search.js").then(({ openSearch }) => openSearch(html.dataset.root));
find(".open-search").addEventListener("click", search);
addEventListener("keydown", (event) => {
  const inField = event.composedPath()[0].matches?.("input, textarea, select, [contenteditable]");
  const wanted = event.key === "/" ? !inField && !event.ctrlKey && !event.altKey : event.key === "k" && event.ctrlKey;
  if (!wanted) return;
  event.preventDefault();
  search();
});
