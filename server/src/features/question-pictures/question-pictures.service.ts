import { Picture } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { pictureIdOf, pictureUrlOf } from "@prepfeed/contract/posts/picture-url";
import type { QuestionPicture } from "@prepfeed/contract/posts/question-pictures";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import {
  type KeepDeps,
  letGo,
  removePictures,
  removeSoon,
  savePicture,
  stay,
} from "../kept-pictures/kept-pictures.service.ts";
import * as queries from "./question-pictures.queries.ts";

export async function uploadPicture(
  deps: KeepDeps,
  viewerId: string,
  bytes: Uint8Array,
): Promise<QuestionPicture> {
  const { db } = deps;
  const kept = await savePicture(deps, bytes, viewerId, "whole");
  const isNoted = await db.transaction(async (tx) => {
    const isHere = await queries.insertPicture(tx, viewerId, kept);
    await (isHere ? stay(tx, kept.url) : letGo(tx, kept.url));
    return isHere;
  });
  if (!isNoted) {
    removeSoon(deps);
    throw new AppError("not-found", refusals.users.notFound);
  }
  const oldest = await queries.releaseOldest(db, viewerId, Picture.maxUnused);
  deps.background.run("dropping the oldest uploads", () => forgetUnusedPictures(deps, oldest));
  return { pictureUrl: kept.url, pictureWidth: kept.width, pictureHeight: kept.height };
}

/**
 * The hashes of pictures that questions will show, by their addresses. People can use only their own uploads.
 */
export async function holdPictures(
  tx: Database,
  ownerId: string,
  urls: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = new Set(urls.flatMap((url) => (url === null ? [] : (pictureIdOf(url) ?? []))));
  if (ids.size === 0) return new Map();
  const locked = await queries.holdPictures(tx, ownerId, [...ids]);
  if (locked.length < ids.size)
    throw fieldRefusal("invalid-request", "pictureUrl", refusals.questions.pictureNotOwn);
  return new Map(locked.map(({ id, hash }) => [pictureUrlOf(id), hash]));
}

/** From now on they are deleted as soon as no post shows them. */
export async function letPicturesGo(tx: Database, ids: string[]) {
  if (ids.length > 0) await queries.letPicturesGo(tx, ids);
}

const AT_ONCE = 100;

/** Rows first, with a note of each file; then the files, without holding a database connection. */
export async function forgetUnusedPictures(
  deps: Pick<KeepDeps, "db" | "pictures">,
  among?: { id: string }[],
) {
  if (among?.length === 0) return;
  const ids = among?.map(({ id }) => id);
  while ((await queries.deleteUnused(deps.db, AT_ONCE, ids)) === AT_ONCE);
  await removePictures(deps);
}
