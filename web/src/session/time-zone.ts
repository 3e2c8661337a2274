import type { Session } from "@prepfeed/contract/auth";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { updateProfile } from "@prepfeed/contract/profile";
import { call } from "../http/call.ts";
import { readToken } from "../http/stored-session.ts";
import { DEFAULT_TIME_ZONE, deviceTimeZone } from "./time-zone-rule.ts";

/** A new account's days begin where its person is. Nobody waits for it; a choice made in the settings stands. */
export function saveDeviceTimeZone({ token, user }: Session, onChange: (user: OwnProfile) => void) {
  const timeZone = deviceTimeZone();
  if (user.timeZone !== DEFAULT_TIME_ZONE || timeZone === DEFAULT_TIME_ZONE) return;
  call(updateProfile, { body: { timeZone } })
    .then((profile) => readToken(localStorage) === token && onChange(profile))
    .catch(() => undefined);
}
