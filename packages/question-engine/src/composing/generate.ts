import {
  DIFFICULTIES,
  type Difficulty,
  type ExamType,
  type Kind,
  type Section,
  type Subject,
} from "@prepfeed/contract/foundation/catalogue";
import { anyExam } from "../exams/any-exam.ts";
import { examOf } from "../exams/rules/all-exams.ts";
import { askedBy, levelledFor } from "../exams/rules/asked-by.ts";
import { asksFor } from "../exams/rules/asks-for.ts";
import type { Exam } from "../exams/rules/exam.ts";
import { topicsOfUnits, type WantedTopic, weightsOf } from "../exams/rules/topic-weights.ts";
import { inWords, setsInWords } from "../exams/rules/wording.ts";
import type { Seed } from "../numbers/random.ts";
import type { Question } from "../question/question.ts";
import type { Subtopic } from "../syllabus/sub-topics/sub-topic.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import { SECTION_UNITS, SUBJECT_UNITS, UNIT_HOME, UNITS, type UnitWeights } from "../syllabus/units.ts";
import { loadSetWriters, loadUnits } from "../writers/load.ts";
import type { SetWriter } from "../writing/set-writer.ts";
import type { Writer } from "../writing/writer.ts";
import { composeSet, setPartOf } from "./compose.ts";
import type { Composition } from "./composition.ts";
import { matchTopic, UnknownTopicError } from "./match-topic.ts";
import { writersAbout } from "./narrow.ts";

export interface QuestionRequest {
  /**
   * A subject or a section, or a topic in any words of a learner: then the other two only say which of several
   * meanings counts. Without any, the exam chooses.
   */
  subject?: Subject;
  section?: Section;
  topic?: string;
  /** Only these topics of the subject, section or exam. */
  topics?: readonly TopicKey[];
  examType?: ExamType;
  /** Without it, the exam's own mix is used. */
  difficulty?: Difficulty;
  count: number;
  /**
   * What may come in addition to four options with one right, composed like the exam's papers: its formats, five
   * options if it has five, and sets, whose questions stay together. Without it, four options and no sets.
   */
  kinds?: readonly Kind[];
  seed: Seed;
  /** Fingerprints of questions to leave out, because the learner has answered them. */
  exclude?: ReadonlySet<string>;
  /** Called when a writer throws. Other writers replace it. */
  onFailure?: Composition["onFailure"];
}

/**
 * Writes a set of questions; the same request gives the same set. It is shorter than `count` only if nothing is
 * left that is not excluded. All questions of a sub-topic are about it; `matchTopic` says whether the topic is the
 * requested one or only near it.
 * @throws UnknownTopicError when the topic is not in the syllabus
 */
export function generateQuestions(request: QuestionRequest): Promise<Question[]> {
  return generateFor(examOf(request.examType), request);
}

/** The same for a given definition of an exam. What the exam does not ask is written at the general level. */
export async function generateFor(asking: Exam, request: QuestionRequest): Promise<Question[]> {
  const { kinds, section, topic } = request;
  const exam = topic !== undefined || asksFor(asking, request) ? asking : anyExam;
  const { wanted, subtopics } = wantedTopics(request, exam);
  const units = new Set(wanted.map(({ topic }) => topic.unit));
  const loaded = await loadUnits(units);
  // A caller that names no kinds may be unable to show figures.
  const shown = kinds ? loaded : loaded.filter(({ hasFigure }) => !hasFigure);
  const isSubtopic = subtopics.length > 0;
  const { writers, reserve } = isSubtopic
    ? { writers: subtopics.flatMap((subtopic) => writersAbout(subtopic, shown)), reserve: [] }
    : chooseWriters(exam, request, shown);
  const set = composeSet({
    writers: inWords(exam.wording, writers),
    reserve: inWords(exam.wording, reserve),
    count: request.count,
    seed: seedOf(request),
    topics: isSubtopic ? new Map(writers.map(({ topic }) => [topic, 1])) : weightsOf(wanted, exam),
    styles: exam.styles,
    difficulties: difficultiesOf(request, exam, isSubtopic),
    exclude: request.exclude ?? new Set(),
    isVaried: request.topic === undefined,
    exam,
    ...(kinds && {
      kinds: new Set(kinds),
      setWriters: isSubtopic ? [] : chooseSets(exam, request, await loadSetWriters(units)),
    }),
    onFailure: request.onFailure,
  });
  return section && topic === undefined ? set.map((question) => ({ ...question, section })) : set;
}

/** Requests that differ in anything but the exclusions share no randomness, even with the same seed. */
function seedOf(request: QuestionRequest): string {
  const { seed, subject, section, topic, topics, examType, difficulty, count, kinds } = request;
  const asked = [`${seed}`, subject, section, topic, examType, difficulty, count];
  const further = [kinds && [...kinds].sort(), topics && [...topics].sort()];
  return JSON.stringify([...asked, ...further.filter((list) => list !== undefined)]);
}

/** What the exam's papers ask, and the rest as a reserve; a request for a topic gets everything about it. */
function chooseWriters(
  exam: Exam,
  { topic, difficulty }: QuestionRequest,
  shown: readonly Writer[],
): { writers: readonly Writer[]; reserve: readonly Writer[] } {
  if (topic !== undefined) return { writers: shown, reserve: [] };
  const { neverSays } = exam;
  const isAsked = askedBy(exam, difficulty);
  const asked = shown.filter(isAsked);
  return {
    writers: levelledFor(
      exam,
      neverSays ? asked.flatMap((writer) => withoutWording(writer, neverSays)) : asked,
    ),
    reserve: levelledFor(
      exam,
      shown.filter((writer) => !isAsked(writer)),
    ),
  };
}

function chooseSets(
  exam: Exam,
  { topic, difficulty }: QuestionRequest,
  sets: readonly SetWriter[],
): SetWriter[] {
  const isAsked = askedBy(exam, difficulty);
  const asked = topic ? sets : sets.filter((set) => isAsked(set) && hasLengthOf(exam, set));
  return setsInWords(exam.wording, asked);
}

/** The passages of a paper are all long or all short. */
function hasLengthOf({ paper: { passages } }: Exam, set: SetWriter): boolean {
  return setPartOf(set) !== "passage" || (passages === "long") === (set.isLong ?? false);
}

const worded = new WeakMap<RegExp, WeakMap<Writer, readonly Writer[]>>();

/** A table without the cases whose wording the exam never uses; empty when none is left. */
function withoutWording(writer: Writer, neverSays: RegExp): readonly Writer[] {
  const ofWording = worded.get(neverSays) ?? new WeakMap<Writer, readonly Writer[]>();
  worded.set(neverSays, ofWording);
  const known = ofWording.get(writer);
  if (known) return known;
  const { preview, size } = writer;
  const cases = preview
    ? [...Array(size).keys()].filter((index) => !neverSays.test(preview(index).text))
    : [];
  const narrowed: Writer = {
    ...writer,
    size: cases.length,
    draft: (random, index, wanted) => writer.draft(random, cases[index] as number, wanted),
  };
  const left = !preview || cases.length === size ? [writer] : cases.length > 0 ? [narrowed] : [];
  ofWording.set(writer, left);
  return left;
}

/** Far below the weight of the wanted difficulty, so that it is used only when nothing else is left. */
const LAST = 1e-4;

/** A sub-topic has few questions: those of another difficulty come after those of the requested one. */
function difficultiesOf(
  { difficulty }: QuestionRequest,
  { mix }: Exam,
  isSubtopic: boolean,
): Partial<Record<Difficulty, number>> {
  if (!isSubtopic) return difficulty ? { [difficulty]: 1 } : mix;
  const weight = (level: Difficulty) => (difficulty ? Number(level === difficulty) : (mix[level] ?? 0));
  return Object.fromEntries(DIFFICULTIES.map((level) => [level, Math.max(LAST, weight(level))]));
}

interface Wanted {
  wanted: WantedTopic[];
  /** If there are any, only questions about them. */
  subtopics: readonly Subtopic[];
}

function wantedTopics(request: QuestionRequest, exam: Exam): Wanted {
  const { topic, topics } = request;
  if (topic !== undefined) {
    const match = matchTopic(topic, request);
    if (!match.known) throw new UnknownTopicError(topic, match.nearest);
    return {
      wanted: match.topics.map((matched) => ({ topic: matched, weight: 1 })),
      subtopics: match.subtopics,
    };
  }
  const asked = topicsOfUnits(wantedUnits(request, exam), exam.excluded?.topics);
  return { wanted: topics ? asked.filter((each) => topics.includes(each.topic.key)) : asked, subtopics: [] };
}

function wantedUnits({ subject, section, kinds }: QuestionRequest, { paper, practice }: Exam): UnitWeights {
  if (section) return SECTION_UNITS[section];
  const isPaper = kinds && Object.keys(paper.units).length > 0;
  const units = isPaper ? paper.units : practice;
  return subject ? unitsOfSubject(subject, units) : units;
}

/** A subject's own unit, and the aptitude or banking unit in addition if the exam asks for that. */
function unitsOfSubject(subject: Subject, examUnits: UnitWeights): UnitWeights {
  const asked = UNITS.filter(
    (unit) => unit !== "reasoning" && UNIT_HOME[unit].subject === subject && examUnits[unit],
  );
  const units = asked.length > 0 ? asked : SUBJECT_UNITS[subject];
  return Object.fromEntries(units.map((unit) => [unit, examUnits[unit] ?? 1]));
}
