import type { AddressInfo } from "node:net";
import { Live } from "@prepfeed/contract/foundation/limits";
import { type LiveEvent, liveEvent } from "@prepfeed/contract/people/notifications";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { eventually } from "../../../test/eventually.ts";
import { type Person, TestApp, testApp } from "../../../test/test-app.ts";
import { engine } from "../../../test/test-database.ts";
import { liveEvents } from "./live.service.ts";

const app = testApp({
  config: {
    corsOrigins: ["https://friend.example"],
    askAge: false,
    comments: true,
    offline: true,
    trustProxy: [],
    apiDocs: true,
    help: [],
  },
});

async function addressOf({ app: server }: TestApp): Promise<string> {
  if (!server.server.listening) await server.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** An open stream, read event by event. */
class Stream {
  #reader: ReadableStreamDefaultReader<string>;
  #text = "";
  readonly headers: Headers;
  /** Everything received so far. */
  heard = "";

  constructor(response: Response) {
    this.headers = response.headers;
    if (!response.body) throw new Error("no body");
    this.#reader = response.body.pipeThrough(new TextDecoderStream() as never).getReader() as never;
  }

  /** Undefined when the stream has ended. */
  async next(): Promise<LiveEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf("\n\n");
      if (end < 0) {
        const { value, done } = await this.#reader.read();
        if (done) return undefined;
        this.#text += value;
        this.heard += value;
        continue;
      }
      const message = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 2);
      const data = /^event: \w+\ndata: (.*)$/m.exec(message)?.[1];
      if (data) return liveEvent.parse(JSON.parse(data));
    }
  }

  async untilEnd() {
    while (await this.next());
  }

  leave() {
    return this.#reader.cancel();
  }
}

async function listen(person: Person, at: TestApp = app, lastEventId?: string): Promise<Stream> {
  const response = await fetch(`${await addressOf(at)}/api/events`, {
    headers: {
      authorization: `Bearer ${person.token}`,
      origin: "https://friend.example",
      ...(lastEventId && { "last-event-id": lastEventId }),
    },
  });
  expect(response.status).toBe(200);
  return new Stream(response);
}

const publish = async (person: Person) =>
  (await app.as(person).post("/social/posts", { title: "Live", content: "Is anybody there?" })).body
    .id as string;

async function anotherSession(person: Person): Promise<Person> {
  const { body } = await app.request("POST", "/auth/login", {
    person,
    body: { usernameOrEmail: person.username, password: person.password },
  });
  return { ...person, token: body.token };
}

test("events are sent as they happen", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const postId = await publish(asha);
  const stream = await listen(asha);
  expect(await stream.next()).toEqual({ kind: "unread", unread: 0 });
  await app.as(kabir).post(`/social/posts/${postId}/like`);
  expect(await stream.next()).toMatchObject({
    kind: "notification",
    unread: 1,
    notification: { kind: "like", actor: { username: kabir.username }, post: { id: postId } },
  });
  await app.as(asha).put("/social/notifications/read", {});
  expect(await stream.next()).toEqual({ kind: "unread", unread: 0 });
  expect(stream.heard).toContain("retry: ");
  await stream.leave();
});

test("a reconnecting stream gets what it missed since the last event it names", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const posts = [await publish(asha), await publish(asha), await publish(asha)];
  const stream = await listen(asha);
  await stream.next();
  await app.as(kabir).post(`/social/posts/${posts[0]}/like`);
  await stream.next();
  const lastId = /^id: (.+)$/m.exec(stream.heard)?.[1];
  await stream.leave();
  await app.as(kabir).post(`/social/posts/${posts[1]}/like`);
  await app.as(kabir).post(`/social/posts/${posts[2]}/like`);
  const again = await listen(asha, app, lastId);
  expect(await again.next()).toEqual({ kind: "unread", unread: 3 });
  for (const id of posts.slice(1)) {
    expect(await again.next()).toMatchObject({ kind: "notification", notification: { post: { id } } });
  }
  await again.leave();
  for (const unknown of [crypto.randomUUID(), "7"]) {
    const without = await listen(asha, app, unknown);
    expect(await without.next()).toEqual({ kind: "unread", unread: 3 });
    await without.leave();
  }
});

test("the reply has the headers that browsers and proxies need", async () => {
  const stream = await listen(await app.person("asha"));
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
    "access-control-allow-origin": "https://friend.example",
  });
  await stream.leave();
});

test("a visitor gets 401", async () => {
  const response = await fetch(`${await addressOf(app)}/api/events`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    code: "not-signed-in",
    message: "Please log in to continue.",
  });
});

test("a HEAD request opens no stream", async () => {
  const asha = await app.person("asha");
  const headers = { authorization: `Bearer ${asha.token}` };
  const reply = await fetch(`${await addressOf(app)}/api/events`, { method: "HEAD", headers });
  expect(reply.status).toBe(404);
});

test("with once it ends after the first event", async () => {
  const asha = await app.person("asha");
  const reply = await app.as(asha).get("/events?once=true");
  expect(reply.status).toBe(200);
  expect(reply.body).toContain('event: unread\ndata: {"kind":"unread","unread":0}\n\n');
});

test("every tab of the person gets the event, and nobody else does", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const [one, two, others] = [await listen(asha), await listen(asha), await listen(kabir)];
  for (const stream of [one, two, others]) expect(await stream.next()).toMatchObject({ kind: "unread" });
  await app.as(kabir).post(`/social/users/${asha.id}/follow`);
  for (const stream of [one, two]) {
    expect(await stream.next()).toMatchObject({ notification: { kind: "follow" } });
  }
  await app.as(asha).post(`/social/users/${kabir.id}/follow`);
  expect(await others.next()).toMatchObject({ notification: { actor: { id: asha.id } }, unread: 1 });
  await Promise.all([one, two, others].map((stream) => stream.leave()));
});

describe("the stream ends when its session does", () => {
  test.each<[string, (here: Person) => Promise<unknown>]>([
    ["by logging out", (here) => app.as(here).post("/auth/logout")],
    ["by logging out everywhere", (here) => app.as(here).delete("/auth/sessions")],
    [
      "from another session, by name",
      async (here) => {
        const there = await anotherSession(here);
        const { content } = (await app.as(there).get("/auth/sessions")).body;
        const { id } = content.find(({ current }: { current: boolean }) => !current);
        expect((await app.as(there).delete(`/auth/sessions/${id}`)).status).toBe(204);
      },
    ],
    [
      "by a new password elsewhere",
      async (here) =>
        app.as(await anotherSession(here)).put("/auth/password", {
          currentPassword: here.password,
          newPassword: "another secret",
        }),
    ],
    [
      "by a reset link",
      async (here) => {
        await app.visitor.post("/auth/forgot-password", { email: here.email });
        const token = await app.resetToken(here.email);
        await app.visitor.post("/auth/reset-password", { token, newPassword: "another secret" });
      },
    ],
    ["with the account", (here) => app.as(here).delete("/auth/account", { password: here.password })],
  ])("%s", async (_, end) => {
    const asha = await app.person("asha");
    const stream = await listen(asha);
    expect(await stream.next()).toMatchObject({ kind: "unread" });
    await end(asha);
    await stream.untilEnd();
  });

  test("when its time is up", async () => {
    const asha = await app.person("asha");
    const live = liveEvents({ ...app.deps, livingSessions: async (ids) => new Set(ids) });
    const stream = { send: vi.fn(), beat: vi.fn(), end: vi.fn() };
    const sessionEndsAt = new Date(app.deps.now().getTime() + 100);
    await live.join({ viewerId: asha.id, sessionId: "ending", sessionEndsAt, once: false }, stream);
    await eventually(() => stream.end.mock.calls.length > 0);
    live.close();
  });
});

test("changing the password in this session leaves its stream open", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const stream = await listen(asha);
  expect(await stream.next()).toMatchObject({ kind: "unread" });
  const body = { currentPassword: asha.password, newPassword: "another secret" };
  expect((await app.as(asha).put("/auth/password", body)).status).toBe(204);
  await app.as(kabir).post(`/social/users/${asha.id}/follow`);
  expect(await stream.next()).toMatchObject({ notification: { kind: "follow" } });
  await stream.leave();
});

test("with too many streams the oldest is closed and told to wait before it reconnects", async () => {
  const asha = await app.person("asha");
  const oldest = await listen(asha);
  const rest = await Promise.all(Array.from({ length: Live.streams }, () => listen(asha)));
  await oldest.untilEnd();
  expect(oldest.heard).toContain("retry: 60000");
  for (const stream of rest) expect(await stream.next()).toMatchObject({ kind: "unread" });
  await Promise.all(rest.map((stream) => stream.leave()));
});

test("a session that ended without a message is noticed after a few heartbeats", async () => {
  const asha = await app.person("asha");
  const living = new Set(["lost"]);
  const live = liveEvents({ ...app.deps, livingSessions: async () => living }, 5);
  const stream = { send: vi.fn(), beat: vi.fn(), end: vi.fn() };
  const sessionEndsAt = new Date(app.deps.now().getTime() + 3_600_000);
  const leave = await live.join({ viewerId: asha.id, sessionId: "lost", sessionEndsAt, once: false }, stream);
  await eventually(() => stream.beat.mock.calls.length > 3);
  expect(stream.end).not.toHaveBeenCalled();
  living.clear();
  await eventually(() => stream.end.mock.calls.length > 0);
  leave();
  live.close();
});

test("after messages may have been lost, every stream gets its unread count again", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const subscribe = vi.spyOn(app.deps.state, "subscribe");
  const stream = await listen(asha);
  expect(await stream.next()).toMatchObject({ unread: 0 });
  const publishing = vi.spyOn(app.deps.state, "publish").mockResolvedValue();
  await app.as(kabir).post(`/social/users/${asha.id}/follow`);
  publishing.mockRestore();
  subscribe.mock.lastCall?.[2]?.();
  expect(await stream.next()).toEqual({ kind: "unread", unread: 1 });
  subscribe.mockRestore();
  await stream.leave();
});

test("closing the server ends every stream without waiting", async () => {
  const second = new TestApp();
  await second.open();
  const asha = await second.person("asha");
  const stream = await listen(asha, second);
  expect(await stream.next()).toMatchObject({ kind: "unread" });
  await Promise.all([second.close(), stream.untilEnd()]);
});

describe.runIf(engine === "postgres")("servers that share a Redis", () => {
  let second: TestApp;
  beforeAll(async () => {
    second = new TestApp();
    await second.open({ db: { ...app.deps.db, close: async () => {} } });
  });
  afterAll(() => second.close());

  test("send each other's events", async () => {
    const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
    const stream = await listen(asha, second);
    expect(await stream.next()).toMatchObject({ kind: "unread" });
    await app.as(kabir).post(`/social/users/${asha.id}/follow`);
    expect(await stream.next()).toMatchObject({ notification: { kind: "follow", actor: { id: kabir.id } } });
    await app.as(asha).post("/auth/logout");
    await stream.untilEnd();
  });

  test("count a person's streams together", async () => {
    const asha = await app.person("asha");
    const oldest = await listen(asha);
    await oldest.next();
    const rest = await Promise.all(Array.from({ length: Live.streams }, () => listen(asha, second)));
    await oldest.untilEnd();
    for (const stream of rest) expect(await stream.next()).toMatchObject({ kind: "unread" });
    await Promise.all(rest.map((stream) => stream.leave()));
  });
});
