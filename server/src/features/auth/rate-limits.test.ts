import { expect, test } from "vitest";
import { testApp } from "../../../test/test-app.ts";

const app = testApp({ limits: true });
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

test("after ten failures an account is closed to that address only", async () => {
  const asha = await app.person("asha");
  const attacker = newAddress();
  for (let i = 0; i < 10; i++) expect((await login(attacker, asha.username, "guess")).statusCode).toBe(401);
  const refused = await login(attacker, asha.username, asha.password);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ status: 429, code: "too-many-requests" });
  expect((await login(newAddress(), asha.username, asha.password)).statusCode).toBe(200);
});

test("guesses that arrive together are counted like any others", async () => {
  const asha = await app.person("asha");
  const attacker = newAddress();
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => login(attacker, asha.username, "guess")),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
});

test("logging in successfully is never counted", async () => {
  const asha = await app.person("asha");
  const home = newAddress();
  for (let i = 0; i < 12; i++) expect((await login(home, asha.username, asha.password)).statusCode).toBe(200);
});

test("an address may fail 60 times over all accounts", async () => {
  const attacker = newAddress();
  const replies = await Promise.all(
    Array.from({ length: 65 }, (_, i) => login(attacker, `nobody${i}`, "guess")),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test("three reset links an hour per address, known or not", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const statuses = [];
  for (let i = 0; i < 4; i++)
    statuses.push((await app.visitor.post("/auth/forgot-password", { email })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("20 registrations an hour per address", async () => {
  const ip = newAddress();
  const attempt = () => app.request("POST", "/auth/register", { ip, body: {} });
  for (let i = 0; i < 20; i++) expect((await attempt()).status).toBe(400);
  expect((await attempt()).status).toBe(429);
});

test("60 searches a minute, counted for the learner", async () => {
  const asha = await app.person("asha");
  const replies = await Promise.all(
    Array.from({ length: 61 }, () => app.as(asha).get("/social/users/search?query=zz")),
  );
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("600 calls a minute for a learner", async () => {
  const asha = await app.person("asha");
  const replies = await Promise.all(Array.from({ length: 610 }, () => app.as(asha).get("/auth/profile")));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
});

test("10 exports an hour for a learner", async () => {
  const asha = await app.person("asha");
  const replies = await Promise.all(Array.from({ length: 11 }, () => app.as(asha).get("/auth/export")));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
});
