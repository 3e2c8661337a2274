import { findAffected } from "./changed.mjs";
import { listUnchanged } from "./content-checks.mjs";
import { parts } from "./parts.mjs";

const USAGE = `npm test                    every feature once (what is left out is named at the end)
npm test -- all             everything: both database engines, all content, Firefox
npm test -- --changed [REV] what can depend on the changes since a commit (the last one, if none is named)
npm test -- unit browser    single parts, complete: ${parts.map(({ name }) => name).join(", ")}`;

/** Long runs that are not tests: they measure, or search for hours. */
const OTHER_COMMANDS = [
  "npm run questions:check: thousands of questions of every writer",
  "npm run hostile, npm run faults, npm run cluster: attacks and failures under load",
  "npm run bench: measurements",
];

const unchangedContent = () => {
  const count = listUnchanged().length;
  return count > 0
    ? [`${count} files of content checks whose sources have not changed since they passed`]
    : [];
};

function quick() {
  return {
    scope: "quick",
    mayRecord: true,
    parts: parts.filter(({ isOnlyInAll }) => !isOnlyInAll),
    notRun: [
      ...unchangedContent(),
      "feature tests on the embedded engine (they run on PostgreSQL; a smoke test calls every endpoint on both)",
      "start, death and backup of whole processes on PostgreSQL (they run on the embedded engine), and several processes at once",
      "the search for unused exports, and for Node's types in the contract and the question engine (npm run check)",
      "journeys tagged @all: odd networks, phones, long lists (each feature's main journey runs)",
      ...parts.filter(({ isOnlyInAll }) => isOnlyInAll).map(({ title }) => title.toLowerCase()),
      "To run these too: npm test -- all",
    ],
  };
}

/** A change of these can affect anything. */
const EVERYTHING =
  /^(package(-lock)?\.json|vitest\.config\.ts|scripts\/|server\/test\/(test-app|global-setup)\.ts)/;

async function changed(base) {
  const affected = await findAffected(base);
  if (affected.changed.some((path) => EVERYTHING.test(path))) return quick();
  const files = {
    unit: affected.unit.filter((path) => !path.includes("/test/content/")),
    content: affected.unit.filter((path) => path.includes("/test/content/")),
    // Vitest runs each of them on its engine, or on both if they can differ.
    "api-postgres": affected.api,
    "api-embedded": affected.api,
    browser: affected.browser,
  };
  const chosen = parts.flatMap((part) => {
    if (part.name === "check") return [part];
    return files[part.name]?.length > 0 ? [{ ...part, files: files[part.name] }] : [];
  });
  return {
    scope: "changed",
    parts: affected.changed.length > 0 ? chosen : [],
    notRun: [
      `what cannot depend on the ${affected.changed.length} changed files by its imports`,
      "the search for unused exports, and for Node's types in the contract and the question engine (npm run check)",
      "start and death of the whole product, where only features changed",
      "journeys, where only the server changed; feature tests on the embedded engine (they run on PostgreSQL); Firefox",
      "To run more: npm test, npm test -- all",
    ],
  };
}

/** The meaning of a command line: parts, how complete they are, and what that leaves out. */
export async function readRequest([first, ...rest]) {
  if (first === undefined) return quick();
  if (first === "all" && rest.length === 0) return { scope: "all", parts, notRun: OTHER_COMMANDS };
  if (first === "--changed" && rest.length <= 1) return changed(rest[0] ?? "HEAD");
  const names = [first, ...rest];
  if (names.some((name) => !parts.some((part) => part.name === name))) throw new Error(USAGE);
  const named = parts.filter(({ name }) => names.includes(name));
  return { scope: "all", mayRecord: true, parts: named, notRun: [] };
}
