import {
  DIFFICULTIES,
  type Difficulty,
  type ExamType,
  type Kind,
  type Section,
  type Subject,
} from "@prepfeed/contract/catalogue";
import { composeSet, setPartOf } from "./compose.ts";
import { paperOf } from "./exam-papers.ts";
import { type ExamStyle, styleOf } from "./exam-styles.ts";
import { inWordsOf, setsInWordsOf } from "./exam-wording.ts";
import { matchTopic, UnknownTopicError } from "./match-topic.ts";
import { writersAbout } from "./narrow.ts";
import type { Paper } from "./paper.ts";
import type { Question } from "./question.ts";
import type { Seed } from "./random.ts";
import type { SetWriter } from "./set-writer.ts";
import type { Subtopic } from "./syllabus/sub-topics/sub-topic.ts";
import { topicOf } from "./syllabus/syllabus.ts";
import { SECTION_UNITS, SUBJECT_UNITS, UNIT_HOME, UNITS, type UnitWeights } from "./syllabus/units.ts";
import { topicsOfUnits, type WantedTopic, weightsOf } from "./topic-weights.ts";
import type { Writer } from "./writer.ts";
import { loadSetWriters, loadUnits } from "./writers/load.ts";

export interface QuestionRequest {
  /** At most one of these three; with none, the exam chooses. A topic may be any words a learner writes. */
  subject?: Subject;
  section?: Section;
  topic?: string;
  examType?: ExamType;
  /** Without it, the exam's own mix. */
  difficulty?: Difficulty;
  count: number;
  /**
   * What may come besides four options with one right, put together as the exam's papers are: its formats, five options
   * where it has five, and sets, whose questions stand together. Without it four options and no sets.
   */
  kinds?: readonly Kind[];
  seed: Seed;
  /** Fingerprints that must not come up, because the learner has answered them. */
  exclude?: ReadonlySet<string>;
  /** Called between two questions, so that whoever serves others too can do so. */
  pause?: () => Promise<unknown>;
}

/**
 * Writes a set of questions; the same request gives the same set. It is shorter than `count` only when there is
 * nothing left that is not excluded. Of a sub-topic all questions are about it; whether the topic is the one asked
 * for or only near it, `matchTopic` says.
 * @throws UnknownTopicError when the topic is not in the syllabus
 */
export async function generateQuestions(request: QuestionRequest): Promise<Question[]> {
  const { family, style } = styleOf(request.examType);
  const paper = paperOf(request.examType);
  const { wanted, subtopics } = wantedTopics(request, paper);
  const units = new Set(wanted.map(({ topic }) => topic.unit));
  const loaded = await loadUnits(units, request.pause);
  // Whoever names no kinds may know only questions and their options.
  const shown = request.kinds ? loaded : loaded.filter(({ hasFigure }) => !hasFigure);
  const asked =
    subtopics.length > 0 ? writersAboutAny(subtopics, shown) : askedBy(style, paper, request, shown);
  const writers = inWordsOf(family, asked);
  const isLeftOut = leftOutOf(style, paper, request.difficulty);
  const set = await composeSet({
    writers,
    count: request.count,
    seed: seedOf(request),
    topics:
      subtopics.length > 0
        ? new Map(writers.map(({ topic }) => [topic, 1]))
        : weightsOf(wanted, family, style.stress),
    styles: style.styles,
    difficulties: difficultiesOf(request, subtopics.length > 0),
    exclude: request.exclude ?? new Set(),
    paper,
    ...(request.kinds && {
      kinds: new Set(request.kinds),
      setWriters:
        subtopics.length > 0
          ? []
          : setsInWordsOf(
              family,
              (await loadSetWriters(units)).filter(
                (set) => request.topic || (!isLeftOut(set) && hasLengthOf(paper, set)),
              ),
            ),
    }),
    pause: request.pause,
  });
  return request.section ? set.map((question) => ({ ...question, section: request.section })) : set;
}

/** Requests that differ in anything but the exclusions share no randomness, even with the same seed. */
function seedOf(request: QuestionRequest): string {
  const { seed, subject, section, topic, examType, difficulty, count, kinds } = request;
  const asked = [`${seed}`, subject, section, topic, examType, difficulty, count];
  return JSON.stringify(kinds ? [...asked, [...kinds].sort()] : asked);
}

/** What the exam's papers ask; whoever asks for a topic gets all of it. */
function askedBy(
  { onlyFacts = [], neverSays, ...style }: ExamStyle,
  paper: Paper,
  { topic, difficulty }: QuestionRequest,
  loaded: readonly Writer[],
): Writer[] {
  if (topic !== undefined) return [...loaded];
  const isLeftOut = leftOutOf(style, paper, difficulty);
  const isSum = ({ kind, topic }: Writer) => kind === "computed" && onlyFacts.includes(topicOf(topic).unit);
  const asked = loaded.filter((writer) => !isLeftOut(writer) && (difficulty || !isSum(writer)));
  return neverSays ? asked.flatMap((writer) => withoutWording(writer, neverSays)) : asked;
}

/** A paper's passages are all long or all short. */
function hasLengthOf({ passages }: Paper, set: SetWriter): boolean {
  return setPartOf(set) !== "passage" || (passages === "long") === (set.isLong ?? false);
}

/**
 * A table's writers are called by its name and what they ask of it, or in which way. Who asks for what is easy gets what a paper
 * leaves out as too easy.
 */
function leftOutOf(
  { leftOut = [] }: Pick<ExamStyle, "leftOut">,
  paper: Paper,
  difficulty: Difficulty | undefined,
) {
  const named = [...leftOut, ...(paper.leftOut ?? [])];
  const names = new Set(
    difficulty === "EASY" ? named.filter((name) => !/\/(?:easy|plain)$/.test(name)) : named,
  );
  return ({ name }: Pick<Writer, "name">) => {
    const [table = name, way] = name.split("/");
    if (way === undefined) return names.has(table);
    return [table, way, `${table}/${way}`, name, plainly(table, way)].some((part) => names.has(part));
  };
}

/** What a table asks plainly goes by its level. */
const plainly = (table: string, way: string) =>
  DIFFICULTIES.some((level) => level.toLowerCase() === way) ? `${table}/plain` : "";

const worded = new WeakMap<RegExp, WeakMap<Writer, readonly Writer[]>>();

/** A table without the cases that are put as the exam never puts them; nothing when none is left. */
function withoutWording(writer: Writer, neverSays: RegExp): readonly Writer[] {
  const ofWording = worded.get(neverSays) ?? new WeakMap<Writer, readonly Writer[]>();
  worded.set(neverSays, ofWording);
  const known = ofWording.get(writer);
  if (known) return known;
  const { tell, size } = writer;
  const cases = tell ? [...Array(size).keys()].filter((index) => !neverSays.test(tell(index).text)) : [];
  const narrowed: Writer = {
    ...writer,
    size: cases.length,
    draft: (random, index, wanted) => writer.draft(random, cases[index] as number, wanted),
  };
  const left = !tell || cases.length === size ? [writer] : cases.length > 0 ? [narrowed] : [];
  ofWording.set(writer, left);
  return left;
}

/** A question may be about two of the sub-topics that the words fit. */
function writersAboutAny(subtopics: readonly Subtopic[], loaded: readonly Writer[]): Writer[] {
  return subtopics.flatMap((subtopic) => writersAbout(subtopic, loaded));
}

/** Far below the wanted one's, so that its turn comes when nothing else is left. */
const LAST = 1e-4;

/** A sub-topic has few questions: those of another difficulty come after those of the wanted one. */
function difficultiesOf(
  { examType, difficulty }: QuestionRequest,
  isSubtopic: boolean,
): Partial<Record<Difficulty, number>> {
  const mix = styleOf(examType).style.difficulties;
  if (!isSubtopic) return difficulty ? { [difficulty]: 1 } : mix;
  const weight = (level: Difficulty) => (difficulty ? Number(level === difficulty) : (mix[level] ?? 0));
  return Object.fromEntries(DIFFICULTIES.map((level) => [level, Math.max(LAST, weight(level))]));
}

interface Wanted {
  wanted: WantedTopic[];
  /** Where there are any, only what is about them. */
  subtopics: readonly Subtopic[];
}

function wantedTopics(request: QuestionRequest, paper: Paper): Wanted {
  if (request.topic !== undefined) {
    const match = matchTopic(request.topic);
    if (!match.known) throw new UnknownTopicError(request.topic, match.nearest);
    return { wanted: match.topics.map((topic) => ({ topic, weight: 1 })), subtopics: match.subtopics };
  }
  const { topicsLeftOut } = paper;
  if (request.section)
    return { wanted: topicsOfUnits(SECTION_UNITS[request.section], topicsLeftOut), subtopics: [] };
  const isPaper = request.kinds && Object.keys(paper.units).length > 0;
  const { units } = isPaper ? paper : styleOf(request.examType).style;
  return {
    wanted: topicsOfUnits(request.subject ? unitsOfSubject(request.subject, units) : units, topicsLeftOut),
    subtopics: [],
  };
}

/** A subject's own unit, and beside it the aptitude or banking unit where the exam asks for that. */
function unitsOfSubject(subject: Subject, examUnits: UnitWeights): UnitWeights {
  const asked = UNITS.filter(
    (unit) => unit !== "reasoning" && UNIT_HOME[unit].subject === subject && examUnits[unit],
  );
  const units = asked.length > 0 ? asked : SUBJECT_UNITS[subject];
  return Object.fromEntries(units.map((unit) => [unit, examUnits[unit] ?? 1]));
}
