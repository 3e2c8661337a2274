import type { Difficulty, Engine, ExamType, Kind, Subject } from "@prepfeed/contract/catalogue";
import type { Figure } from "@prepfeed/contract/figure";
import type { KeyedQuestion } from "../questions/seen-keys.service.ts";

/** A question that nobody has seen yet, with its key. */
export interface GeneratedQuestion {
  kind: Kind;
  questionText: string;
  /** Four or five; none where a number is asked for. */
  options: readonly string[];
  correctAnswer: string;
  tolerance: string | null;
  figure: Figure | null;
  stimulus: { text: string; figure?: Figure } | null;
  explanation: string;
  subject: Subject | null;
  section: string | null;
  topic: string | null;
  difficulty: Difficulty;
  engine: Engine;
  /** Which of our engine's writers wrote it. */
  writer: string | null;
  /** Solved blind before it was shown; our own engine computes its keys instead. */
  verified: boolean;
}

/** As a paper or a quiz keeps it: one that a person wrote has no engine, and perhaps nobody said how hard it is. */
export type KeptQuestion = Omit<GeneratedQuestion, "engine" | "difficulty"> & {
  engine: Engine | null;
  difficulty: Difficulty | null;
  /** A machine asks about no picture. */
  picture?: { id: string; description: string; hash: string };
};

/** What a question of four options and text alone is besides. */
export const PLAIN = {
  kind: "SINGLE",
  tolerance: null,
  figure: null,
  stimulus: null,
  writer: null,
} as const satisfies Partial<GeneratedQuestion>;

export interface QuestionsRequest {
  /** One of these; with none the exam chooses. Several subjects share the count. */
  subjects?: readonly Subject[];
  /** A section's name, or any words of a learner's; the subjects then only say which of several meanings is meant. */
  topic?: string;
  /** What the questions must be about, word for word. */
  text?: string;
  examType?: ExamType;
  difficulty?: Difficulty;
  count: number;
  /** With them the set is made up as the exam's papers are, of these kinds; without, four options with one right. */
  kinds?: readonly Kind[];
  /** Questions that should not come again, the newest first. */
  known?: readonly KeyedQuestion[];
  /** As long as there are others, none whose key the learner has seen. */
  unseen?: boolean;
}

export interface GeneratedQuestions {
  questions: GeneratedQuestion[];
  /** Who wrote them; a provider if it wrote any. */
  engine: Engine;
  /** What the learner must be told about them: that they are not what was asked for, or fewer. */
  message?: string;
}
