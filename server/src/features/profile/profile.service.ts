import type { OwnProfile, ProfileChange } from "@prepfeed/contract/accounts/profile";
import { identityKey } from "@prepfeed/contract/foundation/identity";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { searchableName } from "../../rules/search/people-search.ts";
import {
  type KeepDeps,
  letGo,
  removeSoon,
  savePicture,
  stay,
} from "../kept-pictures/kept-pictures.service.ts";
import { setHidden } from "../leaderboard/leaderboard.service.ts";
import type { AccountCaller } from "../passwords/confirm-password.service.ts";
import { ownProfileView } from "../users/user-view.ts";
import { requireUser } from "../users/users.service.ts";
import * as queries from "./profile.queries.ts";

export interface OwnProfileDeps {
  db: Database;
  /** Whether a new account has to confirm its address. */
  confirmEmail: boolean;
}

export async function getOwnProfile(
  { db, confirmEmail }: OwnProfileDeps,
  viewerId: string,
): Promise<OwnProfile> {
  return ownProfileView(await requireUser(db, viewerId, viewerId), confirmEmail);
}

export interface ProfileDeps extends OwnProfileDeps, KeepDeps {
  now: () => Date;
  /** Requires the password, and a confirmation by mail; until then the address stays. */
  requestEmailChange: (caller: AccountCaller, email: string, currentPassword?: string) => Promise<void>;
}

export async function updateProfile(
  deps: ProfileDeps,
  caller: AccountCaller,
  {
    fullName,
    bio,
    email,
    currentPassword,
    profilePicture,
    timeZone,
    hideFromLeaderboard,
    hideFromSearch,
    extraTime,
  }: ProfileChange,
): Promise<OwnProfile> {
  const { db, now, confirmEmail, requestEmailChange } = deps;
  const { viewerId } = caller;
  const current = await requireUser(db, viewerId, viewerId);
  if (profilePicture != null && profilePicture !== current.profile_picture) {
    throw fieldRefusal("invalid-request", "profilePicture", refusals.auth.pictureNotOwn);
  }
  if (timeZone !== undefined && !(await queries.isKnownTimeZone(db, timeZone))) {
    throw fieldRefusal("invalid-request", "timeZone", refusals.users.unknownTimeZone);
  }
  if (email !== undefined && identityKey(email) !== identityKey(current.email)) {
    await requestEmailChange(caller, email, currentPassword);
  }
  const change = {
    fullName: fullName ?? null,
    bio: bio ?? null,
    extraTime: extraTime ?? null,
    hideFromSearch: hideFromSearch ?? null,
    ...(fullName === undefined
      ? { searchText: null, spellingKeys: null }
      : searchableName(current.username, fullName)),
  };
  if (hideFromLeaderboard !== undefined) await setHidden(db, viewerId, hideFromLeaderboard);
  if (timeZone !== undefined) {
    await db.transaction((tx) => queries.updateTimeZone(tx, viewerId, timeZone, now()));
  }
  const row = await queries.updateProfile(db, viewerId, change);
  return profilePicture === null
    ? setPicture(deps, viewerId, null)
    : ownProfileView(found(row), confirmEmail);
}

export async function uploadPicture(
  deps: ProfileDeps,
  viewerId: string,
  bytes: Uint8Array,
): Promise<OwnProfile> {
  const { url } = await savePicture(deps, bytes, viewerId, "portrait");
  return setPicture(deps, viewerId, url);
}

async function setPicture(deps: ProfileDeps, viewerId: string, picture: string | null) {
  const changed = await deps.db.transaction(async (tx) => {
    const row = await queries.updatePicture(tx, viewerId, picture);
    if (picture) await (row ? stay(tx, picture) : letGo(tx, picture));
    if (row?.old_picture && row.old_picture !== picture) await letGo(tx, row.old_picture);
    return row;
  });
  removeSoon(deps);
  return ownProfileView(found(changed), deps.confirmEmail);
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError("not-found", refusals.users.notFound);
  return row;
}
