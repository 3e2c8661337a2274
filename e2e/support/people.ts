import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Nobody meets anybody else's people: each journey makes its own. */
export function newPerson(name: string): Person {
  const username = `${name}_${crypto.randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: `secret of ${name}` };
}

/** An account made through the API, for journeys that are about something else. */
export async function createAccount(
  page: Page,
  person: Person,
  fields: { fullName?: string; bio?: string } = {},
) {
  const reply = await page.request.post("/api/auth/register", { data: { ...person, ...fields } });
  expect(reply.status()).toBe(201);
  return (await reply.json()) as { token: string; user: { id: string } };
}

/** Sends a request as whoever has this token. */
export const asBearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export async function logInByForm(page: Page, usernameOrEmail: string, password: string) {
  await page.goto("/login");
  await fillLogin(page, usernameOrEmail, password);
}

/** As one stands after logging in, for journeys that are about something else: the login page need not load. */
export async function logIn(page: Page, usernameOrEmail: string, password: string) {
  const reply = await page.request.post("/api/auth/login", { data: { usernameOrEmail, password } });
  expect(reply.status()).toBe(200);
  const { token, user } = await reply.json();
  await page.goto("/favicon.svg");
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    authToken: token,
    user: JSON.stringify(user),
  });
  await page.goto("/social");
}

export async function fillLogin(page: Page, usernameOrEmail: string, password: string) {
  await page.getByLabel("Username or Email").fill(usernameOrEmail);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Somebody new, signed in and in front of the feed. */
export async function signIn(page: Page, name: string) {
  const person = newPerson(name);
  const account = await createAccount(page, person);
  await logIn(page, person.username, person.password);
  await expect(page).toHaveURL("/social");
  return account;
}
