import { beforeEach, describe, expect, test } from "vitest";
import { plainPasswords } from "../../../test/plain-passwords.ts";
import { codeAt, setUpSecondFactor } from "../../../test/sign-in/authenticator.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { readCommand } from "../../admin/read-command.ts";
import { createSecretBox } from "../../foundation/secret-box.ts";
import { securityLog } from "../../foundation/security-log.ts";
import { sealSecrets } from "./second-factor.service.ts";

const app = testApp({ limits: true, passwords: plainPasswords });
const DAY = 24 * 3600 * 1000;

let asha: Person;
let ip: string;
beforeEach(async () => {
  asha = await app.person("asha");
  ip = `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
});

const logIn = (more: Record<string, unknown> = {}, from = ip) =>
  app.request("POST", "/auth/login", {
    body: { usernameOrEmail: asha.username, password: asha.password, ...more },
    ip: from,
  });
const codeNow = (secret: string) => codeAt(secret, app.deps.now());
const wrongCode = (secret: string) => String((Number(codeNow(secret)) + 1) % 1_000_000).padStart(6, "0");
const mailsTo = async ({ email }: Person) => {
  await app.deps.background.drained();
  return app.mails.filter(({ to }) => to === email).map(({ text }) => text);
};

describe("setting up", () => {
  test("requires the password, then a first code, and shows ten recovery codes once", async () => {
    const wrong = await app.as(asha).post("/auth/second-factor", { password: "wrong" });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: "password" }] } });
    const { secret, recoveryCodes } = await setUpSecondFactor(app, asha);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const state = (await app.as(asha).get("/auth/second-factor")).body;
    expect(state).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
      rememberedDevices: 0,
      isRequired: false,
    });
    expect(JSON.stringify(state)).not.toContain(secret);
    expect((await mailsTo(asha)).at(-1)).toContain("Two-step sign-in was turned on");
  });

  test("changes nothing before the first code", async () => {
    await app.as(asha).post("/auth/second-factor", { password: asha.password });
    expect((await app.as(asha).get("/auth/second-factor")).body.isOn).toBe(false);
    expect((await logIn()).status).toBe(200);
  });

  test("refuses a wrong first code, one of an earlier secret, and one that comes too late", async () => {
    const start = async () =>
      (await app.as(asha).post("/auth/second-factor", { password: asha.password })).body.secret as string;
    const confirm = (code: string) => app.as(asha).post("/auth/second-factor/confirm", { code });
    const first = await start();
    expect(await confirm(wrongCode(first))).toMatchObject({
      status: 400,
      body: { errors: [{ field: "code" }] },
    });
    const second = await start();
    expect((await confirm(codeNow(first))).status).toBe(400);
    app.pass(15 * 60_000 + 1000);
    expect((await confirm(codeNow(second))).status).toBe(409);
  });

  test("logs every other session out, because the password alone opened it", async () => {
    const other = (await logIn()).body.token as string;
    await setUpSecondFactor(app, asha);
    expect((await app.request("GET", "/auth/profile", { token: other })).status).toBe(401);
    expect((await app.as(asha).get("/auth/profile")).status).toBe(200);
  });

  test("is refused while a second factor is on", async () => {
    await setUpSecondFactor(app, asha);
    expect((await app.as(asha).post("/auth/second-factor", { password: asha.password })).status).toBe(409);
  });
});

describe("signing in", () => {
  test("asks for a code after the right password, and does not reveal it after a wrong one", async () => {
    const { secret } = await setUpSecondFactor(app, asha);
    expect(await logIn()).toMatchObject({ status: 401, body: { code: "second-factor-required" } });
    expect(await logIn({ password: "wrong", code: codeNow(secret) })).toMatchObject({
      status: 401,
      body: { code: "invalid-credentials" },
    });
    const reply = await logIn({ code: ` ${codeNow(secret).slice(0, 3)} ${codeNow(secret).slice(3)} ` });
    expect(reply).toMatchObject({ status: 200, body: { user: { id: asha.id } } });
    expect(reply.body).not.toHaveProperty("deviceToken");
  });

  test("refuses a code that was used, also at the same moment, and the code before it", async () => {
    const { secret } = await setUpSecondFactor(app, asha);
    const [before, now] = [codeAt(secret, new Date(app.deps.now().getTime() - 30_000)), codeNow(secret)];
    const statuses = (await Promise.all([logIn({ code: now }), logIn({ code: now })])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 401]);
    expect(await logIn({ code: now })).toMatchObject({ status: 401, body: { code: "second-factor-wrong" } });
    expect((await logIn({ code: before })).status).toBe(401);
  });

  test("accepts a code from a clock that is half a minute off, but not two minutes off", async () => {
    const { secret } = await setUpSecondFactor(app, asha);
    const shifted = (seconds: number) => codeAt(secret, new Date(app.deps.now().getTime() + seconds * 1000));
    for (const seconds of [-120, 120]) expect((await logIn({ code: shifted(seconds) })).status).toBe(401);
    expect((await logIn({ code: shifted(-30) })).status).toBe(200);
    expect((await logIn({ code: shifted(30) })).status).toBe(200);
  });

  test("accepts each recovery code once, however it is typed, and informs the owner", async () => {
    const { recoveryCodes } = await setUpSecondFactor(app, asha);
    const [first = "", second = ""] = recoveryCodes;
    expect((await logIn({ code: first.toLowerCase().replaceAll("-", " ") })).status).toBe(200);
    expect((await logIn({ code: first })).status).toBe(401);
    expect((await logIn({ code: second })).status).toBe(200);
    expect((await app.as(asha).get("/auth/second-factor")).body.recoveryCodesLeft).toBe(8);
    expect((await mailsTo(asha)).at(-1)).toContain("one of your recovery codes");
  });

  test("refuses another person's code", async () => {
    const kabir = await app.person("kabir");
    const kabirs = await setUpSecondFactor(app, kabir);
    await setUpSecondFactor(app, asha);
    expect((await logIn({ code: codeNow(kabirs.secret) })).status).toBe(401);
    expect((await logIn({ code: kabirs.recoveryCodes[0] })).status).toBe(401);
  });

  test("counts wrong codes like wrong passwords: the eleventh in ten minutes must wait", async () => {
    const { secret } = await setUpSecondFactor(app, asha);
    for (let i = 0; i < 10; i++) expect((await logIn({ code: wrongCode(secret) })).status).toBe(401);
    expect((await logIn({ code: codeNow(secret) })).status).toBe(429);
    expect((await logIn({ password: "wrong" })).status).toBe(429);
  });

  test("refuses guesses at the code from many addresses, and recovery codes still work", async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(app, asha);
    for (let i = 0; i < 19; i++) {
      expect((await logIn({ code: wrongCode(secret) }, `203.0.${i}.1`)).status).toBe(401);
    }
    // A right one is not counted.
    expect((await logIn({ code: codeNow(secret) }, "203.0.48.1")).status).toBe(200);
    expect((await logIn({ code: wrongCode(secret) }, "203.0.49.1")).status).toBe(401);
    expect((await logIn({ code: codeNow(secret) }, "203.0.50.1")).status).toBe(429);
    expect((await logIn({ code: recoveryCodes[0] }, "203.0.51.1")).status).toBe(200);
  });

  test("a login that only lacks the code is not counted as a wrong guess", async () => {
    const { secret } = await setUpSecondFactor(app, asha);
    for (let i = 0; i < 12; i++) expect((await logIn()).body.code).toBe("second-factor-required");
    expect((await logIn({ code: codeNow(secret) })).status).toBe(200);
  });
});

describe("a remembered device", () => {
  async function remembered() {
    const { secret } = await setUpSecondFactor(app, asha);
    const { deviceToken } = (await logIn({ code: codeNow(secret), rememberDevice: true })).body;
    return { secret, deviceToken: deviceToken as string };
  }

  test("needs no code for 30 days", async () => {
    const { deviceToken } = await remembered();
    const reply = await logIn({ deviceTokens: ["another's", deviceToken] });
    expect(reply.status).toBe(200);
    expect(reply.body).not.toHaveProperty("deviceToken");
    app.pass(30 * DAY + 1000);
    expect((await logIn({ deviceTokens: [deviceToken] })).body.code).toBe("second-factor-required");
  });

  test("still needs the password", async () => {
    const { deviceToken } = await remembered();
    expect((await logIn({ password: "wrong", deviceTokens: [deviceToken] })).body.code).toBe(
      "invalid-credentials",
    );
  });

  test("is remembered for one account only", async () => {
    const { deviceToken } = await remembered();
    asha = await app.person("kabir");
    await setUpSecondFactor(app, asha);
    expect((await logIn({ deviceTokens: [deviceToken] })).status).toBe(401);
  });

  test.each([
    ["forgetting all devices", () => app.as(asha).delete("/auth/second-factor/devices")],
    [
      "a new password",
      async () => {
        const newPassword = "three unlike words";
        await app.as(asha).put("/auth/password", { currentPassword: asha.password, newPassword });
        asha.password = newPassword;
      },
    ],
    [
      "a reset password",
      async () => {
        await app.visitor.post("/auth/forgot-password", { email: asha.email });
        asha.password = "three unlike words";
        const token = await app.resetToken(asha.email);
        await app.visitor.post("/auth/reset-password", { token, newPassword: asha.password });
      },
    ],
  ])("needs a code again after %s", async (_, act) => {
    const { deviceToken } = await remembered();
    await act();
    expect((await logIn({ deviceTokens: [deviceToken] })).body.code).toBe("second-factor-required");
  });
});

describe("turning it off", () => {
  const turnOff = (proof: Record<string, unknown>) => app.as(asha).delete("/auth/second-factor", proof);

  test("requires the password and a code; then the password alone signs in", async () => {
    const { secret } = await setUpSecondFactor(app, asha);
    const { password } = asha;
    expect((await turnOff({ password: "wrong", code: codeNow(secret) })).status).toBe(400);
    expect((await turnOff({ password, code: wrongCode(secret) })).body.errors[0].field).toBe("code");
    expect((await turnOff({ password })).status).toBe(400);
    expect((await turnOff({ password, code: codeNow(secret) })).status).toBe(204);
    expect((await mailsTo(asha)).at(-1)).toContain("was turned off");
    expect((await logIn()).status).toBe(200);
  });

  test("new recovery codes replace the earlier ones", async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(app, asha);
    const proof = { password: asha.password, code: codeNow(secret) };
    const renewed = await app.as(asha).post("/auth/second-factor/recovery-codes", proof);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await logIn({ code: recoveryCodes[0] })).status).toBe(401);
    expect((await logIn({ code: renewed.body.recoveryCodes[0] })).status).toBe(200);
  });

  test.each(["MODERATOR", "ADMIN"])("is refused to a %s", async (role) => {
    const { secret } = await setUpSecondFactor(app, asha);
    await app.deps.db.query("update users set role = $2 where id = $1", [asha.id, role]);
    expect((await app.as(asha).get("/auth/second-factor")).body.isRequired).toBe(true);
    expect((await turnOff({ password: asha.password, code: codeNow(secret) })).status).toBe(409);
  });

  test("a role is effective only with a second factor", async () => {
    await app.deps.db.query("update users set role = 'ADMIN' where id = $1", [asha.id]);
    const listAudit = () => app.as(asha).get("/moderation/audit");
    const refused = await listAudit();
    expect(refused).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(refused.body.message).toContain("Set up two-step sign-in");
    await setUpSecondFactor(app, asha);
    expect((await listAudit()).status).toBe(200);
  });

  test("an operator can turn it off for a person who lost everything", async () => {
    await setUpSecondFactor(app, asha);
    const command = (words: string[]) =>
      readCommand(words)(app.deps.db, app.deps.now(), securityLog({ info: () => {} }));
    const said = await command(["reset-second-factor", asha.username]);
    expect(said.lines[0]).toContain("signs in with the password alone");
    expect((await logIn()).status).toBe(200);
    expect((await command(["reset-second-factor", asha.username])).lines[0]).toContain("nothing changed");
    expect(() => readCommand(["reset-second-factor"])).toThrow("Usage");
  });
});

test("the export says that it is on and which devices are remembered, but contains no secret", async () => {
  const { secret, recoveryCodes } = await setUpSecondFactor(app, asha);
  const { deviceToken } = (await logIn({ code: codeNow(secret), rememberDevice: true })).body;
  const { body } = await app.as(asha).get("/auth/export");
  expect(body.account.secondFactorSince).toEqual(expect.any(String));
  expect(body.rememberedDevices).toHaveLength(1);
  for (const hidden of [secret, deviceToken, ...recoveryCodes])
    expect(JSON.stringify(body)).not.toContain(hidden);
});

test("deleting the account deletes all of it", async () => {
  const { secret } = await setUpSecondFactor(app, asha);
  await logIn({ code: codeNow(secret), rememberDevice: true });
  await app.as(asha).delete("/auth/account", { password: asha.password });
  for (const table of ["second_factors", "recovery_codes", "remembered_devices"]) {
    expect(await app.deps.db.query(`select 1 from ${table} where user_id = $1`, [asha.id])).toEqual([]);
  }
});

describe("the secret of the app", () => {
  const stored = async () =>
    (
      await app.deps.db.query<{ secret: string }>("select secret from second_factors where user_id = $1", [
        asha.id,
      ])
    )[0]?.secret;

  test("is encrypted in the database and cannot be used for another account", async () => {
    const { secret } = await setUpSecondFactor(app, asha);
    const sealed = (await stored()) ?? "";
    expect(sealed).not.toContain(secret);
    expect(app.deps.secretBox.open(crypto.randomUUID(), sealed)).toBeUndefined();
  });

  test("from an earlier version still works, and is encrypted at the next start", async () => {
    const { secret } = await setUpSecondFactor(app, asha);
    await app.deps.db.query("update second_factors set secret = $2 where user_id = $1", [asha.id, secret]);
    expect((await logIn({ code: codeNow(secret) })).status).toBe(200);
    await sealSecrets(app.deps.db, app.deps.secretBox);
    expect(await stored()).not.toContain(secret);
    app.pass(60_000);
    expect((await logIn({ code: codeNow(secret) })).status).toBe(200);
  });

  test("is useless without the server secret that encrypted it, but recovery codes still work", async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(app, asha);
    const lost = createSecretBox("a secret that nobody remembers any more").seal(asha.id, secret);
    await app.deps.db.query("update second_factors set secret = $2 where user_id = $1", [asha.id, lost]);
    expect((await logIn({ code: codeNow(secret) })).status).toBe(401);
    expect((await logIn({ code: recoveryCodes[0] })).status).toBe(200);
  });
});
