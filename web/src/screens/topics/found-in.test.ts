import type { TopicGroup } from "@prepfeed/contract/learning/topics";
import { expect, it } from "vitest";
import { foundIn } from "./found-in.ts";

const group = (title: string, ...topics: string[]): TopicGroup => ({
  title,
  subject: "PHYSICS",
  topics: topics.map((topic) => ({ slug: topic, title: topic })),
});
const GROUPS = [group("Physics", "Ray optics", "Wave optics", "Sound"), group("English", "Tenses")];
const found = (search: string) =>
  foundIn(GROUPS, search).flatMap(({ topics }) => topics.map(({ title }) => title));

it("finds topics by all the words, in any letter case and order, or whole groups", () => {
  expect(found(" ")).toHaveLength(4);
  expect(found("OPTICS")).toEqual(["Ray optics", "Wave optics"]);
  expect(found("optics wave")).toEqual(["Wave optics"]);
  expect(found("english")).toEqual(["Tenses"]);
  expect(found("cooking")).toEqual([]);
});
