import type { NextConfig } from "next";

export default { turbopack: { root: import.meta.dirname } } satisfies NextConfig;
