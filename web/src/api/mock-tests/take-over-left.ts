import { LEFT_PREFIX, leftPrefix } from "../../device/left-keys.ts";

/** A page of the release before stored them under the attempt alone; the page that opens the attempt takes them over. */
export function takeOverLeft(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  owner: string,
  attemptId: string,
): void {
  const left = storage.getItem(`${LEFT_PREFIX}${attemptId}`);
  if (left === null) return;
  if (storage.getItem(`${leftPrefix(owner)}${attemptId}`) === null)
    storage.setItem(`${leftPrefix(owner)}${attemptId}`, left);
  storage.removeItem(`${LEFT_PREFIX}${attemptId}`);
}
