import { expect, it } from "vitest";
import { clearBrowserData } from "./clear-browser-data.ts";

it("removes the data of this person only", () => {
  const entries = new Map([
    ["prepfeed.draft.asha-1", "a question"],
    ["prepfeed.draft.kabir-2", "another"],
    ["prepfeed:session-stats", '{"userId":"asha-1"}'],
    ["somebody-elses", "asha-1"],
  ]);
  clearBrowserData(
    [
      {
        get length() {
          return entries.size;
        },
        key: (i) => [...entries.keys()][i] ?? null,
        getItem: (key) => entries.get(key) ?? null,
        removeItem: (key) => void entries.delete(key),
      },
    ],
    "asha-1",
  );
  expect([...entries.keys()]).toEqual(["prepfeed.draft.kabir-2", "somebody-elses"]);
});
