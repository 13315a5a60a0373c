// The search: a dialog over the page. The index lies beside the pages and is read piece by piece, as it is needed.

/** How many pages are shown, how many guides among them come before everything else, and how many parts of each. */
const most = { pages: 12, guides: 5, parts: 3 };

let dialog;

/** Opens the search. `root` leads from this page to the top of the site. */
export function openSearch(root) {
  dialog ??= makeDialog(new URL(root, location.href));
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("input").select();
}

/** Loads Pagefind and the head of its index. */
async function loadIndex(top) {
  const pagefind = await import(/* @vite-ignore */ new URL("pagefind/pagefind.js", top).href);
  // A long page, such as the error catalogue, may say more about a word than a short one.
  await pagefind.options({ baseUrl: top.pathname, excerptLength: 18, ranking: { pageLength: 0.1 } });
  await pagefind.init();
  return pagefind;
}

/**
 * The pages that hold what was typed, and how many were found; `null` when something else was typed meanwhile. A name of
 * the reference that was typed as it is written comes first, then guides, then everything else.
 */
async function search(pagefind, typed) {
  const found = await pagefind.debouncedSearch(typed, {}, 120);
  if (found === null) return null;
  const guides = await pagefind.search(typed, { filters: { kind: "guide" } });
  const ordered = [...guides.results.slice(0, most.guides), ...found.results];
  const each = new Map(ordered.map((result) => [result.id, result]));
  const pages = await Promise.all([...each.values()].slice(0, most.pages).map((result) => result.data()));
  const meant = pages.filter((page) => holds(page, typed));
  const isNamed = ({ meta }) => meta.title.replace("()", "") === typed.trim();
  const sorted = [...meant.filter(isNamed), ...meant.filter((page) => !isNamed(page))];
  return { meant: sorted, count: meant.length === pages.length ? found.results.length : meant.length };
}

function makeDialog(top) {
  const index = loadIndex(top);
  const input = make("input", {
    type: "search",
    placeholder: "Search the pages and the reference",
    autocomplete: "off",
  });
  input.setAttribute("aria-label", "Search");
  const close = make("button", { type: "button", textContent: "Close" });
  const status = make("p", { role: "status", textContent: "Type a name, a code or a few words." });
  const list = make("ol", {});
  const form = make("form", {}, input, close);
  const made = make("dialog", { className: "search" }, form, status, list);
  made.setAttribute("aria-label", "Search");

  const fail = () => {
    list.replaceChildren();
    status.textContent = "The search does not work: its index could not be read.";
  };
  index.catch(fail);
  input.addEventListener("input", async () => {
    const typed = input.value;
    try {
      const found = await search(await index, typed);
      if (found === null || input.value !== typed) return; // something else was typed meanwhile
      list.replaceChildren(...found.meant.flatMap(entriesOf));
      status.textContent = said(typed.trim(), found.count);
    } catch {
      fail();
    }
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  close.addEventListener("click", () => made.close());
  made.addEventListener("click", ({ target }) => target === made && made.close());
  made.addEventListener("keydown", (event) => {
    // In a field for searching, Escape would only empty the field.
    if (event.key === "Escape") made.close();
    else moveFocus(event, [input, ...list.querySelectorAll("a")]);
  });
  // A link to a place on this very page leaves the page as it is.
  list.addEventListener("click", () => made.close());
  document.body.append(made);
  return made;
}

/** Whether a page has a word that begins like one of those typed. For a word that is nowhere Pagefind gives any others. */
function holds({ excerpt, meta, sub_results: parts }, typed) {
  const beginnings =
    typed
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.map((word) => word.slice(0, 3)) ?? [];
  const texts = [excerpt, ...parts.map((part) => part.excerpt)];
  const marked = texts.flatMap((text) => [...text.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word));
  const words = [meta.title, ...marked].join(" ").toLowerCase();
  return beginnings.some((beginning) => words.includes(beginning));
}

function said(text, count) {
  if (text === "") return "Type a name, a code or a few words.";
  if (count === 0) return `Nothing was found for “${text}”.`;
  return count > most.pages
    ? `${count} pages; the first ${most.pages} are shown.`
    : `${count} ${count === 1 ? "page" : "pages"}.`;
}

/** A page that was found, and the parts of it that say most about what was asked. */
function entriesOf({ url, excerpt, meta, sub_results: parts }) {
  const inside = parts.filter((part) => part.title !== meta.title);
  const whole = inside.length === parts.length && inside.length > 0 ? "" : excerpt;
  return [
    entry({ url, title: meta.title, where: meta.where, excerpt: whole }),
    ...inside.slice(0, most.parts).map((part) => entry({ ...part, className: "part" })),
  ];
}

function entry({ url, title, where = "", excerpt, className = "" }) {
  const link = make("a", { href: url }, make("span", { className: "title", textContent: title }));
  if (where !== "") link.append(make("span", { className: "where", textContent: where }));
  // The text is the index's own: Pagefind escapes it and adds <mark>.
  if (excerpt !== "") link.append(make("span", { className: "text", innerHTML: excerpt }));
  return make("li", { className }, link);
}

function moveFocus(event, stops) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const from = stops.indexOf(document.activeElement);
  stops[Math.min(Math.max(from + step, 0), stops.length - 1)].focus();
}

function make(tag, properties, ...children) {
  const { role, ...rest } = properties;
  const element = Object.assign(document.createElement(tag), rest);
  if (role !== undefined) element.setAttribute("role", role);
  element.append(...children);
  return element;
}
