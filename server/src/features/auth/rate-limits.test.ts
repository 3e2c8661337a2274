import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { plainPasswords } from "../../../test/plain-passwords.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp({ limits: true, passwords: plainPasswords });
let lastAddress = 0;
const newAddress = () =>
  `10.0.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}-${crypto.randomUUID()}`;

const login = (ip: string, usernameOrEmail: string, password: string) =>
  app.app.inject({
    method: "POST",
    url: "/api/auth/login",
    remoteAddress: ip,
    payload: { usernameOrEmail, password },
  });

test("after ten failures an account is locked for that IP address only", async () => {
  const asha = await app.person("asha");
  const attacker = newAddress();
  for (let i = 0; i < 10; i++) expect((await login(attacker, asha.username, "guess")).statusCode).toBe(401);
  const refused = await login(attacker, asha.username, asha.password);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ status: 429, code: "too-many-requests" });
  expect((await login(newAddress(), asha.username, asha.password)).statusCode).toBe(200);
});

test("a password can be changed ten times an hour, so that its notices do not flood a mailbox", async () => {
  const asha = await app.person("asha");
  const change = (newPassword: string, currentPassword: string) =>
    app.as(asha).put("/auth/password", { currentPassword, newPassword });
  let current = asha.password;
  for (let i = 0; i < 10; i++) {
    const next = `the secret number ${i}`;
    expect((await change(next, current)).status).toBe(204);
    current = next;
  }
  expect((await change("one secret too many", current)).status).toBe(429);
});

test("failures by username and by e-mail address count for the same account", async () => {
  const asha = await app.person("asha");
  const attacker = newAddress();
  const names = [asha.username, asha.email, ` ${asha.email.toUpperCase()} `];
  for (let i = 0; i < 10; i++) {
    expect((await login(attacker, names[i % 3] ?? "", "guess")).statusCode).toBe(401);
  }
  for (const name of names) expect((await login(attacker, name, asha.password)).statusCode).toBe(429);
});

/** As many failures from as many addresses as are needed before unknown addresses have to wait. */
async function attack(name: string) {
  const guesses = Array.from({ length: 20 }, () => login(newAddress(), name, "guess"));
  for (const { statusCode } of await Promise.all(guesses)) expect(statusCode).toBe(401);
}

test("after 20 failures over all addresses, tries from an unknown address must wait and are not checked", async () => {
  const asha = await app.person("asha");
  await attack(asha.email);
  const [stranger, statuses] = [newAddress(), [] as number[]];
  const matches = vi.spyOn(app.deps.passwords, "matches");
  let secondsLeft = 0;
  const guess = async () => {
    const { statusCode, headers } = await login(stranger, asha.username, "guess");
    statuses.push(statusCode);
    if (statusCode !== 429) return;
    secondsLeft = Number(headers["retry-after"]);
    expect(secondsLeft).toBeGreaterThan(0);
  };
  await guess();
  const isLookedAt = () => statuses.filter((status) => status === 401).length;
  while (isLookedAt() < 2) {
    await pause(secondsLeft * 1000);
    await Promise.all(Array.from({ length: 5 }, guess));
  }
  expect(statuses).toContain(429);
  expect(matches).toHaveBeenCalledTimes(isLookedAt());
  matches.mockRestore();
});

test("the owner can log in from a new address while the attack continues", async () => {
  const asha = await app.person("asha");
  await attack(asha.username);
  const hotel = newAddress();
  expect((await login(hotel, asha.username, "a typing slip")).statusCode).toBe(401);
  const reply = await vi.waitUntil(
    async () => {
      await login(newAddress(), asha.username, "guess");
      const reply = await login(hotel, asha.username, asha.password);
      return reply.statusCode !== 429 && reply;
    },
    { timeout: 60_000 },
  );
  expect(reply.statusCode).toBe(200);
});

test("the owner at a known address is not affected by the attack", async () => {
  const asha = await app.person("asha");
  const home = newAddress();
  expect((await login(home, asha.username, asha.password)).statusCode).toBe(200);
  await app.deps.background.drained();
  await attack(asha.username);
  for (let i = 0; i < 9; i++) expect((await login(home, asha.email, "a slip")).statusCode).toBe(401);
  expect((await login(home, asha.email, asha.password)).statusCode).toBe(200);
});

test("simultaneous guesses are counted like any others", async () => {
  const asha = await app.person("asha");
  const attacker = newAddress();
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => login(attacker, asha.username, "guess")),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
});

test("successful logins are never counted", async () => {
  const asha = await app.person("asha");
  const home = newAddress();
  for (let i = 0; i < 12; i++) expect((await login(home, asha.username, asha.password)).statusCode).toBe(200);
});

test("an IP address may fail 60 times over all accounts", async () => {
  const attacker = newAddress();
  const replies = await Promise.all(
    Array.from({ length: 65 }, (_, i) => login(attacker, `nobody${i}`, "guess")),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test("three reset links an hour per e-mail address, known or not", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const statuses = [];
  for (let i = 0; i < 4; i++) {
    const request = { ip: newAddress(), body: { email } };
    statuses.push((await app.request("POST", "/auth/forgot-password", request)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("an IP address may request 20 reset links an hour, over all accounts", async () => {
  const ip = newAddress();
  const ask = () =>
    app.request("POST", "/auth/forgot-password", {
      ip,
      body: { email: `${crypto.randomUUID()}@example.org` },
    });
  for (let i = 0; i < 20; i++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test("20 registrations an hour per IP address, whichever token is sent", async () => {
  const ip = newAddress();
  const attempt = (token?: string) => app.request("POST", "/auth/register", { ip, token, body: {} });
  for (let i = 0; i < 20; i++) expect((await attempt()).status).toBe(400);
  const asha = await app.person("asha");
  for (const token of [undefined, "garbage", asha.token]) expect((await attempt(token)).status).toBe(429);
});

test("an IPv6 /64 network counts as one address, and a mapped IPv4 address as the IPv4 address", async () => {
  const attempt = (ip: string) => app.request("POST", "/auth/register", { ip, body: {} });
  const part = () => Math.floor(Math.random() * 0xffff).toString(16);
  const network = `2001:db8:${part()}:${part()}`;
  for (let i = 0; i < 20; i++) expect((await attempt(`${network}:${part()}::${i}`)).status).toBe(400);
  expect((await attempt(`${network}::ffff`)).status).toBe(429);
  const address = `198.51.${lastAddress}.${Math.floor(Math.random() * 255)}`;
  // More than 20, because a count may get lost on a busy machine.
  for (let i = 0; i < 30; i++) await attempt(`::ffff:${address}`);
  expect((await attempt(address)).status).toBe(429);
});

test("1,200 calls a minute for a visitor, also with an invalid token; health checks always answer", async () => {
  const ip = newAddress();
  const ask = (path: string, token?: string) => app.request("GET", path, { ip, token });
  const replies = await Promise.all(
    Array.from({ length: 1_202 }, (_, i) => ask("/config", i % 2 ? "garbage" : undefined)),
  );
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
  for (const path of ["/config", "/social/feed", "/auth/profile"]) expect((await ask(path)).status).toBe(429);
  expect((await ask("/health")).status).toBe(200);
  const asha = await app.person("asha");
  expect((await app.request("GET", "/auth/profile", { ip, person: asha })).status).toBe(200);
  expect((await app.request("GET", "/config", { ip: newAddress() })).status).toBe(200);
});

test("searches of every feed and list count towards the same limit", async () => {
  const asha = await app.person("asha");
  const doors = [
    "/social/feed?search=zz",
    "/social/feed/trending?search=zz",
    "/social/feed/following?search=zz",
    "/social/feed/personalized?search=zz",
    "/social/posts/subject/PHYSICS?search=zz",
    "/social/posts/exam/NEET?search=zz",
    "/social/posts/search?query=zz&search=zz",
    "/social/users/search?query=zz",
  ];
  for (let i = 0; i < 60; i++) {
    expect((await app.as(asha).get(doors[i % doors.length] ?? "")).status).toBe(200);
  }
  for (const door of doors) expect((await app.as(asha).get(door)).status, door).toBe(429);
  for (const search of ["", "?search=", "?search=%20"]) {
    expect((await app.as(asha).get(`/social/feed${search}`)).status).toBe(200);
  }
});

test("60 searches a minute per learner", async () => {
  const asha = await app.person("asha");
  const replies = await Promise.all(
    Array.from({ length: 61 }, () => app.as(asha).get("/social/users/search?query=zz")),
  );
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("changing an address does not reveal whether another account has it", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const body = { email: kabir.email, currentPassword: asha.password };
  for (let i = 0; i < 5; i++) expect((await app.as(asha).put("/auth/profile", body)).status).toBe(409);
  expect((await app.as(asha).put("/auth/profile", body)).status).toBe(429);
});

test("600 calls a minute per learner", async () => {
  const asha = await app.person("asha");
  const replies = await Promise.all(Array.from({ length: 610 }, () => app.as(asha).get("/auth/profile")));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
});

test("10 exports an hour per learner", async () => {
  const asha = await app.person("asha");
  const replies = await Promise.all(Array.from({ length: 11 }, () => app.as(asha).get("/auth/export")));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("20 new pictures an hour per learner", async () => {
  const asha = await app.person("asha");
  const upload = () =>
    app.as(asha).put("/auth/avatar", Buffer.from("no picture"), { "content-type": "image/png" });
  const replies = await Promise.all(Array.from({ length: 21 }, upload));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("password checks are queued per IP address", async () => {
  const [asha, remoteAddress] = [await app.person("asha"), newAddress()];
  const looks = (["hash", "matches"] as const).map((name) => vi.spyOn(app.deps.passwords, name));
  const send = (method: "POST" | "PUT" | "DELETE", path: string, payload: object) =>
    app.app.inject({
      method,
      url: `/api/auth/${path}`,
      remoteAddress,
      headers: { authorization: `Bearer ${asha.token}` },
      payload,
    });
  const [currentPassword, newPassword, password] = [asha.password, "lantern river 7", "lantern river 8"];
  const name = `kabir_${crypto.randomUUID().slice(0, 8)}`;
  await send("POST", "register", { username: name, email: `${name}@example.org`, password });
  await send("POST", "login", { usernameOrEmail: asha.username, password: currentPassword });
  await send("PUT", "password", { currentPassword, newPassword });
  await send("DELETE", "account", { password: newPassword });
  const addresses = looks.map(({ mock }) => mock.calls.map((args) => args.at(-1)));
  for (const look of looks) look.mockRestore();
  expect(addresses).toEqual([Array(3).fill(remoteAddress), Array(3).fill(remoteAddress)]);
});
