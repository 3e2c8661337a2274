import * as account from "./account.ts";
import * as activity from "./activity.ts";
import * as ai from "./ai.ts";
import * as assistant from "./assistant.ts";
import * as auth from "./auth.ts";
import * as comments from "./comments.ts";
import type { Endpoint } from "./endpoint.ts";
import * as explanations from "./explanations.ts";
import * as feed from "./feed.ts";
import * as follows from "./follows.ts";
import * as generation from "./generation.ts";
import * as goals from "./goals.ts";
import * as health from "./health.ts";
import * as leaderboard from "./leaderboard.ts";
import * as learning from "./learning.ts";
import * as mockAttempts from "./mock-attempts.ts";
import * as mockQuestions from "./mock-questions.ts";
import * as mockTests from "./mock-tests.ts";
import * as notifications from "./notifications.ts";
import * as posts from "./posts.ts";
import * as practice from "./practice.ts";
import * as profile from "./profile.ts";
import * as progress from "./progress.ts";
import * as questionPictures from "./question-pictures.ts";
import * as questions from "./questions.ts";
import * as reminders from "./reminders.ts";
import * as sharedResults from "./shared-results.ts";
import * as studyPlans from "./study-plans.ts";
import * as texts from "./texts.ts";
import * as topics from "./topics.ts";
import * as tutor from "./tutor.ts";
import * as users from "./users.ts";

/** Every call of the API by name: what the server must serve, and nothing else. */
export const contract: Record<string, Endpoint> = Object.fromEntries(
  [
    auth,
    account,
    profile,
    users,
    follows,
    questions,
    questionPictures,
    tutor,
    posts,
    feed,
    comments,
    notifications,
    activity,
    practice,
    generation,
    studyPlans,
    goals,
    learning,
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
    health,
  ].flatMap((feature) => Object.entries(feature).filter(isEndpointEntry)),
);

function isEndpointEntry(entry: [string, unknown]): entry is [string, Endpoint] {
  const value = entry[1];
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
