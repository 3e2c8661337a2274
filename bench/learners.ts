import { DIFFICULTIES, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import type { FeedPage } from "@prepfeed/contract/posts/feed";
import { dashboard, openFilled } from "./feed.ts";
import { LARGE, SMALL } from "./feed-data.ts";
import { send } from "./load.ts";
import { signTokens } from "./tokens.ts";

const LEARNERS = 1_000;
const BETWEEN_MS = 10_000;
const MINUTES = Number(process.env.BENCH_MINUTES ?? 5);
/** Whether questions of all subjects are drawn meanwhile, and how often; what a thread loaded for them stays in its memory. */
const DRAWS = process.env.BENCH_DRAW === "1";
const DRAW_MS = 4_000;
const DRAWN_EXAMS = ["JEE_MAIN", "NEET", "UPSC", "SSC_CGL", "GATE", "CAT", "SAT"];
/** The mix of each thousand actions; the feed comes first, because answers and likes need its posts. */
const ACTS = { feed: 450, answer: 300, like: 100, dashboard: 100, comment: 50 };
type Act = keyof typeof ACTS;

interface Seen {
  times: Record<Act, number[]>;
  refused: Map<string, number>;
}

/** As many learners as a school has, each doing something every ten seconds, against one process. */
export async function benchLearners(): Promise<string> {
  const { product, close } = await openFilled(process.env.BENCH_SMALL === "1" ? SMALL : LARGE);
  try {
    const tokens = await signTokens(1_000);
    const seen: Seen = {
      times: { feed: [], answer: [], like: [], dashboard: [], comment: [] },
      refused: new Map(),
    };
    const end = performance.now() + MINUTES * 60_000;
    const memory = [product.memory()];
    const minutely = setInterval(() => memory.push(product.memory()), 60_000);
    const before = product.cpu();
    const people = [...tokens].slice(0, LEARNERS);
    const drawn = DRAWS ? draw(product.url, [...tokens.values()], end) : 0;
    await Promise.all(people.map(([i, token]) => learn(product.url, i, token, tokens, seen, end)));
    clearInterval(minutely);
    const cpu = (product.cpu() - before) / (MINUTES * 60_000);
    const sets = await drawn;
    return [
      ...(sets ? [`${sets} sets of 20 questions drawn meanwhile.`] : []),
      report(seen, memory, cpu),
    ].join("\n");
  } finally {
    await close();
  }
}

async function learn(
  url: string,
  i: number,
  token: string,
  tokens: Map<number, string>,
  seen: Seen,
  end: number,
) {
  let posts: FeedPage["content"] = [];
  /** Comments are open to those who answered. */
  let answered: string | undefined;
  const acts: Record<Act, () => Promise<unknown>> = {
    async feed() {
      posts = (JSON.parse(await send(url, { method: "GET", path: "/social/feed", token })) as FeedPage)
        .content;
    },
    async answer() {
      const post = anyOf(posts);
      const body = { selectedOption: "ABCD"[Math.floor(Math.random() * 4)], timeSpent: 20 };
      const path = `/social/questions/${post?.questions[0]?.id}/answer`;
      await send(url, { method: "POST", path, token, body });
      answered = post?.id;
    },
    like: () => send(url, { method: "POST", path: `/social/posts/${anyOf(posts)?.id}/like`, token }),
    comment: () => {
      const body = { content: `A thought of learner ${i} at ${new Date().toISOString()}.` };
      return send(url, { method: "POST", path: `/social/posts/${answered}/comments`, token, body });
    },
    dashboard: () => dashboard(url, tokens, i),
  };
  await pause(Math.random() * BETWEEN_MS);
  for (let act: Act = "feed"; performance.now() < end; act = anyAct(answered !== undefined)) {
    const before = performance.now();
    try {
      await acts[act]();
      seen.times[act].push(performance.now() - before);
    } catch (error) {
      const told = `${act}: ${error instanceof Error ? error.message.slice(0, 80) : error}`;
      seen.refused.set(told, (seen.refused.get(told) ?? 0) + 1);
    }
    await pause(BETWEEN_MS * (0.5 + Math.random()) - (performance.now() - before));
  }
}

/** Sets of 20, of every subject, exam and difficulty in turn, by different people; the number of sets. */
async function draw(url: string, tokens: string[], end: number): Promise<number> {
  const asked = DRAWN_EXAMS.flatMap((examType) =>
    SUBJECTS.flatMap((subject) =>
      DIFFICULTIES.map((difficultyLevel) => ({ examType, subject, difficultyLevel })),
    ),
  );
  for (let sets = 0; ; sets++) {
    if (performance.now() >= end) return sets;
    const query = new URLSearchParams({ ...asked[(sets * 13) % asked.length], count: "20" });
    // Refused on a machine that is too busy to draw in time: asked for again.
    await send(url, {
      method: "POST",
      path: `/mcq/generate?${query}`,
      token: tokens[sets % tokens.length],
    }).catch(() => sets--);
    await pause(DRAW_MS);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
const anyOf = <Item>(items: Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

function anyAct(mayComment: boolean): Act {
  let left = Math.random() * 1_000;
  for (const [act, share] of Object.entries(ACTS)) {
    left -= share;
    if (left < 0) return act === "comment" && !mayComment ? "answer" : (act as Act);
  }
  return "feed";
}

function report({ times, refused }: Seen, memory: number[], cpu: number): string {
  const all = Object.entries(times);
  const rows = [...all, ["all", all.flatMap(([, each]) => each)] as const].map(([act, each]) => {
    const sorted = each.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
    return `| ${act} | ${sorted.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${(sorted.at(-1) ?? Number.NaN).toFixed(0)} |`;
  });
  return [
    `${LEARNERS} learners, ${BETWEEN_MS / 1000} s between acts, ${MINUTES} minutes; the process used ${cpu.toFixed(2)} of a core.`,
    `Memory in MB, minute by minute: ${memory.map((each) => each.toFixed(0)).join(", ")}.`,
    `Refused: ${[...refused].map(([what, count]) => `${count} × ${what}`).join("; ") || "nothing"}.`,
    "",
    "| act | times | median, ms | p95 | p99 | longest |",
    "|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
