import type { Database } from "../server/src/db/database.ts";
import { migrate } from "../server/src/db/migrate.ts";
import { openPostgres } from "../server/src/db/postgres.ts";
import { startPostgres } from "../server/test/services/postgres.ts";
import { copyTarget } from "./bulk-load.ts";
import { idOf } from "./feed-data.ts";
import { detail, table } from "./feed-report.ts";
import { send } from "./load.ts";
import { attemptId, fillMock, LARGE, QUESTIONS, questionId, type Size, SMALL, TEST_ID } from "./mock-data.ts";
import { postgresCpu } from "./processes.ts";
import { startProduct } from "./product.ts";
import { interleave, ratioOf, type Slices, told, type Work } from "./slices.ts";
import { SECRET, signTokens } from "./tokens.ts";

/**
 * Starting a whole paper, saving an answer among a million, and the result of a paper that ten thousand have sat;
 * each compared with bare statements.
 */
export async function benchMockTests(): Promise<string> {
  const size = process.env.BENCH_SMALL === "1" ? SMALL : LARGE;
  const postgres = await startPostgres();
  const db = openPostgres(postgres.url, { warn: () => {} });
  try {
    await migrate(db);
    const target = await copyTarget(postgres.url);
    await fillMock(target, size);
    await target.close();
    const product = await startProduct({ DATABASE_URL: postgres.url, JWT_SECRET: SECRET });
    try {
      const tokens = await signTokens(size.over + size.running + size.beginners);
      return report(await interleave(worksOf(product, db, size, tokens)), size);
    } finally {
      await product.stop();
    }
  } finally {
    await db.close();
    await postgres.stop();
  }
}

const BARE_QUESTIONS = `select q.*, m.* from mock_test_questions p join questions q on q.id = p.question_id
  left join mock_answers m on m.attempt_id = $1 and m.question_id = q.id where p.test_id = $2 order by p.position`;
const BARE_ATTEMPT = `insert into mock_attempts (id, test_id, user_id, number, timed, session_id, started_at, ends_at)
  values (gen_random_uuid(), $1, $2, 2, true, $2, now(), now() + interval '3 hours') on conflict do nothing`;
const BARE_SAVE = `insert into mock_answers (attempt_id, question_id, answer, marked, sequence, time_spent, saved_at)
  values ($1, $2, 'A', false, $3, 10, now())
  on conflict (attempt_id, question_id) do update set answer = excluded.answer, sequence = excluded.sequence, saved_at = excluded.saved_at`;

function worksOf(
  product: Awaited<ReturnType<typeof startProduct>>,
  db: Database,
  size: Size,
  tokens: Map<number, string>,
): Record<string, Work> {
  const cpu = () => product.cpu() + postgresCpu();
  let turn = 1;
  const next = (count: number, first = 1) => first + (turn++ % count);
  const beginner = () => next(size.beginners, size.over + size.running + 1);
  const sitter = () => next(size.running, size.over + 1);
  const forget = () =>
    db.query("delete from mock_attempts where finished_at is null and user_id >= $1", [
      idOf("users", size.over + size.running + 1),
    ]);
  return {
    start: {
      cpu,
      tidy: forget,
      run: () => {
        const i = beginner();
        const path = `/mock-tests/${TEST_ID}/attempts`;
        return send(product.url, { method: "POST", path, token: tokens.get(i), body: {} });
      },
    },
    "bare start": {
      tidy: forget,
      run: async () => {
        await db.query(BARE_ATTEMPT, [TEST_ID, idOf("users", beginner())]);
        await db.query(BARE_QUESTIONS, [attemptId(1), TEST_ID]);
      },
    },
    save: {
      cpu,
      run: () => {
        const i = sitter();
        const path = `/mock-attempts/${attemptId(i)}/answers/${questionId(turn % 20)}`;
        const body = { answer: "B", sequence: 1 + turn, timeSpent: 12 };
        return send(product.url, { method: "PUT", path, token: tokens.get(i), body });
      },
    },
    "bare save": { run: () => db.query(BARE_SAVE, [attemptId(sitter()), questionId(turn % 20), turn]) },
    result: {
      cpu,
      run: () => {
        const i = next(size.over);
        const path = `/mock-attempts/${attemptId(i)}/result`;
        return send(product.url, { method: "GET", path, token: tokens.get(i) });
      },
    },
    "bare result": { run: () => db.query(BARE_QUESTIONS, [attemptId(next(size.over)), TEST_ID]) },
  };
}

function report(slices: Slices, { over, running }: Size): string {
  const rows = [
    ["starting a whole paper", "start", "a bare insert of the attempt and a bare select of its questions"],
    ["saving an answer", "save", "a bare insert or update of the row"],
    ["the result", "result", "a bare select of the paper's questions with the answers"],
  ].map(([what = "", name = "", bare = ""]) => [
    what,
    told(ratioOf(slices, "perSecond", name, `bare ${name}`)),
    bare,
  ]);
  return [
    `A paper of ${QUESTIONS} questions, ${over} attempts that are over, ${(over + running) * QUESTIONS} stored answers.`,
    table(["call", "rate: median (spread)", "against"], rows),
    detail(slices),
  ].join("\n\n");
}
