import { matchPath, Route, Routes } from "react-router";
import {
  EDIT_POST_ROUTE,
  POST_ROUTE,
  PROVIDER_ROUTE,
  paths,
  QUESTION_ROUTE,
  TOPIC_ROUTE,
  USER_ROUTE,
} from "../addresses/paths.ts";
import { RequireSession } from "./require-session.tsx";
import { type Screen, screen } from "./screen.tsx";

const Landing = screen(async () => (await import("../screens/landing/landing-screen.tsx")).LandingScreen);
const Login = screen(async () => (await import("../screens/login/login-screen.tsx")).LoginScreen);
const Register = screen(async () => (await import("../screens/register/register-screen.tsx")).RegisterScreen);
const ForgotPassword = screen(
  async () => (await import("../screens/forgot-password/forgot-password-screen.tsx")).ForgotPasswordScreen,
);
const ResetPassword = screen(
  async () => (await import("../screens/reset-password/reset-password-screen.tsx")).ResetPasswordScreen,
);
const ConfirmEmail = screen(
  async () => (await import("../screens/confirm-email/confirm-email-screen.tsx")).ConfirmEmailScreen,
);
const RecoverAccount = screen(
  async () => (await import("../screens/recover-account/recover-account-screen.tsx")).RecoverAccountScreen,
);
const CancelRecovery = screen(
  async () => (await import("../screens/recover-account/cancel-recovery-screen.tsx")).CancelRecoveryScreen,
);
const SignIn = screen(async () => (await import("../screens/sign-in/sign-in-screen.tsx")).SignInScreen);
const Prove = screen(async () => (await import("../screens/prove/prove-screen.tsx")).ProveScreen);
const ReminderOff = screen(
  async () => (await import("../screens/reminder-off/reminder-off-screen.tsx")).ReminderOffScreen,
);
const Welcome = screen(async () => (await import("../screens/welcome/welcome-screen.tsx")).WelcomeScreen);
const Explore = screen(async () => (await import("../screens/explore/explore-screen.tsx")).ExploreScreen);
const User = screen(async () => (await import("../screens/user/user-screen.tsx")).UserScreen);
const Social = screen(async () => (await import("../screens/social/social-screen.tsx")).SocialScreen);
const TodayPage = screen(async () => (await import("../screens/today/today-screen.tsx")).TodayScreen);
const CreatePost = screen(
  async () => (await import("../screens/create-post/create-post-screen.tsx")).CreatePostScreen,
);
const EditPost = screen(
  async () => (await import("../screens/create-post/edit-post-screen.tsx")).EditPostScreen,
);
const PostPage = screen(async () => (await import("../screens/post/post-screen.tsx")).PostScreen);
const QuestionPage = screen(
  async () => (await import("../screens/question/question-screen.tsx")).QuestionScreen,
);
const Bookmarks = screen(
  async () => (await import("../screens/bookmarks/bookmarks-screen.tsx")).BookmarksScreen,
);
const Practice = screen(async () => (await import("../screens/practice/practice-screen.tsx")).PracticeScreen);
const GenerateQuestions = screen(
  async () =>
    (await import("../screens/generate-questions/generate-questions-screen.tsx")).GenerateQuestionsScreen,
);
const Dashboard = screen(
  async () => (await import("../screens/dashboard/dashboard-screen.tsx")).DashboardScreen,
);
const Leaderboard = screen(
  async () => (await import("../screens/leaderboard/leaderboard-screen.tsx")).LeaderboardScreen,
);
const History = screen(async () => (await import("../screens/history/history-screen.tsx")).HistoryScreen);
const Profile = screen(async () => (await import("../screens/profile/profile-screen.tsx")).ProfileScreen);
const Settings = screen(async () => (await import("../screens/settings/settings-screen.tsx")).SettingsScreen);
const UnknownAddress = screen(async () => (await import("./unknown-address.tsx")).UnknownAddress);
const Assistant = screen(
  async () => (await import("../screens/assistant/assistant-screen.tsx")).AssistantScreen,
);
const TestApi = screen(async () => (await import("../screens/test-api/test-api-screen.tsx")).TestApiScreen);
const MockTests = screen(
  async () => (await import("../screens/mock-tests/mock-tests-screen.tsx")).MockTestsScreen,
);
const People = screen(async () => (await import("../screens/people/people-screen.tsx")).PeopleScreen);
const Topics = screen(async () => (await import("../screens/topics/topics-screen.tsx")).TopicsScreen);
const Topic = screen(async () => (await import("../screens/topic/topic-screen.tsx")).TopicScreen);

const Rules = screen(async () => (await import("../screens/rules/rules-screen.tsx")).RulesScreen);
const Corrections = screen(
  async () => (await import("../screens/corrections/corrections-screen.tsx")).CorrectionsScreen,
);
const Moderation = screen(
  async () => (await import("../screens/moderation/moderation-screen.tsx")).ModerationScreen,
);

interface Place {
  path: string;
  Screen: Screen;
}

const PUBLIC: Place[] = [
  { path: paths.home, Screen: Landing },
  { path: paths.login, Screen: Login },
  { path: paths.register, Screen: Register },
  { path: paths.forgotPassword, Screen: ForgotPassword },
  { path: paths.resetPassword, Screen: ResetPassword },
  { path: paths.confirmEmail, Screen: ConfirmEmail },
  { path: paths.recoverAccount, Screen: RecoverAccount },
  { path: paths.cancelRecovery, Screen: CancelRecovery },
  { path: PROVIDER_ROUTE, Screen: SignIn },
  { path: paths.reminderOff, Screen: ReminderOff },
  { path: paths.explore, Screen: Explore },
  { path: USER_ROUTE, Screen: User },
  { path: paths.topics, Screen: Topics },
  { path: TOPIC_ROUTE, Screen: Topic },
  { path: paths.rules, Screen: Rules },
  { path: paths.corrections, Screen: Corrections },
  { path: POST_ROUTE, Screen: PostPage },
  { path: "/results/:id", Screen: MockTests },
];

/** Only for signed-in users. */
const GUARDED: Place[] = [
  { path: paths.welcome, Screen: Welcome },
  { path: paths.social, Screen: Social },
  { path: paths.today, Screen: TodayPage },
  { path: paths.createPost, Screen: CreatePost },
  { path: EDIT_POST_ROUTE, Screen: EditPost },
  { path: QUESTION_ROUTE, Screen: QuestionPage },
  { path: paths.bookmarks, Screen: Bookmarks },
  { path: paths.practice, Screen: Practice },
  { path: paths.generateQuestions, Screen: GenerateQuestions },
  { path: paths.dashboard, Screen: Dashboard },
  { path: paths.leaderboard, Screen: Leaderboard },
  { path: paths.history, Screen: History },
  { path: paths.profile, Screen: Profile },
  { path: paths.settings, Screen: Settings },
  { path: paths.prove, Screen: Prove },
  { path: paths.assistant, Screen: Assistant },
  { path: paths.testApi, Screen: TestApi },
  { path: paths.createMockTest, Screen: MockTests },
  { path: `${paths.mockTests}/*`, Screen: MockTests },
  { path: paths.people, Screen: People },
  { path: `${paths.moderation}/*`, Screen: Moderation },
];

const routesOf = (places: Place[]) =>
  places.map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />);

export function AppRoutes() {
  return (
    <Routes>
      {routesOf(PUBLIC)}
      <Route element={<RequireSession />}>{routesOf(GUARDED)}</Route>
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
  );
}

/** Loads the screen of an address, so that it is ready when the page around it is rendered. */
export async function loadScreenAt(pathname: string, isSignedIn: boolean): Promise<void> {
  const isHere = ({ path }: Place) => (/[:*]/.test(path) ? matchPath(path, pathname) : path === pathname);
  const place = PUBLIC.find(isHere) ?? (isSignedIn ? GUARDED.find(isHere) : undefined);
  await (place?.Screen ?? (isSignedIn ? Social : Login)).load();
}
