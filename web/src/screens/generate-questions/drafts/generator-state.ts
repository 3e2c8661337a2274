import type { Figure } from "@prepfeed/contract/figures/figure";
import { DIFFICULTIES, ENGINES, FAMILIES, SECTIONS, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { Generation } from "@prepfeed/contract/foundation/limits";
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
  /** The date of the exam, if a plan should run until then: `2027-05-02`. */
  examDate: z.string().default(""),
});
export type Settings = z.infer<typeof settings>;

/** A generated question before it is posted. */
const draft = z.object({
  /** When it was generated, and its place among those generated together: `1763240000000-2`. */
  id: z.string(),
  /** The request, in words. */
  from: z.string().default(""),
  isSelected: z.boolean(),
  /** Discarded: it can be restored until the user leaves the screen. */
  isDropped: z.boolean().default(false),
  /** Changed by the learner; then it is no longer attributed to an engine. */
  isEdited: z.boolean(),
  question: keptQuestion,
  /** The stimulus that it shares with the other questions of its set. */
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

/** Settings and drafts, stored until they are posted or discarded. */
export const generatorState = new StoredState("prepfeed.generator", state, EMPTY);
