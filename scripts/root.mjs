import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A path inside the repository, independent of the current folder. */
export const fromRoot = (...parts) => join(root, ...parts);

/** Whether a script was started directly, not imported by another. */
export const isCommand = (moduleUrl) => process.argv[1] === fileURLToPath(moduleUrl);

/** The last words of a script that cannot continue: one line, without a stack trace. */
export function exitWith(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

export const seconds = (sinceMs) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
