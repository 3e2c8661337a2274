import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const NAME = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.jsonl\.gz$/;
const HOURLY = 24;
const DAILY = 7;

export const backupName = (now: Date) =>
  `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.jsonl.gz`;

export function newestBackup(names: string[]): Date | undefined {
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1);
  const [, day, ...time] = NAME.exec(newest ?? "") ?? [];
  return day ? new Date(`${day}T${time.join(":")}Z`) : undefined;
}

/** Keeps the newest day's backups hourly, and the last of each earlier day, for a week. */
export function namesToDrop(names: string[]): string[] {
  const newestFirst = names.filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1));
  const days = new Set<string>();
  return newestFirst.filter((name, place) => {
    const day = NAME.exec(name)?.[1] ?? "";
    const isLastOfDay = !days.has(day);
    days.add(day);
    return place >= HOURLY && !(isLastOfDay && days.size <= DAILY);
  });
}

export async function dropOldBackups(folder: string) {
  for (const name of namesToDrop(await readdir(folder))) await rm(join(folder, name), { force: true });
}
