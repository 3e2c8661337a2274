import { readFileSync } from "node:fs";

/** The network in the files of `deploy/`, and the one on this machine that replaces it. */
const NETWORK = "10.0.0.";
const LOOPBACK = "127.30.0.";

/** The local address of a machine in the files, by its last number. */
export const addressOf = (machine: number) => `${LOOPBACK}${machine}`;

/**
 * A file of `deploy/` as an operator would fill it in. Everything to replace must exist, so that the files and the
 * drill stay the same.
 */
export function fillIn(file: string, changes: [string | RegExp, string][] = []): string {
  let text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), "utf8");
  for (const [from, to] of changes) {
    const isThere = typeof from === "string" ? text.includes(from) : from.test(text);
    if (!isThere) throw new Error(`deploy/${file} does not hold ${from}.`);
    text = text.replaceAll(typeof from === "string" ? from : new RegExp(from, "g"), to);
  }
  return text.replaceAll(NETWORK, LOOPBACK);
}

/** Settings in a file of NAME=value lines. */
export function readSettings(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}
