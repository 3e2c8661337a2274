import { LOOPS, ratioOf, type Slice, type Slices, type Spread, spreadOf, told, verdict } from "./slices.ts";

export type Goal = [what: string, seen: Spread, goal: { least: number } | { most: number }];

/** `memory`: the memory of the product on the embedded engine before the first request. */
export function reportFeed(slices: Slices, addedUp: number[], memory: number): string {
  const spent = (one: string) => spreadOf((slices[one] ?? []).map((slice) => slice.cpu));
  const cpu = (one: string, other: string) => ratioOf(slices, "cpu", one, other);
  const rate = (one: string, other: string) => ratioOf(slices, "perSecond", one, other);
  const goals: Goal[] = [
    ["feed endpoint against a bare loop of the same SQL (rate)", rate("feed", "bare feed"), { least: 0.8 }],
    ["feed at 1M posts against 10k (CPU)", cpu("feed", "feed at 10k posts"), { most: 1.25 }],
    ["page 100 against page 0 (CPU)", cpu("page 100", "feed"), { most: 2 }],
    ["viewer with 20k likes against an average one (CPU)", cpu("heavy viewer", "feed"), { most: 1.3 }],
    ["viewer who blocked 500 people against an average one (CPU)", cpu("500 blocked", "feed"), { most: 1.2 }],
    [
      "unanswered, for whoever answered the newest 50,000, against the feed (CPU)",
      cpu("unanswered", "feed"),
      { most: 1.3 },
    ],
    [
      "the same of a subject, against that subject's feed (CPU)",
      cpu("unanswered of a subject", "subject"),
      { most: 1.3 },
    ],
    ["the same in trending, against trending (CPU)", cpu("unanswered, trending", "trending"), { most: 1.3 }],
    [
      "today's session with 50,000 answers, decided already, against a feed page (CPU)",
      cpu("today's session, 50k answers", "feed"),
      { most: 1 },
    ],
    ["following 500 people against the main feed (rate)", rate("following 500", "feed"), { least: 0.7 }],
    ["answer write against a bare insert (rate)", rate("answers", "bare insert"), { least: 0.35 }],
    ["one hot question against spread ones (rate)", rate("hot question", "answers"), { least: 0.7 }],
    [
      "own rank among 100k people against a plain count (rate)",
      rate("own rank", "own rank by a plain count"),
      { least: 25 },
    ],
    ["own rank among 100k against 2k people (rate)", rate("own rank", "own rank among 2k"), { least: 0.7 }],
    [
      "embedded feed against PostgreSQL at 10k posts (rate)",
      rate("feed, embedded", "feed at 10k posts"),
      { least: 0.4 },
    ],
    ["recommended, opened again (CPU ms)", spent("recommended, opened again"), { most: 4 }],
    ["recommended, new ranking (CPU ms)", spent("recommended, new ranking"), { most: 4 }],
    ["search, a common word (CPU ms)", spent("search, a common word"), { most: 2.5 }],
    ["search, a rare word (CPU ms)", spent("search, a rare word"), { most: 2.5 }],
    ["the dashboard's calls together (CPU ms)", spent("dashboard, all its calls"), { most: 5 }],
    ["trending, a rare combination (CPU ms)", spent("trending, a rare combination"), { most: 2.5 }],
    ["answers added up a second", spreadOf(addedUp), { least: 5000 }],
    ["embedded engine at 10k posts, idle (MB)", spreadOf([memory]), { most: 300 }],
  ];
  return [goalsTable(goals), detail(slices)].join("\n\n");
}

export const goalsTable = (goals: Goal[]) =>
  table(
    ["goal", "seen: median (spread)", "wanted", ""],
    goals.map(([what, seen, goal]) => [
      what,
      told(seen, seen.median < 100 ? 2 : 0),
      "least" in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`,
      verdict(seen, goal),
    ]),
  );

export const table = (head: string[], rows: string[][]) =>
  [
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---|").join("")}`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");

export function detail(slices: Slices) {
  const rows = Object.entries(slices).map(([name, each]) => {
    const middle = (by: keyof Slice) => spreadOf(each.map((slice) => slice[by])).median;
    const cpu = middle("cpu");
    return [
      name,
      told(spreadOf(each.map(({ perSecond }) => perSecond)), 0),
      `${middle("median").toFixed(1)} / ${middle("p99").toFixed(1)}`,
      Number.isNaN(cpu) ? "–" : cpu.toFixed(2),
    ];
  });
  return table(
    [`call (${LOOPS} at once)`, "per second", "median / p99 in ms", "CPU ms each, with PostgreSQL"],
    rows,
  );
}
