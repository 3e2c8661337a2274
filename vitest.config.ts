import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A long file begun last would leave the other core without work for as long as it takes. */
const LONGEST = [
  "main",
  "hostile",
  "access",
  "gates-computed",
  "gates-facts",
  "gates-sets",
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

/** API tests run twice, once on each database engine; everything else runs once. */
const api = (engine: "pglite" | "postgres") => ({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  // Where the global set-up is loaded; without it that needs built packages.
  environments: { __vitest__: { resolve: { conditions: ["source"] } } },
  test: {
    name: `api-${engine}`,
    include: [
      "server/src/**/*.test.ts",
      ...(engine === "postgres" ? ["server/test/services/*.test.ts"] : []),
    ],
    // These start the embedded engine whichever is under test, or are not about what a database does: once is enough.
    exclude:
      engine === "postgres"
        ? [
            "server/src/{db/embedded,mail,http,ai/provider,features/texts}/**",
            "server/src/private-folder.test.ts",
          ]
        : // Decided before any database is asked, or about mails and providers: the long ones need not be run twice.
          [
            "server/src/access.test.ts",
            "server/src/ai/every-call.test.ts",
            "server/src/features/auth/email-confirmation.test.ts",
          ],
    globalSetup: ["server/test/global-setup.ts"],
    setupFiles: ["server/test/end-with-runner.ts"],
    env: { TEST_ENGINE: engine },
    // A dependency of the AI SDK has a "source" condition too, and only Vite can read what it leads to.
    server: { deps: { inline: [/\/node_modules\/(?:ai|@ai-sdk|eventsource-parser)\//] } },
    // Every file has a database of its own; loading the server anew for each would take as long as the tests.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    // Much of the time a test waits for its database; left alone, a machine with two cores would run one file at a time.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        resolve: { conditions: ["source"] },
        ssr: { resolve: { conditions: ["source"] } },
        test: {
          name: "unit",
          include: ["packages/*/{src,test}/**/*.test.ts", "web/src/**/*.test.ts"],
          setupFiles: ["server/test/end-with-runner.ts"],
          // Loading the question engine anew for each file took a third of the time.
          isolate: false,
          // Only for what hangs: the gates of a writer take a second, and many on a busy machine.
          testTimeout: 120_000,
        },
      },
      api("pglite"),
      api("postgres"),
    ],
  },
});
