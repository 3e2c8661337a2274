import { RateLimit } from "@prepfeed/contract/foundation/rate-limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { Newcomer } from "@prepfeed/contract/people/people-limits";
import { beforeEach, describe, expect, test } from "vitest";
import { questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp({ limits: true });
let asha: Person;
beforeEach(async () => {
  asha = await app.person("asha");
});

const TOPICS = [
  "Optics",
  "Waves",
  "Gravity",
  "Heat",
  "Magnets",
  "Atoms",
  "Nuclei",
  "Fluids",
  "Circuits",
  "Motion",
  "Sound",
];
let asked = 0;
/** Each asks something else in other words. */
function freshPost(text?: string) {
  const [one, two] = [TOPICS[asked % TOPICS.length], crypto.randomUUID().replaceAll(/[^a-f]/g, "k")];
  asked++;
  return questionPost(
    {},
    { questionText: text ?? `What does ${one} teach us of ${two} and w${two} near z${two}?` },
  );
}
const publish = (person: Person, body: object) => app.as(person).post("/social/posts", body);
const age = (person: Person, hours: number) =>
  app.deps.db.query("update users set created_at = now() - make_interval(hours => $2) where id = $1", [
    person.id,
    hours,
  ]);
const textPost = (person: Person, content: string) => publish(person, { content });

describe("an account on its first day", () => {
  test("publishes ten posts an hour, and the eleventh is refused with a reason; refused posts do not count", async () => {
    expect((await textPost(asha, "See www.example.org")).status).toBe(400);
    for (let i = 0; i < RateLimit.newcomerPosts.max; i++)
      expect((await publish(asha, freshPost())).status).toBe(201);
    const over = await publish(asha, freshPost());
    expect(over).toMatchObject({ status: 429, body: { message: refusals.newcomers.posts } });
    expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
    await age(asha, Newcomer.hours + 1);
    expect((await publish(asha, freshPost())).status).toBe(201);
  });

  test("may send a request again whose reply was lost", async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const send = () => app.as(asha).post("/social/posts", post, key);
    const post = freshPost();
    const first = await send();
    for (let i = 0; i < RateLimit.newcomerPosts.max; i++)
      expect(await send()).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect((await publish(asha, freshPost())).status).toBe(201);
    const commentKey = { "idempotency-key": crypto.randomUUID() };
    const path = `/social/posts/${first.body.id}/comments`;
    const comment = () => app.as(asha).post(path, { content: "A second thought" }, commentKey);
    const { body } = await comment();
    for (let i = 0; i < 5; i++) expect(await comment()).toMatchObject({ status: 201, body: { id: body.id } });
  });

  test("writes twenty comments an hour", async () => {
    const { body } = await textPost(asha, "Good morning");
    const comment = (i: number) =>
      app.as(asha).post(`/social/posts/${body.id}/comments`, { content: `Thought number ${i}` });
    for (let i = 0; i < RateLimit.newcomerComments.max; i++) {
      // Ten a minute is everybody's limit.
      await app.deps.state.delete(...(await commentKeys()));
      expect((await comment(i)).status).toBe(201);
    }
    await app.deps.state.delete(...(await commentKeys()));
    expect(await comment(99)).toMatchObject({ status: 429, body: { message: refusals.newcomers.comments } });
  });

  async function commentKeys(): Promise<[string]> {
    const { shortKey } = await import("../../shared-state/rate-limiter.ts");
    return [`limit:comments:${shortKey(asha.id)}`];
  }
});

describe("first posts and comments", () => {
  test.each([
    ["You are an idiot", refusals.newcomers.insult("idiot")],
    ["Tu chutiya hai", refusals.newcomers.insult("chutiya")],
    ["Join https://t.me/leak now", refusals.newcomers.link("https://t.me/leak")],
    ["Call me on 9876543210", refusals.newcomers.contact("9876543210")],
    ["Mail ravi@example.org", refusals.newcomers.contact("ravi@example.org")],
    ["free free free free free free notes", refusals.newcomers.repeat],
  ])("%j is refused with the reason and the field, and nothing is stored", async (content, message) => {
    for (const path of [
      "/social/posts",
      `/social/posts/${(await textPost(asha, "Hello")).body.id}/comments`,
    ]) {
      expect(await app.as(asha).post(path, { content })).toMatchObject({
        status: 400,
        body: { message, errors: [{ field: "content", message }] },
      });
    }
    const rows = await app.deps.db.query("select 1 from posts where author_id = $1 and content = $2", [
      asha.id,
      content,
    ]);
    expect(rows).toEqual([]);
  });

  test("are checked in every part of a question, and when they are edited", async () => {
    const link = "www.example.org";
    for (const change of [
      { questionText: `See ${link}?` },
      { optionC: link },
      { explanation: `See ${link}` },
    ]) {
      const reply = await publish(asha, questionPost({}, change));
      expect(reply.body.message).toBe(refusals.newcomers.link(link));
    }
    const good = freshPost();
    const { body } = await publish(asha, good);
    const edit = await app.as(asha).put(`/social/posts/${body.id}`, { ...good, content: `Now on ${link}` });
    expect(edit.status).toBe(400);
    expect((await app.as(asha).put(`/social/posts/${body.id}`, { ...good, content: "Better" })).status).toBe(
      200,
    );
  });

  test("may not repeat an existing question, but may ask it with other numbers", async () => {
    const kabir = await app.person("kabir");
    const text =
      "A lighthouse keeper drops a heavy lantern from the gallery 45 metres above the stormy harbour. How long does it fall?";
    const first = await publish(kabir, { ...freshPost(text), title: "Lantern" });
    expect(first.status).toBe(201);
    const near = text.replace("heavy", "shiny");
    expect(await publish(asha, freshPost(near))).toMatchObject({
      status: 400,
      body: { message: refusals.newcomers.sameQuestion("Lantern") },
    });
    expect((await publish(asha, freshPost(text.replace("45", "80")))).status).toBe(201);
    await app.as(kabir).post(`/social/users/${asha.id}/block`);
    const hidden = await publish(asha, freshPost(near));
    expect(JSON.stringify(hidden.body)).not.toContain("Lantern");
    await app.as(kabir).delete(`/social/users/${asha.id}/block`);
    await app.deps.db.query("update posts set hidden = 'REMOVED' where author_id = $1", [kabir.id]);
    const removed = await publish(asha, freshPost(near));
    expect(JSON.stringify(removed.body)).not.toContain("Lantern");
  });

  test("may repeat the same comment at most twice a day", async () => {
    const { body } = await textPost(asha, "Hello all");
    const say = (content: string) => app.as(asha).post(`/social/posts/${body.id}/comments`, { content });
    expect((await say("Nice one")).status).toBe(201);
    expect((await say("nice one")).status).toBe(201);
    expect((await say("Nice one")).body.message).toBe(refusals.newcomers.sameComment);
  });

  test("end with the tenth, once the account is older than a day", async () => {
    await age(asha, Newcomer.hours + 1);
    expect((await textPost(asha, "See www.example.org")).status).toBe(400);
    for (let i = 0; i < Newcomer.texts; i++) await textPost(asha, `Thought number ${i} of mine`);
    expect((await textPost(asha, "See www.example.org")).status).toBe(201);
  });
});
