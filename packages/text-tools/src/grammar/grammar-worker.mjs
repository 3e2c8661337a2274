// @ts-check
// Plain JavaScript, because a worker thread is started from a file: the same one from source and when built.
import { parentPort } from "node:worker_threads";
import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";
import { SUBJECT_WORDS } from "../subject-words.mjs";

/** The thread of the grammar engine: a text comes in, its findings go out. */

const port = parentPort;
if (!port) throw new Error("grammar-worker must run in a worker thread");

/** Rules of taste, or of typing, that nobody asked for. */
const RULES_OFF = [
  "OxfordComma",
  "NoFrenchSpaces",
  "Spaces",
  "UseEllipsisCharacter",
  "Dashes",
  "NumericRangeEnDash",
  "UseTitleCase",
  "LongSentences",
  "FillerWords",
  "Excellent",
  "QuoteSpacing",
  "SplitWords",
  "WhomSubjectOfVerb",
  "FootInchMinuteSecondSymbols",
];
const KINDS_OFF = new Set(["Style", "Readability", "Enhancement"]);
const MAX_SUGGESTIONS = 5;
const [REPLACE, REMOVE] = [0, 1];

const linter = new LocalLinter({ binary, dialect: Dialect.Indian });
await linter.setup();
const rules = await linter.getDefaultLintConfig();
for (const rule of RULES_OFF) rules[rule] = false;
await linter.setLintConfig(rules);
await linter.importWords(SUBJECT_WORDS);
// The first text is slow, whatever it is.
await findIssues("A frist text, so that teh next is quick.");
/**
 * @typedef {{ default(): Promise<{ memory: { buffer: ArrayBuffer } }> }} Loaded The library's types lack this; a
 * second load returns the existing module.
 */
const loaded = /** @type {{ getBinaryModule(): Promise<Loaded> }} */ (/** @type {unknown} */ (binary));
const { memory } = await (await loaded.getBinaryModule()).default();

/** @param {string} text */
async function findIssues(text) {
  const groups = await linter.organizedLints(text, { language: "plaintext" });
  return Object.entries(groups).flatMap(([rule, lints]) =>
    lints.flatMap((lint) => {
      const issue = describe(lint, rule);
      lint.free();
      return issue ? [issue] : [];
    }),
  );
}

/**
 * @param {import("harper.js").Lint} lint
 * @param {string} rule
 */
function describe(lint, rule) {
  if (KINDS_OFF.has(lint.lint_kind())) return undefined;
  const span = lint.span();
  const { start, end } = span;
  span.free();
  const text = lint.get_problem_text();
  const suggestions = lint.suggestions().map((suggestion) => {
    const replacement = suggestion.get_replacement_text();
    const kind = suggestion.kind();
    suggestion.free();
    return kind === REPLACE ? replacement : kind === REMOVE ? "" : text + replacement;
  });
  return {
    rule,
    message: lint.message().replace(/`([^`]*)`/g, "“$1”"),
    offset: start,
    length: end - start,
    text,
    suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS),
  };
}

// The first unknown word is slow too, but few texts have one: it comes after the first text, when usually nobody
// waits.
port.once("message", () => setImmediate(() => findIssues("Mugoteravi.")));
port.on("message", (/** @type {string} */ text) => {
  findIssues(text).then(
    (found) => port.postMessage({ found, memory: memory.buffer.byteLength }),
    (error) => port.postMessage({ failure: String(error) }),
  );
});
port.postMessage("ready");
