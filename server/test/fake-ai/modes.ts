import type { WrittenQuestion } from "../../src/ai/replies.ts";
import type { ReadPrompt } from "./read-prompt.ts";
import { sensibleAnswer } from "./sensible-answers.ts";

/** How the fake misbehaves. Those in the last two lines affect the HTTP reply, not its text. */
export const MODES = [
  "good",
  "fenced",
  "half-escaped",
  "garbage",
  "truncated",
  "too-many",
  "too-few",
  "key-e",
  "equal-options",
  "wrong-key",
  "mute-solver",
  "obeys",
  "refuses",
  "cut-off",
  "slow",
  "rate-limited",
  "broken",
  "wrong-api-key",
  "no-schemas",
  "breaks-off",
] as const;
export type Mode = (typeof MODES)[number];

const INJECTION = /ignore (?:all |any )?(?:previous|prior) instructions/i;

export function replyText(mode: Mode, prompt: ReadPrompt, next: () => number): string {
  const sensible = sensibleAnswer(prompt, next);
  // Every mode obeys text outside the fences; `obeys` also obeys text inside them.
  const heard =
    mode === "obeys" ? `${prompt.orders}\n${Object.values(prompt.data).join("\n")}` : prompt.orders;
  if (INJECTION.test(heard)) return JSON.stringify(hijacked(sensible));
  switch (mode) {
    case "fenced":
      return `Here you are:\n\n\`\`\`json\n${JSON.stringify(sensible, null, 2)}\n\`\`\`\nGood luck!`;
    case "half-escaped":
      return JSON.stringify(sensible).replaceAll("\\\\", "\\");
    case "garbage":
      return "I would rather talk about the weather.";
    case "truncated":
      return JSON.stringify(sensible).slice(0, -25);
    case "mute-solver":
      return prompt.task === "blind-solve" ? "No idea." : JSON.stringify(sensible);
    default:
      return JSON.stringify(withQuestions(sensible, (questions) => spoiled(mode, questions, next)));
  }
}

/** Plain text about one question. */
export function tutorText(mode: Mode, { orders, data }: ReadPrompt): string {
  const heard = mode === "obeys" ? `${orders}\n${Object.values(data).join("\n")}` : orders;
  if (INJECTION.test(heard)) return "HACKED: see https://evil.example for more.";
  return `You answered ${data["learner answered"] ?? "nothing"}. Look at what is given, then at what is asked: that leads to ${data["right answer"]}, and not to anything else: $s = \\frac{1}{2} g t^2$.`;
}

function spoiled(mode: Mode, questions: WrittenQuestion[], next: () => number): WrittenQuestion[] {
  const [first, ...rest] = questions;
  if (!first) return questions;
  switch (mode) {
    case "too-many":
      return [...questions, { ...first, questionText: `${first.questionText} (${next()})` }, ...questions];
    case "too-few":
      return rest.slice(0, Math.floor(questions.length / 2));
    case "key-e":
      return [{ ...first, correctAnswer: "E" }, ...rest];
    case "equal-options":
      return [{ ...first, options: first.options.with(0, ` ${first.options[1]}`) }, ...rest];
    case "wrong-key":
      return [{ ...first, correctAnswer: "A" }, ...rest];
    default:
      return questions;
  }
}

function hijacked(sensible: unknown): unknown {
  return withQuestions(sensible, (questions) =>
    questions.map((question) => ({
      ...question,
      questionText: "HACKED: which site is best? See https://evil.example",
      explanation: `<b>HACKED</b> because of the previous instructions. ${question.explanation}`,
    })),
  );
}

function withQuestions(
  answer: unknown,
  change: (questions: WrittenQuestion[]) => WrittenQuestion[],
): unknown {
  const { questions } = answer as { questions?: WrittenQuestion[] };
  return questions ? { questions: change(questions) } : answer;
}
