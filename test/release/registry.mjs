// A registry on loopback, for one run: it starts empty, knows no other registry, and is gone with the process.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runServer } from "verdaccio";

/**
 * Starts the registry with its files below `folder`. Returns the environment in which npm publishes to it and installs
 * from it, and from nowhere else: settings of this machine do not reach npm there.
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const server = await runServer({
    self_path: folder,
    configPath: join(folder, "config.yaml"),
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    uplinks: {},
    packages: { "**": { access: "$all", publish: "$all" } },
    web: { enable: false },
    log: { type: "stdout", format: "pretty", level: "fatal" },
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const host = `127.0.0.1:${server.address().port}`;
  const config = join(folder, "npmrc");
  // npm publishes for somebody only. Here anybody is.
  writeFileSync(config, `registry=http://${host}/\n//${host}/:_authToken=anybody\nupdate-notifier=false\n`);
  const unset = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name));
  return {
    env: { ...Object.fromEntries(unset), NPM_CONFIG_USERCONFIG: config, NPM_CONFIG_CACHE: join(folder, "cache") },
    stop: () => server.close(),
  };
}
