import type { Difficulty, Subject } from "@prepfeed/contract/catalogue";
import { MockTest as Limits } from "@prepfeed/contract/mock-limits";
import type { OwnQuestion } from "@prepfeed/contract/mock-tests";
import type { Page, PageQuery } from "@prepfeed/contract/paging";
import type { OwnSource } from "@prepfeed/contract/paper-rules";
import { optionsOf } from "@prepfeed/contract/question-parts";
import type { Database } from "../../db/database.ts";
import { contentView } from "../../db/sql/question-content.ts";
import type { CopiedQuestion } from "./compose-paper.service.ts";
import * as queries from "./own-questions.queries.ts";

/** So many of the newest posts or bookmarks are looked at. */
const AMONG = 2_000;

interface Asked {
  from: OwnSource;
  subject?: Subject;
  difficulty: Difficulty | undefined;
  seed: string;
}

/** What a paper of one's own posts or bookmarks may ask: more than it holds, since the same question may stand in several. */
export async function copyOwnQuestions(
  db: Database,
  viewerId: string,
  { from, subject, difficulty, seed }: Asked,
): Promise<CopiedQuestion[]> {
  const asked = { from, subject, difficulty, seed, among: AMONG, max: 2 * Limits.maxQuestions };
  return (await queries.listOwnQuestions(db, viewerId, asked)).map(copyOf);
}

/** Picked by hand; what is not one's own to pick is left out. */
export async function copyPickedQuestions(
  db: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<CopiedQuestion[]> {
  return (await queries.listPickedQuestions(db, viewerId, AMONG, ids)).map(copyOf);
}

/** To pick from: what each asks, never its key. */
export async function listOwnQuestions(
  db: Database,
  viewerId: string,
  { from, search }: { from: OwnSource; search: string },
  page: PageQuery,
): Promise<Page<OwnQuestion>> {
  const rows = await queries.listChoices(db, viewerId, { from, search, among: AMONG }, page);
  const totalElements = rows[0]?.total ?? 0;
  const last = (page.page + 1) * page.size >= totalElements;
  return { content: rows.map(choiceView), totalElements, last, ...page };
}

function choiceView(row: queries.ChoiceRow): OwnQuestion {
  return {
    id: row.id,
    questionText: row.question_text,
    kind: row.kind,
    hasPicture: row.has_picture,
    subject: row.subject,
    topic: row.topic,
    difficultyLevel: row.difficulty,
  };
}

function copyOf(row: queries.OwnQuestionRow): CopiedQuestion {
  const { figure, stimulus_id, stimulus_text, stimulus_figure, picture_id, picture_hash } = row;
  return {
    sourceId: row.id,
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
