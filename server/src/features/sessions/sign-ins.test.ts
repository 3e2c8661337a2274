import { expect, test, vi } from "vitest";
import { plainPasswords } from "../../../test/plain-passwords.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp({ passwords: plainPasswords });
const limited = testApp({ passwords: plainPasswords, limits: true });

const DAY = 24 * 3600 * 1000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E Safari/604.1";

/** A person who signed in before, with Firefox, from 192.0.2.1. */
async function someone(): Promise<Person> {
  const person = await app.person("asha");
  await app.deps.background.drained();
  await signIn(person, FIREFOX, "192.0.2.1");
  app.mails.splice(0);
  return person;
}

async function signIn(person: Person, userAgent: string, ip: string, on = app) {
  const { username: usernameOrEmail, password } = person;
  const reply = await on.request("POST", "/auth/login", {
    ip,
    body: { usernameOrEmail, password },
    headers: { "user-agent": userAgent },
  });
  await on.deps.background.drained();
  expect(reply.status).toBe(200);
}

const noticesTo = ({ email }: Person, on = app) => on.mails.filter(({ to }) => to === email);

test("a sign-in with a new device sends a notice: which, when, and what to do", async () => {
  const asha = await someone();
  await signIn(asha, SAFARI, "192.0.2.1");
  const [notice, ...more] = noticesTo(asha);
  expect(more).toEqual([]);
  expect(notice?.subject).toBe("New sign-in to your Prepfeed account");
  for (const part of [asha.username, "Device: Safari on iPhone", " UTC", "/settings", "/forgot-password"]) {
    expect(notice?.text).toContain(part);
  }
  expect(notice?.text).not.toContain("192.0.2.1");
  await signIn(asha, SAFARI, "192.0.2.1");
  expect(noticesTo(asha)).toHaveLength(1);
});

test("the device used to register is known, and so is the first device of an older account", async () => {
  const asha = await app.person("asha");
  await signIn(asha, "lightMyRequest", "127.0.0.1");
  const kabir = await app.person("kabir");
  await app.deps.background.drained();
  await app.deps.db.query("delete from sign_ins where user_id = $1", [kabir.id]);
  await signIn(kabir, FIREFOX, "192.0.2.1");
  expect([...noticesTo(asha), ...noticesTo(kabir)]).toEqual([]);
});

test("another address of the same network sends no notice; the same device from another network does", async () => {
  const asha = await someone();
  for (const ip of ["192.0.77.9", "192.0.2.200", "::ffff:192.0.5.5"]) await signIn(asha, FIREFOX, ip);
  expect(noticesTo(asha)).toEqual([]);
  await signIn(asha, FIREFOX, "203.0.113.5");
  expect(noticesTo(asha)).toHaveLength(1);
});

test("a device that was not seen for 90 days is new again", async () => {
  const asha = await someone();
  app.pass(89 * DAY);
  await signIn(asha, FIREFOX, "192.0.2.1");
  expect(noticesTo(asha)).toEqual([]);
  app.pass(91 * DAY);
  await signIn(asha, FIREFOX, "192.0.2.1");
  expect(noticesTo(asha)).toHaveLength(1);
});

test("a mail that fails does not prevent a sign-in", async () => {
  const asha = await someone();
  vi.spyOn(app.deps.mailer, "send").mockRejectedValueOnce(new Error("no mail today"));
  await signIn(asha, SAFARI, "192.0.2.1");
  expect(app.deps.mailer.send).toHaveBeenCalledTimes(1);
  vi.mocked(app.deps.mailer.send).mockRestore();
});

test("at most three notices a day", async () => {
  const asha = await limited.person("asha");
  await limited.deps.background.drained();
  for (let i = 0; i < 5; i++) await signIn(asha, `browser-${i}/1.0`, "192.0.2.1", limited);
  expect(noticesTo(asha, limited)).toHaveLength(3);
});

test("the newest 50 sign-ins are kept, for at most a year, without readable addresses", async () => {
  const asha = await someone();
  for (let i = 0; i < 52; i++) await signIn(asha, `browser-${i}/1.0`, "192.0.2.1");
  const list = () =>
    app.deps.db.query<Record<string, unknown>>("select * from sign_ins where user_id = $1 order by last_at", [
      asha.id,
    ]);
  const kept = await list();
  expect(kept).toHaveLength(50);
  expect(kept.at(-1)).toMatchObject({ device: "browser-51" });
  expect(JSON.stringify(kept)).not.toContain("192.0");
  app.pass(366 * DAY);
  await signIn(asha, FIREFOX, "192.0.2.1");
  expect(await list()).toMatchObject([{ device: "Firefox on Linux" }]);
});
