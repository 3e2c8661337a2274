import { identityKey } from "@prepfeed/contract/fields";
import { messages } from "@prepfeed/contract/messages";
import type { OwnProfile, ProfileChange } from "@prepfeed/contract/users";
import { AppError, fieldRefusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { setHidden } from "../leaderboard/leaderboard.service.ts";
import { searchableName } from "./people-search.ts";
import type { PictureStore } from "./picture-store.ts";
import { isKnownTimeZone } from "./time-zones.queries.ts";
import { ownProfileView } from "./user-view.ts";
import * as queries from "./users.queries.ts";

export async function getOwnProfile(db: Database, viewerId: string): Promise<OwnProfile> {
  return ownProfileView(found(await queries.findUser(db, viewerId)));
}

export async function updateProfile(
  db: Database,
  pictures: PictureStore,
  viewerId: string,
  { fullName, bio, email, profilePicture, timeZone, hideFromLeaderboard }: ProfileChange,
): Promise<OwnProfile> {
  const { username, profile_picture: current } = found(await queries.findUser(db, viewerId));
  if (profilePicture != null && profilePicture !== current) {
    throw fieldRefusal("invalid-request", "profilePicture", messages.auth.pictureNotOwn);
  }
  if (timeZone !== undefined && !(await isKnownTimeZone(db, timeZone))) {
    throw fieldRefusal("invalid-request", "timeZone", messages.users.unknownTimeZone);
  }
  const change = {
    fullName: fullName ?? null,
    bio: bio ?? null,
    email: email ?? null,
    emailKey: email === undefined ? null : identityKey(email),
    timeZone: timeZone ?? null,
    ...(fullName === undefined
      ? { searchText: null, spellingKeys: null }
      : searchableName(username, fullName)),
  };
  if (hideFromLeaderboard !== undefined) await setHidden(db, viewerId, hideFromLeaderboard);
  const row = await queries.updateUser(db, viewerId, change).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw fieldRefusal("conflict", "email", messages.auth.emailTaken);
    throw error;
  });
  return profilePicture === null ? setPicture(db, pictures, viewerId, null) : ownProfileView(found(row));
}

export async function uploadPicture(
  db: Database,
  pictures: PictureStore,
  viewerId: string,
  bytes: Uint8Array,
): Promise<OwnProfile> {
  return setPicture(db, pictures, viewerId, await pictures.save(bytes));
}

async function setPicture(db: Database, pictures: PictureStore, viewerId: string, picture: string | null) {
  const changed = await queries.updatePicture(db, viewerId, picture);
  if (!changed && picture) await pictures.remove(picture);
  const row = found(changed);
  if (row.old_picture && row.old_picture !== picture) await pictures.remove(row.old_picture);
  return ownProfileView(row);
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError("not-found", messages.users.notFound);
  return row;
}
