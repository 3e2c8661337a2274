import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fromRoot } from "../root.mjs";
import { listFiles } from "../source-hash.mjs";
import { hashOf, reachFrom } from "./imports.mjs";

/** The state in which each content test last passed. It is committed. */
const record = fromRoot("packages/content-checks.json");

/** A hash over everything that a test file imports. */
function stateOf(testFile) {
  const lines = [...reachFrom([testFile])].map((file) => `${relative(fromRoot(), file)} ${hashOf(file)}`);
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex").slice(0, 16);
}

/** The present state of every content test, by the path of its file. */
export function contentStates() {
  const files = listFiles(fromRoot("packages"))
    .map((file) => relative(fromRoot(), file))
    .filter((file) => /^packages\/[^/]+\/test\/content\/.*\.test\.ts$/.test(file));
  return Object.fromEntries(files.map((file) => [file, stateOf(fromRoot(file))]));
}

const readRecord = () => (existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {});

/**
 * Content tests draw with fixed seeds: one that passed passes again as long as nothing that it imports changes.
 * These need not run.
 */
export function listUnchanged() {
  const passed = readRecord();
  return Object.entries(contentStates())
    .filter(([file, state]) => passed[file] === state)
    .map(([file]) => file);
}

export const isRecorded = (states) => JSON.stringify(readRecord()) === JSON.stringify(states);

export function recordPassed(states) {
  writeFileSync(record, `${JSON.stringify(states, null, 2)}\n`);
}
