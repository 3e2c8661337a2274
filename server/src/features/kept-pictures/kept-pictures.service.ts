import { basename } from "node:path";
import type { Database } from "../../db/database.ts";
import type { Background } from "../../foundation/background.ts";
import type { PictureStore, Shape } from "../../pictures/picture-store.ts";
import * as queries from "./picture-removals.queries.ts";

export interface KeepDeps {
  db: Database;
  pictures: PictureStore;
  background: Background;
}

const GRACE_MINUTES = 60;
const AT_ONCE = 100;

/**
 * Stores a picture that nothing shows yet. It is deleted within the hour unless `stay` is called, even if this
 * process dies.
 */
export async function savePicture(
  { db, pictures }: KeepDeps,
  bytes: Uint8Array,
  ownerId: string,
  shape: Shape,
) {
  const picture = await pictures.shrink(bytes, ownerId, shape);
  await queries.insertRemovals(db, [picture.name], GRACE_MINUTES);
  await pictures.keep(picture);
  return picture;
}

/** Call it in the transaction that shows the picture. */
export const stay = (tx: Database, url: string) => queries.deleteRemovals(tx, [basename(url)]);

/** Call it in the transaction after which nothing shows the picture. */
export const letGo = (tx: Database, url: string) => queries.insertRemovals(tx, [basename(url)], 0);

/**
 * Call it after such a transaction; the caller does not wait. Files that cannot be reached now are deleted within an
 * hour after they can be.
 */
export function removeSoon(deps: KeepDeps) {
  deps.background.run("removing pictures", () => removePictures(deps));
}

/** A file is deleted before its note, so that after a crash in between the next round finds the note. */
export async function removePictures({ db, pictures }: Pick<KeepDeps, "db" | "pictures">) {
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    const due = (await queries.listDue(db, AT_ONCE)).map(({ name }) => name);
    const results = await Promise.allSettled(due.map((name) => pictures.remove(name)));
    const gone = due.filter((_, i) => results[i]?.status === "fulfilled");
    if (gone.length > 0) await queries.deleteRemovals(db, gone);
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    count = due.length;
  }
}
