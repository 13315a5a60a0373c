import { make } from "./dom.ts";

/** Hands a text to the visitor as a file. Nothing is sent anywhere. */
export function saveFile(name: string, text: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  make("a", { href: address, download: name }).click();
  // Not at once: some browsers read it only a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A field that takes a file from the visitor's machine. The file stays there; `take` gets its name and its bytes. */
export function fileField(
  accept: string,
  take: (name: string, bytes: Uint8Array<ArrayBuffer>) => void,
): HTMLInputElement {
  const input = make("input", { type: "file", accept });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (file === undefined) return;
    take(file.name, new Uint8Array(await file.arrayBuffer()));
    // So that the same file can be taken again after a change.
    input.value = "";
  });
  return input;
}

/** Copies a text, and says so on the button that was pressed. */
export async function copyText(text: string, pressed: HTMLButtonElement, done: string): Promise<void> {
  const words = pressed.textContent ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages without a secure connection have no clipboard, and some readers forbid it: then one copies by hand.
    return void prompt(words, text);
  }
  pressed.textContent = done;
  setTimeout(() => {
    pressed.textContent = words;
  }, 1500);
}
