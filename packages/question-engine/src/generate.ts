import type { Difficulty, ExamType, Section, Subject } from "@prepfeed/contract/catalogue";
import { composeSet } from "./compose.ts";
import { styleOf } from "./exam-styles.ts";
import { matchTopic, UnknownTopicError } from "./match-topic.ts";
import type { Question } from "./question.ts";
import type { Seed } from "./random.ts";
import { type Topic, topicsOfUnit } from "./syllabus/syllabus.ts";
import { SECTION_UNITS, SUBJECT_UNITS, UNIT_HOME, UNITS, type UnitWeights } from "./syllabus/units.ts";
import { loadUnits } from "./writers/load.ts";

export interface QuestionRequest {
  /** At most one of these three; with none, the exam chooses. A topic may be any words a learner writes. */
  subject?: Subject;
  section?: Section;
  topic?: string;
  examType?: ExamType;
  /** Without it, the exam's own mix. */
  difficulty?: Difficulty;
  count: number;
  seed: Seed;
  /** Fingerprints that must not come up, because the learner has answered them. */
  exclude?: ReadonlySet<string>;
  /** Called between two questions, so that whoever serves others too can do so. */
  pause?: () => Promise<unknown>;
}

/**
 * Writes a set of questions; the same request gives the same set. It is shorter than `count` only when there is
 * nothing left that is not excluded.
 * @throws UnknownTopicError when the topic is not in the syllabus
 */
export async function generateQuestions(request: QuestionRequest): Promise<Question[]> {
  const { family, style } = styleOf(request.examType);
  const wanted = wantedTopics(request);
  const writers = await loadUnits(new Set(wanted.map(({ topic }) => topic.unit)));
  const stressed = ({ topic, weight }: WantedTopic) =>
    topic.stressedBy.includes(family) ? weight * style.stress : weight;
  const set = await composeSet({
    writers,
    count: request.count,
    seed: seedOf(request),
    topics: new Map(wanted.map((entry) => [entry.topic.key, stressed(entry)])),
    styles: style.styles,
    difficulties: request.difficulty ? { [request.difficulty]: 1 } : style.difficulties,
    exclude: request.exclude ?? new Set(),
    pause: request.pause,
  });
  return request.section ? set.map((question) => ({ ...question, section: request.section })) : set;
}

/** Requests that differ in anything but the exclusions share no randomness, even with the same seed. */
function seedOf({ seed, subject, section, topic, examType, difficulty, count }: QuestionRequest): string {
  return JSON.stringify([`${seed}`, subject, section, topic, examType, difficulty, count]);
}

interface WantedTopic {
  topic: Topic;
  weight: number;
}

function wantedTopics(request: QuestionRequest): WantedTopic[] {
  if (request.topic !== undefined) {
    const match = matchTopic(request.topic);
    if (!match.known) throw new UnknownTopicError(request.topic, match.nearest);
    return match.topics.map((topic) => ({ topic, weight: 1 }));
  }
  if (request.section) return topicsOfUnits(SECTION_UNITS[request.section]);
  const { units } = styleOf(request.examType).style;
  return topicsOfUnits(request.subject ? unitsOfSubject(request.subject, units) : units);
}

/** A subject's own unit, and beside it the aptitude or banking unit where the exam asks for that. */
function unitsOfSubject(subject: Subject, examUnits: UnitWeights): UnitWeights {
  const asked = UNITS.filter(
    (unit) => unit !== "reasoning" && UNIT_HOME[unit].subject === subject && examUnits[unit],
  );
  const units = asked.length > 0 ? asked : SUBJECT_UNITS[subject];
  return Object.fromEntries(units.map((unit) => [unit, examUnits[unit] ?? 1]));
}

function topicsOfUnits(weights: UnitWeights): WantedTopic[] {
  return UNITS.flatMap((unit) => {
    const topics = topicsOfUnit(unit);
    return topics.map((topic) => ({ topic, weight: (weights[unit] ?? 0) / topics.length }));
  }).filter(({ weight }) => weight > 0);
}
