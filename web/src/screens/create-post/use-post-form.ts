import { useState } from "react";
import type { QuestionMistakes, QuestionValues } from "../../components/question-form/question-rules.ts";
import { firstMistake, mistakesIn, type PostValues } from "./question-form.ts";

export type PostForm = ReturnType<typeof usePostForm>;

/** The content of the form and its visible mistakes: those of visited fields. */
export function usePostForm(initial: PostValues) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const mistakes = mistakesIn(values);

  return {
    values,
    isComplete: firstMistake(mistakes) === undefined,
    change: (part: Partial<PostValues>) => setValues((now) => ({ ...now, ...part })),
    changeQuestion: (index: number, part: Partial<QuestionValues>) =>
      setValues((now) => ({
        ...now,
        questions: now.questions.map((question, i) => (i === index ? { ...question, ...part } : question)),
      })),
    wasLeft: (field: string) => left.has(field),
    leave: (field: string) => setLeft((fields) => new Set(fields).add(field)),
    reset: (next: PostValues) => {
      setValues(next);
      setLeft(new Set());
    },
    questionMistake: (index: number, field: keyof QuestionMistakes) =>
      left.has(questionField(index, field)) ? mistakes.questions[index]?.[field] : undefined,
    mistake: (field: "subject" | "examType" | "content") => (left.has(field) ? mistakes[field] : undefined),
  };
}

export const questionField = (index: number, field: string) => `questions.${index}.${field}`;
