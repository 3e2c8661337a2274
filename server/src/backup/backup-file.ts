import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** A backup is a compressed file of JSON lines, in the same format for both engines. */
export interface Heading {
  backup: "prepfeed";
  format: 1;
  madeAt: string;
  /** The migrations of the tables. */
  migrations: { name: string; hash: string }[];
}

/** Starts the rows of a table; each line until the next such line is a row, with values as PostgreSQL writes them. */
interface TableLine {
  table: string;
  columns: string[];
}
type Row = (string | null)[];

interface SequenceLine {
  sequence: string;
  last: string;
}

interface PictureLine {
  picture: string;
  /** Base64. */
  data: string;
}

/** Without this line a file is incomplete. */
interface Ending {
  end: { rows: Record<string, number>; pictures: number };
}

export type Line = Heading | TableLine | Row | SequenceLine | PictureLine | Ending;

/** Appears complete or not at all, and readable by its owner alone. */
export async function writeBackup(
  file: string,
  fill: (write: (line: Line) => Promise<void>) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  const gzip = createGzip({ level: 6 });
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  try {
    const filled = fill(async (line) => {
      if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, "drain"), written]);
    });
    await Promise.race([filled, written]);
    gzip.end();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A file that is not a backup, or an incomplete one. */
export class BackupFileError extends Error {
  override name = "BackupFileError";
}

export async function* readBackup(file: string): AsyncGenerator<Line> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  source.on("error", (error) => gunzip.destroy(error));
  let waiting = "";
  let isOver = false;
  try {
    for await (const chunk of source.pipe(gunzip).setEncoding("utf8")) {
      const lines = (waiting + chunk).split("\n");
      waiting = lines.pop() ?? "";
      for (const line of lines) {
        const parsed = JSON.parse(line) as Line;
        isOver = "end" in parsed;
        yield parsed;
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new BackupFileError(`There is no ${file}.`);
    if (isUnreadable(error)) throw new BackupFileError(`${file} is damaged, or not a backup of Prepfeed.`);
    throw error;
  } finally {
    source.destroy();
  }
  if (!isOver) throw new BackupFileError(`${file} is incomplete: its end is missing.`);
}

const isUnreadable = (error: unknown) =>
  error instanceof SyntaxError || /^Z_|^ERR_/.test(String((error as NodeJS.ErrnoException).code));
