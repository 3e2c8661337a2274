import { basename } from "node:path";
import type { Background } from "../../background.ts";
import type { Database } from "../../db/database.ts";
import type { PictureStore, Shape } from "../../pictures/picture-store.ts";
import * as queries from "./picture-removals.queries.ts";

export interface KeepDeps {
  db: Database;
  pictures: PictureStore;
  background: Background;
}

const GRACE_MINUTES = 60;
const AT_ONCE = 100;

/** Keeps a picture that nothing shows yet: unless `stay` is told of it within the hour it goes again, whatever happens to this process. */
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

/** In the transaction that shows it. */
export const stay = (tx: Database, url: string) => queries.deleteRemovals(tx, [basename(url)]);

/** In the transaction after which nothing shows it. */
export const letGo = (tx: Database, url: string) => queries.insertRemovals(tx, [basename(url)], 0);

/** After such a transaction; nobody waits for it. What can't be reached now goes within the hour after it can be. */
export function removeSoon(deps: KeepDeps) {
  deps.background.run("removing pictures", () => removePictures(deps));
}

/** A file goes before its note, so that a crash in between leaves a note that the next round takes. */
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
