import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that is removed with the test (`onTestFinished`) or with the file (`afterAll`). */
export function temporaryFolder(atTheEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-test-"));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
