import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { RunningProduct } from "../../test/running-product.ts";
import { makePrivate } from "./private-folder.ts";

/** Everything that another user could open. */
function openTo(folder: string): string[] {
  const paths = [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  ];
  return paths.filter((path) => !lstatSync(path).isSymbolicLink() && (lstatSync(path).mode & 0o077) !== 0);
}

/** A folder as an earlier version left it. */
function oldFolder() {
  const folder = temporaryFolder(onTestFinished);
  mkdirSync(join(folder, "pictures"));
  for (const name of ["jwt-secret", "pictures/a.webp"]) {
    writeFileSync(join(folder, name), "x");
    chmodSync(join(folder, name), 0o666);
  }
  for (const path of [join(folder, "pictures"), folder]) chmodSync(path, 0o755);
  return folder;
}

test("an old folder is closed to other users, and what it links to is not changed", async () => {
  const folder = oldFolder();
  const elsewhere = join(temporaryFolder(onTestFinished), "elsewhere");
  writeFileSync(elsewhere, "x");
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(folder, "link"));
  await makePrivate(folder);
  expect(openTo(folder)).toEqual([]);
  expect(lstatSync(elsewhere).mode & 0o777).toBe(0o644);
});

test("other files in the folder are not changed, and the owner keeps all rights", async () => {
  const folder = oldFolder();
  mkdirSync(join(folder, "project"));
  const files = { "project/build.sh": 0o755, "notes.md": 0o644, "pictures/rename.sh": 0o755 };
  for (const [name, mode] of Object.entries(files)) {
    writeFileSync(join(folder, name), "x");
    chmodSync(join(folder, name), mode);
  }
  await makePrivate(folder);
  const modes = Object.keys(files).map((name) => lstatSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o755, 0o644, 0o700]);
});

test("a folder that all users share is not closed", async () => {
  const folder = temporaryFolder(onTestFinished);
  chmodSync(folder, 0o1777);
  await makePrivate(folder);
  expect(lstatSync(folder).mode & 0o7777).toBe(0o1777);
});

test("all files of a running product are for its owner alone", { timeout: 120_000 }, async () => {
  const folder = oldFolder();
  rmSync(join(folder, "jwt-secret"));
  const product = await RunningProduct.start({ DATA_DIR: folder });
  const account = { username: "asha", email: "asha@example.org", password: "lantern river 7" };
  const post = async (path: string, body: object) => (await product.send("POST", path, { body }))?.status;
  // On a busy machine the first tries may be refused.
  await eventually(async () => (await post("/auth/register", account)) === 201);
  await eventually(async () => (await post("/auth/forgot-password", { email: account.email })) === 200);
  await product.stop();
  expect(readdirSync(folder).sort()).toEqual(["jwt-secret", "outbox", "pglite-18", "pictures"]);
  expect(openTo(folder)).toEqual([]);
});
