import { correctOption, type Question } from "./question.ts";

/** Remembers the questions of a set and says whether one prints the answer of another. */
interface ToldMemory {
  tells(question: Question): boolean;
  add(question: Question): void;
}

interface Asked {
  key: string;
  /** Names in the stem by which a reader would recognise the sentence that tells the answer. */
  names: readonly string[];
}

/** A key of fewer words or letters stands in other questions by chance. */
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 8;
/** Names in very many questions show nothing. */
const EVERYWHERE = new Set(["india", "indian", "union", "state", "statement", "list", "following"]);

export function rememberTold(): ToldMemory {
  const lines: string[] = [];
  const asked: Asked[] = [];
  return {
    tells(question) {
      const own = askedIn(question);
      const read = linesOf(question);
      return (own !== undefined && isIn(own, lines)) || asked.some((other) => isIn(other, read));
    },
    add(question) {
      lines.push(...linesOf(question));
      const own = askedIn(question);
      if (own) asked.push(own);
    },
  };
}

function isIn({ key, names }: Asked, lines: readonly string[]): boolean {
  return lines.some((line) => line.includes(key) && names.some((name) => line.includes(name)));
}

function linesOf({ questionText, options }: Question): string[] {
  return [...questionText.split("\n"), ...options].map(plain);
}

function askedIn(question: Question): Asked | undefined {
  const { kind, fixedOrder, questionText, stimulus } = question;
  const answer = correctOption(question);
  if (kind !== "SINGLE" || fixedOrder || stimulus || /[$`]/.test(answer)) return undefined;
  const key = plain(answer.replace(/^(?:the|an?) /i, ""));
  if (key.trim().split(" ").length < FEWEST_WORDS || key.length < FEWEST_LETTERS) return undefined;
  const names = [...questionText.matchAll(/(?<=[\p{L}\d,;:“"] ?["“]?)\p{Lu}\p{L}{3,}/gu)]
    .map(([name]) => plain(name))
    .filter((name) => !EVERYWHERE.has(name.trim()) && !key.includes(name));
  return names.length > 0 ? { key, names } : undefined;
}

/** Words between single spaces, so that a phrase is found as a whole. */
function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
