import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { PaperOptions, SetPart, Shares } from "../../question/paper.ts";
import type { TopicKey } from "../../syllabus/syllabus.ts";
import type { ExamFamily } from "../../syllabus/topic.ts";
import type { Unit, UnitWeights } from "../../syllabus/units.ts";
import type { Depth, Form } from "../../writing/nature.ts";
import type { Style } from "../../writing/writer.ts";
import type { PatternEntry } from "./pattern.ts";
import type { Wordings } from "./wording.ts";

export type TopicShares = Partial<Record<TopicKey, number>>;

/** The structure of a paper. */
interface Paper extends PaperOptions {
  /**
   * How many questions come from each unit, in the order of the paper. Without any, the paper is mixed like practice.
   */
  units: UnitWeights;
  /**
   * How much of a unit is asked in which way, in any proportion; all is plain by default. A figure may come with
   * plain and typed questions too.
   */
  shares: Partial<Record<Unit, Shares>>;
  /** Units whose questions are mixed, in the order of the paper; otherwise one unit comes after the other. */
  sections?: readonly (readonly Unit[])[];
  /** The position of sets in their section, else anywhere. */
  sets?: "first" | "last";
  /** The approximate number of questions of a set of a kind, if not the usual. */
  setSizes?: Partial<Record<SetPart, number>>;
  /** How many of a set's numbers are typed. */
  typedInSets?: number;
  /** Whether passages have full length, 350 words or more; else all are short. */
  passages?: "long";
  /**
   * Topics of which every paper has a single question, and chapters of which it has a question or a set, as far as
   * there is room.
   */
  always?: { topics?: readonly TopicKey[]; chapters?: readonly string[] };
}

/** How the chapters of a unit are used. */
type ChapterTurns = Partial<Record<Unit, "take turns" | "new first">>;

/** The largest depth that an exam calls Easy, and the largest that it calls Medium. */
export interface Levels {
  easy: Depth;
  medium: Depth;
}

/** Everything about one exam. Change a number to change what its learners get. */
export interface Exam {
  /** The group by which the syllabus marks topics that exams ask often. */
  family: ExamFamily;
  /** Its papers with their marks and times, for mock tests. */
  patterns?: readonly PatternEntry[];
  paper: Paper;
  /** How much of mixed practice comes from each unit; for a subject of several units, the proportion between them. */
  practice: UnitWeights;
  /** How many times as often topics are used that the syllabus marks for its family. */
  examWeight: number;
  /**
   * How often a topic is used relative to a plain topic of its unit: 1 by default, see also `topic-shares.ts`.
   */
  topicShares?: TopicShares;
  /** The weight of each way of asking. */
  styles: Record<Style, number>;
  /** The mix of levels if a learner requests none. */
  mix: Record<Difficulty, number>;
  /** What it calls Easy, Medium and Hard in a unit; by default the writers' own levels. */
  levels?: Partial<Record<Unit, Levels>>;
  /** The least and the greatest depth of its questions in a unit; any by default. */
  takes?: Partial<Record<Unit, readonly [least: Depth, greatest: Depth]>>;
  /** Forms of a unit that it uses at any depth. */
  anyDepth?: Partial<Record<Unit, readonly Form[]>>;
  /** Units of which it uses certain forms only, unless Easy is requested. */
  only?: Partial<Record<Unit, readonly Form[]>>;
  /**
   * What its papers never have. A learner who requests a topic gets it anyway, and so does one for whom nothing else
   * is left.
   */
  excluded?: {
    topics?: readonly TopicKey[];
    chapters?: readonly string[];
    forms?: readonly Form[];
    /** Units without calculations, unless a level is requested: plain facts are never Hard. */
    sums?: readonly Unit[];
    /** Single writers and tables, each with the reason beside it. */
    writers?: readonly string[];
  };
  /**
   * Units in which the chapters within a topic take turns, or new ones even come before questions that belong to no
   * single chapter.
   */
  chapters?: ChapterTurns;
  wording?: Wordings;
  /** How its questions never begin. */
  neverSays?: RegExp;
}

const PLAIN: Shares = { plain: 1 };

export function sharesOf({ paper }: Exam, unit: Unit): Shares {
  return paper.shares[unit] ?? PLAIN;
}
