import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const RECORD = "earlier-assets.json";

const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Since when each file of an earlier release is in no page any more, by name. */
const readRecord = (folder) =>
  existsSync(join(folder, RECORD)) ? JSON.parse(readFileSync(join(folder, RECORD), "utf8")) : {};

/**
 * Files of earlier releases stay for a week beside those of the new one, because pages that are open ask for them.
 */
export function keepEarlierAssets(before, built, now = Date.now()) {
  const earlier = readRecord(before);
  const record = {};
  const present = new Set(list(join(built, "assets")));
  for (const name of list(join(before, "assets"))) {
    if (present.has(name)) continue;
    const since = earlier[name] ?? now;
    if (now - since > KEPT_MS) continue;
    record[name] = since;
    copyFileSync(join(before, "assets", name), join(built, "assets", name));
  }
  writeFileSync(join(built, RECORD), JSON.stringify(record));
}
