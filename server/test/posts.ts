import { expect } from "vitest";
import { guardSecret } from "./leak-guard.ts";
import type { Person, TestApp } from "./test-app.ts";

/** A question post that is right; every explanation is a canary. */
export function questionPost(changes: Record<string, unknown> = {}, question: Record<string, unknown> = {}) {
  return {
    title: "Free fall",
    content: "From last year's revision sheet.",
    subject: "PHYSICS",
    examType: "JEE_MAIN",
    difficultyLevel: "MEDIUM",
    topic: "Kinematics",
    questions: [newQuestion(question)],
    ...changes,
  };
}

let asked = 0;

/** Each asks something else: the same question pays a learner once. */
export function newQuestion(changes: Record<string, unknown> = {}) {
  return {
    questionText: `A stone falls from rest for 2 s, try ${++asked}. How far does it fall?`,
    optionA: "20 m",
    optionB: "40 m",
    optionC: "10 m",
    optionD: "4 m",
    correctAnswer: "A",
    explanation: `canary explanation ${crypto.randomUUID()}`,
    ...changes,
  };
}

/** Publishes a post; its explanations may be seen by nobody else until they answer. */
export async function createPost(app: TestApp, author: Person, body = questionPost()) {
  const reply = await app.as(author).post("/social/posts", body);
  expect(reply.status).toBe(201);
  for (const question of body.questions)
    if (question.explanation) guardSecret(question.explanation, author.id);
  return reply.body;
}
