import { keepWidth, make } from "./dom.ts";

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
  return filesField({ accept }, async ([file]) => {
    if (file !== undefined) take(file.name, new Uint8Array(await file.arrayBuffer()));
  });
}

/** A field that takes files. It goes on saying which. */
export function filesField(
  given: { readonly accept: string; readonly multiple?: boolean },
  take: (files: readonly File[]) => void,
): HTMLInputElement {
  const input = make("input", { type: "file", ...given });
  input.addEventListener("change", () => take([...(input.files ?? [])]));
  // So that the same file can be taken again after a change.
  input.addEventListener("click", () => {
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
  keepWidth(pressed);
  pressed.textContent = done;
  setTimeout(() => {
    pressed.textContent = words;
  }, 1500);
}
