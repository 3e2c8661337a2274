import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { RunningProduct } from "../../test/running-product.ts";
import { TestApp } from "../../test/test-app.ts";
import { createPostgresDatabase, engine } from "../../test/test-database.ts";
import { openPostgres } from "../db/postgres.ts";
import { runCli } from "./cli.ts";

const dataDir = mkdtempSync(join(tmpdir(), "prepfeed-cli-"));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

const noted: string[] = [];

/** What a command prints and its exit code; its security events are collected separately. */
async function run(...args: string[]) {
  let text = "";
  const write = (chunk: string | Uint8Array) => {
    if (String(chunk).includes('"security"')) noted.push(String(chunk));
    else text += chunk;
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation(write),
  );
  const exitCode = await runCli(args);
  for (const stream of streams) stream.mockRestore();
  return { text, exitCode };
}

test("commands reach the data while the server runs and while it is stopped", {
  timeout: 240_000,
}, async () => {
  const elsewhere = temporaryFolder(onTestFinished);
  const databaseUrl = engine === "postgres" ? await createPostgresDatabase() : "";
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("DATABASE_URL", databaseUrl);
  expect((await run("help")).exitCode).toBe(0);
  if (!databaseUrl) expect((await run("verify")).text).toContain(`There is no database in ${dataDir} yet.`);

  const product = await RunningProduct.start({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, JWT_SECRET: "a secret of at least 32 characters" }),
  });
  const body = { username: "meera", email: "meera@example.org", password: "secret of meera" };
  // On a busy machine the first ones may be refused.
  await eventually(async () => (await product.send("POST", "/auth/register", { body }))?.status === 201);
  expect(await run("verified", "Meera", "on")).toEqual({ text: "meera is now verified.\n", exitCode: 0 });
  expect((await run("verify")).exitCode).toBe(0);
  const file = join(elsewhere, "backup");
  expect(await run("backup", file)).toMatchObject({
    text: expect.stringMatching(/obody waited/),
    exitCode: 0,
  });
  expect(await product.stop()).toBe(0);
  expect(existsSync(join(dataDir, "prepfeed.sock"))).toBe(false);

  expect(await run("verified", "Meera", "on")).toEqual({
    text: "meera is verified already; nothing changed.\n",
    exitCode: 0,
  });
  expect(await run("verify", "--fix")).toMatchObject({ exitCode: 0 });
  vi.stubEnv("DATA_DIR", join(elsewhere, "data"));
  const url = await createPostgresDatabase();
  vi.stubEnv("DATABASE_URL", databaseUrl && url);
  expect((await run("restore", file)).text).toContain("every sum is right");
  if (!databaseUrl) expect((await run("move", "--to-postgres", url)).text).toContain("every sum is right");
  vi.stubEnv("DATABASE_URL", url);
  expect((await run("verify")).exitCode).toBe(0);
  const there = new TestApp();
  await there.open({ db: openPostgres(url, { warn: () => {} }, { connectMs: 30_000 }) });
  onTestFinished(() => there.close());
  const login = { usernameOrEmail: "meera", password: body.password };
  expect((await there.visitor.post("/auth/login", login)).status).toBe(200);
  expect(await run("grant", "mira", "admin")).toEqual({ text: 'Nobody is named "mira".\n', exitCode: 1 });
  const events = noted.map((line) => JSON.parse(line));
  expect(events).toContainEqual(expect.objectContaining({ security: "operator-command", command: "backup" }));
  expect(events).toContainEqual(
    expect.objectContaining({ command: "verified", account: expect.any(String) }),
  );
  expect(events.at(-1)).toMatchObject({ security: "operator-command", command: "grant", exitCode: 1 });
  expect(noted.join()).not.toContain(url);
});
