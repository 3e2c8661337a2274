import { PASSWORD } from "./password.ts";
import { questionPost } from "./posts.ts";
import type { Person, TestApp } from "./test-app.ts";

export const postOfScene = () => questionPost({}, { questionText: "How long is a second?" });

/** What a row needs to call its endpoint: the caller, and the owner of the things it requests. */
export interface Scene {
  app: TestApp;
  owner: Person;
  other: Person;
  moderator: Person;
  administrator: Person;
  /** A third person, whom anybody may report. */
  stranger: Person;
  /** An open dispute about the owner's question. */
  questionCaseId: string;
  /** The owner's report, which waits for a decision. */
  reportId: string;
  /** An open case, and a sanction against the owner. */
  caseId: string;
  strikeId: string;
  /** Another sanction, which the owner has appealed. */
  appealId: string;
  /** The owner's post with a question, which the other person has answered, and the owner's comment on it. */
  postId: string;
  questionId: string;
  commentId: string;
  /** The owner's study plan. */
  planId: string;
  /** One of the owner's sessions. */
  sessionId: string;
  /** The owner's private mock test, and their attempt at it that is running in another session. */
  mockTestId: string;
  mockAttemptId: string;
  mockQuestionId: string;
}

interface Row {
  /** Path parameters: the owner's things. */
  params?: (scene: Scene) => Record<string, string>;
  query?: (scene: Scene) => Record<string, string>;
  body?: (scene: Scene) => unknown;
  headers?: Record<string, string>;
  /** Whether it needs the owner's mock test. */
  needsMockTest?: true;
  visitor: number;
  /** Another learner requests the owner's things. */
  other: number;
  owner: number;
  /** If a role is needed; then others get 403. */
  moderator?: number;
  administrator?: number;
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
const ofCase = ({ caseId }: Scene) => ({ id: caseId });
const ofQuestionCase = ({ questionCaseId }: Scene) => ({ id: questionCaseId });
const anObjection = () => ({ reason: "WRONG_KEY", answer: "B", text: "It is B" });
const ofStrike = ({ strikeId }: Scene) => ({ id: strikeId });
const ofComment = ({ commentId }: Scene) => ({ id: commentId });

const seenByAll = { visitor: 200, other: 200, owner: 200 };
const ownActs = { visitor: 401, other: 200, owner: 200 };
/** Requires the password, which the walk does not send, so that no account is deleted. */
const wrongPassword = { visitor: 401, other: 400, owner: 400 };
const forModerators = { visitor: 401, other: 403, owner: 403, moderator: 200, administrator: 200 };
const conflicting = { moderator: 409, administrator: 409 };
const forAdministrators = { visitor: 401, other: 403, owner: 403, moderator: 403, administrator: 200 };
const ownOnly = { visitor: 401, other: 403, owner: 200 };

/** What no provider would say. */
const noAnswer = () => ({ state: "wrong", secret: "wrong", answer: "" });
const ofNoProvider = () => ({ provider: "nobody" });

/** What no passkey would send. */
const noCredential = (field: "attestationObject" | "signature") => ({
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", [field]: "AAAA" },
});

const ofText = { ...ownActs, body: () => ({ text: "The cat sat on the mat. The dog was happy." }) };

const aQuiz = { subject: "Physics", examType: "NEET", difficultyLevel: "Easy", count: "1" };

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Who may do what, with a row for each call of the contract: see docs/architecture.md. */
export const accessTable: Record<string, Row> = {
  createReport: {
    ...ownActs,
    owner: 201,
    other: 201,
    body: ({ stranger }) => ({ kind: "USER", id: stranger.id, reason: "OTHER" }),
  },
  listOwnReports: ownActs,
  withdrawReport: {
    visitor: 401,
    other: 404,
    owner: 204,
    params: ({ reportId }) => ({ id: reportId }),
  },
  // The author cannot object, and the other has answered.
  disputeQuestion: { visitor: 401, other: 201, owner: 403, params: ofQuestion, body: anObjection },
  listDisputes: { ...ownActs, params: ofQuestion },
  joinDispute: { visitor: 401, other: 200, owner: 403, params: ofQuestionCase, body: anObjection },
  answerDispute: {
    visitor: 401,
    other: 403,
    owner: 200,
    params: ofQuestionCase,
    body: () => ({ action: "DEFEND", text: "It is A" }),
  },
  listQuestionCases: forModerators,
  getQuestionCase: { ...forModerators, params: ofQuestionCase },
  listSameWriter: { ...forModerators, params: ofQuestionCase },
  decideQuestionCase: {
    ...forModerators,
    params: ofQuestionCase,
    body: () => ({ outcome: "KEPT", reason: "It is A", revision: 1 }),
  },
  listCorrections: seenByAll,
  listCases: forModerators,
  getCase: { ...forModerators, params: ofCase },
  decideCase: {
    ...forModerators,
    params: ofCase,
    body: () => ({ decision: "KEEP", reason: "OTHER", version: 1 }),
  },
  // Nothing is decided yet.
  undoDecision: { ...forModerators, ...conflicting, params: ofCase, body: () => ({ version: 1 }) },
  assignCase: { ...forModerators, params: ofCase, body: () => ({ version: 1, isMine: false }) },
  addCaseNote: {
    ...forModerators,
    moderator: 204,
    administrator: 204,
    params: ofCase,
    body: () => ({ text: "Ask her first" }),
  },
  removeSpam: { ...forModerators, body: () => ({ ids: [] }) },
  getModerationFigures: forModerators,
  listStrikes: ownActs,
  appealStrike: {
    visitor: 401,
    other: 404,
    owner: 201,
    params: ofStrike,
    body: () => ({ text: "It was a joke" }),
  },
  listAppeals: forModerators,
  decideAppeal: {
    ...forModerators,
    moderator: 204,
    administrator: 204,
    params: ({ appealId }) => ({ id: appealId }),
    body: () => ({ outcome: "UPHELD", answer: "We looked again" }),
  },
  listAudit: forAdministrators,
  exportAuditAsJson: forAdministrators,
  exportAuditAsCsv: forAdministrators,
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
  requestRecovery: { ...seenByAll, body: () => ({ email: "nobody@example.org" }) },
  checkRecovery: { visitor: 400, other: 400, owner: 400, body: () => ({ token: "wrong" }) },
  startRecovery: { visitor: 400, other: 400, owner: 400, body: () => ({ token: "wrong" }) },
  finishRecovery: {
    visitor: 400,
    other: 400,
    owner: 400,
    body: () => ({ token: "wrong", newPassword: PASSWORD }),
  },
  cancelRecovery: { visitor: 400, other: 400, owner: 400, body: () => ({ token: "wrong" }) },
  getOwnRecovery: ownActs,
  cancelOwnRecovery: { visitor: 401, other: 204, owner: 204 },
  // No address of theirs waits for confirmation.
  resendConfirmation: { visitor: 401, other: 409, owner: 409 },
  cancelEmailChange: ownActs,
  logout: { visitor: 401, other: 204, owner: 204 },
  openDeviceKey: { visitor: 401, other: 200, owner: 200, body: () => ({}) },
  changePassword: { ...wrongPassword, body: () => ({ currentPassword: "wrong", newPassword: PASSWORD }) },
  listSessions: ownActs,
  endSession: { visitor: 401, other: 404, owner: 204, params: ({ sessionId }) => ({ id: sessionId }) },
  endAllSessions: { visitor: 401, other: 204, owner: 204 },
  listAccountEvents: ownActs,
  exportAccount: ownActs,
  deleteAccount: { ...wrongPassword, body: () => ({ password: "wrong" }) },
  getSecondFactor: ownActs,
  startSecondFactor: { ...wrongPassword, body: () => ({ password: "wrong" }) },
  // Neither has started to set one up.
  confirmSecondFactor: { visitor: 401, other: 409, owner: 409, body: () => ({ code: "123456" }) },
  renewRecoveryCodes: { ...wrongPassword, body: () => ({ password: "wrong", code: "123456" }) },
  turnOffSecondFactor: { ...wrongPassword, body: () => ({ password: "wrong", code: "123456" }) },
  forgetDevices: { visitor: 401, other: 204, owner: 204 },
  listPasskeys: ownActs,
  startPasskey: { ...wrongPassword, body: () => ({ password: "wrong" }) },
  addPasskey: { ...wrongPassword, body: () => ({ credential: noCredential("attestationObject") }) },
  renamePasskey: { visitor: 401, other: 404, owner: 404, params: ofOwner, body: () => ({ name: "walked" }) },
  deletePasskey: {
    visitor: 401,
    other: 404,
    owner: 404,
    params: ofOwner,
    body: () => ({ password: "wrong" }),
  },
  startPasskeyProof: ownActs,
  proveByPasskey: { ...wrongPassword, body: () => ({ credential: noCredential("signature") }) },
  startPasskeyLogin: seenByAll,
  logInByPasskey: {
    visitor: 401,
    other: 401,
    owner: 401,
    body: () => ({ credential: noCredential("signature") }),
  },
  startProviderLogin: { visitor: 404, other: 404, owner: 404, params: ofNoProvider },
  logInByProvider: { visitor: 401, other: 401, owner: 401, body: noAnswer },
  registerByProvider: {
    visitor: 401,
    other: 401,
    owner: 401,
    body: () => ({ ticket: "wrong", username: "walked" }),
  },
  finishProviderLogin: {
    visitor: 401,
    other: 401,
    owner: 401,
    body: () => ({ ticket: "wrong", code: "123456" }),
  },
  listLinkedAccounts: ownActs,
  startLinking: { ...wrongPassword, params: ofNoProvider, body: () => ({ password: "wrong" }) },
  linkAccount: { ...wrongPassword, body: noAnswer },
  unlinkAccount: {
    visitor: 401,
    other: 404,
    owner: 404,
    params: ofOwner,
    body: () => ({ password: "wrong" }),
  },
  getProof: ownActs,
  // Both have a password.
  startProviderProof: { visitor: 401, other: 409, owner: 409, params: ofNoProvider },
  proveByProvider: { ...wrongPassword, body: noAnswer },
  mailProof: { visitor: 401, other: 409, owner: 409 },
  proveByMail: { ...wrongPassword, body: () => ({ token: "wrong" }) },
  getProfile: ownActs,
  updateProfile: { ...ownActs, body: () => ({ bio: "walked" }) },
  uploadAvatar: { ...ownActs, body: () => onePixel, headers: { "content-type": "image/png" } },
  getUser: { ...seenByAll, params: ofOwner },
  updateSocialProfile: { ...ownActs, body: () => ({ bio: "walked" }) },
  updateUserProfile: { ...ownOnly, params: ofOwner, body: () => ({ bio: "walked" }) },
  toggleFollow: { visitor: 401, other: 400, owner: 200, params: ofOther },
  // Nobody can block or mute themselves.
  blockPerson: { visitor: 401, other: 400, owner: 200, params: ofOther },
  unblockPerson: { ...ownActs, params: ofOther },
  listBlocks: ownActs,
  mutePerson: { visitor: 401, other: 400, owner: 200, params: ofOther, body: () => ({ hours: 24 }) },
  unmutePerson: { ...ownActs, params: ofOther },
  muteText: { ...ownActs, body: () => ({ kind: "WORD", text: "walk" }) },
  unmuteText: { visitor: 401, other: 204, owner: 204, query: () => ({ kind: "WORD", text: "walk" }) },
  listMutes: ownActs,
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
  listVersions: { ...ownActs, params: ofQuestion },
  getStatistics: { ...ownActs, params: ofQuestion },
  getPassport: { ...ownActs, params: ofQuestion },
  // Others have answered it by then, and its author knows the key.
  askAboutQuestion: { ...ownActs, params: ofQuestion, body: () => ({ ask: "READ" }) },
  rateTutorAnswer: {
    // Only the person who got this very answer finds it.
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
  // Its author has not answered it; the query names a question of its own.
  reviewQuestion: {
    visitor: 401,
    other: 200,
    owner: 403,
    query: () => ({}),
    body: ({ questionId }) => ({ questionId, selectedOption: "B" }),
  },
  listMistakes: ownActs,
  makePack: { ...ownActs, body: () => ({ topic: "ray-optics", count: 10 }) },
  listTopics: { ...seenByAll, query: () => ({ examType: "NEET" }) },
  getTopic: { ...seenByAll, params: () => ({ slug: "kinematics" }) },
  getGoal: ownActs,
  setGoal: { ...ownActs, body: () => ({ examType: "NEET", subjects: ["PHYSICS"], sections: ["Reasoning"] }) },
  deleteGoal: { visitor: 401, other: 204, owner: 204 },
  getToday: ownActs,
  getForecast: ownActs,
  getExamReadiness: ownActs,
  getDashboard: ownActs,
  listStudyBadges: ownActs,
  getPush: ownActs,
  setPush: { ...ownActs, body: () => ({ push: null }) },
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
  // It is running in another session of theirs.
  saveMockAnswer: {
    visitor: 401,
    other: 404,
    owner: 409,
    ...ofMockAttempt,
    body: () => ({ answer: "A", sequence: 1 }),
  },
  keepLateAnswer: {
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
  // The owner has not finished the paper, and so may not see its question either.
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
  createExamPlan: { ...ownActs, body: () => ({}) },
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
