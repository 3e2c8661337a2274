import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readBackup } from "../../server/src/backup/backup-file.ts";
import { restoreWithoutUpgrade } from "../../server/src/backup/restore.service.ts";
import type { Database } from "../../server/src/db/database.ts";
import type { Writers } from "./writers.ts";

/** Written by servers of earlier releases: three people and six posts in each. */
const FOLDER = new URL("../../server/test/releases/", import.meta.url);
const MEERA = { usernameOrEmail: "meera", password: "secret of meera" };
const POSTS = 6;

export async function fillEarlier(db: Database, round: number) {
  const files = readdirSync(FOLDER).sort();
  const file = new URL(files[round % files.length] ?? "", FOLDER);
  await restoreWithoutUpgrade({ db, now: new Date() }, readBackup(fileURLToPath(file)));
}

/** How much of it is missing. */
export async function countLostOfEarlier(writers: Writers): Promise<number> {
  const login = await writers.patiently("POST", "/auth/login", { body: MEERA });
  const feed = await writers.patiently("GET", "/social/feed", { token: login.body.token });
  return POSTS - (feed.body.content?.length ?? 0);
}
