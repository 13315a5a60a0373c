// Time over the log: who has used how many milliseconds follows from when the entries were written.

/** How much time there is, in seconds: for all turns of a player, and what a minute more costs, up to `most` seconds. */
export const usualTime = { game: 1500, points: 10, most: 600 };

export const newClock = (seats) => ({ used: new Array(seats).fill(0), running: null, since: 0 });

/** The clock when the turn has come to `next`; `null`: to nobody. */
export const pressed = (clock, next, now) => ({ used: usedBy(clock, now), running: next, since: now });

const usedBy = ({ used, running, since }, now) =>
  used.map((time, seat) => (seat === running ? time + Math.max(0, now - since) : time));

/** By seat: the seconds that are left, negative in overtime; what that costs; whether the game is lost by it. */
export function readClock(clock, { game, points, most }, now) {
  return usedBy(clock, now).map((used) => {
    const left = game - used / 1000;
    const over = Math.max(0, -left);
    return { left, charge: Math.ceil(Math.min(over, most) / 60) * points, lost: over > most };
  });
}
