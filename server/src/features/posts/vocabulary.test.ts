import { Question, Search } from "@prepfeed/contract/foundation/limits";
import { RateLimit } from "@prepfeed/contract/foundation/rate-limits";
import { expect, test, vi } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";
import type { Database } from "../../db/database.ts";
import { forgetGoneWords } from "./vocabulary.service.ts";

const app = testApp();

/** The given number of different words, of letters that are in no other text. */
const manyWords = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${i.toString(36)}`).join(" ");

const isKnown = async (word: string) =>
  (await app.deps.db.query("select 1 from words where word = $1", [word])).length > 0;

/** How many statements transactions send during a call. */
async function statementsOf(work: () => Promise<unknown>) {
  let sent = 0;
  const { transaction } = app.deps.db;
  const spy = vi.spyOn(app.deps.db, "transaction").mockImplementation((run) =>
    transaction((tx) => {
      const query: Database["query"] = (sql, params) => {
        sent++;
        return tx.query(sql, params);
      };
      return run({ ...tx, query });
    }),
  );
  await work();
  spy.mockRestore();
  return sent;
}

const twentyQuestions = (word: string) =>
  Array.from({ length: Question.maxPerPost }, (_, i) =>
    newQuestion({ questionText: manyWords(`${word}${i}`, 80) }),
  );

test("twenty questions, twenty posts and many words take as many statements as one", async () => {
  const asha = await app.person("asha");
  const one = await statementsOf(() => createPost(app, asha));
  expect(one).toBeGreaterThan(0);
  const large = questionPost({ questions: twentyQuestions("qq") });
  expect(await statementsOf(() => createPost(app, asha, large))).toBe(one);
  const posts = twentyQuestions("zz").map((question) => questionPost({ questions: [question] }));
  expect(
    await statementsOf(async () =>
      expect((await app.as(asha).post("/social/posts/batch", { posts })).status).toBe(201),
    ),
  ).toBe(one);

  const { id, questions } = await createPost(app, asha, large);
  const edit = await statementsOf(() => app.as(asha).put(`/social/posts/${id}`, large));
  const small = await createPost(app, asha);
  expect(await statementsOf(() => app.as(asha).put(`/social/posts/${small.id}`, questionPost()))).toBe(edit);
  expect(questions.map(({ questionText }: { questionText: string }) => questionText)).toEqual(
    large.questions.map(({ questionText }) => questionText),
  );
});

test("a post is found by its title, labels and words up to the limit, not by words after it", async () => {
  const asha = await app.person("asha");
  const questions = Array.from({ length: 4 }, (_, i) =>
    newQuestion({
      questionText: `${manyWords(`w${i}`, 700)} ${["jackal", "ocelot", "tapir", "narwhal"][i]}`,
    }),
  );
  const { id } = await createPost(app, asha, questionPost({ title: "Quokkas", questions }));
  const find = async (word: string) =>
    (await app.as(asha).get(`/social/posts/search?query=${word}`)).body.content.map(
      (post: { id: string }) => post.id,
    );
  expect(await find("quokkas")).toEqual([id]);
  expect(await find("jackal")).toEqual([id]);
  expect(await find("ocelot")).toEqual([id]);
  expect(await find("narwhal")).toEqual([]);
  const [row] = await app.deps.db.query<{ words: number }>(
    "select count(*)::int as words from posts, unnest(tsvector_to_array(search_vector)) word where id = $1 and word not like 't:%'",
    [id],
  );
  expect(row?.words).toBe(Search.maxWords);
});

test("the posts of a batch share one limit of words", async () => {
  const asha = await app.person("asha");
  const posts = Array.from({ length: 4 }, (_, i) =>
    questionPost({}, { questionText: manyWords(`b${i}`, 600) }),
  );
  const { body } = await app.as(asha).post("/social/posts/batch", { posts });
  const ids = body.posts.map((post: { id: string }) => post.id);
  const rows = await app.deps.db.query<{ words: number }>(
    `select count(*)::int as words from posts, unnest(tsvector_to_array(search_vector)) word
     where id = any($1::uuid[]) and word not like 't:%' group by id`,
    [ids],
  );
  expect(rows.map(({ words }) => words)).toEqual(ids.map(() => Search.maxWords / 4));
});

test("words that no post has any more are deleted, after an edit, a deletion, and with an account", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const shared = await createPost(app, asha, questionPost({ title: "Axolotl shared" }));
  const own = await createPost(app, kabir, questionPost({ title: "Axolotl kakapo" }));

  await app.as(kabir).put(`/social/posts/${own.id}`, questionPost({ title: "Axolotl wombat" }));
  expect(await isKnown("kakapo")).toBe(true);
  await forgetGoneWords(app.deps.db, app.deps.log);
  expect([await isKnown("kakapo"), await isKnown("wombat"), await isKnown("axolotl")]).toEqual([
    false,
    true,
    true,
  ]);

  await app.as(asha).delete(`/social/posts/${shared.id}`);
  await forgetGoneWords(app.deps.db, app.deps.log);
  expect([await isKnown("shared"), await isKnown("axolotl")]).toEqual([false, true]);

  await app.as(kabir).delete("/auth/account", { password: kabir.password, posts: "DELETE" });
  await forgetGoneWords(app.deps.db, app.deps.log);
  expect([await isKnown("wombat"), await isKnown("axolotl")]).toEqual([false, false]);
  expect(await app.deps.db.query("select 1 from gone_words")).toEqual([]);
});

test("a note that fails does not block the others", async () => {
  const asha = await app.person("asha");
  // No word of ours contains a quotation mark.
  await app.deps.db.query("insert into gone_words (words) values (array[chr(39)])");
  const { id } = await createPost(app, asha, questionPost({ title: "Quokka" }));
  await app.as(asha).delete(`/social/posts/${id}`);
  const warn = vi.fn();
  await forgetGoneWords(app.deps.db, { warn });
  expect(warn).toHaveBeenCalledOnce();
  expect(await isKnown("quokka")).toBe(false);
  expect(await app.deps.db.query("delete from gone_words returning words")).toEqual([{ words: ["'"] }]);
});

test("a word that is published while it is being deleted is kept", async () => {
  const asha = await app.person("asha");
  const { id } = await createPost(app, asha, questionPost({ title: "Pangolin" }));
  await app.as(asha).delete(`/social/posts/${id}`);
  await Promise.all([
    forgetGoneWords(app.deps.db, app.deps.log),
    createPost(app, asha, questionPost({ title: "Pangolin" })),
  ]);
  expect(await isKnown("pangolin")).toBe(true);
});

test("half a surrogate pair does no harm", async () => {
  const asha = await app.person("asha");
  const halves = questionPost(
    { title: `Half \ud83d ${"𝒳𝒴".repeat(30)}𐌰${"𐌰".repeat(60)}` },
    { optionB: "\udc00" },
  );
  expect((await app.as(asha).post("/social/posts", halves)).status).toBe(201);
});

const limited = testApp({ limits: true });

test("an edit counts like a post towards the limit", async () => {
  const asha = await limited.person("asha");
  const { id } = await createPost(limited, asha);
  for (let i = 1; i < RateLimit.posts.max; i++) {
    expect((await limited.as(asha).put(`/social/posts/${id}`, questionPost())).status).toBe(200);
  }
  expect((await limited.as(asha).put(`/social/posts/${id}`, questionPost())).status).toBe(429);
  expect((await limited.as(asha).post("/social/posts", questionPost())).status).toBe(429);
});
