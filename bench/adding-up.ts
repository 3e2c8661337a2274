import { loadavg } from "node:os";
import type { Database } from "../server/src/db/database.ts";
import { migrate } from "../server/src/db/migrate.ts";
import { openPostgres } from "../server/src/db/postgres.ts";
import { answerRollup } from "../server/src/features/progress/answer-rollup.service.ts";
import { verify } from "../server/src/features/verify/verify.service.ts";
import { startPostgres } from "../server/test/services/postgres.ts";
import { copyTarget } from "./bulk-load.ts";
import { fill, LARGE, ROOMY, SMALL } from "./feed-data.ts";
import { postgresCpu } from "./processes.ts";

/** Waiting answers of each learner. */
const EACH = Number(process.env.BENCH_EACH ?? 30);

/** Adds up a backlog as after a long evening: all learners answered, in turn, and nothing was added. */
export async function benchAddingUp(): Promise<string> {
  const postgres = await startPostgres({ settings: ROOMY });
  const db = openPostgres(postgres.url, { warn: console.error }, { statementMs: 0 });
  try {
    await migrate(db);
    const target = await copyTarget(postgres.url);
    // Without earlier answers, so that `verify` takes minutes instead of an hour.
    await fill(target, { ...(process.env.BENCH_SMALL === "1" ? SMALL : LARGE), answers: 0 });
    const rows = [];
    for (const [name, step] of Object.entries(STEPS)) {
      await target.script(backlogOf(step));
      // The filled tables hold only what the feed needs. Everything but the waiting answers is made to agree first.
      await verify(db, { fix: true, now: new Date() });
      // Otherwise the rows that filling and repairing left behind are cleaned up meanwhile.
      await db.query("vacuum analyze");
      rows.push(`| ${name} | ${await drain(db)} |`);
      console.error(rows.at(-1));
    }
    await target.close();
    const { findings } = await verify(db, { now: new Date() });
    return [
      `${EACH} waiting answers of each learner, added with nothing else running; load of the machine ${loadavg()[0]?.toFixed(1)}. verify: ${findings.map(({ name, differ }) => `${differ} × ${name}`).join(", ") || "nothing differs"}.`,
      "",
      "| each learner answered questions | answers | a second | CPU µs each, Node | PostgreSQL |",
      "|---|---|---|---|---|",
      ...rows,
    ].join("\n");
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** From one question of a learner to the next: labels repeat after 300 questions, subjects after ten. */
const STEPS = { "of one exam": "300 * k + k % 5", "of all exams": "k * 7919 + 150" };

const backlogOf = (step: string) => `
  set session_replication_role = replica;
  update users set email_confirmed = true, created_at = now() - interval '20 days';
  with picked as (
    select p.id as user_id, n, k, lpad(to_hex(1 + (n * 7919 + ${step}) % (select count(*) from questions)), 12, '0') as number
    from (select id, row_number() over (order by id) as n from users) p cross join generate_series(1, ${EACH}) k),
  given as (
    insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts, time_spent, subject, exam_family, difficulty, topic)
    select user_id, q.id, 'A', (n + k) % 3 > 0, ((n + k) % 3 > 0)::int, true, 20 + k, q.subject, q.exam_family, q.difficulty, q.topic
    from picked p join questions q on q.id = ('00000003-0000-7000-8000-' || p.number)::uuid on conflict do nothing
    returning user_id, question_id, is_correct),
  seen as (
    insert into seen_keys (user_id, fingerprint, source, question_id)
    select g.user_id, q.fingerprint, 'answer', q.id from given g join questions q on q.id = g.question_id on conflict do nothing)
  insert into answer_deltas (user_id, question_id, post_id, is_correct)
  select g.user_id, q.id, q.post_id, g.is_correct from given g join questions q on q.id = g.question_id order by md5(g.user_id::text || g.question_id);
  set session_replication_role = origin;
  analyze answer_deltas; analyze answers;`;

/** The cells of a row. */
async function drain(db: Database): Promise<string> {
  const rollup = answerRollup(db, console);
  const waiting = async () =>
    (await db.query<{ count: number }>("select count(*)::int as count from answer_deltas"))[0]?.count ?? 0;
  const count = await waiting();
  const [node, postgres, started] = [process.cpuUsage(), postgresCpu(), performance.now()];
  await rollup.run();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(node);
  const used = postgresCpu() - postgres;
  if ((await waiting()) > 0) throw new Error("Adding up ended before everything was added.");
  const cells = [count, count / seconds, (user + system) / count, (1000 * used) / count];
  return cells.map((cell) => cell.toFixed(0)).join(" | ");
}
