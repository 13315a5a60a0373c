import type { Letter } from "../../tiles/tile.ts";
import { focusedBeside } from "../dom.ts";
import { steps } from "../hand/keys.ts";

/** How keys choose a letter. */
interface Choice {
  /** The buttons of the letters, each with its letter as value. */
  readonly buttons: () => readonly HTMLButtonElement[];
  /** The letter that a text begins with, typed in any case. `null`: none. */
  readonly letterOf: (typed: string) => Letter | null;
  readonly choose: (letter: Letter) => void;
}

/**
 * Lets keys choose among letters: arrows, Home and End move the focus, and a letter that is typed is chosen. Where a
 * longer letter begins with it, such as CH with C, it gets the focus: Enter chooses it, and H goes on to CH.
 */
export function letterKeys({ buttons, letterOf, choose }: Choice): (event: KeyboardEvent) => void {
  let typed = "";
  return (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const all = buttons();
    const focused = all.find((button) => focusedBeside(button) === button);
    const next = nextButton(all, focused, key);
    if (next !== undefined) next.focus();
    else if ([...key].length === 1 && key !== " ") {
      typed = letterOf(typed + key) === letterOf(typed) ? key : typed + key;
      const letter = letterOf(typed);
      const goesOn = all.some(({ value }) => letter !== null && value !== letter && value.startsWith(letter));
      if (goesOn) all.find(({ value }) => value === letter)?.focus();
      else if (letter !== null) choose(letter);
    } else return;
    event.preventDefault();
  };
}

/** The button to which a key moves the focus. `undefined`: the key moves nothing. */
function nextButton(
  all: readonly HTMLButtonElement[],
  focused: HTMLButtonElement | undefined,
  key: string,
): HTMLButtonElement | undefined {
  const [down, right] = steps[key] ?? [];
  if (down === undefined || right === undefined || !Number.isFinite(down)) return undefined; // letters have no pages
  if (focused === undefined) return key === "End" ? all.at(-1) : all[0];
  if (down !== 0) return inNextRow(all, focused, Math.sign(down));
  const mirrors = Number.isFinite(right) && focused.matches(":dir(rtl)");
  const to = all.indexOf(focused) + (mirrors ? -right : right);
  return all[Math.min(Math.max(to, 0), all.length - 1)];
}

/** The nearest button in the next row, below or above; the same one if there is no such row. */
function inNextRow(all: readonly HTMLButtonElement[], focused: HTMLButtonElement, way: number): HTMLButtonElement {
  const { left, top } = focused.getBoundingClientRect();
  /** How far a button is in that direction, row by row. */
  const farTo = (button: Element): number => {
    const rect = button.getBoundingClientRect();
    const down = (rect.top - top) * way;
    return down > 1 ? down * 1000 + Math.abs(rect.left - left) : Infinity;
  };
  return all.reduce((best, button) => (farTo(button) < farTo(best) ? button : best), focused);
}
