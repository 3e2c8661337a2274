import { describe, expect, it } from "vitest";
import { subjectLabels } from "../foundation/catalogue.ts";
import { descriptionOf, headingOf, tabTitleOf } from "./post-words.ts";
import type { Post } from "./posts.ts";

const post = {
  type: "QUESTION",
  content: "",
  author: { username: "asha" },
  subject: "COMPUTER_SCIENCE",
  examType: "GATE",
  difficultyLevel: "HARD",
  questions: [{ questionText: "What does `f(x)`\nreturn for $x = 2$?" }],
} as unknown as Post;

describe("the texts of a post's page", () => {
  it("name subject and question", () => {
    expect(headingOf(post)).toBe("Computer Science question");
    expect(headingOf({ ...post, subject: null })).toBe("Question");
    expect(headingOf({ ...post, questions: [...post.questions, ...post.questions] })).toBe(
      "Computer Science questions: 2",
    );
    expect(headingOf({ ...post, type: "TEXT" })).toBe("Post");
  });

  it("leave out the signs of formulas and code", () => {
    expect(tabTitleOf(post)).toBe("What does f(x) return for x = 2?");
    expect(descriptionOf(post)).toBe(
      "What does f(x) return for x = 2? Computer Science, GATE, Hard, by asha on Prepfeed.",
    );
  });

  it("make formulas readable", () => {
    const tex = {
      ...post,
      questions: [{ questionText: "Find $\\frac{1}{2} \\int_0^{12} x\\,dx$" }],
    } as unknown as Post;
    expect(tabTitleOf(tex)).toBe("Find 1/2 ∫₀¹² x dx");
  });

  it("end a long text at a word", () => {
    const long = { ...post, questions: [{ questionText: "electron ".repeat(40) }] } as unknown as Post;
    expect(tabTitleOf(long)).toMatch(/electron…$/);
    expect(tabTitleOf(long).length).toBeLessThanOrEqual(61);
  });

  it("work for a post without any text", () => {
    expect(tabTitleOf({ ...post, questions: [] })).toBe("Computer Science question");
  });
});

it("name reasoning and banking by their sections, and History and Geography with the exam's section if it has one", () => {
  expect(subjectLabels({ subject: "MATHEMATICS", section: "Reasoning" })).toEqual(["Reasoning"]);
  expect(subjectLabels({ subject: "MATHEMATICS", section: "Quantitative Aptitude" })).toEqual([
    "Mathematics",
  ]);
  const banking = { subject: "ECONOMICS", section: "Banking" } as const;
  expect(subjectLabels({ ...banking, examType: "IBPS_PO" })).toEqual(["Banking"]);
  expect(subjectLabels({ ...banking, examType: "UPSC" })).toEqual(["Economics"]);
  const history = { subject: "HISTORY", section: "Programming" } as const;
  expect(subjectLabels({ ...history, examType: "SSC_CGL" })).toEqual(["History", "General Awareness"]);
  for (const examType of ["UPSC", null] as const)
    expect(subjectLabels({ ...history, examType })).toEqual(["History"]);
});
