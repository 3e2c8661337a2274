import { createPublicKey } from "node:crypto";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { Push } from "@prepfeed/contract/people/push";
import { jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MINUTE, makePaper, start } from "../../../test/mock-tests.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { openPushService, subscribedBrowser } from "../../../test/push-service.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { createSecretBox } from "../../foundation/secret-box.ts";
import { sendReminders } from "../reminders/reminders.service.ts";
import { readPushKeys, sealPushKeys } from "./push-keys.service.ts";
import { announceEvents, forgetEndedSubscriptions } from "./queue-pushes.service.ts";
import { sendPushes } from "./send-pushes.service.ts";

const app = testApp({ pushesToLoopback: true });
let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());
beforeEach(async () => {
  service.received.length = 0;
  service.answerWith(201);
  await app.deps.db.query("delete from push_subscriptions");
});

const NOTHING = { due: false, replies: false, exams: false };
const push = () =>
  sendPushes({ ...app.deps, publicUrl: "https://prepfeed.test", stopping: new AbortController().signal });
const set = (person: Person, body: unknown) =>
  app.as(person).put("/social/notifications/push", { push: body });
const get = async (person: Person) => (await app.as(person).get("/social/notifications/push")).body;

async function subscribe(person: Person, choices: object) {
  const browser = subscribedBrowser(service.origin);
  expect(await set(person, { ...browser.keys, ...NOTHING, ...choices })).toMatchObject({ status: 200 });
  return browser;
}

async function signInAgain({ username, password, ...rest }: Person): Promise<Person> {
  const { body } = await app.visitor.post("/auth/login", { usernameOrEmail: username, password });
  return { ...rest, username, password, token: body.token };
}

/** A comment on the author's post, by somebody who has answered its question. */
async function commentOn(author: Person, commenter: Person, title = "Free fall") {
  const post = await createPost(app, author, questionPost({ title }));
  await app.as(commenter).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "B" });
  const made = await app
    .as(commenter)
    .post(`/social/posts/${post.id}/comments`, { content: `The key is A, says number ${++said}` });
  expect(made.status).toBe(201);
  return post;
}
let said = 0;
const waiting = async () =>
  (await app.deps.db.query<{ total: number }>("select count(*)::int as total from pushes"))[0]?.total;

test("nothing is pushed until a learner asks for it, and then only what was chosen", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  expect(await get(asha)).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), push: null });
  await commentOn(asha, ravi);
  await subscribe(asha, { due: true, exams: true });
  await commentOn(asha, ravi);
  await push();
  expect(service.received).toEqual([]);
  const { keys } = await subscribe(asha, { replies: true });
  expect((await get(asha)).push).toEqual({ endpoint: keys.endpoint, ...NOTHING, replies: true });
  await commentOn(asha, ravi);
  expect(service.received).toEqual([]);
  await push();
  expect(service.received).toHaveLength(1);
  await set(asha, null);
  expect((await get(asha)).push).toBeNull();
  await commentOn(asha, ravi);
  await push();
  expect(service.received).toHaveLength(1);
});

test("a reply is encrypted for the browser and signed, and holds neither the comment nor a key", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const browser = await subscribe(asha, { replies: true });
  const post = await commentOn(asha, ravi, "Free fall");
  await Promise.all([push(), push()]);
  expect(service.received).toHaveLength(1);
  const [{ headers, body, path }] = service.received as [(typeof service.received)[0]];
  expect(service.origin + path).toBe(browser.keys.endpoint);
  expect(browser.read(body)).toEqual({
    title: `${ravi.username} commented on your post`,
    body: "Free fall",
    path: `/posts/${post.id}`,
    tag: `post ${post.id}`,
  });
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal" });
  expect(headers.topic).toBe(post.id.replaceAll("-", ""));
  expect(Number(headers.ttl)).toBeGreaterThan(80_000);

  const [, token = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? "") ?? [];
  const { publicKey } = await get(asha);
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const { payload } = await jwtVerify(token, jwk, { audience: service.origin });
  expect(payload.sub).toBe("https://prepfeed.test");
  expect(await waiting()).toBe(0);
});

test("a reply that was read, or whose author was blocked meanwhile, is not pushed", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  await subscribe(asha, { replies: true });
  await commentOn(asha, ravi);
  await app.as(asha).put("/social/notifications/read", {});
  await commentOn(asha, ravi);
  await app.as(asha).post(`/social/users/${ravi.id}/block`);
  await push();
  expect(service.received).toEqual([]);
  expect(await waiting()).toBe(0);
});

test("a subscription ends with its session: signed out, ended elsewhere, expired or idle", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const phone = await signInAgain(asha);
  await subscribe(asha, { replies: true });
  await subscribe(phone, { replies: true });
  await commentOn(asha, ravi);
  await push();
  expect(service.received).toHaveLength(2);

  const { content } = (await app.as(asha).get("/auth/sessions")).body;
  const other = content.find(({ current }: { current: boolean }) => !current);
  await app.as(asha).delete(`/auth/sessions/${other.id}`);
  await commentOn(asha, ravi);
  await push();
  expect(service.received).toHaveLength(3);

  expect((await app.as(asha).post("/auth/logout")).status).toBe(204);
  const again = await signInAgain(asha);
  expect((await get(again)).push).toBeNull();
  await commentOn(again, ravi);
  await push();
  expect(service.received).toHaveLength(3);

  await subscribe(again, { replies: true });
  await commentOn(again, ravi);
  await app.deps.db.query(
    "update sessions set last_seen_at = last_seen_at - make_interval(secs => $2) where user_id = $1",
    [asha.id, Lifetime.sessionIdle],
  );
  await push();
  expect(service.received).toHaveLength(3);
  await forgetEndedSubscriptions(app.deps.db, app.deps.now());
  expect(await app.deps.db.query("select 1 from push_subscriptions")).toEqual([]);
});

test("a browser that another person signs in with belongs to that person only", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const { keys } = await subscribe(asha, { replies: true });
  await set(ravi, { ...keys, ...NOTHING, replies: true });
  expect((await get(asha)).push).toBeNull();
  await commentOn(asha, ravi);
  await push();
  expect(service.received).toEqual([]);
});

test("deleting the account deletes its subscriptions, and the export lists them", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const { keys } = await subscribe(asha, { replies: true });
  await commentOn(asha, ravi);
  const { body } = await app.as(asha).get("/auth/export");
  expect(body.pushSubscriptions).toMatchObject([{ endpoint: keys.endpoint, replies: true, due: false }]);
  expect(body.waitingPushes).toMatchObject([{ kind: "reply" }]);
  await app.as(asha).delete("/auth/account", { password: asha.password, posts: "DELETE" });
  expect(await app.deps.db.query("select 1 from push_subscriptions where user_id = $1", [asha.id])).toEqual(
    [],
  );
  expect(await waiting()).toBe(0);
});

test.each([404, 410])("an answer of %d removes the subscription", async (status) => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  await subscribe(asha, { replies: true });
  await commentOn(asha, ravi);
  service.answerWith(status);
  await push();
  expect((await get(asha)).push).toBeNull();
  expect(await waiting()).toBe(0);
});

test("a message that is refused for good is dropped, and a redirect is not followed", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  await subscribe(asha, { replies: true });
  for (const status of [400, 413, 302]) {
    await commentOn(asha, ravi);
    service.answerWith(status, { location: `${service.origin}/elsewhere` });
    await push();
  }
  expect(service.received.filter(({ path }) => path === "/elsewhere")).toEqual([]);
  expect(service.received).toHaveLength(3);
  expect(await waiting()).toBe(0);
  expect((await get(asha)).push).not.toBeNull();
});

test("a push service that fails is tried again after growing pauses, and given up", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  await subscribe(asha, { replies: true });
  await commentOn(asha, ravi);
  service.answerWith(503);
  const triesAfter = async (minutes: number) => {
    app.pass(minutes * MINUTE);
    await push();
    return service.received.length;
  };
  const tries: number[] = [];
  for (const minutes of [0, 0, 1.1, 4, 1.1, 20, 11, 100, 21, 500]) tries.push(await triesAfter(minutes));
  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(await waiting()).toBe(0);

  await commentOn(asha, ravi);
  service.answerWith(429, { "retry-after": "3600" });
  expect(await triesAfter(0)).toBe(6);
  expect(await triesAfter(50)).toBe(6);
  expect(await triesAfter(11)).toBe(7);
});

test("a push service that fails for many is left alone for the rest of a run", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  await subscribe(asha, { replies: true });
  for (let i = 0; i < Push.maxWaiting + 2; i++)
    await app.deps.db.query(
      `insert into pushes (subscription_id, kind, thing_id, count, next_at, created_at)
       select id, 'due', gen_random_uuid(), 1, $2, $2 from push_subscriptions where user_id = $1`,
      [asha.id, app.deps.now()],
    );
  await app.deps.db.query("update push_subscriptions set due = true");
  await commentOn(asha, ravi);
  expect(await waiting()).toBe(Push.maxWaiting + 2);
  service.answerWith(500);
  await push();
  expect(service.received.length).toBeLessThan(15);
  expect(await waiting()).toBe(Push.maxWaiting + 2);
});

test("an endless answer ends the connection and the message counts as sent", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  await subscribe(asha, { replies: true });
  await commentOn(asha, ravi);
  const ended = new Promise<void>((resolve) => {
    service.answerWith((reply) => {
      reply.writeHead(201);
      const timer = setInterval(() => reply.write("x".repeat(4_096)), 1);
      reply.on("close", () => {
        clearInterval(timer);
        resolve();
      });
    });
  });
  await push();
  await ended;
  expect(await waiting()).toBe(0);
});

test("due reviews are pushed at the hour of the reminder, whether it is a mail or a notification", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const browser = await subscribe(asha, { due: true });
  const { questions } = await createPost(app, ravi);
  await app.as(asha).post(`/social/questions/${questions[0].id}/answer`, { selectedOption: "B" });
  await app.deps.rollup.run();
  await app.deps.db.query("update memories set due = due - 1, last_day = last_day - 1 where user_id = $1", [
    asha.id,
  ]);
  for (const channel of ["mail", "notification"]) {
    await app.deps.db.query("delete from reminders");
    const hour = (app.deps.now().getUTCHours() + 1) % 24;
    await app.as(asha).put("/learning/reminder", { reminder: { hour, channel } });
    app.pass(60 * MINUTE);
    await sendReminders(app.deps);
    await push();
    const message = browser.read(service.received.pop()?.body as Buffer);
    expect(message).toEqual({ title: "1 question is due today", body: "", path: "/today", tag: "due" });
  }
});

test("events are pushed once: their beginning to followers, their results to those who sat them", async () => {
  const [author, asha, ravi] = [
    await app.person("author"),
    await app.person("asha"),
    await app.person("ravi"),
  ];
  await app.as(asha).post(`/social/users/${author.id}/follow`);
  const ashas = await subscribe(asha, { exams: true });
  await subscribe(ravi, { exams: true });
  const at = app.deps.now().getTime();
  const inMinutes = (minutes: number) => new Date(at + minutes * MINUTE).toISOString();
  const event = { title: "Sunday mock", startsAt: inMinutes(30), endsAt: inMinutes(60) };
  const testId = await makePaper(app, author, event);
  await makePaper(app, author, { ...event, title: "Hidden", visibility: "private" });
  const run = async () => {
    await announceEvents(app.deps.db, app.deps.now());
    await push();
    return service.received.splice(0);
  };
  expect(await run()).toEqual([]);
  app.pass((30 - Push.eventMinutes + 1) * MINUTE);
  const begins = await run();
  expect(begins.map(({ body }) => ashas.read(body))).toEqual([
    {
      title: "A mock test begins soon",
      body: "Sunday mock",
      path: `/mock-tests/${testId}`,
      tag: `test ${testId}`,
    },
  ]);
  expect(await run()).toEqual([]);
  app.pass(Push.eventMinutes * MINUTE);
  const attempt = (await start(app, testId, asha)).body;
  app.pass(31 * MINUTE);
  const results = await run();
  expect(results.map(({ body }) => ashas.read(body))).toMatchObject([
    { title: "The results are out", path: `/mock-tests/attempts/${attempt.id}/result` },
  ]);
  expect(await run()).toEqual([]);
});

test("addresses that are no push service, and keys that are none, are refused", async () => {
  const asha = await app.person("asha");
  const { keys } = subscribedBrowser("https://push.example.org");
  const refused = (body: object) => set(asha, { ...keys, ...NOTHING, due: true, ...body });
  expect(await refused({ p256dh: Buffer.alloc(65, 4).toString("base64url") })).toMatchObject({ status: 400 });
  expect(await refused({ p256dh: "AAAA" })).toMatchObject({ status: 400 });
  expect(await refused({ auth: "AAAA" })).toMatchObject({ status: 400 });
  expect(await refused({ endpoint: "x".repeat(Push.endpointMax + 1) })).toMatchObject({ status: 400 });
  app.deps.pushesToLoopback = false;
  for (const endpoint of [
    service.origin,
    "https://127.0.0.1/a",
    "https://localhost/a",
    "https://[::1]/a",
    "https://db.internal/a",
    "a",
  ])
    expect(await refused({ endpoint }), endpoint).toMatchObject({ status: 400 });
  expect(await refused({})).toMatchObject({ status: 200 });
  // Neither would it be connected to if it were there.
  await app.deps.db.query("update push_subscriptions set endpoint = $1", [service.origin]);
  await app.deps.db.query(
    "insert into pushes (subscription_id, kind, thing_id, count, next_at, created_at) select id, 'due', user_id, 1, $1, $1 from push_subscriptions",
    [app.deps.now()],
  );
  await push();
  expect(service.received).toEqual([]);
  app.deps.pushesToLoopback = true;
});

test("the keys are made once, sealed with the newest secret, and replaced if that is gone", async () => {
  const { db } = app.deps;
  const old = createSecretBox("the first secret of this test, long enough");
  const both = createSecretBox(
    "the second secret of this test, long enough",
    "the first secret of this test, long enough",
  );
  await db.query("delete from push_keys");
  const [first, second] = await Promise.all([
    readPushKeys({ db, secretBox: old }),
    readPushKeys({ db, secretBox: old }),
  ]);
  expect(first).toEqual(second);
  await sealPushKeys({ db, secretBox: both });
  const [row] = await db.query<{ private_key: string }>("select private_key from push_keys");
  expect(both.isCurrent(row?.private_key ?? "")).toBe(true);
  expect(row?.private_key).not.toContain(first.privateKey);
  expect(await readPushKeys({ db, secretBox: both })).toEqual(first);
  const another = createSecretBox("a third secret that replaced all others");
  expect((await readPushKeys({ db, secretBox: another })).publicKey).not.toBe(first.publicKey);
});
