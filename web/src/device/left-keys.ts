export const LEFT_PREFIX = "prepfeed.mock-test.";

/** The names under which answers of one person's mock tests wait in the browser's storage. */
export const leftPrefix = (owner: string) => `${LEFT_PREFIX}${owner}.`;

/** With those of the release before, whose names do not say whose they are. */
export function listLeftKeys(storage: Pick<Storage, "length" | "key">, owner: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  return keys.filter(
    (key) =>
      key.startsWith(leftPrefix(owner)) ||
      (key.startsWith(LEFT_PREFIX) && !key.slice(LEFT_PREFIX.length).includes(".")),
  );
}
