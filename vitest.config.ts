import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { listUnchanged } from "./scripts/test/content-checks.mjs";

/**
 * `npm test` sets "quick", `npm test -- --changed` sets "changed". Otherwise a project has all of its files, so that any file can
 * be run by its path.
 */
const isQuick = process.env.TEST_SCOPE === "quick";
const isEachFeatureOnce = isQuick || process.env.TEST_SCOPE === "changed";

/** A long file that starts last would leave the other core idle. */
const LONGEST = [
  "main",
  "hostile",
  "access",
  "reasoning",
  "exam-papers",
  "sets",
  "biology",
  "mathematics",
  "workers",
  "cli",
];
const isLong = ({ moduleId }: TestSpecification) =>
  LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const source = {
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
};
/**
 * Shared by all projects. A time limit is only for tests that hang: on a busy machine everything takes many times as
 * long.
 */
const shared = {
  setupFiles: ["server/test/end-with-runner.ts"],
  // Loading the server or the question engine again for each file would take as long as the tests.
  isolate: false,
  testTimeout: 300_000,
};

const api = (engine: "postgres" | "embedded", files: { include: string[]; exclude: string[] }) => ({
  ...source,
  // The global set-up is loaded with this; without it, it would need built packages.
  environments: { __vitest__: source },
  test: {
    ...shared,
    ...files,
    name: `api-${engine}`,
    globalSetup: ["server/test/global-setup.ts"],
    env: { TEST_ENGINE: engine === "postgres" ? "postgres" : "pglite" },
    // A dependency of the AI SDK has a "source" condition too, and only Vite can read what it leads to.
    server: { deps: { inline: [/\/node_modules\/(?:ai|@ai-sdk|eventsource-parser)\//] } },
    hookTimeout: 300_000,
  },
});

/** These always start the embedded engine, or use no database: once is enough. */
const ONLY_EMBEDDED = [
  "server/src/{db/embedded,drawing,mail,http,ai/provider,features/texts}/**/*.test.ts",
  "server/src/{smoke,foundation/private-folder}.test.ts",
];
/** Decided before any database query, or about mails and providers: once is enough. */
const ONLY_POSTGRES = [
  "server/src/{access,security-events}.test.ts",
  "server/src/ai/every-call.test.ts",
  "server/src/features/auth/email-confirmation.test.ts",
  "server/src/features/passwords/guessable-password.test.ts",
];
/** `npm test -- all` runs these too: they start several processes, or fill a database with a whole community. */
const LONG_ON_POSTGRES = [
  "server/src/{main,processes/workers,demo/demo,backup/earlier-releases,pictures/picture-process}.test.ts",
];
/** The same on the embedded engine. */
const LONG_ON_EMBEDDED = ["server/src/{db/embedded/durable-files,foundation/private-folder}.test.ts"];
/** What can differ between the engines: migrations, transactions, words and spelling, backups, start and crash. */
const CAN_DIFFER = [
  "server/src/{db,backup}/**/*.test.ts",
  "server/src/{main,pictures/picture-process}.test.ts",
  "server/src/features/{users/people,posts/vocabulary}.test.ts",
];

export default defineConfig({
  test: {
    // Tests often wait for their database; by default a machine with two cores would run one file at a time.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        ...source,
        test: {
          ...shared,
          name: "unit",
          include: [
            "packages/*/{src,test}/**/*.test.ts",
            "web/src/**/*.test.ts",
            "scripts/building/*.test.ts",
          ],
          exclude: ["packages/*/test/content/**"],
        },
      },
      {
        ...source,
        test: {
          ...shared,
          name: "content",
          include: ["packages/*/test/content/**/*.test.ts"],
          exclude: isQuick ? listUnchanged() : [],
        },
      },
      api("postgres", {
        include: ["server/src/**/*.test.ts", "server/test/services/*.test.ts"],
        exclude: isQuick ? [...ONLY_EMBEDDED, ...LONG_ON_POSTGRES] : ONLY_EMBEDDED,
      }),
      api("embedded", {
        include: isEachFeatureOnce ? [...ONLY_EMBEDDED, ...CAN_DIFFER] : ["server/src/**/*.test.ts"],
        exclude: isQuick ? [...ONLY_POSTGRES, ...LONG_ON_EMBEDDED] : ONLY_POSTGRES,
      }),
    ],
  },
});
