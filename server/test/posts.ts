import { expect } from "vitest";
import { guardKey, guardSecret } from "./leak-guard.ts";
import type { Person, TestApp } from "./test-app.ts";

/** A valid question post; every explanation is a canary. */
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

/** Each asks something else, because the same question earns points once. */
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

/** Publishes a post; nobody else may see its keys and explanations until they answer. */
export async function createPost(app: TestApp, author: Person, body = questionPost()) {
  const reply = await app.as(author).post("/social/posts", body);
  expect(reply.status).toBe(201);
  for (const question of body.questions)
    if (question.explanation) guardSecret(question.explanation, author.id);
  for (const { id } of reply.body.questions) guardKey(id, author.id);
  return reply.body;
}
