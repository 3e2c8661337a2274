import { Paging } from "@prepfeed/contract/foundation/limits";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { following, newestIfFollowed, pick } from "./feed.queries.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

type Item = { id: string; reason?: string; title: string };
const read = async (path: string, person?: Person) => (await app.as(person).get(path)).body;
const idsOf = (page: { content: Item[] }) => page.content.map(({ id }) => id);

/** Follows the cursor to the end. */
async function readAll(
  path: string,
  person?: Person,
  between: (page: number) => Promise<unknown> = async () => {},
) {
  const ids: string[] = [];
  let cursor = "";
  for (let page = 0; ; page++) {
    const reply = await read(`${path}${path.includes("?") ? "&" : "?"}cursor=${cursor}`, person);
    ids.push(...idsOf(reply));
    if (reply.last) return ids;
    cursor = reply.nextCursor;
    await between(page);
  }
}

test("the feed is newest first, includes the viewer's answers and never contains a key", async () => {
  const first = await createPost(app, asha);
  const second = await createPost(app, asha);
  await app.as(kabir).post(`/social/questions/${second.questions[0].id}/answer`, { selectedOption: "B" });
  const page = await read("/social/feed?size=2", kabir);
  expect(idsOf(page)).toEqual([second.id, first.id]);
  expect(page.content[0].questions[0]).toMatchObject({ myAnswer: { isCorrect: false, correctAnswer: "A" } });
  expect(page.content[1].questions[0].myAnswer).toBeNull();
  expect(JSON.stringify(page.content[1])).not.toContain("correctAnswer");
  const visitor = await read("/social/feed?size=1");
  expect(JSON.stringify(visitor)).not.toMatch(/correctAnswer|explanation/);
});

describe("filters", () => {
  beforeAll(async () => {
    await createPost(
      app,
      asha,
      questionPost({
        subject: "HISTORY",
        examType: "UPSC_CIVIL_SERVICES",
        difficultyLevel: "HARD",
        title: "Plassey",
      }),
    );
    await createPost(
      app,
      asha,
      questionPost({ subject: "HISTORY", examType: "UPSC", difficultyLevel: "EASY", title: "Panipat" }),
    );
    await createPost(
      app,
      asha,
      questionPost({ subject: "ECONOMICS", examType: "SBI_PO", difficultyLevel: "EASY", title: "Repo" }),
    );
  });

  test.each([
    ["/social/feed?subject=HISTORY", 2],
    ["/social/feed?subject=history&difficulty=Hard", 1],
    ["/social/feed?difficultyLevel=EASY&subject=HISTORY", 1],
    ["/social/feed?examType=UPSC", 2],
    ["/social/feed?examType=UPSC_CIVIL_SERVICES", 2],
    ["/social/feed?examType=IBPS_PO&subject=", 1],
    ["/social/feed?subject=HISTORY&examType=SBI_PO", 0],
    ["/social/feed/trending?subject=HISTORY", 2],
    ["/social/posts/subject/History", 2],
    ["/social/posts/exam/bank%20po", 1],
  ])("%s finds %i", async (path, total) => {
    const page = await read(path);
    expect(page).toMatchObject({ totalElements: total, last: true, nextCursor: null });
    expect(page.content).toHaveLength(total);
  });

  test("an unknown value is refused with a list of the allowed ones", async () => {
    expect(await read("/social/feed?subject=ASTROLOGY")).toMatchObject({
      status: 400,
      message: expect.stringContaining("MATHEMATICS, PHYSICS"),
    });
    expect(await read("/social/posts/exam/nothing")).toMatchObject({
      status: 400,
      message: expect.stringContaining("JEE_MAIN"),
    });
  });
});

test("trending sorts by engagement", async () => {
  const [quiet, lively] = [
    await createPost(app, asha, questionPost({ subject: "BIOLOGY" })),
    await createPost(app, asha, questionPost({ subject: "BIOLOGY" })),
  ];
  for (let i = 0; i < 3; i++)
    await app.as(await app.person(`fan${i}`)).post(`/social/posts/${quiet.id}/like`);
  expect(idsOf(await read("/social/feed/trending?subject=BIOLOGY"))).toEqual([quiet.id, lively.id]);
});

test("following shows the posts of followed people, newest first", async () => {
  const [reader, one, two, stranger] = await Promise.all(
    ["reader", "one", "two", "stranger"].map((name) => app.person(name)),
  );
  if (!reader || !one || !two || !stranger) throw new Error("unreachable");
  for (const person of [one, two]) await app.as(reader).post(`/social/users/${person.id}/follow`);
  const posts = [];
  for (const writer of [one, two, stranger, one])
    posts.push(
      await createPost(app, writer, questionPost({ subject: writer === two ? "ENGLISH" : "PHYSICS" })),
    );
  const ids = posts
    .filter((post) => post.author.id !== stranger.id)
    .map(({ id }) => id)
    .reverse();
  const page = await read("/social/feed/following", reader);
  expect(idsOf(page)).toEqual(ids);
  expect(page.totalElements).toBe(3);
  expect(await readAll("/social/feed/following?size=1", reader)).toEqual(ids);
  expect(await read("/social/feed/following?subject=ENGLISH", reader)).toMatchObject({ totalElements: 1 });
  expect((await read("/social/feed/following", stranger)).content).toEqual([]);

  // The result is the same whether few or nearly all posts are by people one follows.
  for (const filters of [{}, { subject: "PHYSICS" as const }])
    for (const offset of [0, 1, 3]) {
      const slice = { offset, limit: 2 };
      const viewer = { viewerId: reader.id, hidesNothing: true };
      const [few, many] = await Promise.all([
        pick(app.deps.db, following(reader.id), filters, slice, viewer),
        pick(app.deps.db, newestIfFollowed(reader.id), filters, slice, viewer),
      ]);
      expect(many).toEqual(few);
    }
});

test("after the last page by number, cursors continue", async () => {
  const beyond = await read(`/social/feed?page=${Paging.maxNumbered / 50}&size=50`);
  expect(beyond).toMatchObject({ content: [], last: true, nextCursor: null });
  expect(beyond.totalElements).toBeGreaterThan(0);
});

test("anybody can list a person's posts", async () => {
  const writer = await app.person("writer");
  const posts = [await createPost(app, writer), await createPost(app, writer), await createPost(app, writer)];
  expect(await readAll(`/social/users/${writer.id}/posts?size=2`)).toEqual(
    posts.map(({ id }) => id).reverse(),
  );
  expect(await read(`/social/users/${writer.id}/posts`)).toMatchObject({ totalElements: 3 });
});

test("an invalid cursor returns the first page", async () => {
  const fresh = await read("/social/feed?size=1");
  for (const cursor of ["x", "e30", "bm9uc2Vuc2U", "%00%00"]) {
    const page = await app.visitor.get(`/social/feed?size=1&cursor=${cursor}`);
    if (cursor === "%00%00") expect(page.status).toBe(400);
    else expect(idsOf(page.body)).toEqual(idsOf(fresh));
  }
});

test("paging repeats nothing and skips nothing while posts are added and deleted", {
  timeout: 120_000,
}, async () => {
  const writer = await app.person("busy");
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.constantFrom("publish", "delete", "nothing"), { minLength: 3, maxLength: 3 }),
      async (count, size, events) => {
        const subject = "GEOGRAPHY";
        await app.deps.db.query("delete from posts where author_id = $1", [writer.id]);
        const before: string[] = [];
        for (let i = 0; i < count; i++)
          before.push((await createPost(app, writer, questionPost({ subject }))).id);
        const deleted = new Set<string>();
        const seen = await readAll(
          `/social/users/${writer.id}/posts?size=${size}`,
          undefined,
          async (page) => {
            const event = events[page];
            if (event === "publish") await createPost(app, writer, questionPost({ subject }));
            if (event === "delete" && before[0]) {
              deleted.add(before[0]);
              await app.as(writer).delete(`/social/posts/${before[0]}`);
            }
          },
        );
        expect(new Set(seen).size).toBe(seen.length);
        for (const id of before) if (!deleted.has(id)) expect(seen).toContain(id);
      },
    ),
    { numRuns: 8 },
  );
});

describe("search", () => {
  let heat: Item;
  beforeAll(async () => {
    heat = await createPost(
      app,
      asha,
      questionPost(
        { title: "Thermodynamics of an ideal gas", topic: "Thermodynamics" },
        { questionText: "Which process is isothermal?", explanation: "zyxwvut only here" },
      ),
    );
    await createPost(
      app,
      asha,
      questionPost({ title: "Other" }, { questionText: "Where does thermodynamics begin?" }),
    );
  });

  test.each([
    ["a word's beginning", "thermo"],
    ["another case", "ISOTHERMAL"],
    ["two words in any order", "gas ideal"],
    ["a wrong letter", "thermodinamics"],
    ["two swapped letters", "isotehrmal"],
    ["the subject", "physics isothermal"],
  ])("finds by %s", async (_, query) => {
    expect(idsOf(await read(`/social/posts/search?query=${encodeURIComponent(query)}`))).toContain(heat.id);
    expect(idsOf(await read(`/social/feed?size=50&search=${encodeURIComponent(query)}`))).toContain(heat.id);
  });

  test("says when it searched for similar spellings, and only then", async () => {
    for (const path of [
      "/social/posts/search?query=",
      "/social/feed?search=",
      "/social/feed/trending?search=",
    ]) {
      expect(await read(`${path}isotehrmal%20gas`)).toMatchObject({ searchedFor: "isothermal gas" });
      for (const found of ["isothermal", "thermo", "xqzzy"])
        expect(await read(path + found)).not.toHaveProperty("searchedFor");
    }
    for (const path of ["/social/feed/following?search=", "/social/feed/personalized?search="])
      expect(await read(`${path}isotehrmal`, kabir)).toMatchObject({ searchedFor: "isothermal" });
  });

  test("hits in titles come first", async () => {
    const page = await read("/social/posts/search?query=thermodynamics");
    expect(page.content[0].id).toBe(heat.id);
    expect(page.totalElements).toBe(2);
  });

  test("never searches explanations", async () => {
    expect((await read("/social/posts/search?query=zyxwvut", asha)).content).toEqual([]);
  });

  test("combines with filters, and treats quotes and operators as plain text", async () => {
    expect(await read("/social/posts/search?query=thermo&subject=HISTORY")).toMatchObject({
      content: [],
      totalElements: 0,
    });
    for (const query of ["' | 'a", "a & !b", "(((", "\\\\", "thermo'); drop table posts; --"]) {
      expect((await app.visitor.get(`/social/posts/search?query=${encodeURIComponent(query)}`)).status).toBe(
        200,
      );
    }
  });

  test("continues by cursor or by number, and says when it ends", async () => {
    const posts = [];
    for (let i = 0; i < 5; i++)
      posts.push(await createPost(app, asha, questionPost({ title: `Quokka number ${i}` })));
    const all = idsOf({ content: posts }).reverse();
    const path = "/social/posts/search?query=quokka&size=2";
    expect(await readAll(path)).toEqual(all);
    const pages = await Promise.all([0, 1, 2, 3].map((page) => read(`${path}&page=${page}`)));
    expect(pages.flatMap(idsOf)).toEqual(all);
    expect(pages.map(({ last }) => last)).toEqual([false, false, true, true]);
    for (const page of pages) {
      expect(page.totalElements).toBe(5);
      expect(page.nextCursor === null).toBe(page.last);
    }
  });

  test("a blank query finds nothing", async () => {
    expect(await read("/social/posts/search?query=%20")).toMatchObject({
      content: [],
      totalElements: 0,
      last: true,
    });
  });
});

describe("recommendations", () => {
  test("leave out answered and own posts, prefer weak topics and say why", async () => {
    const learner = await app.person("learner");
    const topics = ["Optics", "Magnetism"];
    const posts = [];
    for (const topic of topics) {
      for (let i = 0; i < 4; i++)
        posts.push(
          await createPost(app, asha, questionPost({ topic, title: `${topic} ${i}` }, newQuestion())),
        );
    }
    const [weak1, weak2, , , strong1, strong2] = posts;
    for (const [post, option] of [
      [weak1, "B"],
      [weak2, "C"],
      [strong1, "A"],
      [strong2, "A"],
    ] as const) {
      await app
        .as(learner)
        .post(`/social/questions/${post?.questions[0].id}/answer`, { selectedOption: option });
    }
    const own = await createPost(app, learner, questionPost({ topic: "Optics" }));
    const page = await read("/social/feed/personalized?size=50&subject=PHYSICS", learner);
    const ids = idsOf(page);
    for (const post of [weak1, weak2, strong1, strong2, own]) expect(ids).not.toContain(post?.id);
    expect(page.content.every(({ reason }: Item) => typeof reason === "string")).toBe(true);
    const optics = page.content.find(({ title }: Item) => title === "Optics 2");
    expect(optics?.reason).toBe("You got 0 of 2 right in Optics");
    expect(ids.indexOf(posts[2]?.id)).toBeLessThan(ids.indexOf(posts[7]?.id));
  });

  test("keep their order until something is answered", async () => {
    const learner = await app.person("stays");
    const first = await read("/social/feed/personalized?size=3", learner);
    const post = await createPost(app, asha, questionPost({ topic: "Optics" }, newQuestion()));
    const again = await read("/social/feed/personalized?size=3", learner);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(again.nextCursor).toBe(first.nextCursor);
    expect(idsOf(await read("/social/feed/personalized?size=50&subject=PHYSICS", learner))).toContain(
      post.id,
    );
    const answered = first.content[0];
    await app
      .as(learner)
      .post(`/social/questions/${answered.questions[0].id}/answer`, { selectedOption: "A" });
    expect(idsOf(await read("/social/feed/personalized?size=50", learner))).not.toContain(answered.id);
  });

  test("a new learner gets a mix, and pages repeat nothing", async () => {
    const newcomer = await app.person("newcomer");
    const all = await readAll("/social/feed/personalized?size=4", newcomer);
    expect(all.length).toBeGreaterThan(8);
    expect(new Set(all).size).toBe(all.length);
    expect((await read("/social/feed/personalized", newcomer)).content[0].reason).toBe(
      "A good place to start",
    );
  });
});
