import type { AddressInfo } from "node:net";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { Hidden } from "@prepfeed/contract/people/people-limits";
import { beforeEach, describe, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { eventually } from "../../../test/eventually.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeEach(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

const block = (from: Person, whom: Person) => app.as(from).post(`/social/users/${whom.id}/block`);
const unblock = (from: Person, whom: Person) => app.as(from).delete(`/social/users/${whom.id}/block`);
const mute = (from: Person, whom: Person, body = {}) =>
  app.as(from).post(`/social/users/${whom.id}/mute`, body);
const idsOf = ({ content }: { content: { id: string }[] }) => content.map(({ id }) => id);
const feedOf = async (person: Person, query = "") =>
  idsOf((await app.as(person).get(`/social/feed?${query}`)).body);
/** Apart from the posts of other tests. */
const post = (author: Person, changes: Record<string, unknown> = {}) =>
  createPost(app, author, questionPost(changes));

/** People without passwords, because hashing a thousand would take minutes. */
async function strangers(count: number): Promise<string[]> {
  const rows = await app.deps.db.query<{ id: string }>(
    `with made as (
       insert into users (id, username, username_key, email, email_key, password_hash, full_name, bio, search_text, spelling_keys)
       select id, 'x' || id, 'x' || id, id || '@x.example', id || '@x.example', 'none', '', '', '', '{}'
       from (select gen_random_uuid() as id from generate_series(1, $1)) ids returning id),
     counted as (insert into user_counters (user_id) select id from made)
     select id from made`,
    [count],
  );
  return rows.map(({ id }) => id);
}

describe("blocking", () => {
  test("ends following in both directions and corrects every count", async () => {
    await app.as(asha).post(`/social/users/${kabir.id}/follow`);
    await app.as(kabir).post(`/social/users/${asha.id}/follow`);
    expect(await block(asha, kabir)).toMatchObject({ status: 200, body: { isBlocked: true } });
    expect((await app.as(asha).get(`/social/users/${asha.id}`)).body).toMatchObject({
      followersCount: 0,
      followingCount: 0,
    });
    expect((await app.as(kabir).post(`/social/users/${asha.id}/follow`)).status).toBe(404);
    await expectConsistent(app);
  });

  test("also ends a follow that is made at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all([app.as(kabir).post(`/social/users/${asha.id}/follow`), block(asha, kabir)]);
      const rows = await app.deps.db.query("select 1 from follows where follower_id = $1", [kabir.id]);
      expect(rows).toEqual([]);
      await unblock(asha, kabir);
    }
    await expectConsistent(app);
  });

  test("is possible in both directions, and ends only when both have unblocked", async () => {
    const replies = await Promise.all([block(asha, kabir), block(kabir, asha), block(asha, kabir)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await unblock(asha, kabir);
    expect((await app.as(asha).get(`/social/users/${kabir.id}`)).status).toBe(404);
    await unblock(kabir, asha);
    expect((await app.as(asha).get(`/social/users/${kabir.id}`)).status).toBe(200);
  });

  test("is refused for the caller, and for a person who does not exist", async () => {
    expect(await block(asha, asha)).toMatchObject({
      status: 400,
      body: { message: refusals.hiding.notBlockYourself },
    });
    expect((await block(asha, { ...kabir, id: crypto.randomUUID() })).status).toBe(404);
  });

  test("is refused beyond the limit, and existing blocks stay", async () => {
    const ids = await strangers(Hidden.blocks);
    await app.deps.db.query(
      "insert into blocks (blocker_id, blocked_id) select $1, id from unnest($2::uuid[]) as id",
      [asha.id, ids],
    );
    expect(await block(asha, kabir)).toMatchObject({
      status: 409,
      body: { message: refusals.hiding.tooManyBlocks },
    });
    expect((await app.as(asha).get("/social/blocks")).body.totalElements).toBe(Hidden.blocks);
    expect((await app.as(asha).get(`/social/users/${kabir.id}`)).status).toBe(200);
  });

  test("is listed for the blocker, not for the blocked person", async () => {
    await block(asha, kabir);
    const { body } = await app.as(asha).get("/social/blocks");
    expect(body).toMatchObject({ totalElements: 1, content: [{ person: { username: kabir.username } }] });
    expect((await app.as(kabir).get("/social/blocks")).body.content).toEqual([]);
  });

  test("changes nothing for other people or visitors", async () => {
    const { id } = await post(kabir);
    await block(asha, kabir);
    const meera = await app.person("meera");
    expect((await app.as(meera).get(`/social/posts/${id}`)).status).toBe(200);
    expect((await app.visitor.get(`/social/users/${kabir.id}`)).status).toBe(200);
  });

  test("still gives full pages", async () => {
    const meera = await app.person("meera");
    const subject = { subject: "BIOLOGY" };
    const wanted: string[] = [];
    for (let i = 0; i < 12; i++) {
      await post(kabir, subject);
      wanted.unshift((await post(meera, subject)).id);
    }
    await block(asha, kabir);
    const { body } = await app.as(asha).get("/social/feed?size=10&subject=BIOLOGY");
    expect(idsOf(body)).toEqual(wanted.slice(0, 10));
    expect(body.totalElements).toBeGreaterThanOrEqual(24);
    const next = await app.as(asha).get(`/social/feed?size=10&subject=BIOLOGY&cursor=${body.nextCursor}`);
    expect(idsOf(next.body).slice(0, 2)).toEqual(wanted.slice(10));
  });

  test("leaves ranks as they are and still gives full pages of a leaderboard", async () => {
    const [meera, nima] = [await app.person("meera"), await app.person("nima")];
    const board = "examType=CAT&subject=ECONOMICS";
    for (const [person, right] of [
      [kabir, 3],
      [meera, 2],
      [asha, 2],
      [nima, 1],
    ] as const) {
      for (let i = 0; i < right; i++) {
        const author = await app.person("author");
        const { questions } = await post(author, { examType: "CAT", subject: "ECONOMICS" });
        await app.as(person).post(`/social/questions/${questions[0].id}/answer`, { selectedOption: "A" });
      }
    }
    await block(asha, kabir);
    const read = async (page: number) =>
      (await app.as(asha).get(`/mcq/leaderboard?${board}&size=2&page=${page}`)).body;
    const first = await read(0);
    expect(first).toMatchObject({ totalElements: 4, last: false, userRank: { rank: 2 } });
    expect(first.leaderboard.map(({ rank }: { rank: number }) => rank)).toEqual([2, 2]);
    expect(await read(1)).toMatchObject({ last: true, leaderboard: [{ id: nima.id, rank: 4 }] });
  });

  test("removes unread notifications from the count, updates an open stream and stops new ones", async () => {
    const { id } = await post(asha);
    await app.as(kabir).post(`/social/posts/${id}/like`);
    const { server } = app.app;
    if (!server.listening) await app.app.listen({ port: 0, host: "127.0.0.1" });
    const controller = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/events`, {
      headers: { authorization: `Bearer ${asha.token}` },
      signal: controller.signal,
    });
    let heard = "";
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of stream.body as unknown as AsyncIterable<Uint8Array>)
        heard += decoder.decode(chunk);
    })().catch(() => {});
    await eventually(() => heard.includes('"unread":1'));
    await block(asha, kabir);
    await eventually(() => heard.includes('"unread":0'));
    const meera = await app.person("meera");
    await app.as(kabir).post(`/social/posts/${id}/like`);
    await app.as(kabir).post(`/social/users/${asha.id}/follow`);
    await app.as(meera).post(`/social/posts/${id}/like`);
    await eventually(() => heard.includes(meera.username));
    expect(heard).not.toContain(kabir.username);
    controller.abort();
    await reading;
    await unblock(asha, kabir);
    expect((await app.as(asha).get("/social/notifications")).body).toMatchObject({ unread: 2 });
  });

  test("takes effect in cached rankings and lists, and so does unblocking", async () => {
    const mine = { subject: "GEOGRAPHY", examType: "UPSC" };
    const hidden = await post(kabir, mine);
    const meera = await app.person("meera");
    for (let i = 0; i < 3; i++) await post(meera, mine);
    const path = "/social/feed/personalized?subject=GEOGRAPHY&size=1";
    const first = (await app.as(asha).get(path)).body;
    const open = () => feedOf(asha, "subject=GEOGRAPHY&unanswered=true");
    expect(await open()).toContain(hidden.id);
    await block(asha, kabir);
    const seen = [];
    for (let cursor = first.nextCursor; cursor; ) {
      const { body } = await app.as(asha).get(`${path}&cursor=${cursor}`);
      seen.push(...idsOf(body));
      cursor = body.nextCursor;
    }
    expect(seen).not.toContain(hidden.id);
    const again = await app.as(asha).get("/social/feed/personalized?subject=GEOGRAPHY");
    expect(idsOf(again.body)).not.toContain(hidden.id);
    expect(idsOf(again.body)).toHaveLength(3);
    expect(await open()).not.toContain(hidden.id);
    await unblock(asha, kabir);
    expect(await open()).toContain(hidden.id);
    expect(idsOf((await app.as(asha).get("/social/feed/personalized?subject=GEOGRAPHY")).body)).toContain(
      hidden.id,
    );
  });
});

describe("muting", () => {
  test("a person removes their posts from every feed and changes nothing else", async () => {
    const { id } = await post(kabir);
    await app.as(asha).post(`/social/users/${kabir.id}/follow`);
    expect(await mute(asha, kabir)).toMatchObject({ status: 200, body: { isMuted: true, until: null } });
    for (const feed of ["", "/trending", "/following", "/personalized"]) {
      expect(idsOf((await app.as(asha).get(`/social/feed${feed}`)).body)).not.toContain(id);
    }
    expect(idsOf((await app.as(asha).get(`/social/users/${kabir.id}/posts`)).body)).toContain(id);
    expect((await app.as(asha).get(`/social/posts/${id}`)).status).toBe(200);
    expect(await feedOf(kabir)).toContain(id);
    await app.as(asha).delete(`/social/users/${kabir.id}/mute`);
    expect(await feedOf(asha)).toContain(id);
  });

  test("for a limited time ends by itself", async () => {
    const { id } = await post(kabir);
    const { body } = await mute(asha, kabir, { hours: 24 });
    const hours = (new Date(body.until).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(25);
    expect(await feedOf(asha)).not.toContain(id);
    await app.deps.db.query(
      "update muted_people set until = now() - interval '1 second' where user_id = $1",
      [asha.id],
    );
    expect(await feedOf(asha)).toContain(id);
    expect((await app.as(asha).get("/social/mutes")).body.content).toEqual([]);
    expect((await mute(asha, kabir, { hours: 5 })).body.message).toBe(refusals.hiding.muteHours);
  });

  test("a word hides posts that contain it, in any letter case, but never the viewer's own", async () => {
    const theirs = await post(kabir, { title: "Cricket scores" });
    const near = await post(kabir, { title: "Cricketers" });
    const own = await post(asha, { title: "My cricket" });
    const reply = await app
      .as(asha)
      .post("/social/muted-texts", { kind: "WORD", text: "CRICKET", hours: 168 });
    expect(reply).toMatchObject({
      status: 200,
      body: { kind: "WORD", text: "CRICKET", until: expect.any(String) },
    });
    const seen = await feedOf(asha);
    expect(seen).toEqual(expect.arrayContaining([near.id, own.id]));
    expect(seen).not.toContain(theirs.id);
    expect((await app.as(asha).delete("/social/muted-texts?kind=WORD&text=cricket")).status).toBe(204);
    expect(await feedOf(asha)).toContain(theirs.id);
  });

  test("a topic hides posts on it", async () => {
    const theirs = await post(kabir, { topic: "Optics" });
    await app.as(asha).post("/social/muted-texts", { kind: "TOPIC", text: "optics" });
    expect(await feedOf(asha)).not.toContain(theirs.id);
    expect((await app.as(asha).get("/social/mutes")).body.texts).toEqual([
      { kind: "TOPIC", text: "optics", until: null },
    ]);
  });

  test.each(["'", "a' | 'b", "!x & y:*", "\\", "'; drop table blocks; --"])(
    "accepts %j as a plain word or refuses it, and never as an operator",
    async (text) => {
      const { status } = await app.as(asha).post("/social/muted-texts", { kind: "WORD", text });
      expect([200, 400]).toContain(status);
      expect((await app.as(asha).get("/social/feed")).status).toBe(200);
    },
  );

  test("is refused for the caller, and beyond the limits", async () => {
    expect((await mute(asha, asha)).body.message).toBe(refusals.hiding.notMuteYourself);
    for (let i = 0; i < Hidden.mutedTexts; i++) {
      await app.deps.db.query(
        "insert into muted_texts (user_id, kind, key, text) values ($1, 'TOPIC', $2, $2)",
        [asha.id, `topic ${i}`],
      );
    }
    expect(await app.as(asha).post("/social/muted-texts", { kind: "WORD", text: "one more" })).toMatchObject({
      status: 409,
      body: { message: refusals.hiding.tooManyMutedTexts },
    });
  });
});
