import type { Session } from "@prepfeed/contract/accounts/auth";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { updateProfile } from "@prepfeed/contract/accounts/profile";
import { call } from "../http/call.ts";
import { readToken } from "../http/stored-session.ts";
import { DEFAULT_TIME_ZONE, deviceTimeZone } from "./time-zone-rule.ts";

/** A new account gets the device's time zone, in the background; a choice made in the settings is kept. */
export function saveDeviceTimeZone({ token, user }: Session, onChange: (user: OwnProfile) => void) {
  const timeZone = deviceTimeZone();
  if (user.timeZone !== DEFAULT_TIME_ZONE || user.nextTimeZone || timeZone === DEFAULT_TIME_ZONE) return;
  call(updateProfile, { body: { timeZone } })
    .then((profile) => readToken(localStorage) === token && onChange(profile))
    .catch(() => undefined);
}
