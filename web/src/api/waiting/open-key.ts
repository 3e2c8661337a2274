import { openDeviceKey } from "@prepfeed/contract/accounts/device-key";
import { openDeviceStore } from "../../device/device-store.ts";
import { call } from "../../http/call.ts";
import { readOwner } from "../../http/stored-session.ts";
import { readDeviceKey, storeDeviceKey } from "./kept-key.ts";

/** Asks the server for the key of this person's device store, once in a session; one tab does it. */
export function openKey(owner: string): Promise<void> {
  return navigator.locks.request("prepfeed-key", async () => {
    if (readDeviceKey(localStorage, owner)) return;
    const store = await openDeviceStore();
    const sealed = (await store.get("keys", owner))?.sealed;
    const opened = await call(openDeviceKey, { body: { sealed } });
    await store.put("keys", { owner, sealed: opened.sealed });
    if (readOwner(localStorage) === owner) storeDeviceKey(localStorage, owner, opened.key);
  });
}
