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

/** What a person was writing or working on in this browser, by name: it is deleted when they log out. */
export const WORK = ["draft", "generator", "practice", "mistakes", "conversation"].map(
  (name) => `prepfeed.${name}`,
);

/** The names under which the browser's storage has it. */
export function listWorkKeys(storage: Pick<Storage, "length" | "key">, owner: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  return keys.filter((key) =>
    WORK.some((name) => key === `${name}.${owner}` || key.startsWith(`${name}.${owner}.`)),
  );
}

interface Kept {
  drafts?: { isDropped?: boolean }[];
  answers?: object;
  results?: unknown[] | null;
}

/** Posts that are being written, generated questions that are not posted, answers of a quiz that are not submitted. */
export function countWork(storage: Pick<Storage, "length" | "key" | "getItem">, owner: string): number {
  const keys = listWorkKeys(storage, owner);
  const posts = keys.filter((key) => key.startsWith("prepfeed.draft."));
  return keys.reduce((sum, key) => sum + countIn(storage.getItem(key)), posts.length);
}

function countIn(text: string | null): number {
  try {
    const { drafts = [], answers = {}, results } = Object(JSON.parse(text ?? "")) as Kept;
    const open = drafts.filter(({ isDropped }) => !isDropped);
    return open.length + (results ? 0 : Object.keys(answers).length);
  } catch {
    return 0;
  }
}
