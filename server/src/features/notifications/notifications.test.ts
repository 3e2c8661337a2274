import { Lifetime, MILESTONES } from "@prepfeed/contract/foundation/limits";
import type { Notification } from "@prepfeed/contract/people/notifications";
import { expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();

const listOf = async (person: Person, query = "") =>
  (await app.as(person).get(`/social/notifications${query}`)).body;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => app.person("fan")));
const like = (person: Person, postId: string) => app.as(person).post(`/social/posts/${postId}/like`);
const follow = (person: Person, other: Person) => app.as(person).post(`/social/users/${other.id}/follow`);
const publish = async (person: Person, content = "A thought") =>
  (await app.as(person).post("/social/posts", { title: "Thought", content })).body.id as string;

test("an author is notified of likes, comments and followers, newest first", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const postId = await publish(asha);
  await like(kabir, postId);
  await app.as(kabir).post(`/social/posts/${postId}/comments`, { content: "Well said" });
  await follow(kabir, asha);

  const page = await listOf(asha);
  expect(page).toMatchObject({ totalElements: 3, unread: 3, last: true, page: 0, size: 10 });
  expect(page.content.map(({ kind }: Notification) => kind).toSorted()).toEqual([
    "comment",
    "follow",
    "like",
  ]);
  expect(page.content.find(({ kind }: Notification) => kind === "like")).toEqual({
    id: expect.any(String),
    kind: "like",
    actor: { id: kabir.id, username: kabir.username, fullName: "", profilePicture: null, verified: false },
    post: { id: postId, title: "Thought" },
    attempts: null,
    outcome: null,
    createdAt: expect.stringMatching(/Z$/),
    read: false,
  });
  expect(page.content.find(({ kind }: Notification) => kind === "follow").post).toBeNull();
  expect(await listOf(kabir)).toMatchObject({ content: [], unread: 0, totalElements: 0 });
});

test("nobody is notified of their own actions", async () => {
  const asha = await app.person("asha");
  const postId = await publish(asha);
  await like(asha, postId);
  await app.as(asha).post(`/social/posts/${postId}/comments`, { content: "Me again" });
  expect((await listOf(asha)).content).toEqual([]);
});

test("a like that is taken back withdraws its notification; after it was read, liking again sends none", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const postId = await publish(asha);
  await like(kabir, postId);
  await like(kabir, postId);
  expect(await listOf(asha)).toMatchObject({ content: [], unread: 0 });
  await like(kabir, postId);
  expect(await app.as(asha).put("/social/notifications/read", {})).toMatchObject({ body: { unread: 0 } });
  await like(kabir, postId);
  await like(kabir, postId);
  expect(await listOf(asha)).toMatchObject({ content: [{ kind: "like", read: true }], unread: 0 });
});

test("an unfollow withdraws its unread notification, and a deleted comment withdraws its own", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const postId = await publish(asha);
  await follow(kabir, asha);
  await follow(kabir, asha);
  const comment = await app.as(kabir).post(`/social/posts/${postId}/comments`, { content: "Oops" });
  await app.as(kabir).delete(`/social/comments/${comment.body.id}`);
  expect(await listOf(asha)).toMatchObject({ content: [], unread: 0 });
});

test("some are marked as read by id, the rest all together; other people's are unchanged", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const postId = await publish(asha);
  for (const fan of await people(3)) await like(fan, postId);
  const [first] = (await listOf(asha)).content;
  expect((await app.as(kabir).put("/social/notifications/read", { ids: [first.id] })).status).toBe(200);
  expect((await listOf(asha)).unread).toBe(3);
  const reply = await app.as(asha).put("/social/notifications/read", { ids: [first.id] });
  expect(reply.body).toEqual({ unread: 2 });
  expect((await app.as(asha).put("/social/notifications/read", {})).body).toEqual({ unread: 0 });
});

test("lists are paged, and unread ones are counted up to 100", async () => {
  const asha = await app.person("asha");
  const fan = await app.person("fan");
  await app.deps.db.query(
    `insert into notifications (id, user_id, kind, actor_id, attempts)
     select gen_random_uuid(), $1, 'follow', $2, n from generate_series(1, 120) n`,
    [asha.id, fan.id],
  );
  expect(await listOf(asha, "?size=50")).toMatchObject({ unread: 100, totalElements: 120, last: false });
  const last = await listOf(asha, "?size=50&page=2");
  expect(last).toMatchObject({ last: true });
  expect(last.content).toHaveLength(20);
});

test("notifications read long ago are deleted, unread ones are kept", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const [seen, unseen] = [await publish(asha), await publish(asha)];
  await like(kabir, seen);
  await app.as(asha).put("/social/notifications/read", {});
  await like(kabir, unseen);
  await app.deps.db.query(
    "update notifications set created_at = created_at - $2::interval where user_id = $1",
    [asha.id, `${Lifetime.readNotification + 60} seconds`],
  );
  await app.as(asha).put("/social/notifications/read", { ids: [] });
  expect((await listOf(asha)).content).toMatchObject([{ post: { id: unseen } }]);
});

test("50 simultaneous likes of a post give 50 notifications", async () => {
  const asha = await app.person("asha");
  const postId = await publish(asha);
  const fans = await people(50);
  const replies = await Promise.all(fans.map((fan) => like(fan, postId)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const page = await listOf(asha, "?size=50");
  expect(page).toMatchObject({ unread: 50, totalElements: 50 });
  expect(new Set(page.content.map(({ actor }: Notification) => actor?.id)).size).toBe(50);
});

test("after 20 simultaneous toggles there is a notification exactly if there is a like", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const postId = await publish(asha);
  const replies = await Promise.all(Array.from({ length: 20 }, () => like(kabir, postId)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const { isLiked, likesCount } = (await app.as(kabir).get(`/social/posts/${postId}`)).body;
  expect(likesCount).toBe(isLiked ? 1 : 0);
  expect((await listOf(asha)).unread).toBe(isLiked ? 1 : 0);
  await expectConsistent(app);
});

test("an author is notified once when a post has been attempted 10 times", async () => {
  const asha = await app.person("asha");
  const post = await createPost(app, asha);
  const [goal] = MILESTONES;
  const milestones = async () =>
    (await listOf(asha)).content.filter(({ kind }: Notification) => kind === "milestone");
  for (const [i, fan] of (await people(goal + 1)).entries()) {
    await app.as(fan).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "B" });
    await app.deps.rollup.run();
    expect(await milestones(), `after ${i + 1} answers`).toHaveLength(i + 1 < goal ? 0 : 1);
  }
  expect(await milestones()).toMatchObject([{ actor: null, attempts: 10, post: { id: post.id } }]);
});
