import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { useProgress } from "../../../api/learning/progress.ts";
import { useReadiness } from "../../../api/learning/readiness.ts";
import { useTopics } from "../../../api/learning/topics.ts";

/** What a session can raise, as far as it is loaded. */
export function useStanding({ id, goalExam }: OwnProfile) {
  const { data: topics } = useTopics({ examType: goalExam ?? undefined });
  const { data: readiness } = useReadiness();
  const { data: progress } = useProgress(id);
  return { groups: topics?.groups, readiness, progress };
}
