/**
 * A nickname for each player: the name itself where it can be one, else the name with `_` for spaces and colons. Where
 * two would be the same, the later ones get a number.
 */
export function nicksOf(names: readonly string[]): readonly string[] {
  const nicks: string[] = [];
  names.forEach((name, seat) => {
    const plain = name.trim().replace(/[\s:]+/g, "_") || `player${seat + 1}`;
    let nick = plain;
    for (let number = 2; nicks.includes(nick); number++) nick = `${plain}${number}`;
    nicks.push(nick);
  });
  return nicks;
}
