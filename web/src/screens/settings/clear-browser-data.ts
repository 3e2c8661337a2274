type BrowserStorage = Pick<Storage, "length" | "key" | "getItem" | "removeItem">;

/** Drafts and figures that this browser stores for one person. */
export function clearBrowserData(storages: readonly BrowserStorage[], userId: string) {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
    for (const key of keys) {
      const isOurs = key.startsWith("prepfeed");
      if (isOurs && `${key} ${storage.getItem(key)}`.includes(userId)) storage.removeItem(key);
    }
  }
}
