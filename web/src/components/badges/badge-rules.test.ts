import { describe, expect, it } from "vitest";
import { type BadgeFigures, badgesOf, earnedBadges } from "./badge-rules.ts";

const NEWCOMER: BadgeFigures = {
  totalQuestions: 0,
  accuracy: 0,
  postsCount: 0,
  verified: false,
  premium: false,
};

const earned = (figures: Partial<BadgeFigures>) =>
  earnedBadges({ ...NEWCOMER, ...figures }).map(({ name }) => name);

describe("badges", () => {
  it("are all five still to earn for a new learner", () => {
    expect(earned({})).toEqual([]);
    expect(badgesOf(NEWCOMER).map(({ name }) => name)).toEqual([
      "Question Master",
      "High Achiever",
      "Active Member",
      "Verified",
      "Premium",
    ]);
  });

  it("are earned exactly at their thresholds", () => {
    expect(earned({ totalQuestions: 9, accuracy: 79.9, postsCount: 4 })).toEqual([]);
    expect(earned({ totalQuestions: 10 })).toEqual(["Question Master"]);
    expect(earned({ accuracy: 80 })).toEqual(["High Achiever"]);
    expect(earned({ postsCount: 5 })).toEqual(["Active Member"]);
    expect(earned({ verified: true, premium: true })).toEqual(["Verified", "Premium"]);
  });

  it("show the progress towards them", () => {
    const badges = badgesOf({ ...NEWCOMER, totalQuestions: 7, accuracy: 71.4, postsCount: 1 });
    expect(badges.map(({ progress }) => progress)).toEqual([
      "7 of 10 questions",
      "71.4% of 80% accuracy",
      "1 of 5 posts",
      "Not verified yet",
      "Not premium yet",
    ]);
  });
});
