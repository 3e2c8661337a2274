import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { runNode, tool } from "./process.mjs";
import { exitWith, fromRoot, seconds } from "./root.mjs";
import { reportSize } from "./size.mjs";
import { installSystemPackages, listMissing } from "./system-packages.mjs";

/** Only for what hangs: on a busy machine a part takes three times as long as on an idle one. */
const PART_LIMIT_MS = 25 * 60_000;
const SERVICES = ["postgresql", "redis-server"];

async function vitest(project, env) {
  const { code } = await runNode([tool("vitest", "vitest"), "run", "--project", project], {
    env,
    timeLimitMs: PART_LIMIT_MS,
  });
  return code === 0;
}

const api = (engine) => async () => {
  await buildIfStale();
  return vitest(`api-${engine}`, { TEST_BUILT_PRODUCT: "1" });
};

async function check() {
  const { code } = await runNode([fromRoot("scripts/check.mjs")], { timeLimitMs: PART_LIMIT_MS });
  return code === 0;
}

async function build() {
  await buildIfStale();
  return reportSize();
}

async function browser() {
  await buildIfStale();
  const playwright = [tool("@playwright/test", "playwright"), "test", "--config", "e2e/playwright.config.ts"];
  const { code } = await runNode(playwright, { timeLimitMs: PART_LIMIT_MS });
  return code === 0;
}

const parts = [
  { name: "check", title: "Types, lint and arrows", run: check },
  { name: "unit", title: "Unit tests", run: () => vitest("unit") },
  { name: "build", title: "Production build", run: build },
  { name: "api-embedded", title: "API on the embedded engine", needs: SERVICES, run: api("pglite") },
  { name: "api-postgres", title: "API on PostgreSQL", needs: SERVICES, run: api("postgres") },
  { name: "browser", title: "Browser tests", needs: ["chromium", "fonts-liberation"], run: browser },
];

function select(names) {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown) throw new Error(`There is no part "${unknown}": ${parts.map(({ name }) => name).join(", ")}.`);
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

async function runPart({ title, needs = [], run }) {
  const began = Date.now();
  console.log(`\n━━ ${title} ${"━".repeat(Math.max(0, 70 - title.length))}`);
  const missing = listMissing(needs);
  if (missing.length > 0)
    return { title, outcome: "skipped", note: `${missing.join(" and ")} not installed` };
  const isGood = await run().catch((error) => {
    console.error(error.message);
    return false;
  });
  return { title, outcome: isGood ? "passed" : "failed", note: seconds(began) };
}

async function runAll(selected) {
  await installIfNeeded();
  await installSystemPackages([...new Set(selected.flatMap(({ needs = [] }) => needs))]);
  const results = [];
  for (const part of selected) results.push(await runPart(part));
  return results;
}

function report(results) {
  const signs = { passed: "✔", failed: "✘", skipped: "!" };
  console.log(`\n${"━".repeat(74)}`);
  for (const { title, outcome, note } of results) {
    console.log(
      `${signs[outcome]} ${title.padEnd(30)} ${outcome === "skipped" ? "SKIPPED" : outcome}  (${note})`,
    );
  }
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  const skipped = count("skipped");
  if (skipped > 0)
    console.log(`\nNOT EVERYTHING WAS TESTED: ${skipped} of ${results.length} parts could not run here.`);
  const isCi = process.env.CI === "true";
  console.log(
    `\nParts: ${count("passed")} passed, ${count("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  return count("failed") === 0 && !(isCi && skipped > 0);
}

try {
  const isGood = report(await runAll(select(process.argv.slice(2))));
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  exitWith(error);
}
