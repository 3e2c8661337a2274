const swc = require("@swc/core");

// dependency-cruiser asks swc for TypeScript without JSX, whatever the file is called.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });

const FEATURE = "^server/src/features/([^/]+)/";
const ANY_FEATURE = "^server/src/features/";
const OWN_FEATURE = "^server/src/features/$1/";

/** The rooms of the web app, from the roof down: each knows only those below it. */
const WEB_ROOMS = ["app", "screens", "connected", "components", "api", "session", "live", "http"];
const WEB_LEAF = "^web/src/(paths|theme|toast/|wording/)";

const forbid = (name, from, to) => ({ name, severity: "error", from: { path: from }, to });

/** The arrows of docs/architecture.md. Groups match any feature, screen or package, so a new one needs no new rule. */
module.exports = {
  forbidden: [
    forbid("contract-imports-only-zod", "^packages/contract/src/", {
      pathNot: ["^packages/contract/src/", "^node_modules/zod/"],
    }),
    forbid("question-engine-imports-only-the-contract", "^packages/question-engine/src/", {
      pathNot: ["^packages/question-engine/src/", "^packages/contract/src/"],
    }),
    // Whoever wants a note asks for it: half a megabyte of text is no part of the engine or of the page.
    forbid("notes-load-when-asked-for", "^(web/|packages/question-engine/src/(?!notes/))", {
      path: "^packages/question-engine/src/notes/",
    }),
    forbid("text-tools-import-only-their-libraries", "^packages/text-tools/src/", {
      pathNot: [
        "^packages/(text-tools|contract)/src/",
        "^node_modules/(wink-nlp|wink-eng-lite-web-model|harper\\.js|syllable)/",
        "^(module|worker_threads)$",
      ],
    }),
    forbid("packages-know-no-application", "^packages/", { path: "^(server|web|e2e|bench|scripts)/" }),
    forbid("web-never-imports-server", "^web/", { path: "^server/" }),
    forbid("server-never-imports-web", "^server/", { path: "^web/" }),
    forbid("scripts-import-only-node", "^scripts/", { pathNot: "^scripts/", dependencyTypesNot: ["core"] }),
    forbid("product-imports-no-test", "^(server|web|packages/[^/]+)/src/", {
      path: ["/test/", "^(e2e|bench|scripts)/", "\\.test\\.tsx?$"],
    }),

    forbid("services-know-no-http", "\\.service\\.ts$", {
      path: ["node_modules/@?fastify", "^server/src/http/", "\\.routes\\.ts$"],
    }),
    forbid("routes-only-hand-the-database-on", "\\.routes\\.ts$", {
      path: ["^server/src/db/(?!database\\.ts$)", "\\.queries\\.ts$"],
    }),
    forbid("queries-know-only-the-database", `${FEATURE}.*\\.queries\\.ts$`, {
      pathNot: [
        "^server/src/db/",
        "^packages/contract/src/",
        "^node_modules/drizzle-orm/",
        `${OWN_FEATURE}.*\\.queries\\.ts$`,
        // The columns of a person stand beside the view that shows them.
        "^server/src/features/users/[^/]+-view\\.ts$",
      ],
    }),
    forbid("queries-stay-in-their-feature", FEATURE, { path: "\\.queries\\.ts$", pathNot: OWN_FEATURE }),
    forbid("features-meet-through-services", FEATURE, {
      path: ANY_FEATURE,
      pathNot: [OWN_FEATURE, "\\.service\\.ts$", "-view\\.ts$", "/public-[^/]+\\.ts$", "[.-]types\\.ts$"],
    }),
    forbid("foundations-know-no-feature", "^server/src/(http|db|shared-state|mail|pictures|ai)/", {
      path: ANY_FEATURE,
    }),
    forbid("ai-knows-no-http", "^server/src/ai/", { path: ["^server/src/http/", "node_modules/@?fastify"] }),
    forbid("database-knows-no-http", "^server/src/db/", {
      path: ["^server/src/http/", "node_modules/@?fastify"],
    }),

    forbid("screens-know-no-other-screen", "^web/src/screens/([^/]+)/", {
      path: "^web/src/screens/",
      pathNot: "^web/src/screens/$1/",
    }),
    ...WEB_ROOMS.slice(1).map((room, i) =>
      forbid(`web-${room}-knows-nothing-above-it`, `^web/src/${room}/`, {
        path: `^web/src/(${WEB_ROOMS.slice(0, i + 1).join("|")})/`,
      }),
    ),
    forbid("components-only-show", "^web/src/components/", { path: "^web/src/(api|session|live|http)/" }),
    forbid("screens-ask-through-the-api", "^web/src/(app|screens(?!/test-api)|connected)/", {
      path: "^web/src/http/call\\.ts$",
    }),
    forbid("web-leaves-know-no-room", WEB_LEAF, { path: "^web/src/", pathNot: "^web/src/$1" }),
    { ...forbid("web-folders-in-no-circle", "^web/src/", { circular: true }), scope: "folder" },

    forbid("no-cycles", ".", { circular: true }),
    {
      ...forbid("no-cycles-between-features", "^server/src/features/[^/]+$", {
        circular: true,
        viaOnly: "^server/src/features/[^/]+$",
      }),
      scope: "folder",
    },
    forbid("every-import-resolves", ".", { couldNotResolve: true }),
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
