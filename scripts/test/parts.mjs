import { buildIfStale } from "../build.mjs";
import { tool } from "../process.mjs";
import { fromRoot } from "../root.mjs";
import { contentStates, isRecorded, recordPassed } from "./content-checks.mjs";

const SERVICES = ["postgresql", "redis-server", "openssl"];
const FONTS = "fonts-liberation";

const vitest = (project, files = []) => [
  tool("vitest", "vitest"),
  "run",
  "--project",
  project,
  "--passWithNoTests",
  ...files,
];

/**
 * Content that passed is recorded, so that it is not tested again unchanged. `npm test -- all` and CI only compare.
 */
async function content({ scope, mayRecord, run, files }) {
  const states = contentStates();
  const result = await run(vitest("content", files), { TEST_SCOPE: scope });
  if (result.code !== 0 || files || isRecorded(states)) return result;
  if (mayRecord && process.env.CI !== "true") {
    recordPassed(states);
    return { ...result, output: `${result.output}\npackages/content-checks.json has changed: commit it.` };
  }
  return {
    code: 1,
    output: `${result.output}\npackages/content-checks.json is out of date: run npm test and commit it.`,
  };
}

const api =
  (project) =>
  async ({ scope, run, files }) => {
    await buildIfStale();
    return run(vitest(project, files), { TEST_SCOPE: scope, TEST_BUILT_PRODUCT: "1" });
  };

const browser =
  (name) =>
  async ({ scope, run, files = [] }) => {
    await buildIfStale();
    const config = [
      "--config",
      "e2e/playwright.config.ts",
      `--project=${name}`,
      `--output=test-results/${name}`,
      ...(scope === "quick" ? ["--grep-invert=@all"] : []),
    ];
    return run([tool("@playwright/test", "playwright"), "test", ...config, ...files], { TEST_SCOPE: scope });
  };

async function build({ run }) {
  await buildIfStale();
  return run([fromRoot("scripts/size.mjs")]);
}

const check = ({ scope, run }) => run([fromRoot("scripts/check.mjs")], { TEST_SCOPE: scope });

/** In the order in which they start; two run at a time. Those that need the build wait for it. */
export const parts = [
  { name: "build", title: "Production build", run: build },
  { name: "check", title: "Types, lint, imports", run: check },
  { name: "browser", title: "Journeys in Chromium", needs: ["chromium", FONTS], run: browser("chromium") },
  { name: "api-embedded", title: "API on the embedded engine", needs: SERVICES, run: api("api-embedded") },
  { name: "api-postgres", title: "API on PostgreSQL", needs: SERVICES, run: api("api-postgres") },
  {
    name: "firefox",
    title: "Ten journeys in Firefox",
    isOnlyInAll: true,
    needs: ["firefox-esr", FONTS],
    run: browser("firefox"),
  },
  { name: "unit", title: "Unit tests", run: ({ run, files }) => run(vitest("unit", files)) },
  { name: "content", title: "Checks of content", run: content },
];
