import { DIFFICULTIES, ENGINES, FAMILIES, SECTIONS, SUBJECTS } from "@prepfeed/contract/catalogue";
import type { Figure } from "@prepfeed/contract/figure";
import { Generation } from "@prepfeed/contract/limits";
import { z } from "zod";
import { keptQuestion } from "../../../components/question-form/kept-question.ts";
import { StoredState } from "../../../session/stored-state.ts";

const settings = z.object({
  source: z.enum(["topic", "text"]),
  subject: z.enum(["", ...SUBJECTS]),
  section: z.enum(["", ...SECTIONS]),
  topic: z.string(),
  text: z.string(),
  count: z.number(),
  difficulty: z.enum(DIFFICULTIES),
  examType: z.enum(FAMILIES),
  /** When the exam is, if a plan is to run until then: `2027-05-02`. */
  examDate: z.string().default(""),
});
export type Settings = z.infer<typeof settings>;

/** A generated question on its way to a post. */
const draft = z.object({
  /** When it was made, and its place among those made with it: `1763240000000-2`. */
  id: z.string(),
  /** What was asked for, in words. */
  from: z.string().default(""),
  isSelected: z.boolean(),
  /** On its way out: it can be taken back until the screen is left. */
  isDropped: z.boolean().default(false),
  /** Changed by the learner; then no engine answers for it any more. */
  isEdited: z.boolean(),
  question: keptQuestion,
  /** What it shares with the other questions of its set. */
  stimulus: z
    .object({
      id: z.string(),
      text: z.string(),
      figure: z.custom<Figure>((drawn) => typeof drawn === "object" && drawn !== null).optional(),
    })
    .optional(),
  subject: z.enum(["", ...SUBJECTS]),
  section: z.enum(["", ...SECTIONS]),
  topic: z.string(),
  difficultyLevel: z.enum(DIFFICULTIES),
  engine: z.enum(ENGINES),
  verified: z.boolean(),
});
export type Draft = z.infer<typeof draft>;

const state = z.object({ settings, drafts: z.array(draft) });
type GeneratorState = z.infer<typeof state>;

const EMPTY: GeneratorState = {
  settings: {
    source: "topic",
    subject: "",
    section: "",
    topic: "",
    text: "",
    count: Generation.defaultCount,
    difficulty: "MEDIUM",
    examType: "JEE_MAIN",
    examDate: "",
  },
  drafts: [],
};

/** Settings and drafts that are not posted yet, kept until they are posted or dropped. */
export const generatorState = new StoredState("prepfeed.generator", state, EMPTY);
