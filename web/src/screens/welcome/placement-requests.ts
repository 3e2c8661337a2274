import type { Goal } from "@prepfeed/contract/learning/goals";
import type { QuizRequest } from "../../api/learning/practice.ts";

/** None Hard, like all of a learner's first questions. */
const LEVELS = ["EASY", "MEDIUM", "MEDIUM"] as const;

/** One question of each of the largest parts of the exam. */
export function placementRequests({ examType, parts }: Pick<Goal, "examType" | "parts">): QuizRequest[] {
  return LEVELS.map((difficultyLevel, index) => {
    const { subject, section } = parts[index % parts.length] ?? { subject: "MATHEMATICS" };
    return { ...(section ? { section } : { subject }), examType, difficultyLevel, count: 1 };
  });
}
