/** Every address of the web app. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  reminderOff: "/reminder-off",
  welcome: "/welcome",
  social: "/social",
  today: "/today",
  createPost: "/create-post",
  bookmarks: "/bookmarks",
  practice: "/mcq",
  mistakes: "/mcq?mistakes=1",
  generateQuestions: "/generate-questions",
  studyPlans: "/generate-questions#study-plans",
  dashboard: "/dashboard",
  leaderboard: "/leaderboard",
  history: "/history",
  profile: "/profile",
  settings: "/settings",
  practiceOn: (topic: string) => `/mcq?topic=${encodeURIComponent(topic)}&start=1`,
  generateOn: (topic: string) => `/generate-questions?topic=${encodeURIComponent(topic)}`,
  createMockTest: "/create-mocktest",
  mockTests: "/mock-tests",
  testApi: "/test-api",
  explore: "/explore",
  people: "/people",
  topics: "/topics",
  topic: (slug: string) => `/topics/${encodeURIComponent(slug)}`,
  post: (id: string) => `/posts/${encodeURIComponent(id)}`,
  editPost: (id: string) => `/posts/${encodeURIComponent(id)}/edit`,
  /** A quiz on what a day of a study plan is about. */
  planDay: (planId: string, day: number) => `/mcq?plan=${encodeURIComponent(planId)}&day=${day}`,
  user: (id: string) => `/users/${encodeURIComponent(id)}`,
} as const;

/** The pattern that `paths.user` fills. */
export const USER_ROUTE = "/users/:id";

/** The patterns that `paths.post` and `paths.editPost` fill. */
export const POST_ROUTE = "/posts/:id";
export const EDIT_POST_ROUTE = "/posts/:id/edit";

/** The pattern that `paths.topic` fills. */
export const TOPIC_ROUTE = "/topics/:slug";
