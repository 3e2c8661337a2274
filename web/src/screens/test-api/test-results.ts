export type TestResult =
  | { state: "running" }
  | { state: "passed" | "failed"; milliseconds: number; preview: string };

export type TestResults = Readonly<Record<string, TestResult>>;

const PREVIEW_LENGTH = 200;

/** The beginning of a reply. */
export function previewOf(reply: unknown): string {
  const text = typeof reply === "string" ? reply : (JSON.stringify(reply) ?? "(no content)");
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}...` : text;
}

/** Those that have run. */
export function summaryOf(results: TestResults) {
  const states = Object.values(results).map(({ state }) => state);
  const passed = states.filter((state) => state === "passed").length;
  const failed = states.filter((state) => state === "failed").length;
  return { total: passed + failed, passed, failed };
}
