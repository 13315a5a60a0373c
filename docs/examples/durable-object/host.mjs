// Runs the worker on this machine, in the runtime that it will meet later. What is kept lies in `folder`.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";

export async function host({ folder, port = 0 }) {
  const entry = fileURLToPath(new URL("worker.mjs", import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "error",
  });
  return new Miniflare({
    modules: true,
    script: outputFiles[0].text,
    compatibilityDate: "2025-01-01",
    durableObjects: { TABLES: { className: "Table", useSQLite: true } },
    durableObjectsPersist: folder,
    host: "127.0.0.1",
    port,
  });
}
