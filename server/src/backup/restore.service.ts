import type { Database } from "../db/database.ts";
import { listApplied, migrate } from "../db/migrate.ts";
import { verify } from "../features/verify/verify.service.ts";
import { isPictureName, type PictureFiles } from "../pictures/picture-files.ts";
import { BackupFileError, type Heading, type Line } from "./backup-file.ts";
import * as queries from "./whole-tables.queries.ts";

interface Place {
  db: Database;
  /** Where pictures go; without it they are left in the backup. */
  pictures?: PictureFiles | undefined;
  now: Date;
}

export interface Restored {
  madeAt: string;
  rows: number;
  pictures: number;
}

/** Existing data is never overwritten. */
export class PlaceTakenError extends Error {
  override name = "PlaceTakenError";
}

const AT_ONCE = 500;

/** Fills an empty place, upgrades it and verifies it: every row of the backup exists, and all totals are right. */
export async function restoreAll(place: Place, lines: AsyncIterable<Line>): Promise<Restored> {
  const { db, now } = place;
  const restored = await restoreWithoutUpgrade(place, lines);
  await migrate(db);
  await db.script("analyze");
  const { findings } = await verify(db, { now });
  if (findings.length > 0) {
    throw new Error(
      `Everything was restored, but ${findings.length} totals differ: npm run verify lists them.`,
    );
  }
  return restored;
}

/** Uses the tables of the version that made the backup. */
export async function restoreWithoutUpgrade(
  { db, pictures }: Place,
  lines: AsyncIterable<Line>,
): Promise<Restored> {
  const reader = lines[Symbol.asyncIterator]();
  const heading = (await reader.next()).value as Heading | undefined;
  if (heading?.backup !== "prepfeed" || heading.format !== 1) {
    throw new BackupFileError("The file is not a backup that this version of Prepfeed can read.");
  }
  await prepare(db, heading);
  const restored = { madeAt: heading.madeAt, rows: 0, pictures: 0 };
  await db.transaction(async (tx) => {
    const tables = new Map((await queries.listTables(tx)).map((table) => [table.name, table]));
    await queries.beginWriting(tx, [...tables.values()]);
    const references = await queries.letReferencesGo(tx);
    const rest = { [Symbol.asyncIterator]: () => reader };
    Object.assign(restored, await fill(tx, tables, rest, pictures));
    await queries.holdReferences(tx, references);
  });
  return restored;
}

/** Tables as they were when the backup was made. */
async function prepare(db: Database, { migrations }: Heading) {
  const people = await queries.countPeople(db);
  if (people) {
    throw new PlaceTakenError(
      "This database has accounts. A backup can only be restored into an empty database.",
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const newer = people === 0 && [...(await listApplied(db)).keys()].find((name) => !known.has(name));
  if (newer) {
    throw new PlaceTakenError(
      `This database has tables of a newer Prepfeed than the backup (migration ${newer}). Restore into one without tables: it is brought up to date there.`,
    );
  }
  await migrate(db, known);
  const applied = await listApplied(db);
  const differing = migrations.find(({ name, hash }) => applied.get(name) !== hash);
  if (differing) {
    throw new BackupFileError(
      `The backup is of another or a newer Prepfeed (it has migration ${differing.name}).`,
    );
  }
}

async function fill(
  tx: Database,
  tables: Map<string, queries.Table>,
  lines: AsyncIterable<Line>,
  pictures: PictureFiles | undefined,
) {
  const counts: Record<string, number> = {};
  let table: queries.Table | undefined;
  let batch: (string | null)[][] = [];
  let pictureCount = 0;
  async function flush() {
    if (!table || batch.length === 0) return;
    await queries.insertRows(tx, table, batch);
    counts[table.name] = (counts[table.name] ?? 0) + batch.length;
    batch = [];
  }
  for await (const line of lines) {
    if (Array.isArray(line)) {
      batch.push(line);
      if (batch.length === AT_ONCE) await flush();
      continue;
    }
    await flush();
    if ("table" in line) table = tableOf(line, tables);
    else if ("sequence" in line) await queries.setSequence(tx, line.sequence, line.last);
    else if ("picture" in line) {
      if (pictures) await keepPicture(pictures, line.picture, line.data);
      pictureCount += 1;
    } else if ("end" in line) {
      for (const [name, count] of Object.entries(line.end.rows)) {
        const found = await queries.countRows(tx, name);
        if (found !== count) throw new BackupFileError(`${name} has ${found} rows instead of ${count}.`);
      }
      if (line.end.pictures !== pictureCount)
        throw new BackupFileError("Pictures are missing in the backup.");
    }
  }
  return { rows: Object.values(counts).reduce((sum, count) => sum + count, 0), pictures: pictureCount };
}

/** With its columns in the order of the backup. */
function tableOf(line: { table: string; columns: string[] }, tables: Map<string, queries.Table>) {
  const known = tables.get(line.table);
  const columns = line.columns.map((name) => known?.columns.find((column) => column.name === name));
  if (!known || columns.some((column) => column === undefined) || columns.length !== known.columns.length) {
    throw new BackupFileError(`The backup's table ${line.table} is not as this version knows it.`);
  }
  return { name: known.name, columns: columns.filter((column) => column !== undefined) };
}

async function keepPicture(files: PictureFiles, name: string, data: string) {
  if (!isPictureName(name)) throw new BackupFileError(`"${name}" is not the name of a picture.`);
  await files.put(name, Buffer.from(data, "base64"));
}
