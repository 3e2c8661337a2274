import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Badge } from "@prepfeed/contract/foundation/limits";

export type BadgeFigures = Pick<
  OwnProfile,
  "totalQuestions" | "accuracy" | "postsCount" | "verified" | "premium"
>;

export type BadgeName = "Question Master" | "High Achiever" | "Active Member" | "Verified" | "Premium";

export interface EarnableBadge {
  name: BadgeName;
  /** What it is given for. */
  goal: string;
  isEarned: boolean;
  /** The progress of a person who has not earned it. */
  progress: string;
}

/** The five badges, in the specification's order. */
export function badgesOf(figures: BadgeFigures): EarnableBadge[] {
  const { totalQuestions, accuracy, postsCount, verified, premium } = figures;
  return [
    {
      name: "Question Master",
      goal: `${Badge.questions} questions attempted`,
      isEarned: totalQuestions >= Badge.questions,
      progress: `${totalQuestions} of ${Badge.questions} questions`,
    },
    {
      name: "High Achiever",
      goal: `${Badge.accuracy}% accuracy`,
      isEarned: accuracy >= Badge.accuracy,
      progress: `${accuracy}% of ${Badge.accuracy}% accuracy`,
    },
    {
      name: "Active Member",
      goal: `${Badge.posts} posts created`,
      isEarned: postsCount >= Badge.posts,
      progress: `${postsCount} of ${Badge.posts} posts`,
    },
    { name: "Verified", goal: "A verified account", isEarned: verified, progress: "Not verified yet" },
    { name: "Premium", goal: "A premium account", isEarned: premium, progress: "Not premium yet" },
  ];
}

export function earnedBadges(figures: BadgeFigures): EarnableBadge[] {
  return badgesOf(figures).filter(({ isEarned }) => isEarned);
}
