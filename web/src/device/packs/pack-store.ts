import type { Pack } from "@prepfeed/contract/learning/packs";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { PACKS_DATABASE } from "./database-name.ts";

/** A pack as this device keeps it. */
export interface KeptPack {
  owner: string;
  id: string;
  /** In bytes, as it came. */
  size: number;
  pack: Pack;
  /** The answers so far, by their places; they stay on this device. */
  answers: (string | null)[];
}

interface Schema extends DBSchema {
  packs: { key: [string, string]; value: KeptPack };
}

/** Closed after each use, so that it can be deleted at any time. */
async function withPacks<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const db = await openDB<Schema>(PACKS_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore("packs", { keyPath: ["owner", "id"] }),
  });
  return work(db).finally(() => db.close());
}

export async function keepPack(owner: string, pack: Pack): Promise<KeptPack> {
  const size = new Blob([JSON.stringify(pack)]).size;
  const kept = { owner, id: crypto.randomUUID(), size, pack, answers: pack.questions.map(() => null) };
  await withPacks((db) => db.put("packs", kept));
  return kept;
}

const everyPackOf = (owner: string) => IDBKeyRange.bound([owner, ""], [owner, "\uffff"]);

/** The newest first. */
export async function listPacks(owner: string): Promise<KeptPack[]> {
  const packs = await withPacks((db) => db.getAll("packs", everyPackOf(owner)));
  return packs.sort((one, other) => (one.pack.madeAt < other.pack.madeAt ? 1 : -1));
}

/** Keeps what was answered, or forgets it, so that the pack can be practised again. */
export async function keepPackAnswers(
  owner: string,
  id: string,
  answers: KeptPack["answers"],
): Promise<void> {
  await withPacks(async (db) => {
    const tx = db.transaction("packs", "readwrite");
    const kept = await tx.store.get([owner, id]);
    if (kept) await tx.store.put({ ...kept, answers });
    await tx.done;
  });
}

export const removePack = (owner: string, id: string) => withPacks((db) => db.delete("packs", [owner, id]));
