import { isDeviceUsable, startKeeping } from "./copies.ts";

/** What has happened since a reply was kept. */
export function changeReply(owner: string, url: string, change: (reply: unknown) => unknown): void {
  if (!isDeviceUsable()) return;
  startKeeping();
  void import("./copy-store.ts")
    .then(({ changeCopy }) => changeCopy(owner, url, change))
    .catch(() => undefined);
}
