import * as account from "./accounts/account.ts";
import * as auth from "./accounts/auth.ts";
import * as deviceKey from "./accounts/device-key.ts";
import * as linkedAccounts from "./accounts/linked-accounts.ts";
import * as passkeys from "./accounts/passkeys.ts";
import * as profile from "./accounts/profile.ts";
import * as proof from "./accounts/proof.ts";
import * as providerLogin from "./accounts/provider-login.ts";
import * as recovery from "./accounts/recovery.ts";
import * as secondFactor from "./accounts/second-factor.ts";
import * as ai from "./ai/ai.ts";
import * as assistant from "./ai/assistant.ts";
import * as explanations from "./ai/explanations.ts";
import * as generation from "./ai/generation.ts";
import * as texts from "./ai/texts.ts";
import type { Endpoint } from "./foundation/endpoint.ts";
import * as health from "./health.ts";
import * as dashboard from "./learning/dashboard.ts";
import * as goals from "./learning/goals.ts";
import * as leaderboard from "./learning/leaderboard.ts";
import * as learning from "./learning/learning.ts";
import * as packs from "./learning/packs.ts";
import * as practice from "./learning/practice.ts";
import * as progress from "./learning/progress.ts";
import * as readiness from "./learning/readiness.ts";
import * as reminders from "./learning/reminders.ts";
import * as studyBadges from "./learning/study-badges.ts";
import * as studyPlans from "./learning/study-plans.ts";
import * as topics from "./learning/topics.ts";
import * as mockAttempts from "./mock-tests/mock-attempts.ts";
import * as mockQuestions from "./mock-tests/mock-questions.ts";
import * as mockTests from "./mock-tests/mock-tests.ts";
import * as sharedResults from "./mock-tests/shared-results.ts";
import * as audit from "./moderation/audit.ts";
import * as cases from "./moderation/cases.ts";
import * as reports from "./moderation/reports.ts";
import * as strikes from "./moderation/strikes.ts";
import * as activity from "./people/activity.ts";
import * as follows from "./people/follows.ts";
import * as hiding from "./people/hiding.ts";
import * as notifications from "./people/notifications.ts";
import * as push from "./people/push.ts";
import * as users from "./people/users.ts";
import * as comments from "./posts/comments.ts";
import * as feed from "./posts/feed.ts";
import * as postAnalytics from "./posts/post-analytics.ts";
import * as posts from "./posts/posts.ts";
import * as questionPictures from "./posts/question-pictures.ts";
import * as disputes from "./questions/disputes.ts";
import * as passport from "./questions/passport.ts";
import * as questions from "./questions/questions.ts";
import * as sameWriter from "./questions/same-writer.ts";
import * as statistics from "./questions/statistics.ts";
import * as tutor from "./questions/tutor.ts";
import * as versions from "./questions/versions.ts";

/** Every call of the API by name: what the server must serve, and nothing else. */
export const contract: Record<string, Endpoint> = Object.fromEntries(
  [
    auth,
    account,
    deviceKey,
    secondFactor,
    passkeys,
    recovery,
    providerLogin,
    linkedAccounts,
    proof,
    profile,
    users,
    follows,
    hiding,
    questions,
    disputes,
    sameWriter,
    versions,
    statistics,
    passport,
    questionPictures,
    tutor,
    posts,
    postAnalytics,
    feed,
    comments,
    notifications,
    push,
    activity,
    practice,
    packs,
    generation,
    studyPlans,
    goals,
    learning,
    readiness,
    dashboard,
    studyBadges,
    reminders,
    topics,
    mockTests,
    mockAttempts,
    mockQuestions,
    sharedResults,
    explanations,
    texts,
    assistant,
    ai,
    progress,
    leaderboard,
    reports,
    cases,
    strikes,
    audit,
    health,
  ].flatMap((feature) => Object.entries(feature).filter(isEndpointEntry)),
);

function isEndpointEntry(entry: [string, unknown]): entry is [string, Endpoint] {
  const value = entry[1];
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
