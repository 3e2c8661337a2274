import { createBrowserRouter, Navigate } from "react-router";
import { BubbleLoader } from "../components/bubble-loader.tsx";
import { ErrorFallback } from "./error-fallback.tsx";
import { paths, USER_ROUTE } from "./paths.ts";
import { RequireSession } from "./require-session.tsx";
import { RootLayout } from "./root-layout.tsx";

/** Every screen is its own chunk, asked for when its route is. */
const publicRoutes = [
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import("../screens/landing/landing-screen.tsx")).LandingScreen }),
  },
  {
    path: paths.login,
    lazy: async () => ({ Component: (await import("../screens/login/login-screen.tsx")).LoginScreen }),
  },
  {
    path: paths.register,
    lazy: async () => ({
      Component: (await import("../screens/register/register-screen.tsx")).RegisterScreen,
    }),
  },
  {
    path: paths.forgotPassword,
    lazy: async () => ({
      Component: (await import("../screens/forgot-password/forgot-password-screen.tsx")).ForgotPasswordScreen,
    }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({
      Component: (await import("../screens/reset-password/reset-password-screen.tsx")).ResetPasswordScreen,
    }),
  },
  {
    path: paths.explore,
    lazy: async () => ({ Component: (await import("../screens/explore/explore-screen.tsx")).ExploreScreen }),
  },
  {
    path: USER_ROUTE,
    lazy: async () => ({ Component: (await import("../screens/user/user-screen.tsx")).UserScreen }),
  },
];

const signedInRoutes = [
  {
    path: paths.social,
    lazy: async () => ({ Component: (await import("../screens/social/social-screen.tsx")).SocialScreen }),
  },
  {
    path: paths.dashboard,
    lazy: async () => ({
      Component: (await import("../screens/dashboard/dashboard-screen.tsx")).DashboardScreen,
    }),
  },
  {
    path: paths.profile,
    lazy: async () => ({ Component: (await import("../screens/profile/profile-screen.tsx")).ProfileScreen }),
  },
  {
    path: paths.people,
    lazy: async () => ({ Component: (await import("../screens/people/people-screen.tsx")).PeopleScreen }),
  },
];

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <ErrorFallback />,
    HydrateFallback: BubbleLoader,
    children: [
      {
        errorElement: <ErrorFallback />,
        children: [
          ...publicRoutes,
          { element: <RequireSession />, children: signedInRoutes },
          { path: "*", element: <Navigate to={paths.social} replace /> },
        ],
      },
    ],
  },
]);
