import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { memoryState } from "../../shared-state/memory.ts";
import type { CheckedPost } from "./feed.queries.ts";
import { type OpenList, pickOpen } from "./open-posts.service.ts";

const app = testApp();

type Item = { id: string; questions: { id: string }[] };
const read = async (path: string, person?: Person) => (await app.as(person).get(path)).body;
const idsOf = (page: { content: Item[] }) => page.content.map(({ id }) => id);
const answer = async (person: Person, post: Item, index = 0) =>
  app.as(person).post(`/social/questions/${post.questions[index]?.id}/answer`, { selectedOption: "B" });

/** Follows the cursor to the end. */
async function readAll(path: string, person: Person) {
  const ids: string[] = [];
  for (let cursor = ""; ; ) {
    const reply = await read(`${path}&cursor=${cursor}`, person);
    ids.push(...idsOf(reply));
    if (reply.last) return ids;
    cursor = reply.nextCursor;
  }
}

describe("?unanswered=true", () => {
  test("leaves out the learner's own posts and those with every question answered, on every feed", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    await app.as(kabir).post(`/social/users/${asha.id}/follow`);
    const open = await createPost(app, asha, questionPost({ title: "Gyroscopes" }));
    const done = await createPost(app, asha, questionPost({ title: "Gyroscopes" }));
    const partly = await createPost(
      app,
      asha,
      questionPost({ title: "Gyroscopes", questions: [newQuestion(), newQuestion()] }),
    );
    const own = await createPost(app, kabir, questionPost({ title: "Gyroscopes" }));
    await answer(kabir, done);
    await answer(kabir, partly);
    for (const path of [
      "/social/feed?",
      "/social/feed?subject=PHYSICS&difficulty=MEDIUM&",
      "/social/feed?search=gyroscope&",
      "/social/feed/trending?",
      "/social/feed/following?",
      "/social/feed/following?subject=PHYSICS&",
      "/social/feed/personalized?",
      "/social/posts/search?query=gyroscopes&",
      "/social/posts/subject/PHYSICS?",
      "/social/posts/exam/JEE_MAIN?",
    ]) {
      const page = await read(`${path}unanswered=true`, kabir);
      expect(idsOf(page).sort(), path).toEqual([open.id, partly.id].sort());
    }
    const all = [own, partly, done, open].map(({ id }) => id);
    for (const path of ["/social/feed?unanswered=false", "/social/feed?unanswered=perhaps", "/social/feed"])
      expect(idsOf(await read(path, kabir)), path).toEqual(all);
    // A visitor has answered nothing.
    expect(idsOf(await read("/social/feed?unanswered=true"))).toEqual(all);
    expect(idsOf(await read("/social/posts/search?query=gyroscopes&unanswered=true"))).toEqual(all);

    await answer(kabir, partly, 1);
    expect(idsOf(await read("/social/feed?unanswered=true", kabir))).toEqual([open.id]);
  });

  test("skips long stretches, repeats nothing across pages, and shows new posts at once", {
    timeout: 120_000,
  }, async () => {
    const [writer, learner] = [await app.person("prolific"), await app.person("diligent")];
    await app.as(learner).post(`/social/users/${writer.id}/follow`);
    const posts: Item[] = [];
    for (let i = 0; i < 70; i++)
      posts.unshift(await createPost(app, writer, questionPost({ subject: "BIOLOGY" })));
    await app.deps.db.query(
      "update posts set created_at = created_at - interval '1 hour' where author_id = $1",
      [writer.id],
    );
    const stillOpen = (i: number) => i === 1 || i === 30 || i === 62 || i >= 66;
    for (const [i, post] of posts.entries()) if (!stillOpen(i)) await answer(learner, post);
    const expected = posts.filter((_, i) => stillOpen(i)).map(({ id }) => id);
    const paths = [
      "/social/feed?subject=BIOLOGY",
      "/social/feed/trending?subject=BIOLOGY",
      "/social/feed/following?subject=BIOLOGY",
      "/social/feed/following?",
    ].map((path) => `${path}&unanswered=true`);
    const ordered = (path: string, ids: string[]) => (path.includes("trending") ? [...ids].sort() : ids);
    // The second time uses what was remembered the first time.
    for (const path of paths)
      for (let time = 0; time < 2; time++) {
        expect(ordered(path, await readAll(`${path}&size=2`, learner)), path).toEqual(
          ordered(path, expected),
        );
        expect(ordered(path, idsOf(await read(`${path}&size=50`, learner))), path).toEqual(
          ordered(path, expected),
        );
        const byNumber = await Promise.all(
          [0, 1, 2, 3].map((page) => read(`${path}&size=2&page=${page}`, learner)),
        );
        expect(ordered(path, byNumber.flatMap(idsOf)), path).toEqual(ordered(path, expected));
      }
    const fresh = await createPost(app, writer, questionPost({ subject: "BIOLOGY" }));
    for (const path of paths.filter((path) => !path.includes("trending")))
      expect(idsOf(await read(`${path}&size=50`, learner)), path).toContain(fresh.id);

    // Posts of newly followed people are not hidden by what was remembered before.
    const late = await app.person("latecomer");
    const older = await createPost(app, late, questionPost({ subject: "BIOLOGY" }));
    await app.deps.db.query("update posts set created_at = created_at - interval '1 hour' where id = $1", [
      older.id,
    ]);
    await app.as(learner).post(`/social/users/${late.id}/follow`);
    expect(idsOf(await read("/social/feed/following?unanswered=true&size=50", learner))).toContain(older.id);
  });
});

describe("a stretch of answered posts", () => {
  const idOf = (i: number) => `00000000-0000-7000-8000-${String(i).padStart(12, "0")}`;
  /** A list in memory with its posts by their time in seconds, and the number of them that were checked. */
  function listOf(open: Map<number, boolean>) {
    const list = { looked: 0 };
    const look: OpenList["look"] = async (segments, { limit, most }) => {
      const told: CheckedPost[] = [];
      for (const [segment, { from, isPast, until }] of segments.entries()) {
        const isInside = ([key]: [number, boolean]) =>
          (!from || key < Number(from.key) || (!isPast && key === Number(from.key))) &&
          (!until || key >= Number(until.key));
        const rows = [...open].filter(isInside).sort(([a], [b]) => b - a);
        for (const [i, [key, is_open]] of rows.slice(0, most).entries()) {
          list.looked++;
          if (is_open || i === 0 || i + 1 === most)
            told.push({ key: String(key), id: idOf(key), segment, n: i + 1, is_open });
          if (told.length === limit) return told;
        }
      }
      return told;
    };
    return { list, look };
  }

  test("open posts are found, whichever posts are answered meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 150 }),
        fc.array(fc.array(fc.integer({ min: 0, max: 149 }), { maxLength: 80 }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }),
        async (count, turns, limit, steps) => {
          const open = new Map(Array.from({ length: count }, (_, i) => [i, true]));
          const state = memoryState();
          const { look } = listOf(open);
          for (const answered of turns) {
            for (const i of answered) if (open.has(i)) open.set(i, false);
            const all: number[] = [];
            for (let after: { key: string; id: string } | undefined; ; ) {
              const list = { viewerId: "v", name: "n", isByTime: true, steps, look };
              const picked = await pickOpen(state, list, { ...(after && { after }), offset: 0, limit });
              all.push(...picked.map(({ key }) => Number(key)));
              after = picked.at(-1);
              if (picked.length < limit) break;
            }
            const left = [...open].filter(([, is]) => is).map(([i]) => i);
            expect(all).toEqual(left.sort((a, b) => b - a));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test("is checked only once and then skipped", async () => {
    const open = new Map(Array.from({ length: 5_000 }, (_, i) => [i, i < 100]));
    const { list, look } = listOf(open);
    const state = memoryState();
    const first = { viewerId: "v", name: "n", isByTime: true, steps: [2_000], look };
    const page = { offset: 0, limit: 11 };
    const picked = await pickOpen(state, first, page);
    expect(picked.map(({ key }) => Number(key))).toEqual(Array.from({ length: 11 }, (_, i) => 99 - i));
    list.looked = 0;
    open.set(6_000, true);
    const again = await pickOpen(state, first, page);
    expect(again.map(({ key }) => Number(key))).toEqual([
      6_000,
      ...Array.from({ length: 10 }, (_, i) => 99 - i),
    ]);
    expect(list.looked).toBeLessThan(20);
    // Another list of the same learner, and another learner, do not use it.
    for (const change of [{ name: "m" }, { viewerId: "w" }]) {
      list.looked = 0;
      await pickOpen(state, { ...first, ...change }, page);
      expect(list.looked).toBeGreaterThan(4_900);
    }
  });
});
