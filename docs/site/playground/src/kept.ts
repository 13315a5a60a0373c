// What this browser keeps for the visitor from one visit to the next. Nothing of it is sent anywhere.

type Kind = "address" | "games" | "record" | "sheet" | "words";

/** Keeps a text on this machine. */
export function keep(kind: Kind, text: string): void {
  try {
    localStorage.setItem(`tilewright-${kind}`, text);
  } catch {
    // No room, or the visitor does not let pages keep anything: then it lives as long as the page.
  }
}

/** What was kept; `null`: nothing. */
export function kept(kind: Kind): string | null {
  try {
    return localStorage.getItem(`tilewright-${kind}`);
  } catch {
    return null;
  }
}

/** What was kept, as JSON; `null`: nothing that can be read. */
export function keptJson(kind: Kind): unknown {
  try {
    return JSON.parse(kept(kind) ?? "null");
  } catch {
    return null;
  }
}
