import type { Difficulty, ExamType } from "@prepfeed/contract/foundation/catalogue";
import type {
  About,
  MarkRule,
  OwnSource,
  PaperRules,
  PaperSection,
} from "@prepfeed/contract/mock-tests/paper-rules";
import { questionsOf } from "@prepfeed/contract/mock-tests/paper-rules";
import { spreadKeys } from "@prepfeed/question-engine/question";
import { seededRandom } from "@prepfeed/question-engine/random";
import { boundedQueue } from "../../foundation/bounded-queue.ts";
import type { KeptQuestion } from "../generation/generated-question-types.ts";
import { keyedQuestion, writePaperQuestions, writtenFingerprint } from "../generation/generation.service.ts";

/** For a question of a post: the paper holds a copy, so that changes of the post do not affect it. */
export type CopiedQuestion = KeptQuestion & {
  sourceId: string;
  sourceVersion: number;
  examType: ExamType | null;
};

interface PaperQuestion {
  section: number;
  rule: number;
  question: KeptQuestion | CopiedQuestion;
}

export interface ComposedPaper {
  questions: PaperQuestion[];
  /** As requested, but with the kinds and numbers of questions that were found. */
  rules: PaperRules;
  /** How it differs from the real paper. */
  notes: string[];
}

export interface PaperRequest {
  rules: PaperRules;
  examType: ExamType | undefined;
  /** Without it, the exam's own mix is used. */
  difficulty: Difficulty | undefined;
  /** The same seed gives the same paper. */
  seed: string;
  /** Fingerprints of questions that its learner already knows. */
  known: ReadonlySet<string>;
  /** Fingerprints of questions that are being checked, which no new paper asks. */
  checked?: ReadonlySet<string>;
  /** The person who waits for it. */
  who?: string;
  /** The number of options of a question in the real paper. */
  options: number;
  /** The author's own posts or bookmarks, in any order. */
  listOwn?: (about: About & { from: OwnSource }, seed: string) => Promise<CopiedQuestion[]>;
}

/** Composing a paper takes seconds, so requests are queued per person and nobody delays the others. */
const inTurn = boundedQueue({ parallel: 2, maxWaiting: 24, maxWaitingEach: 2 });

/** The only place that selects a paper's questions: section by section, no question twice. */
export const composePaper = (request: PaperRequest): Promise<ComposedPaper> =>
  inTurn(() => composeSections(request), request.who);

async function composeSections(request: PaperRequest): Promise<ComposedPaper> {
  const has = new Set(request.checked);
  const questions: PaperQuestion[] = [];
  const sections: PaperSection[] = [];
  for (const [at, section] of request.rules.sections.entries()) {
    const written = await writeSection(request, section, at, has);
    const filled = fillRules(section.rules, written);
    sections.push({ ...section, rules: filled.rules });
    questions.push(...filled.questions.map((question) => ({ ...question, section: at })));
  }
  const rules = { ...request.rules, sections };
  return {
    questions: withSpreadKeys(questions, request.seed),
    rules,
    notes: differences(request, sections, questions),
  };
}

/** The engine distributes the key letters of each part; this distributes those of the whole paper. */
function withSpreadKeys(paper: readonly PaperQuestion[], seed: string): PaperQuestion[] {
  const asked = paper.map(({ question }) => ({ ...question, fixedOrder: question.fixedOrder ?? true }));
  const spread = spreadKeys(asked, seededRandom(`keys of ${seed}`)).questions;
  return paper.map((place, at) => ({ ...place, question: spread[at] ?? place.question }));
}

/** What it asks about, each by its share; if one part has too few questions, the others fill up. */
async function writeSection(
  { examType, difficulty, seed, known, who, listOwn }: PaperRequest,
  section: PaperSection,
  at: number,
  has: Set<string>,
): Promise<KeptQuestion[]> {
  const wanted = questionsOf(section);
  // Own papers have plain questions; papers of an exam have its kinds.
  const kinds = examType && [...new Set(section.rules.map(({ kind }) => kind))];
  const written: KeptQuestion[] = [];
  const write = async ({ weight, from, ...about }: About, count: number, turn: string) => {
    if (count <= 0) return;
    const part = { ...about, examType, difficulty, count, kinds, who, seed: `${seed} ${at} ${turn}` };
    const offered = from
      ? ((await listOwn?.({ ...about, weight, from }, part.seed)) ?? [])
      : await writePaperQuestions(part, has, known);
    const full = written.length + count;
    for (const question of offered) {
      const fingerprint = writtenFingerprint(keyedQuestion(question));
      if (has.has(fingerprint) || written.length === full) continue;
      has.add(fingerprint);
      written.push(question);
    }
  };
  for (const [turn, [about, count]] of divideByWeight(section.about, wanted).entries())
    await write(about, count, `${turn}`);
  for (const about of section.about) await write(about, wanted - written.length, "rest");
  return written;
}

/** Divides `count` by weight; the remainder goes to those that lost most by rounding. */
function divideByWeight(about: readonly About[], count: number): [About, number][] {
  const all = about.reduce((sum, { weight }) => sum + weight, 0);
  const exact = about.map(({ weight }) => (count * weight) / all);
  const shares = exact.map(Math.floor);
  const byLoss = exact.map((_, at) => at).sort((a, b) => loss(exact, b) - loss(exact, a) || a - b);
  const left = count - shares.reduce((sum, share) => sum + share, 0);
  for (const at of byLoss.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return about.map((one, at) => [one, shares[at] ?? 0]);
}

const loss = (exact: readonly number[], at: number) => (exact[at] ?? 0) % 1;

/**
 * Each question is matched with a rule of its kind; the others take the remaining places, and the rule decides their
 * kind.
 */
function fillRules(rules: readonly MarkRule[], written: readonly KeptQuestion[]) {
  const left = [...written];
  const take = (fits: (question: KeptQuestion) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const own = rules.map(({ kind, count }) =>
    Array.from({ length: count }, () => take((question) => question.kind === kind)).filter(
      (question) => question !== undefined,
    ),
  );
  const filled: MarkRule[] = [];
  const questions: Omit<PaperQuestion, "section">[] = [];
  const add = (rule: MarkRule, some: readonly KeptQuestion[]) => {
    if (some.length === 0) return;
    questions.push(...some.map((question) => ({ question, rule: filled.length })));
    filled.push({ ...rule, count: some.length });
  };
  for (const [at, rule] of rules.entries()) {
    const some = own[at] ?? [];
    const others = Array.from({ length: rule.count - some.length }, () => take(() => true)).filter(
      (question) => question !== undefined,
    );
    add(rule, some);
    for (const kind of new Set(others.map((question) => question.kind)))
      add(
        { ...rule, kind, partial: rule.partial && kind === "MULTIPLE" },
        others.filter((question) => question.kind === kind),
      );
  }
  return { rules: filled, questions };
}

const KIND_NAMES = {
  MULTIPLE: "questions with several right options",
  NUMERICAL: "questions with a typed answer",
} as const;

/** What a learner must know before comparing it with the real paper. */
function differences(
  { rules, options }: PaperRequest,
  sections: readonly PaperSection[],
  questions: readonly PaperQuestion[],
): string[] {
  const countOf = (some: readonly PaperSection[], kind: MarkRule["kind"]) =>
    some.flatMap(({ rules }) => rules).reduce((sum, rule) => sum + (rule.kind === kind ? rule.count : 0), 0);
  const kinds = (["MULTIPLE", "NUMERICAL"] as const).flatMap((kind) => {
    const missing = countOf(rules.sections, kind) - countOf(sections, kind);
    return missing > 0
      ? [`Of the ${KIND_NAMES[kind]}, ${missing} ${missing === 1 ? "is" : "are"} asked here in another form.`]
      : [];
  });
  const hasFewer = questions.some(
    ({ question }) => question.kind === "SINGLE" && question.options.length < options,
  );
  return hasFewer
    ? [...kinds, `Some questions offer fewer than the ${options} options of the real paper.`]
    : kinds;
}
