import { TOTP } from "otpauth";
import type { Person, TestApp } from "../test-app.ts";

/** The code that an authenticator app shows for this secret at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: moment.getTime() });
}

/** Turns the second factor on as a person would, and lets a minute pass, so that the next code is a new one. */
export async function setUpSecondFactor(app: TestApp, person: Person) {
  const started = await app.as(person).post("/auth/second-factor", { password: person.password });
  const { secret } = started.body;
  const code = codeAt(secret, app.deps.now());
  const confirmed = await app.as(person).post("/auth/second-factor/confirm", { code });
  if (confirmed.status !== 200) throw new Error(`no second factor: ${JSON.stringify(confirmed.body)}`);
  app.pass(60_000);
  return { secret: secret as string, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
