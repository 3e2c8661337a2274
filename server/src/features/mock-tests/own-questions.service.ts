import type { Difficulty, Subject } from "@prepfeed/contract/catalogue";
import { MockTest as Limits } from "@prepfeed/contract/mock-limits";
import type { OwnSource } from "@prepfeed/contract/paper-rules";
import { optionsOf } from "@prepfeed/contract/question-parts";
import type { Database } from "../../db/database.ts";
import { contentView } from "../../db/sql/question-content.ts";
import type { CopiedQuestion } from "./compose-paper.service.ts";
import * as queries from "./mock-tests.queries.ts";

/** So many of the newest posts or bookmarks are looked at. */
const POSTS = 2_000;

interface Asked {
  from: OwnSource;
  subject?: Subject;
  difficulty: Difficulty | undefined;
  seed: string;
}

/** What a paper of one's own posts or bookmarks may ask: more than it holds, since the same question may stand in several. */
export async function listOwnQuestions(
  db: Database,
  viewerId: string,
  { from, subject, difficulty, seed }: Asked,
): Promise<CopiedQuestion[]> {
  const asked = { from, subject, difficulty, seed, posts: POSTS, max: 2 * Limits.maxQuestions };
  return (await queries.listOwnQuestions(db, viewerId, asked)).map(copyOf);
}

function copyOf(row: queries.OwnQuestionRow): CopiedQuestion {
  const { figure, stimulus_id, stimulus_text, stimulus_figure } = row;
  return {
    sourceId: row.id,
    examType: row.exam_type,
    kind: row.kind,
    questionText: row.question_text,
    options: optionsOf(contentView(row)),
    correctAnswer: row.correct_answer,
    tolerance: row.tolerance,
    figure,
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
