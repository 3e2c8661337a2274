import type { Figure } from "@prepfeed/contract/figures/figure";
import type {
  Difficulty,
  Engine,
  ExamType,
  Kind,
  Section,
  Subject,
} from "@prepfeed/contract/foundation/catalogue";
import type { KeyedQuestion } from "../questions/seen-keys.service.ts";

/** A question that nobody has seen yet, with its key. */
export interface GeneratedQuestion {
  kind: Kind;
  questionText: string;
  /** Four or five; none if the answer is a number. */
  options: readonly string[];
  /** False if the options have no fixed order, so that the right one may be moved. */
  fixedOrder?: boolean;
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
  /** Which of the engine's writers wrote it. */
  writer: string | null;
  /** What the built-in engine drew the set from. */
  seed?: string;
  /** The provider's model that wrote it. */
  model?: string;
  /**
   * Whether it was solved without its key before it was shown; the built-in engine computes its keys instead.
   */
  verified: boolean;
}

/** As a paper or a quiz stores it: a question by a person has no engine, and may have no difficulty. */
export type KeptQuestion = Omit<GeneratedQuestion, "engine" | "difficulty"> & {
  engine: Engine | null;
  difficulty: Difficulty | null;
  /** Generated questions have no picture. */
  picture?: { id: string; description: string; hash: string };
};

/** The extra fields of a question with four options and text alone. */
export const PLAIN = {
  kind: "SINGLE",
  tolerance: null,
  figure: null,
  stimulus: null,
  writer: null,
} as const satisfies Partial<GeneratedQuestion>;

export interface QuestionsRequest {
  /** One of these; without any, the exam chooses. Several subjects share the count. */
  subjects?: readonly Subject[];
  section?: Section;
  /** A learner's own words; the subject, section and exam then only decide which of several meanings applies. */
  topic?: string;
  /** What the questions must be about, word for word. */
  text?: string;
  examType?: ExamType;
  difficulty?: Difficulty;
  count: number;
  /**
   * With kinds, the set follows the exam's papers, of these kinds; without, questions have four options with one
   * right.
   */
  kinds?: readonly Kind[];
  /** Questions that should not be repeated, newest first. */
  known?: readonly KeyedQuestion[];
  /** If true, no question whose key the learner has seen is used while there are others. */
  unseen?: boolean;
}

export interface GeneratedQuestions {
  questions: GeneratedQuestion[];
  /** The engine that wrote them; the provider if it wrote any. */
  engine: Engine;
  /** The notice for the learner if they are fewer than requested, or not exactly what was requested. */
  message?: string;
  /** True if the exam does not ask this, so that they are at the general level. */
  generalLevel?: true;
}
