import type { Database } from "../server/src/db/database.ts";
import { migrate } from "../server/src/db/migrate.ts";
import { openPostgres } from "../server/src/db/postgres.ts";
import { verify } from "../server/src/features/verify/verify.service.ts";
import { startPostgres } from "../server/test/services/postgres.ts";
import { copyTarget } from "./bulk-load.ts";
import { fill, idOf } from "./feed-data.ts";
import { send } from "./load.ts";
import { startProduct } from "./product.ts";
import { SECRET, signTokens } from "./tokens.ts";

const SIZE = { users: 12_000, posts: 4_000, answers: 60_000, likes: 1_000 };
const ANSWERS = 10_000;
const LEARNERS = 200;
const BETWEEN_MS = 10_000;
const BEFORE_MS = 30_000;
const HOT = 1;

/**
 * A question with ten thousand answers gets another key while two hundred learners answer others. Then it gets the old key back, and the
 * product is killed in the middle of that.
 */
export async function benchRegrade(): Promise<string> {
  const postgres = await startPostgres();
  const db = openPostgres(postgres.url, { warn: () => {} }, { statementMs: 0 });
  // On a busy machine a refusal would end the measurement.
  const env = { DATABASE_URL: postgres.url, JWT_SECRET: SECRET, SHED_LOAD: "off" };
  try {
    await prepare(db, postgres.url);
    const tokens = await signTokens(SIZE.users);
    let product = await startProduct(env);
    const learners = startLearners(() => product.url, tokens);
    await pause(BEFORE_MS);
    const before = learners.take();

    const started = performance.now();
    const first = await correct(db, product.url, tokens, "B");
    await untilDone(db, first);
    const seconds = (performance.now() - started) / 1_000;
    const during = learners.take();
    await learners.stop();

    const second = await correct(db, product.url, tokens, "A");
    const killedAt = await untilHalf(db, second);
    await product.kill();
    product = await startProduct(env);
    await untilDone(db, second);
    const [row] = await db.query<{ changed: number; twice: number }>(
      `select count(*)::int as changed, (count(*) - count(distinct user_id))::int as twice from regraded_answers where case_id = $1`,
      [second],
    );
    await product.stop();
    const { findings } = await verify(db, { now: new Date() });
    return [
      `${LEARNERS} learners answer every ${BETWEEN_MS / 1_000} s, each another question.`,
      "",
      "| | answers | median, ms | p95 | longest |",
      "|---|---|---|---|---|",
      rowOf("before", before),
      rowOf("while it is regraded", during),
      "",
      `The regrade of ${ANSWERS} answers took ${seconds.toFixed(0)} s; p95 is ${(at(during, 0.95) / at(before, 0.95)).toFixed(2)} of before.`,
      `Killed after ${killedAt} of the second regrade and started again: ${row?.changed} answers changed, ${row?.twice} of them twice, ${findings.length} findings of verify.`,
    ].join("\n");
  } finally {
    await db.close();
    await postgres.stop();
  }
}

async function prepare(db: Database & { close(): Promise<void> }, url: string) {
  await migrate(db);
  const target = await copyTarget(url);
  await fill(target, SIZE);
  await target.close();
  await db.query("delete from answers where question_id = $1", [idOf("questions", HOT)]);
  await db.query(
    `insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts, submitted_at, day, subject, exam_family, difficulty, topic)
     select u.id, q.id, c.letter, c.letter = q.correct_answer, 0, true, now() - interval '2 days', (now() - interval '2 days')::date, q.subject,
       q.exam_family, q.difficulty, q.topic
     from (select id, row_number() over (order by id desc) as n from users) u join questions q on q.id = $1 and u.id <> q.author_id
       cross join lateral (select case when u.n % 2 = 0 then 'A' else 'B' end as letter) c
     where u.n <= $2`,
    [idOf("questions", HOT), ANSWERS],
  );
  await db.query(
    `insert into sessions (id, user_id, expires_at) select author_id, author_id, now() + interval '1 day' from questions where id = $1
     on conflict do nothing`,
    [idOf("questions", HOT)],
  );
  await verify(db, { fix: true, now: new Date() });
}

interface Learners {
  /** The times of the answers since the last call. */
  take(): number[];
  stop(): Promise<void>;
}

function startLearners(url: () => string, tokens: Map<number, string>): Learners {
  let times: number[] = [];
  let isOver = false;
  const learn = async (i: number) => {
    await pause(Math.random() * BETWEEN_MS);
    for (let turn = 0; !isOver; turn++) {
      const question = 2 + ((turn * LEARNERS + i) % (SIZE.posts - 1));
      const begun = performance.now();
      await send(url(), {
        method: "POST",
        path: `/social/questions/${idOf("questions", question)}/answer`,
        token: tokens.get(i) ?? "",
        body: { selectedOption: "ABCD"[turn % 4], timeSpent: 20 },
      });
      times.push(performance.now() - begun);
      await pause(BETWEEN_MS * (0.5 + Math.random()));
    }
  };
  const running = Array.from({ length: LEARNERS }, (_, i) => learn(i + 1));
  return {
    take() {
      const taken = times.toSorted((a, b) => a - b);
      times = [];
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** The author of the question answers an objection to it. */
async function correct(db: Database, url: string, tokens: Map<number, string>, answer: string) {
  const id = crypto.randomUUID();
  const [row] = await db.query<{ author_id: string }>(
    `with opened as (
       insert into question_cases (id, question_id, exam_family, opened_by, author_until)
       select $1, id, coalesce(exam_family, ''), 'OBJECTION', now() + interval '7 days' from questions where id = $2)
     select author_id from questions where id = $2`,
    [id, idOf("questions", HOT)],
  );
  const author = Number.parseInt(row?.author_id.slice(-12) ?? "", 16);
  const body = { action: "CORRECT", answer, text: "As the book says." };
  await send(url, { method: "PUT", path: `/disputes/${id}`, token: tokens.get(author) ?? "", body });
  return id;
}

const stageOf = async (db: Database, id: string) => {
  const [row] = await db.query<{ stage: string; changed: number }>(
    `select stage, (select count(*)::int from regraded_answers where case_id = c.id) as changed from question_cases c where id = $1`,
    [id],
  );
  return row;
};

async function untilDone(db: Database, id: string) {
  while ((await stageOf(db, id))?.stage !== "DONE") await pause(100);
}

async function untilHalf(db: Database, id: string) {
  for (;;) {
    const changed = (await stageOf(db, id))?.changed ?? 0;
    if (changed >= ANSWERS / 2) return changed;
    await pause(20);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
const rowOf = (name: string, times: number[]) =>
  `| ${name} | ${times.length} | ${at(times, 0.5).toFixed(1)} | ${at(times, 0.95).toFixed(1)} | ${(times.at(-1) ?? Number.NaN).toFixed(0)} |`;
