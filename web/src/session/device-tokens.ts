import { SecondFactor } from "@prepfeed/contract/foundation/limits";

/** The person's id follows, so that it is deleted with the account. */
const PREFIX = "prepfeed.device-token.";

/** The tokens of everybody who is remembered in this browser, because it is not known yet who signs in. */
export function readDeviceTokens(): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => localStorage.getItem(name) ?? "").slice(-SecondFactor.deviceTokens);
  } catch {
    return [];
  }
}

export function keepDeviceToken(userId: string, token: string) {
  try {
    localStorage.setItem(PREFIX + userId, token);
  } catch {
    // Without browser storage the code is needed each time.
  }
}
