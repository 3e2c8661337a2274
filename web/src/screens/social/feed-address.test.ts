import { expect, it } from "vitest";
import { readFeedView, writeFeedView } from "./feed-address.ts";

it("keeps tab, search and filters in the address", () => {
  const view = readFeedView(
    new URLSearchParams("tab=trending&q=heat&subject=PHYSICS&difficulty=HARD&exam=NEET"),
  );
  expect(view).toEqual({
    tab: "trending",
    filters: { search: "heat", subject: "PHYSICS", difficulty: "HARD", examType: "NEET" },
  });
  expect(readFeedView(writeFeedView(view))).toEqual(view);
});

it("leaves out invalid and default values", () => {
  const view = readFeedView(new URLSearchParams("tab=nonsense&q=%20&subject=COOKING"));
  expect(view.tab).toBe("all");
  expect(Object.values(view.filters).filter(Boolean)).toEqual([]);
  expect(writeFeedView(view).toString()).toBe("");
});
