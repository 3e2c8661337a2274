import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A reply of the server, as it was. */
interface CopyRow {
  owner: string;
  url: string;
  reply: unknown;
  /** By the clock of the device, which may be wrong: only for showing how much time passed. */
  at: number;
  /** Grows with each copy; the smallest are deleted first. */
  turn: number;
}

/** What waits to be sent. Only its owner can read what it says. */
export interface WaitingRow {
  /** Its place in the line. */
  place: number;
  owner: string;
  key: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
  /** How often the server has failed at it. */
  tries: number;
  /** Why the server refused it; absent while it waits. */
  problem?: string;
}

interface Schema extends DBSchema {
  copies: { key: [string, string]; value: CopyRow; indexes: { turn: [string, number] } };
  waiting: { key: number; value: WaitingRow; indexes: { owner: string } };
  /** The sealed key of each person, which only the server opens. */
  keys: { key: string; value: { owner: string; sealed: string } };
}

export type DeviceStore = IDBPDatabase<Schema>;

let opened: Promise<DeviceStore> | undefined;

/** The only database of this browser. It is asked for again after a failure, and after the browser closed it. */
export function openDeviceStore(): Promise<DeviceStore> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>("prepfeed", 1, {
    upgrade(db) {
      db.createObjectStore("copies", { keyPath: ["owner", "url"] }).createIndex("turn", ["owner", "turn"]);
      db.createObjectStore("waiting", { keyPath: "place", autoIncrement: true }).createIndex(
        "owner",
        "owner",
      );
      db.createObjectStore("keys", { keyPath: "owner" });
    },
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase | null)?.close();
      forget();
    },
    terminated: forget,
  }).catch((error) => {
    forget();
    throw error;
  });
  return opened;
}
