import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../test/machine/temporary-folder.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

const newFolder = () => temporaryFolder(onTestFinished);

test("a folder used by a running process is refused, naming the process", async () => {
  const folder = newFolder();
  // It ends when its input closes, and so with the tests.
  const holder = spawn("cat");
  onTestFinished(() => void holder.kill("SIGKILL"));
  const stat = readFileSync(`/proc/${holder.pid}/stat`, "utf8");
  writeFileSync(
    join(folder, "lock"),
    `${holder.pid} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`,
  );
  await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`in use by process ${holder.pid}\\b`));
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
});

test("the lock of a dead process is taken over, also when another program has its id now", async () => {
  const folder = newFolder();
  for (const stale of ["999999999 1", `${process.ppid} 1`, "", "nonsense"]) {
    writeFileSync(join(folder, "lock"), stale);
    const unlock = await lockFolder(folder);
    expect(readFileSync(join(folder, "lock"), "utf8")).toMatch(new RegExp(`^${process.pid} `));
    await unlock();
  }
  expect(readdirSync(folder)).toEqual([]);
});

test("releasing the lock lets the next process take it", async () => {
  const folder = newFolder();
  await (await lockFolder(folder))();
  await (await lockFolder(folder))();
});
