import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import type { MockTest, NewMockTest, Pattern, TestsQuery } from "@prepfeed/contract/mock-tests/mock-tests";
import { type PaperRules, totalQuestions } from "@prepfeed/contract/mock-tests/paper-rules";
import { EXAM_PATTERNS } from "@prepfeed/question-engine/exams";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
import { checkedFingerprints, fingerprintsOf } from "../generation/checked-questions.service.ts";
import { generatedRow } from "../practice/practice.service.ts";
import { keepStimuli } from "../questions/questions.service.ts";
import { askedPaper } from "./asked-paper.ts";
import { attemptCards } from "./attempt-cards.service.ts";
import { type ComposedPaper, composePaper } from "./compose-paper.service.ts";
import { mockTestView, paperView } from "./mock-test-view.ts";
import * as queries from "./mock-tests.queries.ts";
import { copyOwnQuestions, copyPickedQuestions } from "./own-questions.service.ts";
import { type ReadyPaper, readyPaper, readyPapers } from "./ready-papers.ts";

export interface MockTestDeps {
  db: Database;
  now: () => Date;
}

/** The questions of this many latest answers are not repeated in a learner's own paper. */
const REMEMBERED = 2_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export function listPatterns(): { patterns: Pattern[] } {
  return {
    patterns: EXAM_PATTERNS.map((pattern) => ({
      id: pattern.id,
      examType: pattern.examType,
      paper: pattern.paper,
      name: pattern.name,
      year: pattern.year,
      source: pattern.source,
      verified: pattern.verified,
      options: pattern.options,
      languages: pattern.languages,
      notes: pattern.notes,
      cutOffs: pattern.cutOffs,
      tieBreaks: pattern.tieBreaks ?? [],
      ...paperView(pattern),
    })),
  };
}

export async function createMockTest(
  deps: MockTestDeps,
  viewerId: string,
  asked: NewMockTest,
): Promise<MockTest> {
  const { db, now } = deps;
  const at = now();
  const window = windowOf(asked, at);
  const { rules, pattern, form, examType } = askedPaper(asked);
  const id = uuidv7();
  const paper = await composePaper({
    rules,
    examType,
    difficulty: difficultyOf(asked),
    seed: crypto.randomUUID(),
    known: fingerprintsOf(await queries.listAnswered(db, viewerId, REMEMBERED)),
    checked: await checkedFingerprints(db),
    who: viewerId,
    options: pattern?.options ?? 4,
    listOwn: (about, seed) =>
      asked.questionIds
        ? copyPickedQuestions(db, viewerId, asked.questionIds)
        : copyOwnQuestions(db, viewerId, { ...about, difficulty: difficultyOf(asked), seed }),
  });
  refuseTooFew(rules, paper.questions.length);
  const isKept = await keepPaper(db, paper, {
    id,
    author_id: viewerId,
    is_ready: false,
    title: asked.title,
    description: asked.description,
    instructions: asked.instructions,
    subject: asked.subject ?? null,
    exam_type: examType ?? null,
    difficulty: asked.difficultyLevel,
    pattern: pattern?.id ?? null,
    year: pattern?.year ?? null,
    form,
    visibility: asked.visibility,
    shuffled: asked.shuffled,
    rules: paper.rules,
    notes: [...(pattern?.notes ?? []), ...paper.notes],
    cut_offs: form === "full" ? (pattern?.cutOffs ?? []) : [],
    starts_at: window.startsAt,
    ends_at: window.endsAt,
    created_at: at,
    maxKept: Limits.maxKept,
  });
  if (!isKept) throw new AppError("invalid-request", refusals.mockTests.tooManyKept);
  return getMockTest(deps, viewerId, id);
}

const difficultyOf = ({ difficultyLevel }: NewMockTest) =>
  difficultyLevel === "MIXED" ? undefined : difficultyLevel;

function refuseTooFew(rules: PaperRules, found: number) {
  const wanted = totalQuestions(rules);
  if (found >= wanted) return;
  const isOfPosts = rules.sections.some(({ about }) => about.some(({ from }) => from));
  const { tooFew, tooFewPosts } = refusals.mockTests;
  throw new AppError("invalid-request", (isOfPosts ? tooFewPosts : tooFew)(found, wanted));
}

/** A start and an end, or neither. */
function windowOf({ startsAt, endsAt }: NewMockTest, now: Date) {
  if (!startsAt && !endsAt) return { startsAt: null, endsAt: null };
  const [from, to] = [startsAt, endsAt].map((text) => (text ? new Date(text).getTime() : Number.NaN));
  const isGood =
    from !== undefined &&
    to !== undefined &&
    from >= now.getTime() &&
    from <= now.getTime() + Limits.maxDaysAhead * DAY_MS &&
    to > from &&
    to <= from + Limits.maxWindowDays * DAY_MS;
  if (!isGood) throw fieldRefusal("invalid-request", "startsAt", refusals.mockTests.window);
  return { startsAt: new Date(from), endsAt: new Date(to) };
}

/** The paper and its questions, all or nothing; false if it was not stored. */
export function keepPaper(
  db: Database,
  { questions }: ComposedPaper,
  test: queries.NewTest,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await queries.insertTest(tx, test))) return false;
    await keepStimuli(
      tx,
      questions.map(({ question }) => question.stimulus),
    );
    const pictures = questions.flatMap(({ question: { picture } }) => picture?.id ?? []);
    const existing = new Set(
      pictures.length > 0 ? (await queries.holdPictures(tx, pictures)).map(({ id }) => id) : [],
    );
    const rows = questions.map(({ question, section, rule }) => ({
      row: withoutLost(
        generatedRow(
          question,
          test.exam_type ?? ("examType" in question ? question.examType : null) ?? undefined,
        ),
        existing,
      ),
      source: "sourceId" in question ? { id: question.sourceId, version: question.sourceVersion } : null,
      section,
      rule,
    }));
    await queries.insertPaperQuestions(tx, test.id, rows, test.created_at);
    return true;
  });
}

/** A picture that was deleted at this very moment is replaced by its description. */
const withoutLost = (row: ReturnType<typeof generatedRow>, existing: ReadonlySet<string>) =>
  row.picture_id === null || existing.has(row.picture_id) ? row : { ...row, picture_id: null };

export async function listMockTests(
  deps: MockTestDeps,
  viewerId: string,
  { scope, examType, page, size }: TestsQuery,
): Promise<Page<MockTest>> {
  const wanted = { page, size };
  if (scope === "ready") return listReady(deps, viewerId, wanted, examType);
  const list = {
    mine: queries.listOwnTests,
    following: queries.listFollowedTests,
    shared: queries.listSharedTests,
  };
  const rows = await list[scope](deps.db, viewerId, wanted);
  const total = rows[0]?.total ?? 0;
  return toPage(await withAttempts(deps, viewerId, rows), total, wanted);
}

/** They are the same for everybody, and composed when somebody first opens one. */
async function listReady(
  deps: MockTestDeps,
  viewerId: string,
  page: PageQuery,
  examType: TestsQuery["examType"],
) {
  const all = readyPapers(examType);
  const shown = all.slice(page.page * page.size, (page.page + 1) * page.size);
  const counts = await queries.listSatCounts(
    deps.db,
    shown.map(({ id }) => id),
  );
  const satCount = new Map(counts.map((row) => [row.id, row.sat_count]));
  const rows = shown.map((row) => ({ ...row, sat_count: satCount.get(row.id) ?? 0 }));
  return toPage(await withAttempts(deps, viewerId, rows), all.length, page);
}

async function withAttempts(
  { db, now }: MockTestDeps,
  viewerId: string,
  rows: queries.TestWithAuthor[],
): Promise<MockTest[]> {
  const at = now();
  const cards = await attemptCards(
    db,
    viewerId,
    rows.map(({ id }) => id),
    at,
  );
  return rows.map((row) =>
    mockTestView(row, { viewerId, myAttempts: cards.filter(({ testId }) => testId === row.id), now: at }),
  );
}

export async function getMockTest(deps: MockTestDeps, viewerId: string, id: string): Promise<MockTest> {
  const [view] = await withAttempts(deps, viewerId, [await openTest(deps, viewerId, id)]);
  if (!view) throw notFound();
  return view;
}

/** A paper as this person may see it; a ready paper is composed if nobody has opened it yet. */
export async function openTest(
  deps: MockTestDeps,
  viewerId: string,
  id: string,
): Promise<queries.TestWithAuthor> {
  const row = (await queries.findTest(deps.db, id, viewerId)) ?? (await makeReadyOnce(deps, viewerId, id));
  const isSeen = row && !row.withdrawn_at && (row.visibility !== "private" || row.author_id === viewerId);
  if (!isSeen) throw notFound();
  return row;
}

/** Papers being composed, so that many people who open the same paper wait for one result. */
const making = new WeakMap<Database, Map<string, Promise<void>>>();

async function makeReadyOnce(
  { db }: MockTestDeps,
  who: string,
  id: string,
): Promise<queries.TestWithAuthor | undefined> {
  const ready = readyPaper(id);
  if (!ready) return undefined;
  const underWay = making.get(db) ?? new Map<string, Promise<void>>();
  making.set(db, underWay);
  const made = underWay.get(id) ?? makeReady(db, who, ready).finally(() => underWay.delete(id));
  underWay.set(id, made);
  await made;
  return queries.findTest(db, id, who);
}

async function makeReady(db: Database, who: string, { test, pattern }: ReadyPaper) {
  const { id } = test;
  const paper = await composePaper({
    rules: test.rules,
    examType: pattern.examType,
    difficulty: undefined,
    seed: id,
    known: new Set(),
    checked: await checkedFingerprints(db),
    who,
    options: pattern.options,
  });
  const notes = [...test.notes, ...paper.notes];
  await keepPaper(db, paper, { ...test, rules: paper.rules, notes, maxKept: 0 });
}

export async function deleteMockTest(
  { db, now }: MockTestDeps,
  viewerId: string,
  id: string,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (!(await queries.withdrawTest(tx, id, viewerId, now()))) throw notFound();
    await queries.deleteUnsatTest(tx, id);
  });
}

const notFound = () => new AppError("not-found", refusals.mockTests.notFound);
