import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { asBearer, createAccount, type Person } from "./people.ts";
import { expect } from "./test.ts";

const ADMIN = resolve(import.meta.dirname, "../../scripts/admin.mjs");

/**
 * An account with a role, given by the operator's command while the product is running, and with the second factor
 * that it needs.
 */
export async function createStaff(page: Page, person: Person, role: "moderator" | "admin") {
  const account = await createAccount(page, person);
  const asPerson = asBearer(account.token);
  const { password } = person;
  const started = await page.request.post("/api/auth/second-factor", { ...asPerson, data: { password } });
  const code = new TOTP({ secret: (await started.json()).secret }).generate();
  const confirmed = await page.request.post("/api/auth/second-factor/confirm", {
    ...asPerson,
    data: { code },
  });
  expect(confirmed.status()).toBe(200);
  const env = { ...process.env, DATA_DIR: process.env.PRODUCT_DATA_DIR };
  await promisify(execFile)(process.execPath, [ADMIN, "grant", person.username, role], { env });
  return account;
}
