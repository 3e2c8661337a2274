import type { Difficulty, Subject } from "@prepfeed/contract/foundation/catalogue";
import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import type { OwnQuestion } from "@prepfeed/contract/mock-tests/mock-tests";
import type { OwnSource } from "@prepfeed/contract/mock-tests/paper-rules";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import type { Database } from "../../db/database.ts";
import { contentView } from "../../db/sql/question-content.ts";
import { toPage } from "../../rules/to-page.ts";
import type { CopiedQuestion } from "./compose-paper.service.ts";
import * as queries from "./own-questions.queries.ts";

/** How many of the newest posts or bookmarks are read. */
const AMONG = 2_000;

interface Asked {
  from: OwnSource;
  subject?: Subject;
  difficulty: Difficulty | undefined;
  seed: string;
}

/**
 * The questions that a paper of the learner's posts or bookmarks may contain: more than it needs, because the
 * same question may be in several posts.
 */
export async function copyOwnQuestions(
  db: Database,
  viewerId: string,
  { from, subject, difficulty, seed }: Asked,
): Promise<CopiedQuestion[]> {
  const asked = { from, subject, difficulty, seed, among: AMONG, max: 2 * Limits.maxQuestions };
  return (await queries.listOwnQuestions(db, viewerId, asked)).map(copyOf);
}

/** Chosen by hand; questions that the learner may not choose are left out. */
export async function copyPickedQuestions(
  db: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<CopiedQuestion[]> {
  return (await queries.listPickedQuestions(db, viewerId, AMONG, ids)).map(copyOf);
}

/** Questions to choose from: the text of each, never its key. */
export async function listOwnQuestions(
  db: Database,
  viewerId: string,
  { from, search }: { from: OwnSource; search: string },
  page: PageQuery,
): Promise<Page<OwnQuestion>> {
  const rows = await queries.listChoices(db, viewerId, { from, search, among: AMONG }, page);
  return toPage(rows.map(choiceView), rows[0]?.total ?? 0, page);
}

function choiceView(row: queries.ChoiceRow): OwnQuestion {
  return {
    id: row.id,
    questionText: row.question_text,
    kind: row.kind,
    hasPicture: row.has_picture,
    subject: row.subject,
    section: row.section,
    examType: row.exam_type,
    topic: row.topic,
    difficultyLevel: row.difficulty,
  };
}

function copyOf(row: queries.OwnQuestionRow): CopiedQuestion {
  const { figure, stimulus_id, stimulus_text, stimulus_figure, picture_id, picture_hash } = row;
  return {
    sourceId: row.source_id,
    sourceVersion: row.source_version,
    examType: row.exam_type,
    kind: row.kind,
    questionText: row.question_text,
    options: optionsOf(contentView(row)),
    correctAnswer: row.correct_answer,
    tolerance: row.tolerance,
    figure,
    ...(picture_id !== null && {
      picture: { id: picture_id, description: row.picture_description ?? "", hash: picture_hash ?? "" },
    }),
    stimulus:
      stimulus_id === null
        ? null
        : { text: stimulus_text ?? "", ...(stimulus_figure && { figure: stimulus_figure }) },
    explanation: row.explanation,
    subject: row.subject,
    section: row.section || null,
    topic: row.topic,
    difficulty: row.difficulty,
    engine: null,
    writer: null,
    verified: false,
  };
}
