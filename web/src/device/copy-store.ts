import { openDeviceStore } from "./device-store.ts";
import { atPresent, isKeepable } from "./keepable.ts";
import { listLeftKeys, listWorkKeys } from "./left-keys.ts";
import { PACKS_DATABASE } from "./packs/database-name.ts";
import { PICTURE_CACHE } from "./picture-cache.ts";
import { unsubscribeBrowser } from "./push-subscription.ts";

/** The most replies of one person that a device keeps. */
const MAX_COPIES = 200;

const everyTurnOf = (owner: string) =>
  IDBKeyRange.bound([owner, Number.NEGATIVE_INFINITY], [owner, Number.POSITIVE_INFINITY]);

/** Stores a reply that is worth it; the oldest are deleted. A device without room keeps none. */
export async function keepCopy(
  owner: string,
  url: string,
  reply: unknown,
  at: number = Date.now(),
): Promise<void> {
  if (!isKeepable(url)) return;
  const store = await openDeviceStore();
  const tx = store.transaction("copies", "readwrite");
  const turns = tx.store.index("turn");
  const newest = await turns.openKeyCursor(everyTurnOf(owner), "prev");
  const turn = (newest?.key[1] ?? 0) + 1;
  await tx.store.put({ owner, url, reply, at, turn });
  let surplus = (await turns.count(everyTurnOf(owner))) - MAX_COPIES;
  for (let old = await turns.openCursor(everyTurnOf(owner)); old && surplus > 0; surplus--) {
    await old.delete();
    old = await old.continue();
  }
  await tx.done;
}

/** Undefined if there is none. */
export async function findCopy(owner: string, url: string): Promise<unknown> {
  const store = await openDeviceStore();
  const copy = await store.get("copies", [owner, url]);
  return copy && atPresent(url, copy.reply, Date.now() - copy.at);
}

/** Changes a copy, if there is one, by what has happened since. */
export async function changeCopy(
  owner: string,
  url: string,
  change: (reply: unknown) => unknown,
): Promise<void> {
  const store = await openDeviceStore();
  const tx = store.transaction("copies", "readwrite");
  const copy = await tx.store.get([owner, url]);
  if (copy) await tx.store.put({ ...copy, reply: change(copy.reply) });
  await tx.done;
}

export async function dropCopy(owner: string, url: string): Promise<void> {
  await (await openDeviceStore()).delete("copies", [owner, url]);
}

/** Those of one person, or of everybody: room for what is not sent yet, which is worth more. */
export async function dropCopies(owner?: string): Promise<void> {
  const store = await openDeviceStore();
  await store.delete(
    "copies",
    owner ? IDBKeyRange.bound([owner, ""], [owner, "\uffff"]) : IDBKeyRange.lowerBound([]),
  );
}

/** What a person's session has stored; with `hasLeft` also what waits, its key, and drafts: then nothing of them stays. */
export async function dropPerson(owner: string, hasLeft: boolean): Promise<void> {
  await dropCopies(owner);
  indexedDB.deleteDatabase(PACKS_DATABASE);
  if (hasLeft) await dropWaiting(owner);
  if ("caches" in globalThis) await caches.delete(PICTURE_CACHE);
  // The server pushes nothing any more; what its push service still holds must not be shown to others.
  await unsubscribeBrowser().catch(() => undefined);
}

async function dropWaiting(owner: string): Promise<void> {
  const store = await openDeviceStore();
  const tx = store.transaction(["waiting", "keys"], "readwrite");
  const waiting = await tx.objectStore("waiting").index("owner").getAllKeys(owner);
  await Promise.all(waiting.map((place) => tx.objectStore("waiting").delete(place)));
  await tx.objectStore("keys").delete(owner);
  await tx.done;
  const counts = [`prepfeed.waiting.${owner}`, `prepfeed.refused.${owner}`];
  const work = listWorkKeys(localStorage, owner);
  for (const name of [...listLeftKeys(localStorage, owner), ...work, ...counts])
    localStorage.removeItem(name);
}
