import { DEVICE_KEY, type SessionStorage } from "../../http/stored-session.ts";

/** Null until the server gave this session the key of this person. */
export function readDeviceKey(storage: SessionStorage, owner: string): string | null {
  const [of, key] = (storage.getItem(DEVICE_KEY) ?? "").split(" ");
  return of === owner && key ? key : null;
}

export function storeDeviceKey(storage: SessionStorage, owner: string, key: string): void {
  storage.setItem(DEVICE_KEY, `${owner} ${key}`);
}
