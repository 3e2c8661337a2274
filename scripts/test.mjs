import { stripVTControlCharacters } from "node:util";
import { installIfNeeded } from "./install.mjs";
import { runNode } from "./process.mjs";
import { exitWith, seconds } from "./root.mjs";
import { installSystemPackages, listMissing } from "./system-packages.mjs";
import { readRequest } from "./test/request.mjs";

const AT_ONCE = 2;
/** Only for parts that hang: on a busy machine a part takes many times as long as on an idle one. */
const PART_LIMIT_MS = 90 * 60_000;
const STILL_RUNNING_MS = 60_000;
const FAILURE_LINES = 40;
const REASON_LINES = 16;
const FAILURE_WIDTH = 220;

const isCi = process.env.CI === "true";
const line = (text = "") => `━━ ${text} ${"━".repeat(Math.max(0, 70 - text.length))}`;

async function runPart({ title, needs = [], run, files }, { scope, mayRecord, isAlone }) {
  const began = Date.now();
  if (isAlone) console.log(`\n${line(title)}`);
  const missing = listMissing(needs);
  if (missing.length > 0)
    return { title, outcome: "skipped", note: `${missing.join(" and ")} not installed` };
  const runProgram = (args, env) => runNode(args, { env, capture: !isAlone, timeLimitMs: PART_LIMIT_MS });
  const { code, output } = await run({ scope, mayRecord, files, run: runProgram }).catch((error) => ({
    code: 1,
    output: error.message,
  }));
  if (!isAlone) console.log(`\n${line(title)}`);
  console.log(output.trim());
  return { title, outcome: code === 0 ? "passed" : "failed", note: seconds(began), output };
}

/** The names of the failed tests, each with the lines that say why and where, as Vitest and Playwright print them. */
function listFailures(output) {
  const lines = stripVTControlCharacters(output).split("\n");
  const isName = (text) => /^[\s⎯]*(FAIL |\d+\) \[|Uncaught Exception|Unhandled Rejection)/.test(text);
  const isReason = (text) => /^\s*(\w*Error\b|Test timeout|Locator:|Expected|Received|> *\d+ \|)/.test(text);
  const found = lines.filter(
    (text, index) =>
      isName(text) || (isReason(text) && lines.slice(Math.max(0, index - REASON_LINES), index).some(isName)),
  );
  return (found.length > 0 ? [...new Set(found)] : lines.slice(-FAILURE_LINES))
    .slice(0, FAILURE_LINES)
    .map((text) => `    ${text.trim().slice(0, FAILURE_WIDTH)}`);
}

/** Whether a journey failed at first and passed at its second try, as Playwright prints it. */
const hasFlaky = (output = "") => /^\s*\d+ flaky$/m.test(stripVTControlCharacters(output));

/** Two parts at a time: one uses the processor while the other waits for a database or a browser. */
async function runParts({ parts, ...request }) {
  const waiting = parts.entries();
  const running = new Set();
  const results = [];
  const lane = async () => {
    for (const [index, part] of waiting) {
      running.add(part.title);
      results[index] = await runPart(part, { ...request, isAlone: parts.length === 1 });
      running.delete(part.title);
    }
  };
  const began = Date.now();
  const progress = setInterval(
    () => console.log(`… ${[...running].join(" and ")} (${seconds(began)} since the start)`),
    STILL_RUNNING_MS,
  );
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  clearInterval(progress);
  return results;
}

function report(results, { notRun, began }) {
  const signs = { passed: "✔", failed: "✘", skipped: "!" };
  console.log(`\n${"━".repeat(74)}`);
  for (const { title, outcome, note, output } of results) {
    const word = outcome === "skipped" ? "SKIPPED" : outcome;
    console.log(`${signs[outcome]} ${title.padEnd(30)} ${word}  (${note})`);
    if (outcome === "failed" || hasFlaky(output)) console.log(listFailures(output).join("\n"));
  }
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  const skipped = count("skipped");
  if (skipped > 0) console.log(`\n${skipped} of ${results.length} parts could not run here.`);
  if (notRun.length > 0) console.log(`\nNot run:\n${notRun.map((what) => `  ${what}`).join("\n")}`);
  console.log(`\n${seconds(began)} in all`);
  console.log(
    `Parts: ${count("passed")} passed, ${count("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  return count("failed") === 0 && !(isCi && skipped > 0);
}

const began = Date.now();
try {
  await installIfNeeded();
  const request = await readRequest(process.argv.slice(2));
  await installSystemPackages([...new Set(request.parts.flatMap(({ needs = [] }) => needs))]);
  const isGood = report(await runParts(request), { notRun: request.notRun, began });
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  exitWith(error);
}
