/**
 * The state of an attempt in this tab, for a reload: the visible question, and how often the page was left.
 */
const keyOf = (attemptId: string, what: "question" | "leaves") => `prepfeed.sitting.${attemptId}.${what}`;

export const readQuestion = (attemptId: string) => read(keyOf(attemptId, "question"));
export const keepQuestion = (attemptId: string, id: string) => keep(keyOf(attemptId, "question"), id);
export const readLeaves = (attemptId: string) => Number(read(keyOf(attemptId, "leaves"))) || 0;
export const keepLeaves = (attemptId: string, leaves: number) =>
  keep(keyOf(attemptId, "leaves"), String(leaves));

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without browser storage a reload begins with the first question.
  }
}
