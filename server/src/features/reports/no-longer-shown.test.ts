import { beforeAll, describe, expect, test } from "vitest";
import { appointStaff, decide, report, reportByThree } from "../../../test/moderation/cases.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

/** What a reporter no longer sees, and what nobody sees after a decision, by whichever call. */

const app = testApp();
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let moderator: Person;
beforeAll(async () => {
  [moderator] = await appointStaff(app);
});

async function textOf(person: Person | undefined, path: string) {
  const { status, body } = await app.as(person).get(path);
  expect(status, path).toBe(200);
  return JSON.stringify(body);
}

describe("a reported picture", () => {
  test("is shown to others, and no longer to its reporter", async () => {
    const [asha, kabir, meera] = [
      await app.person("asha"),
      await app.person("kabir"),
      await app.person("meera"),
    ];
    const { body } = await app.as(asha).put("/auth/avatar", PNG, { "content-type": "image/png" });
    const post = await createPost(app, asha, questionPost({ subject: "ECONOMICS" }));
    await app.as(asha).post(`/social/posts/${post.id}/comments`, { content: "Mind the units" });
    await app.as(kabir).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
    await app.as(meera).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
    await report(app, kabir, { kind: "PICTURE", id: asha.id });
    for (const path of [
      `/social/users/${asha.id}`,
      `/social/posts/${post.id}`,
      `/social/posts/${post.id}/comments`,
      "/social/feed?subject=ECONOMICS",
      `/social/users/search?query=${asha.username}`,
    ]) {
      expect(await textOf(kabir, path), path).not.toContain(body.profilePicture);
      expect(await textOf(kabir, path), path).toContain(asha.username);
      expect(await textOf(meera, path), path).toContain(body.profilePicture);
    }
  });
});

describe("a hidden profile", () => {
  test("shows only the username in every list too", async () => {
    const asha = await app.person("asha", { bio: "Call me at night", fullName: "Your Nightmare" });
    const { body } = await app.as(asha).put("/auth/avatar", PNG, { "content-type": "image/png" });
    const post = await createPost(app, asha, questionPost({ subject: "BIOLOGY" }));
    const meera = await app.person("meera");
    await app.as(asha).post(`/social/users/${meera.id}/follow`);
    await reportByThree(app, { kind: "USER", id: asha.id });
    for (const path of [
      `/social/users/${asha.id}`,
      `/social/posts/${post.id}`,
      "/social/feed?subject=BIOLOGY",
      `/social/users/search?query=${asha.username}`,
      `/social/users/${meera.id}/followers`,
      "/social/notifications",
    ]) {
      const text = await textOf(meera, path);
      for (const hidden of ["Call me at night", "Your Nightmare", body.profilePicture])
        expect(text, path).not.toContain(hidden);
      expect(text, path).toContain(asha.username);
    }
  });
});

describe("a removed post", () => {
  const QUESTION = "Which gas makes up most of this unusual zibberish atmosphere?";

  async function removed(decision = "REMOVE") {
    const [asha, kabir, meera] = [
      await app.person("asha"),
      await app.person("kabir"),
      await app.person("meera"),
    ];
    const post = await createPost(
      app,
      asha,
      questionPost(
        { title: "Zibberish air", subject: "CHEMISTRY", examType: "JEE_MAIN" },
        { questionText: QUESTION },
      ),
    );
    const { id: questionId } = post.questions[0];
    // Kabir has answered it wrong, Meera has not answered it.
    await app.as(kabir).post(`/social/questions/${questionId}/answer`, { selectedOption: "B" });
    await app.as(kabir).post(`/social/posts/${post.id}/bookmark`);
    await app.deps.rollup.run();
    await report(app, await app.person("reporter"), { kind: "POST", id: post.id });
    await decide(app, moderator, post.id, decision);
    return { asha, kabir, meera, post, questionId };
  }

  test("can no longer be answered, hinted at, explained or discussed by anybody", async () => {
    const { asha, kabir, meera, questionId } = await removed();
    const path = `/social/questions/${questionId}`;
    for (const person of [asha, kabir, meera]) {
      const replies = [
        await app.as(person).post(`${path}/answer`, { selectedOption: "A" }),
        await app.as(person).post(`${path}/hint`, {}),
        await app.as(person).post(`${path}/ask`, { ask: "SIMPLER" }),
        await app.as(person).get(`${path}/my-answer`),
        await app.as(person).get(`${path}/versions`),
        await app.as(person).get(`${path}/statistics`),
        await app.as(person).get(`${path}/passport`),
      ];
      expect(replies.map(({ status }) => status).filter((status) => status < 400)).toEqual([]);
    }
  });

  test("is in no list of anybody, also of those who answered it", async () => {
    const { kabir, meera } = await removed();
    for (const person of [kabir, meera])
      for (const path of [
        "/social/feed?size=50",
        "/social/feed/trending?size=50",
        "/social/posts/search?query=zibberish",
        "/social/bookmarks",
        "/mcq/mistakes",
        `/mcq/responses/${person.id}`,
        "/learning/today",
      ])
        expect(await textOf(person, path), path).not.toContain("ibberish");
    for (const path of ["/social/feed?size=50", "/social/feed/trending?size=50"])
      expect(await textOf(undefined, path), path).not.toContain("ibberish");
  });

  test("that is only hidden keeps its place in the history of those who answered it", async () => {
    const { kabir, meera, questionId } = await removed("HIDE");
    expect(await textOf(kabir, `/mcq/responses/${kabir.id}`)).toContain("zibberish");
    const path = `/social/questions/${questionId}`;
    expect((await app.as(meera).post(`${path}/answer`, { selectedOption: "A" })).status).toBe(404);
    expect((await app.as(meera).post(`${path}/hint`, {})).status).toBe(404);
    expect((await app.as(kabir).get(`${path}/my-answer`)).status).toBe(200);
  });
});

test("a removed comment cannot be liked", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const { body: post } = await app.as(asha).post("/social/posts", { content: "Good morning" });
  const { body } = await app.as(asha).post(`/social/posts/${post.id}/comments`, { content: "You fool" });
  await report(app, await app.person("reporter"), { kind: "COMMENT", id: body.id });
  await decide(app, moderator, body.id, "REMOVE");
  expect((await app.as(kabir).post(`/social/comments/${body.id}/like`)).status).toBe(404);
});

test("pages of bookmarks and of the history fill up, and their totals stay", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const bookmarked: string[] = [];
  const answered: string[] = [];
  for (let i = 0; i < 6; i++) {
    const [kept, gone] = [
      await createPost(app, asha, questionPost()),
      await createPost(app, asha, questionPost()),
    ];
    for (const post of [kept, gone]) {
      await app.as(kabir).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "B" });
      await app.as(kabir).post(`/social/posts/${post.id}/bookmark`);
    }
    await report(app, i % 2 === 0 ? kabir : await app.person("meera"), { kind: "POST", id: gone.id });
    if (i % 2 === 1) await decide(app, moderator, gone.id, "REMOVE");
    bookmarked.unshift(kept.id);
    answered.unshift(kept.questions[0].id);
    // A post that Kabir reported stays in his history, because he answered its question.
    if (i % 2 === 0) answered.unshift(gone.questions[0].id);
  }
  const pagesOf = async (path: string, id: "id" | "questionId") => {
    const pages = [];
    for (const page of [0, 1]) pages.push((await app.as(kabir).get(`${path}?size=4&page=${page}`)).body);
    return pages.map(({ content, totalElements }) => ({
      ids: content.map((each: Record<string, string>) => each[id]),
      totalElements,
    }));
  };
  expect(await pagesOf("/social/bookmarks", "id")).toEqual([
    { ids: bookmarked.slice(0, 4), totalElements: 12 },
    { ids: bookmarked.slice(4), totalElements: 12 },
  ]);
  expect(await pagesOf(`/mcq/responses/${kabir.id}`, "questionId")).toEqual([
    { ids: answered.slice(0, 4), totalElements: 12 },
    { ids: answered.slice(4, 8), totalElements: 12 },
  ]);
});

test("pages fill up when posts on them are removed or were reported by the viewer", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const wanted: string[] = [];
  for (let i = 0; i < 6; i++) {
    const gone = await createPost(app, asha, questionPost({ subject: "GEOGRAPHY" }));
    await report(app, kabir, { kind: "POST", id: gone.id });
    if (i % 2 === 0) await decide(app, moderator, gone.id, "REMOVE");
    wanted.unshift((await createPost(app, asha, questionPost({ subject: "GEOGRAPHY" }))).id);
  }
  for (const path of [
    "/social/feed?subject=GEOGRAPHY&",
    "/social/feed?",
    `/social/users/${asha.id}/posts?`,
  ]) {
    const { body } = await app.as(kabir).get(`${path}size=5`);
    const ids = body.content.map(({ id }: { id: string }) => id);
    expect(ids, path).toEqual(wanted.slice(0, 5));
  }
});

test("content that was kept is not hidden again by the people whose reports led to nothing", async () => {
  const asha = await app.person("asha");
  const { body: post } = await app.as(asha).post("/social/posts", { content: "Buy my notes" });
  const people = await reportByThree(app, { kind: "POST", id: post.id });
  const isSeen = async () => (await app.visitor.get(`/social/posts/${post.id}`)).status === 200;
  expect(await isSeen()).toBe(false);
  await decide(app, moderator, post.id, "KEEP");
  for (const [i, person] of people.entries())
    await report(app, person, { kind: "POST", id: post.id }, `203.0.113.${i + 1}`);
  expect(await isSeen()).toBe(true);
});
