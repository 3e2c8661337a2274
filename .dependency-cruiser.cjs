const swc = require("@swc/core");

// dependency-cruiser makes swc parse TypeScript without JSX, whatever the file is called.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });

const FEATURE = "^server/src/features/([^/]+)/";
const ANY_FEATURE = "^server/src/features/";
const OWN_FEATURE = "^server/src/features/$1/";

/** The folders of the web app, from the top down: each imports only those below it. */
const WEB_ROOMS = ["app", "screens", "connected", "components", "api", "session", "live", "http", "device"];
/** The folders of the question engine by level: each imports only folders of the levels before its own. */
const ENGINE_LEVELS = [
  ["content", "syllabus", "text"],
  ["notes", "numbers"],
  ["question"],
  ["options"],
  ["checks", "writing"],
  ["exams", "formats"],
  ["kit"],
  ["writers"],
  ["composing"],
];
const ENGINE = "^packages/question-engine/src/";

const WEB_LEAF = "^web/src/(addresses|theme|toast|wording)/";

const forbid = (name, from, to) => ({ name, severity: "error", from: { path: from }, to });

/** The allowed imports of docs/architecture.md. Groups match any feature, screen or package, so a new one needs no new rule. */
module.exports = {
  forbidden: [
    forbid("contract-imports-only-zod", "^packages/contract/src/", {
      pathNot: ["^packages/contract/src/", "^node_modules/zod/"],
    }),
    forbid(
      "question-engine-imports-only-the-contract",
      "^packages/question-engine/src/(?!content/read-content\\.ts$)",
      { pathNot: ["^packages/question-engine/src/", "^packages/contract/src/"] },
    ),
    forbid("only-one-module-reads-content", "^packages/question-engine/src/content/read-content\\.ts$", {
      pathNot: ["^fs$", "^node_modules/yaml/"],
    }),
    // Notes are loaded on demand: half a megabyte of text must not be part of the engine or of the page.
    forbid("notes-are-loaded-on-demand", "^(web/|packages/question-engine/src/(?!notes/))", {
      path: "^packages/question-engine/src/notes/",
    }),
    forbid("text-tools-import-only-their-libraries", "^packages/text-tools/src/", {
      pathNot: [
        "^packages/(text-tools|contract)/src/",
        "^node_modules/(wink-nlp|wink-eng-lite-web-model|harper\\.js|syllable)/",
        "^(module|worker_threads)$",
      ],
    }),
    forbid("packages-import-no-application", "^packages/", { path: "^(server|web|e2e|bench|scripts)/" }),
    forbid("web-never-imports-server", "^web/", { path: "^server/" }),
    forbid("server-never-imports-web", "^server/", { path: "^web/" }),
    forbid("scripts-import-only-node", "^scripts/", { pathNot: "^scripts/", dependencyTypesNot: ["core"] }),
    forbid("product-imports-no-test", "^(server|web|packages/[^/]+)/src/", {
      path: ["/test/", "^(e2e|bench|scripts)/", "\\.test\\.tsx?$"],
    }),

    forbid("services-import-no-http", "\\.service\\.ts$", {
      path: ["node_modules/@?fastify", "^server/src/http/", "\\.routes\\.ts$"],
    }),
    forbid("routes-run-no-queries", "\\.routes\\.ts$", {
      path: ["^server/src/db/(?!database\\.ts$)", "\\.queries\\.ts$"],
    }),
    forbid("queries-import-only-the-database", `${FEATURE}.*\\.queries\\.ts$`, {
      pathNot: [
        "^server/src/db/",
        "^packages/contract/src/",
        "^node_modules/drizzle-orm/",
        `${OWN_FEATURE}.*\\.queries\\.ts$`,
        // The columns of a person are beside the view that shows them.
        "^server/src/features/users/[^/]+-view\\.ts$",
      ],
    }),
    forbid("queries-stay-in-their-feature", FEATURE, { path: "\\.queries\\.ts$", pathNot: OWN_FEATURE }),
    forbid("features-import-services-and-views-only", FEATURE, {
      path: ANY_FEATURE,
      pathNot: [OWN_FEATURE, "\\.service\\.ts$", "-view\\.ts$", "/public-[^/]+\\.ts$", "[.-]types\\.ts$"],
    }),
    forbid(
      "shared-folders-import-no-feature",
      "^server/src/(foundation|http|db|shared-state|mail|pictures|ai)/",
      {
        path: ANY_FEATURE,
      },
    ),
    forbid("ai-imports-no-http", "^server/src/ai/", {
      path: ["^server/src/http/", "node_modules/@?fastify"],
    }),
    forbid("database-imports-no-http", "^server/src/db/", {
      path: ["^server/src/http/", "node_modules/@?fastify"],
    }),

    forbid("screens-import-no-other-screen", "^web/src/screens/([^/]+)/", {
      path: "^web/src/screens/",
      pathNot: "^web/src/screens/$1/",
    }),
    ...WEB_ROOMS.slice(1).map((layer, i) =>
      forbid(`web-${layer}-imports-no-higher-layer`, `^web/src/${layer}/`, {
        path: `^web/src/(${WEB_ROOMS.slice(0, i + 1).join("|")})/`,
      }),
    ),
    forbid("components-call-no-api", "^web/src/components/", {
      path: "^web/src/(api|session|live|http|device)/",
    }),
    forbid("only-api-uses-call", "^web/src/(app|screens(?!/test-api)|connected)/", {
      path: "^web/src/http/call\\.ts$",
    }),
    forbid("web-shared-folders-import-nothing", WEB_LEAF, { path: "^web/src/", pathNot: "^web/src/$1/" }),
    { ...forbid("no-cycles-between-web-folders", "^web/src/", { circular: true }), scope: "folder" },
    ...ENGINE_LEVELS.map((folders, level) => {
      const below = ENGINE_LEVELS.slice(0, level).flat();
      const allowed = ["$1", ...below].join("|");
      return forbid(
        `engine-level-${level + 1}-imports-only-lower-levels`,
        `${ENGINE}(${folders.join("|")})/`,
        {
          path: ENGINE,
          pathNot: `${ENGINE}(${allowed})/`,
        },
      );
    }),
    forbid("engine-folders-have-a-level", `${ENGINE}(?!(${ENGINE_LEVELS.flat().join("|")})/)`, {}),
    {
      ...forbid("no-cycles-between-engine-folders", "^packages/question-engine/src/", { circular: true }),
      scope: "folder",
    },

    forbid("no-cycles", ".", { circular: true }),
    {
      ...forbid("no-cycles-between-features", "^server/src/features/[^/]+$", {
        circular: true,
        viaOnly: "^server/src/features/[^/]+$",
      }),
      scope: "folder",
    },
    // Vite creates those of web/tabler-icons.ts, and its build fails for an unknown name.
    forbid("every-import-resolves", ".", { couldNotResolve: true, pathNot: "^~icons/" }),
  ],
  options: {
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["\\.test\\.tsx?$", "/dist/", "^data/", "^\\.cache/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["source", "import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts", ".css"],
      mainFields: ["module", "main", "types", "typings"],
    },
  },
};
