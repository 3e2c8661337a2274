import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Each journey makes its own people, so that journeys do not affect each other. */
export function newPerson(name: string): Person {
  const username = `${name}_${crypto.randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: `secret of ${name}` };
}

/** An account made through the API, for journeys about something else. */
export async function createAccount(
  page: Page,
  person: Person,
  fields: { fullName?: string; bio?: string } = {},
) {
  const reply = await page.request.post("/api/auth/register", { data: { ...person, ...fields } });
  expect(reply.status()).toBe(201);
  return (await reply.json()) as { token: string; user: { id: string } };
}

/** Sends a request as the owner of this token. */
export const asBearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export async function logInByForm(page: Page, usernameOrEmail: string, password: string) {
  await page.goto("/login");
  await fillLogin(page, usernameOrEmail, password);
}

/** Signed in on a separate page, for journeys about something else: the login page need not load. */
export async function logIn(page: Page, usernameOrEmail: string, password: string, path = "/social") {
  const reply = await page.request.post("/api/auth/login", { data: { usernameOrEmail, password } });
  expect(reply.status()).toBe(200);
  await arrive(page, await reply.json(), path);
}

/** Opens a screen as the owner of this session. */
export async function arrive(page: Page, { token, user }: { token: string; user: object }, path: string) {
  await page.goto(NO_SCREEN);
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    authToken: token,
    user: JSON.stringify(user),
  });
  if (path !== NO_SCREEN) await page.goto(path);
}

/** Of the same origin, but with nothing to load: for journeys that open a screen themselves later. */
export const NO_SCREEN = "/favicon.svg";

export async function fillLogin(page: Page, usernameOrEmail: string, password: string) {
  await page.getByLabel("Username or Email").fill(usernameOrEmail);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** A new person, signed in and on a screen. */
export async function signIn(page: Page, name: string, path = "/social") {
  const account = await createAccount(page, newPerson(name));
  await arrive(page, account, path);
  return account;
}
