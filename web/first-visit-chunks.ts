const WIDGETS =
  "Alert|Anchor|Avatar|Badge|Card|CloseButton|Input|InputBase|SimpleGrid|Stack|TextInput|Textarea";
/** Bubbles are on every page, also on those without a feed; some parts are fetched when they are needed. */
const FEED_PARTS =
  "components/(buttons|comments|filters|options|plain|post-card|post-list|question|rich-text)/(?!answer-bubble|author-key|filter-choices|filter-sheet|nothing-found|number-field|result-alert|explanation|countdown)|components/(people/people-to-follow|layout/two-columns|states/(error|empty))";
const FEED_CALLS = "api/(people|posts)/|connected/(follow|post|use-post)|live/server-sent";

/**
 * What first visits share comes in few chunks, since many small ones compress badly. Each takes what it imports along;
 * what is not named here, or is used once, is left to the bundler.
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
        "/packages/contract/src/catalogue\\.ts$",
        "/@tanstack/react-query/",
      ].join("|"),
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "feed",
    test: new RegExp(`/web/src/(${FEED_PARTS}|${FEED_CALLS})|/@mantine/core/esm/components/Tabs/`),
    minShareCount: 2,
    priority: 1,
  },
  // Comes later; in one, because every chunk has its name in what comes first.
  {
    name: "answered",
    test: /\/web\/src\/(components\/(question\/(explanation|result-alert|countdown)|topic\/topic-link)|wording\/minutes-and)/,
    priority: 1,
  },
];
