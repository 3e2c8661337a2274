const WIDGETS = "Alert|Anchor|Avatar|Badge|Card|CloseButton|Stack";
/** Answer bubbles are on every page, also on those without a feed; some parts are loaded when they are needed. */
const FEED_PARTS =
  "components/(buttons|filters|options|plain|post-card|post-list|question|rich-text)/(?!about-question|ai-notice|answer-bubble|author-key|clock/(?!question-clock|clock-choice|room)|engine-badge|filter-choice|filter-sheet|keyed|nothing-found|number-field|result-alert|explanation)|components/(people/people-to-follow|layout/two-columns|states/(error|empty))";
const FEED_CALLS =
  "api/(people/(?!hiding|users)|posts/(?!comments|disputes|question-pictures|question-record|writing-help))|connected/(follow|use-post)|live/server-sent";

/**
 * Code that first visits share goes into few chunks, because many small ones compress badly. Each chunk includes its
 * imports; the bundler places what is not named here, or is used once.
 */
export const firstVisitChunks = [
  { name: "start", tags: ["$initial" as const], priority: 3 },
  {
    name: "basics",
    test: new RegExp(
      [
        `/@mantine/core/esm/components/(${WIDGETS})/`,
        "/@mantine/hooks/esm/use-(disclosure|uncontrolled)/",
        "/web/src/(components/(layout/page|people/user-avatar)\\.tsx|api/(account/profile|server/config)\\.ts)$",
        "/packages/contract/src/foundation/catalogue\\.ts$",
        "/@tanstack/react-query/",
        // One small icon must not bring the whole feed to a page without one.
        "~icons/tabler/sparkles$",
      ].join("|"),
    ),
    minShareCount: 2,
    priority: 2,
  },
  // Of the first visits only those with a form need it.
  {
    name: "fields",
    test: /\/@mantine\/core\/esm\/components\/(Input|InputBase|TextInput)\//,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "feed",
    test: new RegExp(`/web/src/(${FEED_PARTS}|${FEED_CALLS})|/@mantine/core/esm/components/Tabs/`),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "aside",
    test: /\/web\/src\/(components\/active-days\/day-(list|bubble)|api\/learning\/(progress|leaderboard))|\/packages\/contract\/src\/learning\/leaderboard/,
    minShareCount: 2,
    priority: 1,
  },
  // Loaded later; each in one chunk, because the first chunk contains the name of every other.
  {
    name: "device",
    test: /\/web\/src\/(device\/(copy-store|device-store|keepable|picture-cache|queue\/)|api\/waiting\/(?!send-or-keep)|api\/mock-tests\/(keep-sending-left|left-answers)|connected\/device\/(?!ask-sign-out|install-offer))|\/node_modules\/idb\//,
    priority: 1,
  },
  {
    name: "answered",
    test: /\/web\/src\/(components\/(question\/(about-question|explanation|result-alert|clock\/(?!question-clock|clock-choice|room))|topic\/topic-link)|wording\/minutes-and)/,
    priority: 1,
  },
];
