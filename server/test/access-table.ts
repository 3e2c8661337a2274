import { PASSWORD } from "./password.ts";
import { questionPost } from "./posts.ts";
import type { Person, TestApp } from "./test-app.ts";

/** It has been answered, so what it asks stays. */
export const postOfScene = () => questionPost({}, { questionText: "How long is a second?" });

/** What a row needs to know to call its endpoint: who asks, and whose things it asks for. */
export interface Scene {
  app: TestApp;
  owner: Person;
  other: Person;
  /** The owner's post with a question, which the other has answered, and the owner's comment under it. */
  postId: string;
  questionId: string;
  commentId: string;
  /** The owner's study plan. */
  planId: string;
  /** A session of the owner's. */
  sessionId: string;
  /** The owner's private mock test, and their attempt at it that runs in another session. */
  mockTestId: string;
  mockAttemptId: string;
  mockQuestionId: string;
}

interface Row {
  /** Path parameters; the owner's things. */
  params?: (scene: Scene) => Record<string, string>;
  query?: (scene: Scene) => Record<string, string>;
  body?: (scene: Scene) => unknown;
  headers?: Record<string, string>;
  /** Whether it needs the owner's mock test. */
  needsMockTest?: true;
  visitor: number;
  /** Another learner asking for the owner's things. */
  other: number;
  owner: number;
}

const ofOwner = ({ owner }: Scene) => ({ id: owner.id });
const ofOwnerId = ({ owner }: Scene) => ({ userId: owner.id });
const ofOther = ({ other }: Scene) => ({ id: other.id });

const ofPost = ({ postId }: Scene) => ({ id: postId });
const ofQuestion = ({ questionId }: Scene) => ({ id: questionId });
const ofPlan = ({ planId }: Scene) => ({ id: planId, day: "1" });
const ofMockTest = {
  needsMockTest: true,
  params: ({ mockTestId }: Scene) => ({ id: mockTestId }),
} as const;
const ofMockAttempt = {
  needsMockTest: true,
  params: ({ mockAttemptId, mockQuestionId }: Scene) => ({ id: mockAttemptId, questionId: mockQuestionId }),
} as const;
const ofMockQuestion = {
  needsMockTest: true,
  params: ({ mockQuestionId }: Scene) => ({ id: mockQuestionId }),
} as const;
const ofComment = ({ commentId }: Scene) => ({ id: commentId });

const seenByAll = { visitor: 200, other: 200, owner: 200 };
const ownActs = { visitor: 401, other: 200, owner: 200 };
/** Asked for the password, which the walk does not tell: nobody may be gone afterwards. */
const wrongPassword = { visitor: 401, other: 400, owner: 400 };
const ownOnly = { visitor: 401, other: 403, owner: 200 };

const ofText = { ...ownActs, body: () => ({ text: "The cat sat on the mat. The dog was happy." }) };

const aQuiz = { subject: "Physics", examType: "NEET", difficultyLevel: "Easy", count: "1" };

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Who may do what, a row for each call of the contract: see docs/architecture.md. */
export const accessTable: Record<string, Row> = {
  getHealth: seenByAll,
  getLiveness: seenByAll,
  getReadiness: seenByAll,
  getConfig: seenByAll,
  login: {
    ...seenByAll,
    body: ({ owner }) => ({ usernameOrEmail: owner.username, password: owner.password }),
  },
  register: {
    visitor: 201,
    other: 201,
    owner: 201,
    body: () => {
      const name = `walk_${crypto.randomUUID().slice(0, 8)}`;
      return { username: name, email: `${name}@example.org`, password: PASSWORD };
    },
  },
  forgotPassword: { ...seenByAll, body: () => ({ email: "nobody@example.org" }) },
  resetPassword: {
    visitor: 400,
    other: 400,
    owner: 400,
    body: () => ({ token: "wrong", newPassword: PASSWORD }),
  },
  confirmEmail: { visitor: 400, other: 400, owner: 400, body: () => ({ token: "wrong" }) },
  // Nothing of theirs waits to be confirmed.
  resendConfirmation: { visitor: 401, other: 409, owner: 409 },
  cancelEmailChange: ownActs,
  logout: { visitor: 401, other: 204, owner: 204 },
  changePassword: { ...wrongPassword, body: () => ({ currentPassword: "wrong", newPassword: PASSWORD }) },
  listSessions: ownActs,
  endSession: { visitor: 401, other: 404, owner: 204, params: ({ sessionId }) => ({ id: sessionId }) },
  endAllSessions: { visitor: 401, other: 204, owner: 204 },
  exportAccount: ownActs,
  deleteAccount: { ...wrongPassword, body: () => ({ password: "wrong" }) },
  getProfile: ownActs,
  updateProfile: { ...ownActs, body: () => ({ bio: "walked" }) },
  uploadAvatar: { ...ownActs, body: () => onePixel, headers: { "content-type": "image/png" } },
  getUser: { ...seenByAll, params: ofOwner },
  updateSocialProfile: { ...ownActs, body: () => ({ bio: "walked" }) },
  updateUserProfile: { ...ownOnly, params: ofOwner, body: () => ({ bio: "walked" }) },
  toggleFollow: { visitor: 401, other: 400, owner: 200, params: ofOther },
  listFollowers: { ...seenByAll, params: ofOwner },
  listFollowing: { ...seenByAll, params: ofOwner },
  searchUsers: { ...seenByAll, query: () => ({ query: "walk" }) },
  listTopUsers: seenByAll,
  uploadQuestionPicture: {
    visitor: 401,
    other: 201,
    owner: 201,
    body: () => onePixel,
    headers: { "content-type": "image/png" },
  },
  createPost: { visitor: 401, other: 201, owner: 201, body: () => questionPost() },
  createPosts: { visitor: 401, other: 201, owner: 201, body: () => ({ posts: [questionPost()] }) },
  getPost: { ...seenByAll, params: ofPost },
  updatePost: { ...ownOnly, params: ofPost, body: postOfScene },
  deletePost: { visitor: 401, other: 403, owner: 204, params: ofPost },
  toggleLike: { ...ownActs, params: ofPost },
  toggleBookmark: { ...ownActs, params: ofPost },
  sharePost: { ...ownActs, params: ofPost },
  viewPost: { ...seenByAll, params: ofPost },
  getPostAnalytics: { ...ownOnly, params: ofPost },
  listBookmarks: ownActs,
  listUserPosts: { ...seenByAll, params: ofOwner },
  getFeed: seenByAll,
  getTrendingFeed: seenByAll,
  getFollowingFeed: ownActs,
  getPersonalizedFeed: ownActs,
  searchPosts: { ...seenByAll, query: () => ({ query: "walk" }) },
  listPostsBySubject: { ...seenByAll, params: () => ({ subject: "Computer Science" }) },
  listPostsByExam: { ...seenByAll, params: () => ({ examType: "upsc" }) },
  answerQuestion: { ...ownActs, params: ofQuestion, body: () => ({ selectedOption: "a" }) },
  submitAnswer: { ...ownActs, query: ({ questionId }) => ({ questionId, selectedOption: "B" }) },
  getMyAnswer: { ...ownActs, params: ofQuestion },
  // Others have answered it by then, and its author knows the key.
  askAboutQuestion: { ...ownActs, params: ofQuestion, body: () => ({ ask: "READ" }) },
  rateTutorAnswer: {
    // Only who got this very answer finds it.
    visitor: 401,
    other: 404,
    owner: 404,
    params: ofQuestion,
    body: () => ({ answerId: crypto.randomUUID(), isHelpful: true }),
  },
  takeHint: { visitor: 401, other: 409, owner: 409, params: ofQuestion, body: () => ({}) },
  generateQuiz: { ...ownActs, query: () => aQuiz },
  generateSocialQuestions: { ...ownActs, query: () => aQuiz },
  submitQuizAnswer: { ...ownActs, query: ({ questionId }) => ({ questionId, selectedOption: "B" }) },
  // Its author has not answered it; the query asks for a question of its own.
  reviewQuestion: {
    visitor: 401,
    other: 200,
    owner: 403,
    query: () => ({}),
    body: ({ questionId }) => ({ questionId, selectedOption: "B" }),
  },
  listMistakes: ownActs,
  listTopics: { ...seenByAll, query: () => ({ examType: "NEET" }) },
  getTopic: { ...seenByAll, params: () => ({ slug: "kinematics" }) },
  getGoal: ownActs,
  setGoal: { ...ownActs, body: () => ({ examType: "NEET", subjects: ["PHYSICS"] }) },
  deleteGoal: { visitor: 401, other: 204, owner: 204 },
  getToday: ownActs,
  getForecast: ownActs,
  getReminder: ownActs,
  setReminder: { ...ownActs, body: () => ({ reminder: { hour: 7, channel: "mail" } }) },
  endReminder: { visitor: 400, other: 400, owner: 400, body: () => ({ token: "of.nobody" }) },
  buryQuestion: { visitor: 401, other: 204, owner: 204, params: ofQuestion },
  unburyQuestion: { visitor: 401, other: 204, owner: 204, params: ofQuestion },
  listPatterns: seenByAll,
  createMockTest: {
    visitor: 401,
    other: 201,
    owner: 201,
    body: () => ({ title: "Walk", subject: "PHYSICS", totalQuestions: 1 }),
  },
  listMockTests: ownActs,
  listOwnQuestions: ownActs,
  getMockTest: { visitor: 401, other: 404, owner: 200, ...ofMockTest },
  deleteMockTest: { visitor: 401, other: 404, owner: 204, ...ofMockTest },
  startMockAttempt: { visitor: 401, other: 404, owner: 200, ...ofMockTest, body: () => ({}) },
  listMockAttempts: ownActs,
  listMockTrends: ownActs,
  getMockAttempt: { visitor: 401, other: 404, owner: 200, ...ofMockAttempt },
  // It runs in another session of theirs.
  saveMockAnswer: {
    visitor: 401,
    other: 404,
    owner: 409,
    ...ofMockAttempt,
    body: () => ({ answer: "A", sequence: 1 }),
  },
  submitMockAttempt: { visitor: 401, other: 404, owner: 409, ...ofMockAttempt },
  // It is not over yet.
  getMockResult: { visitor: 401, other: 404, owner: 409, ...ofMockAttempt },
  noteMistake: { visitor: 401, other: 404, owner: 409, ...ofMockAttempt, body: () => ({ reason: "slip" }) },
  getShare: { visitor: 401, other: 404, owner: 200, ...ofMockAttempt },
  shareResult: { visitor: 401, other: 404, owner: 409, ...ofMockAttempt, body: () => ({ score: true }) },
  withdrawShare: { visitor: 401, other: 404, owner: 204, ...ofMockAttempt },
  // Nobody has shared one by this id.
  getSharedResult: { visitor: 404, other: 404, owner: 404, params: () => ({ id: crypto.randomUUID() }) },
  // The owner has not finished the paper, and so may not know more of its question either.
  likeMockQuestion: { visitor: 401, other: 404, owner: 404, ...ofMockQuestion },
  bookmarkMockQuestion: { visitor: 401, other: 404, owner: 404, ...ofMockQuestion },
  listMockQuestionComments: { visitor: 401, other: 404, owner: 404, ...ofMockQuestion },
  commentOnMockQuestion: {
    visitor: 401,
    other: 404,
    owner: 404,
    ...ofMockQuestion,
    body: () => ({ content: "Why?" }),
  },
  listBookmarkedMockQuestions: ownActs,
  listStudyPlans: ownActs,
  tickStudyPlanDay: { visitor: 401, other: 404, owner: 200, params: ofPlan, body: () => ({ done: true }) },
  startStudyPlanDay: { visitor: 401, other: 404, owner: 200, params: ofPlan, body: () => ({}) },
  deleteStudyPlan: { visitor: 401, other: 404, owner: 204, params: ofPlan },
  generateDrafts: { ...ownActs, body: () => ({ topic: "kinematics", count: 1 }) },
  generateDraftsFromText: ofText,
  generateDraftsBySubject: { ...ownActs, body: () => ({ subject: "Physics", count: 1, practise: true }) },
  analyzeText: ofText,
  // Blank, so that the walk does not wait for the grammar engine.
  checkGrammar: { visitor: 401, other: 400, owner: 400, body: () => ({ text: " " }) },
  analyzeSentiment: ofText,
  scoreReadability: ofText,
  generateStudyPlan: { ...ownActs, body: () => ({ subject: "Physics", examType: "NEET", duration: 2 }) },
  explainTopic: { ...ownActs, body: () => ({ topic: "kinematics" }) },
  explainQuestion: { ...ownActs, body: () => ({ questionText: "What is 2 + 2?" }) },
  summarizeText: ofText,
  extractKeyPoints: ofText,
  generateTags: ofText,
  converse: { ...ownActs, body: () => ({ message: "hello" }) },
  getCapabilities: ownActs,
  listComments: { ...seenByAll, params: ofPost },
  createComment: {
    visitor: 401,
    other: 201,
    owner: 201,
    params: ofPost,
    body: () => ({ content: "Well asked" }),
  },
  toggleCommentLike: { ...ownActs, params: ofComment },
  deleteComment: { visitor: 401, other: 403, owner: 204, params: ofComment },
  listNotifications: ownActs,
  markNotificationsRead: { ...ownActs, body: () => ({}) },
  streamEvents: { ...ownActs, query: () => ({ once: "true" }) },
  getActivity: ownActs,
  listSuggestions: ownActs,
  getProgress: { ...ownOnly, params: ofOwnerId },
  listResponses: { ...ownOnly, params: ofOwnerId },
  getScore: { ...ownOnly, params: ofOwnerId },
  getLeaderboard: seenByAll,
  getUserAnalytics: { ...ownOnly, params: ofOwner },
  getRevenue: { ...ownOnly, params: ofOwner },
  getStatus: { ...seenByAll, params: ofOwner },
  setStatus: { ...ownOnly, params: ofOwner, body: () => ({ status: "online" }) },
};
