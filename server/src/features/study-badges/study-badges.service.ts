import type { StudyBadge } from "@prepfeed/contract/learning/study-badges";
import { findDaySums, type ProgressDeps } from "../progress/progress.service.ts";
import { countMastered } from "../topics/topics.service.ts";
import { HELPFUL_LIKES, MANY_ANSWERS, studyBadges } from "./badge-rules.ts";
import * as queries from "./study-badges.queries.ts";

/** Higher numbers earn no further badge. */
const MOST = 100;

export async function listStudyBadges(
  deps: ProgressDeps,
  viewerId: string,
): Promise<{ badges: StudyBadge[] }> {
  const [days, topicsMastered, deeds] = await Promise.all([
    findDaySums(deps, viewerId),
    countMastered(deps, viewerId),
    queries.findBadgeCounts(deps.db, viewerId, { likes: HELPFUL_LIKES, answers: MANY_ANSWERS, most: MOST }),
  ]);
  return {
    badges: studyBadges({
      ...days,
      topicsMastered,
      mocksFinished: deeds.mocks,
      fullMocksFinished: deeds.full_mocks,
      helpfulComments: deeds.comments,
      answeredQuestions: deeds.questions,
    }),
  };
}
