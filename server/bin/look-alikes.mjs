import { readFileSync } from "node:fs";
import { argv, stderr, stdout } from "node:process";
import { USERNAME_SCRIPTS } from "@prepfeed/contract/accounts/usernames";

/**
 * Prints the table of server/src/rules/look-alikes.ts from Unicode's list:
 * node --conditions=source --import tsx server/bin/look-alikes.mjs confusables.txt
 * (https://www.unicode.org/Public/security) Contains only letters and digits that a username may have; characters
 * that NFKC makes equal need no entry.
 */
const ALLOWED = new RegExp(
  `^(?=[\\p{L}\\p{N}])[0-9${USERNAME_SCRIPTS.map((name) => `\\p{scx=${name}}`).join("")}]$`,
  "u",
);

const [file] = argv.slice(2);
if (!file) {
  stderr.write("usage: node --conditions=source --import tsx server/bin/look-alikes.mjs confusables.txt\n");
  process.exit(1);
}
const text = (codes) =>
  String.fromCodePoint(
    ...codes
      .trim()
      .split(/\s+/)
      .map((code) => Number.parseInt(code, 16)),
  );
const hex = (letters) => [...letters].map((letter) => letter.codePointAt(0).toString(16)).join("+");

const sources = new Map();
for (const line of readFileSync(file, "utf8").split("\n")) {
  const [source, target] = line.replace(/^\uFEFF|#.*/g, "").split(";");
  if (!target) continue;
  const letter = text(source);
  if (!ALLOWED.test(letter) || letter.normalize("NFKC") !== letter) continue;
  const look = text(target);
  sources.set(look, [...(sources.get(look) ?? []), letter]);
}
for (const [look, letters] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) {
  stdout.write(`${hex(look)} ${letters.sort().map(hex).join(" ")}\n`);
}
