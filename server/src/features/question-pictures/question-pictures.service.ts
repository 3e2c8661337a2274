import { Picture } from "@prepfeed/contract/limits";
import { pictureIdOf, pictureUrlOf } from "@prepfeed/contract/picture-url";
import type { QuestionPicture } from "@prepfeed/contract/question-pictures";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError, fieldRefusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { PictureStore } from "../../pictures/picture-store.ts";
import * as queries from "./question-pictures.queries.ts";

export interface PictureDeps {
  db: Database;
  pictures: PictureStore;
}

export async function uploadPicture(
  deps: PictureDeps,
  viewerId: string,
  bytes: Uint8Array,
): Promise<QuestionPicture> {
  const { db, pictures } = deps;
  const kept = await pictures.save(bytes, viewerId, "whole");
  let isNoted = false;
  try {
    isNoted = await queries.insertPicture(db, viewerId, kept);
  } finally {
    if (!isNoted) await pictures.remove(kept.url);
  }
  if (!isNoted) throw new AppError("not-found", refusals.users.notFound);
  const oldest = await queries.letOldestGo(db, viewerId, Picture.maxUnused);
  await forgetUnusedPictures(deps, oldest);
  return { pictureUrl: kept.url, pictureWidth: kept.width, pictureHeight: kept.height };
}

/** The hashes of pictures that questions are about to name, by their addresses. Only one's own can be named. */
export async function holdPictures(
  tx: Database,
  ownerId: string,
  urls: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = new Set(urls.flatMap((url) => (url === null ? [] : (pictureIdOf(url) ?? []))));
  if (ids.size === 0) return new Map();
  const held = await queries.holdPictures(tx, ownerId, [...ids]);
  if (held.length < ids.size)
    throw fieldRefusal("invalid-request", "pictureUrl", refusals.questions.pictureNotOwn);
  return new Map(held.map(({ id, hash }) => [pictureUrlOf(id), hash]));
}

/** From now on they go as soon as no post shows them. */
export async function letPicturesGo(tx: Database, ids: string[]) {
  if (ids.length > 0) await queries.letPicturesGo(tx, ids);
}

const AT_ONCE = 100;

/** Files go while their rows are held: a crash in between leaves rows without a file, which the next round takes. */
export async function forgetUnusedPictures(
  { db, pictures }: { db: Database; pictures: Pick<PictureStore, "remove"> },
  among?: { id: string }[],
) {
  if (among?.length === 0) return;
  const ids = among?.map(({ id }) => id);
  let taken = AT_ONCE;
  while (taken === AT_ONCE)
    taken = await db.transaction(async (tx) => {
      const gone = await queries.deleteUnused(tx, AT_ONCE, ids);
      await Promise.all(gone.map(({ id }) => pictures.remove(pictureUrlOf(id))));
      return gone.length;
    });
}
