import { seededRandom } from "@prepfeed/question-engine/random";
import type { QuestionOfAttempt } from "./saved-answers.queries.ts";

/**
 * Each learner has their own order within each section, the same every time; questions of a set stay
 * together.
 */
export function inOrderOf<Question extends Pick<QuestionOfAttempt, "section" | "stimulus_id">>(
  attempt: { id: string; shuffled: boolean },
  questions: readonly Question[],
): Question[] {
  if (!attempt.shuffled) return [...questions];
  const random = seededRandom(attempt.id);
  const sections = new Set(questions.map(({ section }) => section));
  return [...sections].flatMap((section) => {
    const own = questions.filter((question) => question.section === section);
    return random.shuffle(grouped(own)).flat();
  });
}

function grouped<Question extends Pick<QuestionOfAttempt, "stimulus_id">>(questions: readonly Question[]) {
  const groups = new Map<string | Question, Question[]>();
  for (const question of questions) {
    const key = question.stimulus_id ?? question;
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups.values()];
}
