// A second implementation of docs/fair.md, written from that page: the canonical text, the digests of terms and
// commitments, the seed of a deal, and the heads of logs. It builds bytes, where the library builds texts.
import { createHash } from "node:crypto";

const ascii = (text) => Buffer.from(text, "latin1");

/** UTF-8 of code units: a pair is one character, half of one stands for itself. */
function utf8(text) {
  const bytes = [];
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    const next = text.charCodeAt(i + 1);
    if (code >= 0xd800 && code < 0xdc00 && next >= 0xdc00 && next < 0xe000) {
      code = 0x10000 + (code - 0xd800) * 0x400 + (next - 0xdc00);
      i++;
    }
    if (code < 0x80) bytes.push(code);
    else {
      // The last bytes hold six bits each; the first says how many bytes there are.
      const count = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      bytes.push([0, 0, 0xc0, 0xe0, 0xf0][count] + Math.floor(code / 64 ** (count - 1)));
      for (let left = count - 2; left >= 0; left--) bytes.push(0x80 + (Math.floor(code / 64 ** left) % 64));
    }
  }
  return Buffer.from(bytes);
}

const isOff = (value) => value === null || value === false || value === undefined;

/** Compares names code unit by code unit. */
function compare(a, b) {
  for (let i = 0; i < Math.min(a.length, b.length); i++)
    if (a.charCodeAt(i) !== b.charCodeAt(i)) return a.charCodeAt(i) - b.charCodeAt(i);
  return a.length - b.length;
}

/** The canonical text as bytes. */
export function bytesOf(value) {
  const parts = [];
  const write = (inner) => {
    if (typeof inner === "string") parts.push(ascii(`"${inner.length}:`), utf8(inner));
    else if (Array.isArray(inner)) {
      parts.push(ascii(`[${inner.length}:`));
      for (const entry of inner) {
        if (entry !== null) write(entry);
        parts.push(ascii(","));
      }
    } else if (typeof inner === "object" && inner !== null) {
      parts.push(ascii("{"));
      const names = Object.keys(inner).filter((name) => !isOff(inner[name]));
      for (const name of names.sort(compare)) {
        write(name);
        write(inner[name]);
        parts.push(ascii(","));
      }
      parts.push(ascii("}"));
    } else parts.push(ascii(JSON.stringify(inner)));
  };
  write(value);
  return Buffer.concat(parts);
}

const digest = (what, ...rest) =>
  createHash("sha256")
    .update(bytesOf([`tilewright fair 1 ${what}`, ...rest]))
    .digest("hex");

export const termsDigest = ({ game, ruleset, players, dictionary, first, racks }) =>
  digest("terms", { game, ruleset, players, dictionary, first, racks });

export const commitment = (terms, owner, secret) => digest("commitment", terms, owner, secret);

/** The seed of a deal; `secrets` by seat. */
export const seed = (terms, secrets, server) => `tilewright fair 1|${terms}|${secrets.join("|")}|${server}`;

/** What is wrong with the notes of a deal and the seed that came of it: texts, for people. */
export function checkDeal({ terms, owner, secret, commitments }, seedOfGame) {
  const name = termsDigest(terms);
  const [title, named, ...secrets] = seedOfGame.split("|");
  const owners = [...terms.players.map((_, seat) => seat), "server"];
  if (title !== "tilewright fair 1" || named !== name || secrets.length !== owners.length) return ["another seed"];
  return owners.flatMap((who, i) => {
    const own = who !== owner || secrets[i] === secret;
    const form = /^[0-9a-f]{64}$/.test(secrets[i]);
    return own && form && commitment(name, who, secrets[i]) === commitments[i] ? [] : [`another secret of ${who}`];
  });
}

/** The digest of the rules and names of a view or a game, as a log has it. */
export const setUpDigest = ({ ruleset, players, dictionary, seed: drawn }) =>
  digest("set-up", { ruleset, names: players.map(({ name }) => name), dictionary, seed: drawn });

/** The head of a log: the digest of its last entry. */
export function head(entries) {
  let last = "";
  for (const entry of entries) last = digest("log", last, entry);
  return last;
}

/** The events that a log leaves. */
export function eventsLeft(entries) {
  let events = [];
  for (const entry of entries) {
    if (entry.type === "undone") events = events.filter((_, i) => i < entry.to);
    else if (entry.type !== "set-up") events = [...events, entry];
  }
  return events;
}
