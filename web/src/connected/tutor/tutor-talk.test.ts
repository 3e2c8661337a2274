import type { TutorEvent } from "@prepfeed/contract/questions/tutor";
import { expect, it } from "vitest";
import { type Exchange, withEvent } from "./tutor-talk.ts";

const after = (...events: TutorEvent[]) =>
  events.reduce(withEvent, { id: 1, asked: "Why?", parts: [], isDone: false } as Exchange);

it("joins the parts of an answer", () => {
  const { parts, topic, isDone } = after(
    { kind: "engine", engine: "gemini", answerId: "one" },
    { kind: "text", text: "Be" },
    { kind: "text", text: "cause." },
    { kind: "topic", slug: "sound", title: "Sound" },
    { kind: "end" },
  );
  expect(parts).toEqual([{ engine: "gemini", answerId: "one", text: "Because." }]);
  expect([topic, isDone]).toEqual([{ slug: "sound", title: "Sound" }, true]);
});

it("keeps a provider's text from before it failed, says so, and continues with the built-in answer", () => {
  const { parts } = after(
    { kind: "engine", engine: "gemini" },
    { kind: "text", text: "Be" },
    { kind: "failure", message: "It stopped." },
    { kind: "engine", engine: "built-in" },
    { kind: "text", text: "The answer is A." },
  );
  expect(parts).toEqual([
    { engine: "gemini", text: "Be", failure: "It stopped." },
    { engine: "built-in", text: "The answer is A." },
  ]);
});

it("shows a notice that arrives before any answer", () => {
  expect(after({ kind: "failure", message: "Enough for today." }).notice).toBe("Enough for today.");
});
