import { expect, test, vi } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { accountHash, createAddressHash } from "../sessions/address-hash.ts";
import { openDeletionQueue } from "./deletion-queue.service.ts";

const app = testApp();
const hashAccount = accountHash(createAddressHash("a secret of this test"));

const leave = ({ password, ...person }: Person, posts: "KEEP" | "DELETE") =>
  app.as({ password, ...person }).delete("/auth/account", { password, posts });

/** A person with a post that many people like, who likes, answers and follows a lot. */
async function busyLearner(name: string) {
  const [learner, author] = [await app.person(name), await app.person("author")];
  const posts = [];
  for (let batch = 0; batch < 3; batch++) {
    const { body } = await app
      .as(author)
      .post("/social/posts/batch", { posts: Array.from({ length: 20 }, () => questionPost()) });
    posts.push(...body.posts);
  }
  for (const { id, questions } of posts) {
    await app.as(learner).post(`/social/posts/${id}/like`);
    await app.as(learner).post(`/social/questions/${questions[0].id}/answer`, { selectedOption: "A" });
  }
  await app.as(learner).post(`/social/users/${author.id}/follow`);
  const own = await createPost(app, learner);
  await app.as(author).post(`/social/posts/${own.id}/like`);
  return { learner, author, own, somePost: posts[7] };
}

const rowsOf = async ({ id }: Person) => {
  const [row] = await app.deps.db.query<{ rows: number }>(
    `select (select count(*) from likes where user_id = $1) + (select count(*) from answers where user_id = $1)
       + (select count(*) from follows where follower_id = $1) as rows`,
    [id],
  );
  return Number(row?.rows);
};

/** How many transactions it takes until nothing is left of a person. */
async function stepsOf(person: Person) {
  const transactions = vi.spyOn(app.deps.db, "transaction");
  expect((await leave(person, "DELETE")).status).toBe(204);
  const steps = transactions.mock.calls.length;
  transactions.mockRestore();
  return steps;
}

test("a large account is deleted in small steps, and every count is right", async () => {
  const { learner, author, own, somePost } = await busyLearner("asha");
  const steps = await stepsOf(await app.person("newcomer"));
  // Sixty likes and sixty answers at fifty per step need one more step each.
  expect(await stepsOf(learner)).toBeGreaterThanOrEqual(steps + 2);
  expect(await rowsOf(learner)).toBe(0);
  expect((await app.as(author).get(`/social/posts/${own.id}`)).status).toBe(404);
  const { body } = await app.as(author).get(`/social/posts/${somePost.id}`);
  expect(body).toMatchObject({ likesCount: 0, totalAttempts: 0 });
  await expectConsistent(app);
});

test("the account is closed at once, and an interrupted deletion continues at the next start", async () => {
  const { learner, author, own } = await busyLearner("kabir");
  const { deletionQueue } = app.deps;
  vi.spyOn(deletionQueue, "run").mockResolvedValueOnce();
  expect((await leave(learner, "KEEP")).status).toBe(204);
  expect(await rowsOf(learner)).toBe(121);
  expect((await app.as(learner).get("/auth/profile")).status).toBe(401);
  expect((await app.visitor.get(`/social/users/${learner.id}`)).status).toBe(404);
  expect((await app.as(author).get(`/social/posts/${own.id}`)).body.author.username).toBe("Deleted user");

  const stopped = openDeletionQueue(app.deps.db, app.deps.rollup, hashAccount, app.deps.log);
  await stopped.stop();
  await stopped.run();
  expect(await rowsOf(learner)).toBe(121);

  await openDeletionQueue(app.deps.db, app.deps.rollup, hashAccount, app.deps.log).run();
  expect(await rowsOf(learner)).toBe(0);
  expect(await app.deps.db.query("select 1 from departures")).toEqual([]);
  await expectConsistent(app);
});

test("when posts are deleted too, their questions lose their author in small steps", async () => {
  const asha = await app.person("asha");
  const steps = await stepsOf(await app.person("newcomer"));
  await app.deps.db.query(
    `insert into questions (id, author_id, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, estimate)
     select gen_random_uuid(), $1, 'Orphan of ' || $1::uuid, 'a', 'b', 'c', 'd', 'A', '', '', 0 from generate_series(1, 120)`,
    [asha.id],
  );
  // Fifty per step.
  expect(await stepsOf(asha)).toBeGreaterThanOrEqual(steps + 2);
  const left = await app.deps.db.query(
    "select distinct author_id from questions where question_text = 'Orphan of ' || $1::uuid",
    [asha.id],
  );
  expect(left).toEqual([{ author_id: null }]);
});

test("a deletion that fails does not stop the ones after it", async () => {
  const [first, second] = [await app.person("first"), await app.person("second")];
  for (const person of [first, second]) {
    vi.spyOn(app.deps.deletionQueue, "run").mockResolvedValueOnce();
    expect((await leave(person, "DELETE")).status).toBe(204);
  }
  const { rollup, db } = app.deps;
  const fails = { ...rollup, run: vi.fn(rollup.run).mockRejectedValueOnce(new Error("no luck")) };
  const warn = vi.fn();
  await openDeletionQueue(db, fails, hashAccount, { warn }).run();
  expect(warn).toHaveBeenCalledOnce();
  expect(await db.query("select user_id from departures")).toEqual([{ user_id: first.id }]);
  await openDeletionQueue(db, rollup, hashAccount, { warn }).run();
  expect(await db.query("select user_id from departures")).toEqual([]);
});
