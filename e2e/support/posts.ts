import type { Page } from "@playwright/test";
import { asBearer } from "./people.ts";
import { expect } from "./test.ts";

type Fields = Record<string, unknown>;

/** A separate subject and exam keep a journey's posts apart from the others'. */
export async function publish(page: Page, token: string, changes: Fields = {}, question: Fields = {}) {
  const data = newPost(changes, question);
  const reply = await page.request.post("/api/social/posts", { ...asBearer(token), data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()) as { id: string; questions: { id: string }[] };
}

export const newPost = (changes: Fields = {}, question: Fields = {}) => ({
  title: "Free fall",
  content: "",
  subject: "PHYSICS",
  examType: "GRE",
  difficultyLevel: "MEDIUM",
  topic: "Kinematics",
  questions: [
    {
      questionText: "A stone falls from rest for $2\\ \\mathrm{s}$. How far does it fall?",
      optionA: "20 m",
      optionB: "40 m",
      optionC: "10 m",
      optionD: "4 m",
      correctAnswer: "A",
      explanation: "Half the acceleration times the time squared: $s = \\frac{1}{2} g t^2$.",
      ...question,
    },
  ],
  ...changes,
});
