import { Navigate, Route, Routes } from "react-router";
import { EDIT_POST_ROUTE, POST_ROUTE, paths, TOPIC_ROUTE, USER_ROUTE } from "../paths.ts";
import { RequireSession } from "./require-session.tsx";
import { screen } from "./screen.tsx";

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
const TestApi = screen(async () => (await import("../screens/test-api/test-api-screen.tsx")).TestApiScreen);
const MockTests = screen(
  async () => (await import("../screens/mock-tests/mock-tests-screen.tsx")).MockTestsScreen,
);
const People = screen(async () => (await import("../screens/people/people-screen.tsx")).PeopleScreen);
const Topics = screen(async () => (await import("../screens/topics/topics-screen.tsx")).TopicsScreen);
const Topic = screen(async () => (await import("../screens/topic/topic-screen.tsx")).TopicScreen);

export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<Landing />} />
      <Route path={paths.login} element={<Login />} />
      <Route path={paths.register} element={<Register />} />
      <Route path={paths.forgotPassword} element={<ForgotPassword />} />
      <Route path={paths.resetPassword} element={<ResetPassword />} />
      <Route path={paths.confirmEmail} element={<ConfirmEmail />} />
      <Route path={paths.reminderOff} element={<ReminderOff />} />
      <Route path={paths.explore} element={<Explore />} />
      <Route path={USER_ROUTE} element={<User />} />
      <Route path={paths.topics} element={<Topics />} />
      <Route path={TOPIC_ROUTE} element={<Topic />} />
      <Route path={POST_ROUTE} element={<PostPage />} />
      <Route path="/results/:id" element={<MockTests />} />
      <Route element={<RequireSession />}>
        <Route path={paths.welcome} element={<Welcome />} />
        <Route path={paths.social} element={<Social />} />
        <Route path={paths.today} element={<TodayPage />} />
        <Route path={paths.createPost} element={<CreatePost />} />
        <Route path={EDIT_POST_ROUTE} element={<EditPost />} />
        <Route path={paths.bookmarks} element={<Bookmarks />} />
        <Route path={paths.practice} element={<Practice />} />
        <Route path={paths.generateQuestions} element={<GenerateQuestions />} />
        <Route path={paths.dashboard} element={<Dashboard />} />
        <Route path={paths.leaderboard} element={<Leaderboard />} />
        <Route path={paths.history} element={<History />} />
        <Route path={paths.profile} element={<Profile />} />
        <Route path={paths.settings} element={<Settings />} />
        <Route path={paths.testApi} element={<TestApi />} />
        <Route path={paths.createMockTest} element={<MockTests />} />
        <Route path={`${paths.mockTests}/*`} element={<MockTests />} />
        <Route path={paths.people} element={<People />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.social} replace />} />
    </Routes>
  );
}
