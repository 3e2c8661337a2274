import type { Post } from "@prepfeed/contract/posts/posts";
import { expect, it } from "vitest";
import { foldedRuns } from "./folded-runs.ts";

const posts = [..."aabcccccd"].map((kind, at) => ({ id: `${kind}${at}` }) as Post);
const runsOf = (kinds: string) => foldedRuns(posts, ({ id }) => kinds.includes(id.charAt(0)));

it("makes one line of more than three folded posts in a row, and leaves shorter runs unchanged", () => {
  expect([...runsOf("ac").keys()]).toEqual(["c3", "c4", "c5", "c6", "c7"]);
  expect(runsOf("ac").get("c5")).toEqual({ first: "c3", count: 5 });
  expect(runsOf("a").size).toBe(0);
});

it("counts a run that reaches the end of what is loaded", () => {
  expect(runsOf("cd").get("d8")).toEqual({ first: "c3", count: 6 });
});
