/** The part of a post's page that only its author sees. */
export const INSIGHT_HASH = "#insight";

const inAddress = ([name, value]: [string, string]) => `${name}=${encodeURIComponent(value)}`;

/** Every address of the web app. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  recoverAccount: "/recover-account",
  cancelRecovery: "/cancel-recovery",
  reminderOff: "/reminder-off",
  /** Where a mailed link leads that proves who asks. */
  prove: "/prove",
  welcome: "/welcome",
  social: "/social",
  today: "/today",
  createPost: "/create-post",
  bookmarks: "/bookmarks",
  practice: "/mcq",
  mistakes: "/mcq?mistakes=1",
  /** The packs on this device. */
  packs: "/mcq?packs=1",
  generateQuestions: "/generate-questions",
  studyPlans: "/generate-questions#study-plans",
  dashboard: "/dashboard",
  leaderboard: "/leaderboard",
  corrections: "/corrections",
  history: "/history",
  profile: "/profile",
  settings: "/settings",
  assistant: "/assistant",
  /** With a question about the topic already in the field. */
  askAbout: (topic: string) => `/assistant?topic=${encodeURIComponent(topic)}`,
  practiceOn: (topic: string, more: Record<string, string> = {}) =>
    `/mcq?${Object.entries({ topic, start: "1", ...more })
      .map(inAddress)
      .join("&")}`,
  generateOn: (topic: string) => `/generate-questions?topic=${encodeURIComponent(topic)}`,
  createMockTest: "/create-mocktest",
  mockTests: "/mock-tests",
  mockResult: (attemptId: string) => `/mock-tests/attempts/${encodeURIComponent(attemptId)}/result`,
  testApi: "/test-api",
  rules: "/rules",
  moderation: "/moderation",
  questionCases: "/moderation?show=QUESTION",
  questionCase: (id: string) => `/moderation/questions/${encodeURIComponent(id)}`,
  /** What this device has stored. */
  onThisDevice: "/settings#on-this-device",
  /** Sanctions against the user, and appeals. */
  standing: "/settings#standing",
  explore: "/explore",
  people: "/people",
  topics: "/topics",
  topic: (slug: string) => `/topics/${encodeURIComponent(slug)}`,
  post: (id: string) => `/posts/${encodeURIComponent(id)}`,
  /** The figures of a post for its author. */
  postInsight: (id: string) => `/posts/${encodeURIComponent(id)}${INSIGHT_HASH}`,
  /** What is known about a question: where it comes from, its versions, how it plays. */
  question: (id: string) => `/questions/${encodeURIComponent(id)}`,
  editPost: (id: string) => `/posts/${encodeURIComponent(id)}/edit`,
  /** A quiz on the topics of a day of a study plan. */
  planDay: (planId: string, day: number) => `/mcq?plan=${encodeURIComponent(planId)}&day=${day}`,
  user: (id: string) => `/users/${encodeURIComponent(id)}`,
} as const;

/** The pattern that `paths.user` fills. */
export const USER_ROUTE = "/users/:id";

/** The patterns that `paths.post` and `paths.editPost` fill. */
export const POST_ROUTE = "/posts/:id";
export const EDIT_POST_ROUTE = "/posts/:id/edit";

/** The pattern that `paths.question` fills. */
export const QUESTION_ROUTE = "/questions/:id";

/** Where a provider sends the browser back to; the server knows this address too. */
export const PROVIDER_ROUTE = "/sign-in/:provider";

/** The pattern that `paths.topic` fills. */
export const TOPIC_ROUTE = "/topics/:slug";
