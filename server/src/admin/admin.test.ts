import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, testApp } from "../../test/test-app.ts";
import { securityLog } from "../foundation/security-log.ts";
import { askServer } from "./ask-server.ts";
import { serveCommands } from "./command-server.ts";
import { CommandError } from "./outcome.ts";
import { readCommand } from "./read-command.ts";
import { socketPath } from "./socket-path.ts";

const app = testApp();
const folders: string[] = [];
let meera: Person;
beforeAll(async () => {
  meera = await app.person("Meera");
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const command = async (...args: string[]) =>
  readCommand(args)(app.deps.db, new Date("2026-03-09T23:30:00Z"), securityLog(app.deps.log));
const say = async (...args: string[]) => (await command(...args)).lines[0];
const refusal = (...args: string[]) =>
  command(...args).then(
    () => undefined,
    (error: unknown) => (error instanceof CommandError ? error.message.split("\n")[0] : String(error)),
  );
function newFolder(name = "") {
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-admin-"));
  folders.push(folder);
  const inside = join(folder, name);
  mkdirSync(inside, { recursive: true });
  return inside;
}
const serve = (dataDir: string) =>
  serveCommands({ db: app.deps.db, dataDir, log: app.deps.log, now: app.deps.now });

test("roles and marks are given and taken, in any letter case of the name", async () => {
  const name = meera.username.toUpperCase();
  expect(await say("grant", name, "moderator")).toBe(`${meera.username} is now MODERATOR (was USER).`);
  expect(await say("grant", name, "moderator")).toBe(
    `${meera.username} is MODERATOR already; nothing changed.`,
  );
  expect(await say("verified", name, "on")).toBe(`${meera.username} is now verified.`);
  expect(await say("premium", name, "on")).toBe(`${meera.username} is now premium.`);
  expect((await app.as(meera).get("/auth/profile")).body).toMatchObject({ verified: true, premium: true });
  const [row] = await app.deps.db.query("select role from users where id = $1", [meera.id]);
  expect(row).toEqual({ role: "MODERATOR" });
  expect(await say("verified", name, "off")).toBe(`${meera.username} is now not verified.`);
  expect(await say("premium", name, "off")).toBe(`${meera.username} is now not premium.`);
});

test("moderators are listed, added and removed, and administrators keep their role", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  expect(await say("moderators", "add", asha.username)).toBe(`${asha.username} is now MODERATOR (was USER).`);
  await say("grant", kabir.username, "admin");
  const { lines } = await command("moderators");
  expect(lines).toEqual(
    expect.arrayContaining([`${kabir.username} (ADMIN)`, `${asha.username} (MODERATOR)`]),
  );
  expect((await app.as(asha).get("/auth/profile")).body.role).toBe("MODERATOR");
  expect(await say("moderators", "remove", asha.username)).toBe(
    `${asha.username} is now USER (was MODERATOR).`,
  );
  expect((await app.as(asha).get("/auth/profile")).body).not.toHaveProperty("role");
  expect(await refusal("moderators", "remove", kabir.username)).toBe(
    `${kabir.username} is ADMIN: use grant.`,
  );
  expect(await refusal("moderators", "dismiss", asha.username)).toBe(
    "Write add or remove and a name, or nothing to see the list.",
  );
});

test("without a rating of the AI tutor it says so", async () => {
  expect(await say("ratings")).toBe("No answer of the AI tutor was rated in the last 180 days.");
  expect(await refusal("ratings", "all")).toBe("This command takes no arguments.");
});

test("earnings are entered into the ledger to the cent, on the given day", async () => {
  expect(await say("revenue", meera.username, "250.10", "INR", "2026-01-31", "January", "posts")).toBe(
    `${meera.username} earned 250.10 INR on 2026-01-31 (January posts).`,
  );
  await say("revenue", meera.username, "-50", "INR");
  expect(await refusal("revenue", meera.username, "5", "USD")).toBe(
    `The earnings of ${meera.username} are kept in INR, not in USD.`,
  );
  const rows = await app.deps.db.query(
    "select amount::text, currency, note, earned_on::text from revenue_entries where user_id = $1 order by earned_on",
    [meera.id],
  );
  expect(rows).toEqual([
    { amount: "250.10", currency: "INR", note: "January posts", earned_on: "2026-01-31" },
    { amount: "-50.00", currency: "INR", note: "", earned_on: "2026-03-09" },
  ]);
});

test.each([
  [["grant", "nobody.here", "admin"], 'Nobody is named "nobody.here".'],
  [["grant", "meera", "king"], '"king" is not a role that can be granted.'],
  [["grant"], "A name and a role are needed."],
  [["verified", "meera", "yes"], '"yes" is neither on nor off.'],
  [["premium", "meera"], "A name, and on or off, are needed."],
  [["revenue", "meera", "12.345", "INR"], '"12.345" is not an amount such as 250 or 99.50.'],
  [["revenue", "meera", "12", "rupees"], '"rupees" is not a currency such as INR or USD.'],
  [["revenue", "meera", "12", "INR", "2026-02-30"], '"2026-02-30" is not a day of the calendar.'],
  [["verify", "--force"], '"--force" is not known here.'],
  [["drop"], 'There is no command "drop".'],
])("%j is refused and says why", async (args, reason) => {
  expect(await refusal(...args)).toBe(reason);
});

test("a running server accepts commands from its own user, through a socket that is removed afterwards", async () => {
  const dataDir = newFolder();
  expect(await askServer(dataDir, ["help"])).toBeUndefined();
  writeFileSync(await socketPath(dataDir), "left behind by a killed process");
  const commands = await serve(dataDir);
  const path = await socketPath(dataDir);
  expect(path).toBe(join(dataDir, "prepfeed.sock"));
  expect(statSync(path).mode & 0o777).toBe(0o600);

  expect(await askServer(dataDir, ["verified", meera.username, "on"])).toEqual({
    lines: [`${meera.username} is now verified.`],
    exitCode: 0,
  });
  expect(await askServer(dataDir, ["verify"])).toMatchObject({ exitCode: 0 });
  expect(await askServer(dataDir, ["verified", "nobody.here", "on"])).toEqual({
    lines: ['Nobody is named "nobody.here".'],
    exitCode: 1,
  });
  // A client that connects and sends nothing does not delay the end.
  const silent = createConnection(path);
  await new Promise((resolve) => silent.once("connect", resolve));
  await commands.close();
  silent.destroy();
  expect(await askServer(dataDir, ["help"])).toBeUndefined();
});

test("if the folder's path is too long for a socket, the socket is in a folder for its user alone", async () => {
  const dataDir = newFolder("a-rather-long-name-".repeat(5));
  const path = await socketPath(dataDir);
  folders.push(join(path, ".."));
  expect(path.startsWith(dataDir)).toBe(false);
  expect(statSync(join(path, "..")).mode & 0o777).toBe(0o700);
  const commands = await serve(dataDir);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await askServer(dataDir, ["help"])).toMatchObject({ exitCode: 0 });
  await commands.close();
});

test("words that are not a command get an error and do nothing", async () => {
  const dataDir = newFolder();
  const commands = await serve(dataDir);
  const reply = await new Promise<string>((resolve) => {
    const socket = createConnection(join(dataDir, "prepfeed.sock"), () => socket.write('{"grant": 1}\n'));
    socket.setEncoding("utf8").on("data", resolve);
  });
  expect(JSON.parse(reply)).toMatchObject({ exitCode: 1 });
  await commands.close();
});
