import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { afterAll, expect, inject, test } from "vitest";
import { type DiskEvent, recordDisk, replayDisk } from "../../../test/machine/disk-record.ts";
import { DurableFiles } from "./durable-files.mjs";

/** How many power cuts are simulated; set `POWER_CUTS` for more. */
const CUTS = Number(process.env.POWER_CUTS ?? 3);
const ROOT = mkdtempSync(join(tmpdir(), "prepfeed-power-"));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

const extensions = { amcheck };
// With little memory, so that pages are written between checkpoints too.
const startParams = [
  ...PGlite.defaultStartParams.filter((each) => each !== "-F"),
  ...["-c", "wal_sync_method=fsync", "-c", "shared_buffers=512kB"],
];
const open = (folder: string, loadDataDir?: Blob) =>
  PGlite.create({ fs: new DurableFiles(folder, () => {}), startParams, extensions, loadDataDir });

/** What else happens at some of the notes: tables are created, dropped, extended and truncated. */
const MEANWHILE: Record<number, string[]> = {
  150: ["drop table gone", "vacuum full words"],
  200: ["create table later as select md5(n::text) as word from generate_series(1, 3000) n"],
  250: ["delete from later where word > '1'", "vacuum later"],
};

const isOfLog = (event: DiskEvent) => event.type === "sync" && /^pg_wal.[0-9A-F]{24}$/.test(event.path);

test("after a power cut the database opens, complete, with everything that was synced", async () => {
  const [folder, before] = [join(ROOT, "database"), join(ROOT, "before")];
  const first = await open(folder, new Blob([readFileSync(inject("pgliteTemplate"))]));
  await first.exec(`create extension amcheck; create table notes (id int primary key, text text);
    create table words (word text primary key, n int); create table gone as select generate_series(1, 2000) as n`);
  await first.close();
  cpSync(folder, before, { recursive: true });

  const record = recordDisk(folder);
  /** How many disk operations had happened when a note was acknowledged. */
  const acknowledged: number[] = [];
  try {
    const db = await open(folder);
    for (let id = 0; id < 400; id++) {
      await db.query("insert into notes values ($1::int, repeat(md5($1::int::text), 30))", [id]);
      acknowledged.push(record.events.length);
      await db.query(
        "insert into words values (md5(($1::int * 7 % 150)::text), 1) on conflict (word) do update set n = words.n + 1",
        [id],
      );
      if (id % 90 === 60) await db.exec("checkpoint");
      for (const statement of MEANWHILE[id] ?? []) await db.exec(statement);
      if (id % 25 === 0) await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await db.close();
  } finally {
    record.stop();
  }
  expect(record.events.some(isOfLog)).toBe(true);

  for (let cut = 0; cut < CUTS; cut++) {
    const end = Math.floor(((cut + Math.random()) / CUTS) * record.events.length);
    const events = record.events.slice(0, end);
    const synced = events.findLastIndex(isOfLog);
    const least = acknowledged.filter((at) => at <= synced).length;
    const copy = join(ROOT, `cut-${cut}`);
    cpSync(before, copy, { recursive: true });
    const share = (cut % 3) / 2;
    replayDisk(copy, record.files, events, () => Math.random() < share);
    const db = await open(copy);
    const { rows } = await db.query<{ count: number; last: number }>(
      "select count(*)::int as count, coalesce(max(id), -1) as last from notes where text = repeat(md5(id::text), 30)",
    );
    const [{ count, last } = { count: -1, last: -1 }] = rows;
    const where = `cut at event ${end} of ${record.events.length}, keeping ${share} of what was not synced`;
    expect(count, where).toBeGreaterThanOrEqual(least);
    expect(last, where).toBe(count - 1);
    const { rows: sums } = await db.query<{ n: number }>("select coalesce(sum(n), 0)::int as n from words");
    expect([count, count - 1], where).toContain(sums[0]?.n);
    await db.exec(`select bt_index_check(c.oid, true) from pg_class c where relkind = 'i' and relpersistence = 'p';
      select verify_heapam(c.oid) from pg_class c where relkind = 'r'`);
    await db.close();
    rmSync(copy, { recursive: true, force: true });
  }
});
