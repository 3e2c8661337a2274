import { expect, test } from "vitest";
import { type Person, type Reply, testApp } from "../../../test/test-app.ts";

const app = testApp();

const search = async (query: string, rest = "") =>
  (await app.visitor.get(`/social/users/search?query=${encodeURIComponent(query)}${rest}`)).body;
const idsOf = (page: { content: { id: string }[] }) => page.content.map(({ id }) => id);

test.each([
  ["the beginning of the username", "krishn"],
  ["a word of the full name", "Venkataraman"],
  ["the middle of a name", "kataram"],
  ["another case", "KRISHNA"],
  ["a wrong letter", "venkataramen"],
  ["a missing letter", "venkatraman"],
  ["two swapped letters", "kirshna.v"],
  ["two words with a slip each", "krsihna.v venkatraman"],
])("finds a person by %s", async (_, query) => {
  const krishna = await app.person("krishna.v", { fullName: "Krishna Venkataraman" });
  expect(idsOf(await search(query, "&size=50"))).toContain(krishna.id);
});

test("every word must match", async () => {
  const farida = await app.person("farida", { fullName: "Farida Quadri" });
  expect(idsOf(await search("farida quadri"))).toContain(farida.id);
  expect(idsOf(await search("farida banerjee"))).not.toContain(farida.id);
});

test("an exact username comes first, then beginnings, then similar names", async () => {
  const alike = await app.person("zubair", { fullName: "Zubayr Khan" });
  const begins = await app.person("zubayr_extra");
  const ids = idsOf(await search(begins.username));
  expect(ids[0]).toBe(begins.id);
  const loose = idsOf(await search("zubayr", "&size=50"));
  expect(loose).toContain(alike.id);
});

test("pages beyond the end still contain the total", async () => {
  for (let i = 0; i < 3; i++) await app.person("wombat");
  const pages = await Promise.all([0, 1, 2].map((page) => search("wombat", `&size=2&page=${page}`)));
  expect(pages.map((page) => page.content.length)).toEqual([2, 1, 0]);
  expect(pages.map(({ last }) => last)).toEqual([false, true, true]);
  expect(pages.map(({ totalElements }) => totalElements)).toEqual([3, 3, 3]);
});

test("e-mail addresses are never searched", async () => {
  const asha = await app.person("asha");
  expect(idsOf(await search(asha.email))).toEqual([]);
  expect(idsOf(await search("canary.example"))).toEqual([]);
});

test("percent and underscore are plain characters", async () => {
  await app.person("plain");
  expect((await search("%")).content).toEqual([]);
  const underscored = await app.person("under_score");
  expect(idsOf(await search("under_score", "&size=50"))).toContain(underscored.id);
  expect((await search("____")).content).toEqual([]);
});

test("a renamed person is found by the new name and no longer by the old one", async () => {
  const person = await app.person("renamed", { fullName: "Wilhelmina Oldname" });
  await app.as(person).put("/auth/profile", { fullName: "Wilhelmina Newname" });
  expect(idsOf(await search("newname"))).toContain(person.id);
  expect(idsOf(await search("oldname"))).not.toContain(person.id);
});

test("a blank query finds nobody", async () => {
  expect(await search("   ")).toEqual({ content: [], totalElements: 0, last: true, page: 0, size: 10 });
  expect((await app.visitor.get("/social/users/search")).body.content).toEqual([]);
});

test("page numbers are clamped and pages add up", async () => {
  const name = `paged${crypto.randomUUID().slice(0, 6)}`;
  const people = [];
  for (let i = 0; i < 5; i++) people.push(await app.person(name));
  const first = await search(name, "&size=2");
  expect(first).toMatchObject({ totalElements: 5, last: false, page: 0, size: 2 });
  const all = [first, await search(name, "&size=2&page=1"), await search(name, "&size=2&page=2")];
  expect(all[2]?.last).toBe(true);
  expect(new Set(all.flatMap(idsOf))).toEqual(new Set(people.map(({ id }) => id)));
  expect(await search(name, "&size=1000&page=-4")).toMatchObject({ page: 0, size: 50 });
  expect(await search(name, "&size=zero&page=x")).toMatchObject({ page: 0, size: 10 });
});

test("top people are ordered by score, then by followers", async () => {
  const [modest, popular, best] = [
    await app.person("modest"),
    await app.person("popular"),
    await app.person("best"),
  ];
  await app.as(modest).post(`/social/users/${popular.id}/follow`);
  await app.deps.db.query("update user_counters set score = 7 where user_id = $1", [best.id]);
  const ids = idsOf((await app.as(modest).get("/social/users/top?size=50")).body);
  const places = [best, popular, modest].map(({ id }) => ids.indexOf(id));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(ids[0]).toBe(best.id);
});

test("people hidden from the leaderboard are neither among the top people nor counted", async () => {
  const shy = await app.person("shy");
  await app.deps.db.query("update user_counters set score = 99 where user_id = $1", [shy.id]);
  const top = async () => (await app.visitor.get("/social/users/top?size=50")).body;
  const before = await top();
  expect(idsOf(before)[0]).toBe(shy.id);
  await app.as(shy).put("/auth/profile", { hideFromLeaderboard: true });
  const after = await top();
  expect(idsOf(after)).not.toContain(shy.id);
  expect(after.totalElements).toBe(before.totalElements - 1);
  expect((await app.visitor.get("/social/users/top?size=50&page=100000")).body).toMatchObject({
    content: [],
    last: true,
  });
});

test.each(["online", "away", "busy"])(
  "the status %s is visible to others and can be cleared",
  async (chosen) => {
    const asha = await app.person("asha");
    const status = async () => (await app.visitor.get(`/social/users/${asha.id}/status`)).body;
    expect(await status()).toEqual({ status: "offline" });
    expect((await app.as(asha).put(`/social/users/${asha.id}/status`, { status: chosen })).body).toEqual({
      status: chosen,
    });
    expect(await status()).toEqual({ status: chosen });
    expect((await app.visitor.get(`/social/users/${asha.id}`)).body.status).toBe(chosen);
    await app.as(asha).put(`/social/users/${asha.id}/status`, { status: "offline" });
    expect(await status()).toEqual({ status: "offline" });
  },
);

test("an unknown status is refused with the list of known ones", async () => {
  const asha = await app.person("asha");
  const reply = await app.as(asha).put(`/social/users/${asha.id}/status`, { status: "sleeping" });
  expect(reply).toMatchObject({
    status: 400,
    body: { message: "Status must be one of online, away, busy, offline" },
  });
});

async function logIn(person: Person): Promise<Person> {
  const body = { usernameOrEmail: person.username, password: person.password };
  return { ...person, token: (await app.visitor.post("/auth/login", body)).body.token };
}

test.each<[string, (person: Person) => Promise<Reply>]>([
  ["logging out", (person) => app.as(person).post("/auth/logout")],
  ["logging out everywhere", (person) => app.as(person).delete("/auth/sessions")],
])("after %s the person is offline at once", async (_, leave) => {
  const asha = await app.person("asha");
  await app.as(asha).put(`/social/users/${asha.id}/status`, { status: "online" });
  expect((await app.visitor.get(`/social/users/${asha.id}/status`)).body).toEqual({ status: "online" });
  expect((await leave(asha)).status).toBe(204);
  expect((await app.visitor.get(`/social/users/${asha.id}/status`)).body).toEqual({ status: "offline" });
  expect((await app.visitor.get(`/social/users/${asha.id}`)).body.status).toBe("offline");
});

test("a person who is online in another session stays online; the latest status counts", async () => {
  const phone = await app.person("asha");
  const laptop = await logIn(phone);
  const say = (person: Person, status: string) =>
    app.as(person).put(`/social/users/${person.id}/status`, { status });
  const status = async () => (await app.visitor.get(`/social/users/${phone.id}/status`)).body.status;
  await say(laptop, "busy");
  app.pass(1_000);
  await say(phone, "online");
  expect(await status()).toBe("online");
  await app.as(phone).post("/auth/logout");
  expect(await status()).toBe("busy");
  await app.as(laptop).post("/auth/logout");
  expect(await status()).toBe("offline");
});
