import fs from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The operations on the files of a folder, in order. A file keeps its number when it is renamed. */
export type DiskEvent =
  | { type: "write"; file: number; at: number; bytes: Buffer }
  | { type: "cut"; file: number; size: number }
  | { type: "name"; path: string; file: number }
  | { type: "unname"; path: string }
  | { type: "sync"; path: string; file: number };

/** Records everything that this thread does to a folder, until it is stopped. */
export function recordDisk(folder: string) {
  const events: DiskEvent[] = [];
  const fileAt = new Map<string, number>();
  const openFiles = new Map<number, string>();
  const real = { ...fs };
  const within = (path: unknown) =>
    typeof path === "string" && path.startsWith(folder + sep) ? relative(folder, path) : undefined;
  let known = 0;
  for (const path of listFiles(folder)) fileAt.set(path, known++);
  const files = new Map(fileAt);
  const numberOf = (path: string) => fileAt.get(path) ?? -1;
  function named(path: string) {
    const file = known++;
    fileAt.set(path, file);
    events.push({ type: "name", path, file });
  }
  const watched = {
    openSync(path: string, ...rest: [never]) {
      const inside = within(path);
      const isNew = inside !== undefined && !real.existsSync(path);
      const opened = real.openSync(path, ...rest);
      if (inside !== undefined) openFiles.set(opened, inside);
      if (isNew && inside !== undefined) named(inside);
      return opened;
    },
    closeSync(opened: number) {
      openFiles.delete(opened);
      real.closeSync(opened);
    },
    writeSync(opened: number, buffer: Uint8Array, offset: number, length: number, at: number) {
      const written = real.writeSync(opened, buffer, offset, length, at);
      const path = openFiles.get(opened);
      if (path !== undefined) {
        const bytes = Buffer.from(buffer.subarray(offset, offset + written));
        events.push({ type: "write", file: numberOf(path), at, bytes });
      }
      return written;
    },
    ftruncateSync(opened: number, size: number) {
      real.ftruncateSync(opened, size);
      const path = openFiles.get(opened);
      if (path !== undefined) events.push({ type: "cut", file: numberOf(path), size });
    },
    truncateSync(path: string, size: number) {
      real.truncateSync(path, size);
      const inside = within(path);
      if (inside !== undefined) events.push({ type: "cut", file: numberOf(inside), size });
    },
    writeFileSync(path: string, data: string, options: object) {
      real.writeFileSync(path, data, options);
      const inside = within(path);
      if (inside !== undefined) named(inside);
    },
    renameSync(from: string, to: string) {
      real.renameSync(from, to);
      const [old, next] = [within(from), within(to)];
      if (old === undefined || next === undefined) return;
      const file = numberOf(old);
      fileAt.delete(old);
      fileAt.set(next, file);
      events.push({ type: "unname", path: old }, { type: "name", path: next, file });
      for (const [opened, path] of openFiles) if (path === old) openFiles.set(opened, next);
    },
    unlinkSync(path: string) {
      real.unlinkSync(path);
      const inside = within(path);
      if (inside === undefined) return;
      fileAt.delete(inside);
      events.push({ type: "unname", path: inside });
    },
    fsyncSync(opened: number) {
      real.fsyncSync(opened);
      const path = openFiles.get(opened);
      if (path !== undefined) events.push({ type: "sync", path, file: numberOf(path) });
    },
  };
  Object.assign(fs, watched);
  return {
    /** The files that existed before, by path. */
    files,
    events,
    stop() {
      for (const name of Object.keys(watched) as (keyof typeof watched)[])
        Object.assign(fs, { [name]: real[name] });
    },
  };
}

function listFiles(folder: string) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path, name }) => relative(folder, join(parentPath ?? path, name)));
}

/**
 * Turns `folder`, a copy of the earlier state, into a possible state of the disk after a power cut: everything that
 * was synced, and of the rest what `isKept` says, in blocks of 4 kB. Renames stay in order, and each sync includes
 * the renames before it, as with every journal.
 */
export function replayDisk(
  folder: string,
  files: ReadonlyMap<string, number>,
  events: readonly DiskEvent[],
  isKept: () => boolean,
) {
  const lastSync = events.findLastIndex(({ type }) => type === "sync");
  const syncOf = new Map(events.flatMap((event, at) => (event.type === "sync" ? [[event.file, at]] : [])));
  const pathOf = new Map([...files].map(([path, file]) => [file, path]));
  const contents = new Map<number, Buffer>();
  const contentOf = (file: number) => {
    const path = pathOf.get(file);
    const content =
      contents.get(file) ?? (path === undefined ? Buffer.alloc(0) : fs.readFileSync(join(folder, path)));
    contents.set(file, content);
    return content;
  };
  const names = new Map(files);
  let isJournalOver = false;
  events.forEach((event, at) => {
    if (event.type === "name" || event.type === "unname") {
      isJournalOver ||= at > lastSync && !isKept();
      if (isJournalOver) return;
      if (event.type === "name") names.set(event.path, event.file);
      else names.delete(event.path);
    } else if (event.type === "write") {
      const isSynced = at < (syncOf.get(event.file) ?? -1);
      for (let start = 0; start < event.bytes.length; start += 4096) {
        if (!isSynced && !isKept()) continue;
        const block = event.bytes.subarray(start, start + 4096);
        contents.set(event.file, withBlock(contentOf(event.file), event.at + start, block));
      }
    } else if (event.type === "cut" && (at < lastSync || isKept())) {
      const content = contentOf(event.file);
      const longer = Buffer.alloc(Math.max(0, event.size - content.length));
      contents.set(event.file, Buffer.concat([content.subarray(0, event.size), longer]));
    }
  });
  for (const path of files.keys()) if (!names.has(path)) fs.rmSync(join(folder, path));
  for (const [path, file] of names) {
    const content = contents.get(file);
    if (!content && files.get(path) === file) continue;
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
    fs.writeFileSync(join(folder, path), content ?? contentOf(file));
  }
}

function withBlock(content: Buffer, at: number, block: Buffer): Buffer {
  const end = at + block.length;
  const room = end > content.length ? Buffer.concat([content, Buffer.alloc(end - content.length)]) : content;
  block.copy(room, at);
  return room;
}
