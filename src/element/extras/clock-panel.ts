import type { Clock } from "../../clock/clock.ts";
import { type PlayerTime, playerTimes } from "../../clock/player-times.ts";
import type { GameView } from "../../game/model/view.ts";
import { requireView } from "../../game/table/require-game.ts";
import { requireThat } from "../../read/refuse.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { definePanel } from "./panel.ts";

/** A clock element, controlled by setting its properties. */
export interface ClockPanel extends HTMLElement {
  /** The clock to show, as returned by `createClock` and the other functions of `tilewright/clock`; `null` for none. */
  get clock(): Clock | null;
  set clock(clock: Clock | null);
  /** The view that provides the players' names shown beside the times; `null` for no names. */
  get view(): GameView | null;
  set view(view: GameView | null);
  /**
   * Returns the time in milliseconds, on the same time base with which the clock was started: set it if your server's
   * time differs. Defaults to `Date.now`.
   */
  get now(): () => number;
  set now(now: () => number);
}

/**
 * Registers `<tilewright-clock>`, which shows each player's remaining time in minutes and seconds, followed by the time
 * remaining for this turn. Overtime is shown with a minus sign. Set its `clock`, and set the new clock whenever it is
 * stopped or resumed. Its parts are `times`, containing a `time` for each player with the `name`; the running time has
 * `aria-current`.
 *
 * @param name - A different tag name, which must contain a hyphen.
 */
export function defineClock(name = "tilewright-clock"): void {
  definePanel<Pick<ClockPanel, "clock" | "view" | "now">>(name, {
    given: { clock: null, view: null, now: Date.now },
    style: `li{display:flex;justify-content:space-between;gap:1em;font-variant-numeric:tabular-nums}
[aria-current=true]{font-weight:600}`,
    draw({ clock, view, now }) {
      if (clock === null) return [];
      if (view !== null) requireView(view);
      requireThat(typeof now === "function", "now", "a function that returns milliseconds", now);
      const times = playerTimes(clock, now()).map((time, seat): Drawn => {
        const player = view?.players[seat]?.name ?? "";
        return [
          "li",
          { part: "time", "aria-current": seat === clock.running },
          [
            ["span", { part: "name", dir: "auto", translate: "no" }, [player]],
            ["span", { role: "timer" }, [timeText(time)]],
          ],
        ];
      });
      return [["ul", { part: "times" }, times]];
    },
    // Until the next second begins.
    again: ({ clock, now }) => (clock === null || clock.running === null ? null : 1000 - (now() % 1000)),
  });
}

function timeText({ left, turnLeft }: PlayerTime): string {
  return [left, turnLeft].flatMap((seconds) => (seconds === null ? [] : [minutes(seconds)])).join(" · ") || "–";
}

/** `12:05`: a second that has begun is not over yet. */
function minutes(time: number): string {
  const seconds = Math.ceil(time);
  const rest = Math.abs(seconds);
  return `${seconds < 0 ? "-" : ""}${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
}
