import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A path inside the repository, wherever the command was started. */
export const fromRoot = (...parts) => join(root, ...parts);

/** Whether a script was started by itself, not imported by another. */
export const isCommand = (moduleUrl) => process.argv[1] === fileURLToPath(moduleUrl);

/** What a script prints when it cannot go on: one line, and nothing of its insides. */
export function exitWith(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

export const seconds = (sinceMs) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
