import { expect, it } from "vitest";
import { z } from "zod";
import { plainMistake } from "./plain-mistake.ts";

const schema = z.object({
  questions: z.array(z.object({ text: z.string().min(3) })).max(1),
  level: z.enum(["EASY", "HARD"]),
  title: z.string("Post title is required"),
});

const said = (value: unknown) =>
  schema.safeParse(value, { error: plainMistake }).error?.issues.map(({ message }) => message);

it("says what is missing and what a field must be, in plain words", () => {
  expect(said({})).toEqual([
    "questions is required",
    "level must be one of EASY, HARD",
    "Post title is required",
  ]);
  expect(said({ questions: "x", level: "EASY", title: "t" })).toEqual(["questions must be a list"]);
  expect(said({ questions: [3], level: "EASY", title: "t" })).toEqual(["Item 1 must be an object"]);
  expect(said({ questions: [{ text: "a" }], level: "EASY", title: "t" })).toEqual([
    "text must be at least 3 characters long",
  ]);
  expect(said([])).toEqual(["The request must be an object"]);
});
