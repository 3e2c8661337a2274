import type { WrittenQuestion } from "../../src/ai/replies.ts";
import type { ReadPrompt } from "./read-prompt.ts";

/** The answers of a willing but simple model to each of our tasks. */
export function sensibleAnswer({ task, orders, data }: ReadPrompt, next: () => number): unknown {
  const text = data.text ?? "";
  switch (task) {
    case "questions":
      return { questions: Array.from({ length: numberIn(orders, /exactly (\d+)/) }, () => question(next())) };
    case "blind-solve":
      return { answers: solve(data.questions ?? "") };
    case "study-plan":
      return studyPlan(numberIn(orders, /exactly (\d+)/), data);
    case "explain-topic":
      return {
        explanation: `${capital(data.topic)} is best learned from its definition, then from one worked example: take a simple case, name what is given, and go one step at a time.`,
        keyPoints: [
          "Know the definition.",
          "Work an example by hand.",
          "Check the result against the question.",
        ],
      };
    case "explain-question":
      return {
        explanation: `The question asks: ${data.question} Working through what is given leads to ${data.answer}. The other options come from typical slips.`,
      };
    case "summary":
      return { summary: sentences(text)[0] ?? text };
    case "key-points":
      return { keyPoints: sentences(text).slice(0, numberIn(orders, /at most (\d+)/)) };
    case "tags":
      return { tags: tags(text).slice(0, numberIn(orders, /at most (\d+)/)) };
    case "sentiment":
      return mood(text);
    case "analysis":
      return {
        ...mood(text),
        keyPoints: sentences(text).slice(0, 3),
        tags: tags(text).slice(0, 5),
        summary: sentences(text)[0] ?? text,
      };
    case "grammar":
      return {
        issues: text.includes("teh")
          ? [{ text: "teh", message: "A slip of spelling.", suggestions: ["the"] }]
          : [],
      };
    case "chat":
      return { reply: `You asked: ${data.message} Let us take it one step at a time.` };
    default:
      return { reply: "I don't know this task." };
  }
}

function question(index: number): WrittenQuestion {
  const a = 12 + (index % 50);
  const b = 3 + (Math.floor(index / 50) % 7);
  const product = a * b;
  return {
    questionText: `What is $${a} \\times ${b}$?`,
    options: [`$${product + a}$`, `$${product}$`, `$${product - b}$`, `$${product + 10}$`],
    correctAnswer: "B",
    explanation: `Adding $${a}$ up $${b}$ times gives $${a} \\times ${b} = ${product}$. Adding it once too often gives $${product + a}$.`,
  };
}

/** Works from the question alone, because it does not get the key. */
function solve(questions: string): { number: number; answer: string }[] {
  return questions.split(/(?=^Question \d+: )/m).map((posed) => {
    const [, number, a, b] = /^Question (\d+): .*?\$(\d+) \\times (\d+)\$/s.exec(posed) ?? [];
    const right = [...posed.matchAll(/^([A-D])\) \$(\d+)\$/gm)].find(
      ([, , value]) => Number(value) === Number(a) * Number(b),
    );
    return { number: Number(number ?? 0), answer: right?.[1] ?? "NONE" };
  });
}

function studyPlan(duration: number, data: Record<string, string>) {
  const topics = data.syllabus?.split("\n") ?? ["Foundations", "Practice", "Harder questions", "Revision"];
  return {
    days: Array.from({ length: duration }, (_, at) => ({
      day: at + 1,
      topic: topics[at % topics.length],
      goals: ["Read the basics.", "Solve the questions without help."],
      questions: 10,
      minutes: 45,
    })),
  };
}

function mood(text: string) {
  const score = /\b(good|great|love|like|happy)\b/i.test(text)
    ? 0.8
    : /\b(bad|hate|sad|poor)\b/i.test(text)
      ? -0.8
      : 0;
  return { sentiment: score > 0 ? "POSITIVE" : score < 0 ? "NEGATIVE" : "NEUTRAL", score };
}

function sentences(text: string): string[] {
  return text.match(/[^.!?]+[.!?]?/g)?.map((sentence) => sentence.trim()) ?? [];
}

function tags(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]{5,}/g) ?? [])];
}

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 1);
}

function capital(text = ""): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
