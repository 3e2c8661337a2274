import { labelOf } from "../foundation/catalogue.ts";
import type { Progress } from "./progress.ts";

type Parts = Pick<Progress, "subjectWiseProgress" | "sectionWiseProgress">;

/** Subjects and sections by the names that learners know; a section is not counted again for its subject. */
export function strengthsOf({ subjectWiseProgress, sectionWiseProgress }: Parts) {
  const subjects = subjectWiseProgress.map(({ subject, ...whole }) => {
    const apart = sectionWiseProgress.filter((part) => part.subject === subject);
    const totalQuestions = apart.reduce((left, part) => left - part.totalQuestions, whole.totalQuestions);
    const correctAnswers = apart.reduce((left, part) => left - part.correctAnswers, whole.correctAnswers);
    const accuracyPercentage =
      apart.length === 0
        ? whole.accuracyPercentage
        : Math.round((1000 * correctAnswers) / totalQuestions) / 10;
    return { name: labelOf(subject), totalQuestions, correctAnswers, accuracyPercentage };
  });
  const sections = sectionWiseProgress.map(
    ({ section, totalQuestions, correctAnswers, accuracyPercentage }) => ({
      name: section,
      totalQuestions,
      correctAnswers,
      accuracyPercentage,
    }),
  );
  return [...subjects.filter(({ totalQuestions }) => totalQuestions > 0), ...sections];
}
