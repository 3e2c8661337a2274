import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { describeVerification, verify } from "./verify.service.ts";

const app = testApp();
const look = () => verify(app.deps.db, { now: app.deps.now() });
const namesOf = (findings: { name: string }[]) => findings.map(({ name }) => name);
let people: Person[];

/** Three people who do a bit of everything. */
beforeAll(async () => {
  people = [await app.person("asha"), await app.person("kabir"), await app.person("meera")];
  const [asha, kabir, meera] = people as [Person, Person, Person];
  const posts = [
    await createPost(app, asha),
    await createPost(app, asha, questionPost({ subject: "CHEMISTRY", examType: "NEET", topic: "Acids" })),
    await createPost(app, kabir, questionPost({ subject: "HISTORY", examType: "SSC_CGL", topic: undefined })),
  ];
  for (const [i, post] of posts.entries()) {
    for (const person of people) {
      const call = app.as(person).post;
      const selectedOption = (i + people.indexOf(person)) % 2 ? "A" : "B";
      await call(`/social/questions/${post.questions[0].id}/answer`, { selectedOption });
      await call(`/social/posts/${post.id}/like`);
      await call(`/social/posts/${post.id}/bookmark`);
      await call(`/social/posts/${post.id}/share`);
      await call(`/social/posts/${post.id}/view`);
      const comment = await call(`/social/posts/${post.id}/comments`, { content: "Clear now." });
      await call(`/social/comments/${comment.body.id}/like`);
    }
  }
  await app.as(asha).post(`/social/users/${kabir.id}/follow`);
  await app.as(meera).post(`/social/users/${kabir.id}/follow`);
});

test("an undamaged database has no differences, before and after answers are added", async () => {
  expect((await look()).findings).toEqual([]);
  await expectConsistent(app);
  const [row] = await app.deps.db.query<{ likes: number; boards: number; comments: number }>(
    `select (select sum(likes_count)::int from posts) as likes, (select count(*)::int from board_scores) as boards,
       (select sum(likes_count)::int from comments) as comments`,
  );
  expect(row).toMatchObject({ likes: 9, comments: 9 });
  expect(row?.boards).toBeGreaterThan(20);
});

const ofBoards = (which: string) => `where board_id in (select id from boards where ${which})`;

/** Columns and a statement that damages each of them; some damage shows in more than one place. */
const DAMAGE: [names: string[], sql: string][] = [
  ...["score", "total_questions", "correct_answers", "posts_count", "followers_count", "following_count"].map(
    (column): [string[], string] => [
      [`user_counters.${column}`],
      `update user_counters set ${column} = ${column} + 1`,
    ],
  ),
  [["user_counters.last_post_at"], "update user_counters set last_post_at = now() where posts_count = 0"],
  ...["likes", "comments", "bookmarks", "shares", "views", "attempts"].map((what): [string[], string] => [
    [`posts.${what}_count`],
    `update posts set ${what}_count = ${what}_count + 1, trending = trending_score(likes_count + ${Number(what === "likes")},
       comments_count + ${Number(what === "comments")}, bookmarks_count + ${Number(what === "bookmarks")},
       shares_count + ${Number(what === "shares")}, attempts_count + ${Number(what === "attempts")}, created_at)`,
  ]),
  [["posts.trending"], "update posts set trending = trending + 0.1"],
  [["post_totals.total"], "update post_totals set total = total - 1"],
  [["post_totals.total"], "delete from post_totals"],
  [["post_totals.total"], "insert into post_totals values ('PHYSICS', 'SAT', 'HARD', 2)"],
  [["questions.attempts_count"], "update questions set attempts_count = attempts_count + 1"],
  [["questions.correct_count"], "update questions set correct_count = 0"],
  [["comments.likes_count"], "update comments set likes_count = 5"],
  [["learner_totals.attempts"], "update learner_totals set attempts = attempts + 1"],
  [["learner_totals.correct"], "update learner_totals set correct = correct + 1"],
  [["learner_totals.score"], "update learner_totals set score = score + 1"],
  [["learner_days.attempts"], "update learner_days set attempts = attempts + 1"],
  [["learner_days.correct"], "update learner_days set correct = correct + 1"],
  [
    ["learner_days.attempts", "learner_days.correct"],
    "insert into learner_days select id, '2020-01-01', 3, 2 from users",
  ],
  [["subject_skills.attempts"], "update subject_skills set attempts = 0"],
  [["subject_skills.correct"], "update subject_skills set correct = correct + 1"],
  [["topic_skills.attempts"], "update topic_skills set attempts = 9"],
  [["topic_skills.correct"], "update topic_skills set correct = correct + 1"],
  [["topic_skills.attempts", "topic_skills.correct"], "delete from topic_skills"],
  [
    ["board_scores.score", "board_counts.people"],
    `update board_scores set score = score + 1 ${ofBoards("period = 'all' and subject = ''")}`,
  ],
  [
    ["board_scores.total_questions"],
    `update board_scores set total_questions = 9 ${ofBoards("period like 'w%'")}`,
  ],
  [
    ["board_scores.reached_at"],
    `update board_scores set reached_at = now() - interval '1 day' ${ofBoards("period = 'all'")}`,
  ],
  [
    ["board_scores.hidden", "board_counts.people"],
    `update board_scores set hidden = true ${ofBoards("period like 'd%'")}`,
  ],
  [
    ["board_scores.score", "board_scores.total_questions", "board_scores.reached_at", "board_scores.hidden"],
    "delete from boards where period = 'all'",
  ],
  [["board_counts.people"], "update board_counts set people = people + 1"],
  [["author_points.points"], "update author_points set points = points + 1"],
  [["author_points.points"], "delete from author_points"],
  [
    ["author_points.points"],
    "insert into author_points select id, gen_random_uuid(), (now() at time zone 'UTC')::date, 3 from users",
  ],
  [["keys seen and not marked so"], "delete from seen_keys where source = 'own'"],
  [["author_points.points", "keys seen and not marked so"], "delete from seen_keys"],
  [["board_counts.people"], "delete from board_counts where level = 1"],
];

test.each(DAMAGE)("damage to %j is found by name and repaired", async (names, sql) => {
  await app.deps.db.script(sql);
  const { findings, left } = await look();
  expect(namesOf(findings).toSorted()).toEqual(names.toSorted());
  expect(left).toEqual(findings);

  const fixed = await verify(app.deps.db, { fix: true, now: app.deps.now() });
  expect(fixed.findings).not.toEqual([]);
  expect(fixed.left).toEqual([]);
  await expectConsistent(app);
});

test("points that were not earned are taken back everywhere", async () => {
  await app.deps.db.script("update answers set points_earned = 1 - points_earned where counts");
  expect(namesOf((await look()).findings)).toEqual(
    expect.arrayContaining(["answers.points_earned", "user_counters.score", "board_scores.score"]),
  );
  await verify(app.deps.db, { fix: true, now: app.deps.now() });
  await expectConsistent(app);
});

test("points follow the rules: once for each question, 20 a day from each author", async () => {
  const [learner, writer] = [await app.person("ravi"), await app.person("tara")];
  const again = { questionText: "What is asked twice?" };
  const questions = [{}, {}, {}].map(() => Array.from({ length: 7 }, () => newQuestion()));
  for (const posted of [[newQuestion(again)], [newQuestion(again)], ...questions]) {
    const post = await createPost(app, writer, questionPost({ questions: posted }));
    for (const { id } of post.questions)
      await app.as(learner).post(`/social/questions/${id}/answer`, { selectedOption: "A" });
  }
  await expectConsistent(app);
  const given = () =>
    app.deps.db.query(
      "select coalesce(unpaid, 'paid') as what, count(*)::int as answers from answers where user_id = $1 group by 1 order by 1",
      [learner.id],
    );
  const ruled = [
    { what: "AUTHOR_DAILY_LIMIT", answers: 2 },
    { what: "KEY_SEEN", answers: 1 },
    { what: "paid", answers: 20 },
  ];
  expect(await given()).toEqual(ruled);
  await app.deps.db.script("update answers set unpaid = null, points_earned = 1 where unpaid is not null");
  expect(namesOf((await look()).findings)).toEqual(
    expect.arrayContaining(["answers.points_earned", "answers.unpaid", "author_points.points"]),
  );
  await verify(app.deps.db, { fix: true, now: app.deps.now() });
  await expectConsistent(app);
  expect(await given()).toEqual(ruled);
});

test("points from before the rules are kept", async () => {
  const [learner, writer] = [await app.person("ravi"), await app.person("tara")];
  const again = { questionText: "What was asked twice before?" };
  for (let i = 0; i < 2; i++) {
    const post = await createPost(app, writer, questionPost({}, again));
    await app.as(learner).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
  }
  await app.deps.db.query("update answers set unpaid = null, points_earned = 1 where user_id = $1", [
    learner.id,
  ]);
  await app.deps.db.query("update seen_keys set source = 'before', question_id = null where user_id = $1", [
    learner.id,
  ]);
  await app.deps.db.query("delete from author_points where user_id = $1", [learner.id]);
  expect(namesOf((await look()).findings)).not.toContain("answers.points_earned");
  await verify(app.deps.db, { fix: true, now: app.deps.now() });
  await expectConsistent(app);
  const [row] = await app.deps.db.query<{ score: number }>(
    "select score from user_counters where user_id = $1",
    [learner.id],
  );
  expect(row).toEqual({ score: 2 });
});

test("a second answer to a question is deleted, the first is kept", async () => {
  await app.deps.db.script(`
    create table kept as select * from answers;
    alter table answers drop constraint answers_user_id_question_id_pk;
    insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts, submitted_at, day)
      select user_id, question_id, 'D', false, 0, counts, submitted_at + interval '1 hour', day from answers where counts`);
  expect(namesOf((await look()).findings)).toContain("answers of one person to one question");
  await verify(app.deps.db, { fix: true, now: app.deps.now() });
  await app.deps.db.script(
    "alter table answers add constraint answers_user_id_question_id_pk primary key (user_id, question_id)",
  );
  await expectConsistent(app);
  expect(await app.deps.db.query("select * from answers except select * from kept")).toEqual([]);
  await app.deps.db.script("drop table kept");
});

test("a person hidden from the leaderboard is hidden on every board", async () => {
  await app.deps.db.query("update users set hide_from_leaderboard = true where id = $1", [people[2]?.id]);
  expect(namesOf((await look()).findings)).toEqual(["board_scores.hidden"]);
  await verify(app.deps.db, { fix: true, now: app.deps.now() });
  await expectConsistent(app);
});

test("repairing while people like and answer loses nothing", async () => {
  const fans = await Promise.all(Array.from({ length: 6 }, (_, i) => app.person(`fan${i}`)));
  const post = await createPost(app, people[0] as Person);
  await app.deps.db.script("update posts set likes_count = 50, attempts_count = 50");
  const [fixed] = await Promise.all([
    verify(app.deps.db, { fix: true, now: app.deps.now() }),
    ...fans.map(async (fan) => {
      await app.as(fan).post(`/social/posts/${post.id}/like`);
      await app.as(fan).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
    }),
    app.deps.rollup.run(),
  ]);
  expect(namesOf(fixed.findings)).toContain("posts.likes_count");
  await expectConsistent(app);
});

test("the report has one line per difference", async () => {
  const [clean] = describeVerification(await look(), false);
  expect(clean).toBe("Everything adds up: 24 checks found nothing that differs.");
  await app.deps.db.query("update user_counters set followers_count = 7 where user_id = $1", [people[1]?.id]);
  expect(describeVerification(await look(), false)).toEqual([
    `user_counters.followers_count: 1 differs, e.g. ${people[1]?.id} has 7 instead of 2`,
    "Nothing was changed. To repair it: npm run verify -- --fix",
  ]);
  const fixed = await verify(app.deps.db, { fix: true, now: app.deps.now() });
  expect(describeVerification(fixed, true)[1]).toBe("Repaired; now everything adds up.");
});

test.each([
  ["a number with options", "kind = 'NUMERICAL', correct_answer = '4'"],
  ["a single choice with two keys", "correct_answer = 'AB'"],
  ["a tolerance beside letters", "tolerance = '0.5'"],
])("finds %s, and leaves it as it is", async (_, damage) => {
  const [row] = await app.deps.db.query<{ id: string; correct_answer: string }>(
    "select id, correct_answer from questions order by id limit 1",
  );
  await app.deps.db.query(`update questions set ${damage} where id = $1`, [row?.id]);
  const found = await verify(app.deps.db, { fix: true, now: app.deps.now() });
  await app.deps.db.query(
    "update questions set kind = 'SINGLE', tolerance = null, correct_answer = $2 where id = $1",
    [row?.id, row?.correct_answer],
  );
  expect(namesOf(found.left)).toContain("questions whose kind does not fit their options, key or tolerance");
});
