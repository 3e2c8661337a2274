import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { askServer } from "../admin/ask-server.ts";
import { CommandError, type Outcome } from "../admin/outcome.ts";
import { type Config, readConfig } from "../config.ts";
import type { Database } from "../db/database.ts";
import { embeddedFolder, openPglite, openPgliteFolder, openPgliteInMemory } from "../db/embedded/pglite.ts";
import { TEMPLATE } from "../db/embedded/template-file.ts";
import { openPostgres } from "../db/postgres.ts";
import { filesIn, openPictureFiles } from "../pictures/open-picture-files.ts";
import type { PictureFiles } from "../pictures/picture-files.ts";
import { readBackup, writeBackup } from "./backup-file.ts";
import { exportAll } from "./export.service.ts";
import { backupName, dropOldBackups } from "./kept-backups.ts";
import { halfTime } from "./pace.ts";
import { type Restored, restoreAll } from "./restore.service.ts";

/** Where the data is according to the settings; in PostgreSQL if there is a URL. */
export interface Where {
  databaseUrl?: string | undefined;
  databasePooling?: Config["databasePooling"];
  dataDir: string;
  storage?: Config["storage"];
}

const COMMANDS = { backup, restore, move } as const;

export const isDataCommand = (name: string | undefined): name is keyof typeof COMMANDS =>
  name !== undefined && Object.hasOwn(COMMANDS, name);

export function runDataCommand(name: keyof typeof COMMANDS, where: Where, words: string[]): Promise<Outcome> {
  return COMMANDS[name](where, words);
}

const quiet = { warn: () => {} };
const openServer = (url: string, { databasePooling: pooling }: Where) =>
  openPostgres(url, quiet, { statementMs: 0, name: "prepfeed-operator", ...(pooling && { pooling }) });

async function withDatabase<T>(opened: Promise<Database> | Database, work: (db: Database) => Promise<T>) {
  const db = await opened;
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** The source and the target of a backup. */
interface Task {
  where: Where;
  file: string;
  pictures: PictureFiles | undefined;
  now: Date;
}

/**
 * `backup [FILE]`, or `backup --keep`: into the folder of backups, where old ones are deleted. Both accept
 * `--without-pictures`.
 */
async function backup(where: Where, words: string[]): Promise<Outcome> {
  const isKept = words.includes("--keep");
  const isWithout = words.includes("--without-pictures");
  const [name, ...rest] = words.filter((word) => !["--keep", "--without-pictures"].includes(word));
  if (rest.length > 0 || name?.startsWith("--") || (name && isKept)) {
    throw new CommandError("Usage: npm run backup -- [FILE | --keep] [--without-pictures]");
  }
  const now = new Date();
  const folder = join(where.dataDir, "backups");
  const file = name ? resolve(name) : join(folder, backupName(now));
  await mkdir(dirname(file), { recursive: true });
  const pictures = isWithout ? undefined : await openPictureFiles(where);
  const task = { where, file, pictures, now };
  const lines = where.databaseUrl ? await backUpServer(where.databaseUrl, task) : await backUpEmbedded(task);
  if (isKept) await dropOldBackups(folder);
  return { lines: [...lines, `Backup${isWithout ? " without pictures" : ""}: ${file}`], exitCode: 0 };
}

/**
 * A low priority is not enough: the database's process does the work, and its priority is not ours to set.
 */
async function backUpServer(url: string, { where, file, pictures, now }: Task) {
  const rest = halfTime();
  await withDatabase(openServer(url, where), (db) =>
    writeBackup(file, (write) =>
      exportAll({ db, pictures, now }, async (line) => {
        await write(line);
        await rest();
      }),
    ),
  );
  let rows = 0;
  for await (const line of readBackup(file)) {
    if (Array.isArray(line)) rows += 1;
    await rest();
  }
  return [`${rows} rows read back. Nobody waited.`];
}

/** A running server provides a copy of its files; without one they are read directly. */
async function backUpEmbedded({ where, file, pictures, now }: Task): Promise<string[]> {
  await removeLeftovers(where.dataDir);
  const copy = join(where.dataDir, `backup-copy.${process.pid}`);
  try {
    const copied = await askServer(where.dataDir, ["copy-database", copy]);
    if (copied && copied.exitCode !== 0) throw new CommandError(copied.lines.join("\n"));
    if (!copied && !existsSync(embeddedFolder(where.dataDir))) {
      throw new CommandError(`There is no database in ${where.dataDir} yet.`);
    }
    const opened = copied ? openPgliteFolder(copy) : openPglite({ dataDir: where.dataDir });
    await withDatabase(opened, (db) => writeBackup(file, (write) => exportAll({ db, pictures, now }, write)));
    const restored = await tryOut(file, now);
    return [...(copied?.lines ?? []), `Tried out: ${describe(restored)}`];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Copies left by a killed backup. */
async function removeLeftovers(dataDir: string) {
  for (const name of await readdir(dataDir).catch(() => [])) {
    const pid = Number(/^backup-copy\.(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Restores into a database in memory, which proves the file; pictures are not restored. */
const tryOut = (file: string, now: Date) =>
  withDatabase(openPgliteInMemory(existsSync(TEMPLATE) ? fileURLToPath(TEMPLATE) : undefined), (db) =>
    restoreAll({ db, now }, readBackup(file)),
  );

const describe = ({ rows, pictures, madeAt }: Restored) =>
  `${rows} rows and ${pictures} pictures of ${madeAt}, every sum is right.`;

/** `restore FILE`: into the empty place named by the settings. */
async function restore(where: Where, [file, ...rest]: string[]): Promise<Outcome> {
  if (!file || rest.length > 0) throw new CommandError("Usage: npm run restore -- FILE");
  const pictures = await openPictureFiles(where);
  const restored = await withDatabase(openEmpty(where), (db) =>
    restoreAll({ db, pictures, now: new Date() }, readBackup(resolve(file))),
  );
  return { lines: [`Restored ${describe(restored)}`], exitCode: 0 };
}

function openEmpty(where: Where) {
  const { databaseUrl, dataDir } = where;
  return databaseUrl ? openServer(databaseUrl, where) : openPglite({ dataDir });
}

const MOVE_USAGE = `Usage: npm run move -- --to-postgres URL
or, with DATABASE_URL set: npm run move -- --to-embedded
or, with STORAGE_URL set: npm run move -- --pictures-to-storage, or --pictures-to-disk`;

/**
 * `move --to-postgres URL` copies the embedded database's rows there, `move --to-embedded` those of DATABASE_URL
 * here. The server must be stopped.
 */
async function move(where: Where, words: string[]): Promise<Outcome> {
  const [direction, url, ...rest] = words;
  if (words.length === 1 && direction?.startsWith("--pictures-to-")) return movePictures(where, direction);
  const [from, to] =
    direction === "--to-postgres" && url && rest.length === 0
      ? [{ dataDir: where.dataDir }, { ...where, databaseUrl: checkedUrl(url) }]
      : direction === "--to-embedded" && where.databaseUrl && !url
        ? [where, { dataDir: where.dataDir }]
        : [];
  if (!from || !to) throw new CommandError(MOVE_USAGE);
  const file = join(where.dataDir, `moving.${process.pid}.jsonl.gz`);
  const now = new Date();
  try {
    await withDatabase(openEmpty(from), async (db) => {
      if (from.databaseUrl) await refuseWhileServed(db);
      await writeBackup(file, (write) => exportAll({ db, now }, write));
    });
    const restored = await withDatabase(openEmpty(to), (db) => restoreAll({ db, now }, readBackup(file)));
    const { place } = await openPictureFiles(where);
    return {
      lines: [`Moved ${restored.rows} rows, every sum is right. Pictures stay in ${place}.`],
      exitCode: 0,
    };
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Copies between the data folder and the bucket. Existing pictures are kept, so that it can be repeated for new ones.
 */
async function movePictures(where: Where, direction: string): Promise<Outcome> {
  const places = [filesIn(where.dataDir), await openPictureFiles(where)] as const;
  const [from, to] = direction === "--pictures-to-storage" ? places : places.toReversed();
  if (!where.storage || !from || !to || !/-(storage|disk)$/.test(direction))
    throw new CommandError(MOVE_USAGE);
  const there = new Set<string>();
  for await (const name of to.list()) there.add(name);
  let count = 0;
  for await (const name of from.list()) {
    const data = there.has(name) ? undefined : await from.get(name);
    if (!data) continue;
    await to.put(name, data);
    count += 1;
  }
  return { lines: [`Copied ${count} pictures from ${from.place} to ${to.place}.`], exitCode: 0 };
}

function checkedUrl(DATABASE_URL: string): string | undefined {
  return readConfig({ DATABASE_URL, JWT_SECRET: "-".repeat(32) }).databaseUrl;
}

/** Changes that people made there after the move would be lost. */
async function refuseWhileServed(db: Database) {
  const [row] = await db.query<{ servers: number }>(
    "select count(*)::int as servers from pg_stat_activity where application_name = 'prepfeed' and datname = current_database()",
  );
  if (row && row.servers > 0) throw new CommandError("A server uses this database. Stop it first.");
}
