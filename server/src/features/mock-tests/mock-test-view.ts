import type { AttemptCard } from "@prepfeed/contract/mock-tests/mock-attempts";
import type { MockTest, PaperSectionView } from "@prepfeed/contract/mock-tests/mock-tests";
import {
  knownUnits,
  marksOf,
  type PaperRules,
  questionsOf,
  sectionUnits,
  totalQuestions,
  totalUnits,
} from "@prepfeed/contract/mock-tests/paper-rules";
import { authorView } from "../users/author-view.ts";
import type { TestWithAuthor } from "./mock-tests.queries.ts";

/** The structure of a paper, as patterns and papers show it. */
export function paperView(rules: PaperRules) {
  return {
    durationMinutes: rules.durationMinutes,
    totalQuestions: totalQuestions(rules),
    totalMarks: marksOf(totalUnits(rules)),
    locked: rules.locked,
    aids: rules.aids,
    sections: rules.sections.map(
      (section): PaperSectionView => ({
        name: section.name,
        questions: questionsOf(section),
        marks: marksOf(sectionUnits(section)),
        negativeMarks: usualPenalty(section.rules),
        durationMinutes: section.durationMinutes,
        rules: section.rules.map(({ kind, count, marks, negativeMarks, partial }) => ({
          kind,
          count,
          marks,
          negativeMarks,
          partial,
        })),
      }),
    ),
  };
}

/** Taken from the rule of most of the questions. */
function usualPenalty(rules: PaperRules["sections"][number]["rules"]): number {
  const [usual] = [...rules].sort((a, b) => b.count - a.count);
  return usual ? marksOf(knownUnits(usual.negativeMarks)) : 0;
}

export function mockTestView(
  row: TestWithAuthor,
  { viewerId, myAttempts, now }: { viewerId: string; myAttempts: AttemptCard[]; now: Date },
): MockTest {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    instructions: row.instructions,
    subject: row.subject,
    examType: row.exam_type,
    difficultyLevel: row.difficulty,
    pattern: row.pattern,
    year: row.year,
    form: row.form,
    visibility: row.visibility,
    isReady: row.is_ready,
    isMine: row.author_id === viewerId,
    author: authorOf(row),
    shuffled: row.shuffled,
    notes: row.notes,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    createdAt: row.is_ready ? null : row.created_at.toISOString(),
    attempts: row.sat_count,
    myAttempts,
    serverTime: now.toISOString(),
    ...paperView(row.rules),
  };
}

function authorOf(row: TestWithAuthor): MockTest["author"] {
  const { author_id, author_username, author_full_name, author_picture, author_verified } = row;
  if (author_id === null || author_username === null) return null;
  return authorView({
    author_id,
    author_username,
    author_full_name: author_full_name ?? "",
    author_picture,
    author_verified: author_verified ?? false,
  });
}
