import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { Picture } from "@prepfeed/contract/foundation/limits";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { forgetUnusedPictures } from "./question-pictures.service.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  asha = await app.person("asha");
  kabir = await app.person("kabir");
});

const drawn = (width: number, height: number, background: string | object = "#2b3a8c") =>
  sharp({ create: { width, height, channels: 4, background } });
const png = (colour = "#2b3a8c") => drawn(40, 30, colour).png().toBuffer();

const send = (person: Person, bytes: Buffer, type = "image/png") =>
  app.as(person).post("/social/question-pictures", bytes, { "content-type": type });
async function upload(person = asha, colour?: string): Promise<string> {
  const { status, body } = await send(person, await png(colour));
  expect(status).toBe(201);
  return body.pictureUrl;
}

const withPicture = (pictureUrl: string, question: object = {}) =>
  questionPost({}, { pictureUrl, pictureDescription: "A blue rectangle", ...question });
const isKept = (url: string) => readdirSync(app.pictureFolder).includes(basename(url));
const age = (url: string) =>
  app.deps.db.query(
    "update question_pictures set used_at = now() - interval '25 hours' where id = $1::uuid",
    [basename(url, ".webp")],
  );
/** Includes work that continues after a reply. */
async function clearUp() {
  await app.deps.background.drained();
  await forgetUnusedPictures(app.deps);
}

test("a picture is stored complete, upright, on white and without metadata", async () => {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const turned = await drawn(2_000, 1_000, transparent)
    .withExif({ IFD0: { Artist: "where I live" } })
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer();
  const { body } = await send(asha, turned, "image/webp");
  expect(body).toEqual({
    pictureUrl: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/),
    pictureWidth: 800,
    pictureHeight: 1_600,
  });
  const served = await app.app.inject({ url: body.pictureUrl });
  expect(served.headers).toMatchObject({
    "cache-control": expect.stringContaining("immutable"),
    "content-type": "image/webp",
  });
  const again = { "if-none-match": String(served.headers.etag) };
  expect((await app.app.inject({ url: body.pictureUrl, headers: again })).statusCode).toBe(304);
  const kept = sharp(served.rawPayload);
  expect(await kept.metadata()).toMatchObject({ format: "webp", width: 800, height: 1_600 });
  expect((await kept.metadata()).exif).toBeUndefined();
  expect((await kept.stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("an animated picture keeps its first frame; files that are not pictures or too large are refused", async () => {
  const frames = await Promise.all(["#ff0000", "#00ff00"].map(png));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const { body } = await send(asha, moving, "image/webp");
  const served = await app.app.inject({ url: body.pictureUrl });
  expect((await sharp(served.rawPayload).metadata()).pages ?? 1).toBe(1);

  const before = readdirSync(app.pictureFolder);
  const huge = await drawn(Picture.maxSide + 1, 9)
    .png()
    .toBuffer();
  for (const bytes of [huge, Buffer.from("<svg/>"), Buffer.alloc(0)])
    expect((await send(asha, bytes)).status).toBe(400);
  expect((await send(asha, Buffer.alloc(Picture.maxBytes + 1))).status).toBe(413);
  expect((await send(asha, Buffer.from("<svg/>"), "image/svg+xml")).status).toBe(415);
  expect(readdirSync(app.pictureFolder)).toEqual(before);
});

test("a question has its picture wherever it is shown", async () => {
  const url = await upload();
  const post = await createPost(app, asha, withPicture(url, { pictureDescription: "Zeppelin over\na lake" }));
  const shown = {
    pictureUrl: url,
    pictureWidth: 40,
    pictureHeight: 30,
    pictureDescription: "Zeppelin over a lake",
  };
  expect(post.questions).toMatchObject([shown]);
  expect((await app.visitor.get(`/social/posts/${post.id}`)).body.questions).toMatchObject([shown]);
  const found = (await app.visitor.get("/social/posts/search?query=zeppelin")).body.content;
  expect(found[0].questions).toMatchObject([shown]);
  await app.as(kabir).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "B" });
  const { body: history } = await app.as(kabir).get(`/mcq/responses/${kabir.id}`);
  expect(history.content[0]).toMatchObject(shown);
  expect((await app.as(kabir).get("/mcq/mistakes")).body.questions[0]).toMatchObject(shown);
  const { body: taken } = await app.as(asha).get("/auth/export");
  expect(taken.posts.at(-1).questions).toMatchObject([
    { pictureUrl: url, pictureDescription: "Zeppelin over a lake" },
  ]);
  expect(taken.questionPictures).toContainEqual(expect.objectContaining({ pictureUrl: url, width: 40 }));
});

test("a picture needs a description and must be the caller's own upload, in every call", async () => {
  const [own, theirs] = [await upload(), await upload(kabir)];
  const published = await createPost(app, asha);
  const refused = async (question: object, message: string) => {
    const post = withPicture(own, question);
    for (const reply of [
      await app.as(asha).post("/social/posts", post),
      await app.as(asha).post("/social/posts/batch", { posts: [questionPost(), post] }),
      await app.as(asha).put(`/social/posts/${published.id}`, post),
    ])
      expect(reply).toMatchObject({ status: 400, body: { message } });
  };
  const needed = "A picture needs a description, for those who cannot see it";
  await refused({ pictureDescription: "  " }, needed);
  await refused({ pictureDescription: undefined }, needed);
  await refused(
    { pictureDescription: "x".repeat(301) },
    "Picture description must be at most 300 characters long",
  );
  const notOwn = "This picture is not one of your uploads, or it was deleted. Please add it again.";
  await refused({ pictureUrl: theirs }, notOwn);
  await refused({ pictureUrl: `/pictures/${"0".repeat(32)}.webp` }, notOwn);
  await refused({ pictureUrl: "https://evil.example/p.webp" }, notOwn);
  await refused({ pictureUrl: "/pictures/../secret" }, notOwn);
  await refused({ pictureUrl: { a: 1 } }, notOwn);
});

test("uploads that no post shows for a day are deleted; those in use are kept", async () => {
  const [used, unused, fresh] = [await upload(), await upload(), await upload()];
  await createPost(app, asha, withPicture(used));
  for (const url of [used, unused]) await age(url);
  await clearUp();
  expect([used, unused, fresh].map(isKept)).toEqual([true, false, true]);
  expect((await app.as(asha).post("/social/posts", withPicture(unused))).status).toBe(400);
});

test("a picture that is used while it is being deleted is either kept or refused", async () => {
  const urls = await Promise.all(Array.from({ length: 3 }, () => upload()));
  for (const url of urls) await age(url);
  const [replies] = await Promise.all([
    Promise.all(urls.map((url) => app.as(asha).post("/social/posts", withPicture(url)))),
    forgetUnusedPictures(app.deps),
  ]);
  expect(replies.map(({ status }) => status === 201)).toEqual(urls.map(isKept));
  for (const { status } of replies) expect([201, 400]).toContain(status);
});

test("pictures removed by an edit or a deleted post are deleted at once, unless another post shows them", async () => {
  const [shared, replaced, second] = [await upload(), await upload(), await upload()];
  const [first, other] = await Promise.all([
    createPost(app, asha, withPicture(shared)),
    createPost(app, asha, withPicture(shared)),
  ]);
  const edited = await createPost(app, asha, withPicture(replaced));
  expect((await app.as(asha).put(`/social/posts/${edited.id}`, withPicture(second))).status).toBe(200);
  await app.as(kabir).post(`/social/questions/${edited.questions[0].id}/answer`, { selectedOption: "B" });
  await app.as(asha).delete(`/social/posts/${first.id}`);
  await app.deps.background.drained();
  // An earlier version still shows it.
  expect([shared, replaced, second].map(isKept)).toEqual([true, true, true]);
  for (const { id } of [other, edited]) await app.as(asha).delete(`/social/posts/${id}`);
  await app.deps.background.drained();
  expect([shared, replaced, second].map(isKept)).toEqual([false, false, false]);
  const { body } = await app.as(kabir).get(`/mcq/responses/${kabir.id}`);
  expect(body.content[0]).toMatchObject({ pictureDescription: "A blue rectangle" });
  expect(body.content[0]).not.toHaveProperty("pictureUrl");
  await expectConsistent(app);
});

test("people who answered a question still see its picture after the author replaced it", async () => {
  const [url, another] = [await upload(), await upload(asha, "#ff0000")];
  const body = withPicture(url);
  const post = await createPost(app, asha, body);
  await app.as(kabir).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "B" });
  const edit = (question: object) =>
    app
      .as(asha)
      .put(`/social/posts/${post.id}`, { ...body, questions: [{ ...body.questions[0], ...question }] });
  expect((await edit({ pictureUrl: another })).body.questions).toMatchObject([{ pictureUrl: another }]);
  expect((await edit({ pictureUrl: undefined })).body.questions[0]).not.toHaveProperty("pictureUrl");
  await app.deps.background.drained();
  const seen = (await app.as(kabir).get(`/social/posts/${post.id}`)).body.questions;
  expect(seen).toMatchObject([{ pictureUrl: url, isEarlierVersion: true }]);
  expect([url, another].map(isKept)).toEqual([true, true]);
});

test("the same words about another picture are another question", async () => {
  const [blue, red, blueAgain] = [await upload(), await upload(asha, "#ff0000"), await upload()];
  const fingerprints = [];
  for (const url of [null, blue, red, blueAgain]) {
    const question = { questionText: "What is drawn here?", ...(url && { pictureUrl: url }) };
    const { questions } = await createPost(app, asha, withPicture("", question));
    const [row] = await app.deps.db.query<{ fingerprint: string }>(
      "select fingerprint from questions where id = $1",
      [questions[0].id],
    );
    fingerprints.push(row?.fingerprint);
  }
  expect(new Set(fingerprints).size).toBe(3);
  expect(fingerprints[3]).toBe(fingerprints[1]);
});

test("a person keeps the newest of their uploads that no post shows", async () => {
  const meera = await app.person("meera");
  const [used, oldest] = [await upload(meera), await upload(meera)];
  await createPost(app, meera, withPicture(used));
  await app.deps.db.query(
    `insert into question_pictures (id, owner_id, width, height, hash)
     select gen_random_uuid(), $1, 1, 1, '' from generate_series(1, $2)`,
    [meera.id, Picture.maxUnused - 1],
  );
  const newest = await upload(meera);
  await app.deps.background.drained();
  expect([used, oldest, newest].map(isKept)).toEqual([true, false, true]);
});

test.each([
  ["KEEP", [true, false]],
  ["DELETE", [false, false]],
])("pictures that no post shows are deleted with an account (%s)", async (posts, kept) => {
  const leaver = await app.person("leaver");
  const [used, unused] = [await upload(leaver), await upload(leaver)];
  const post = await createPost(app, leaver, withPicture(used));
  const gone = await app.as(leaver).delete("/auth/account", { password: leaver.password, posts });
  expect(gone.status).toBe(204);
  await app.deps.background.drained();
  expect([used, unused].map(isKept)).toEqual(kept);
  const { body } = await app.visitor.get(`/social/posts/${post.id}`);
  if (kept[0]) expect(body.questions).toMatchObject([{ pictureUrl: used }]);
  await expectConsistent(app);
});
