/** Every address of the web app. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  social: "/social",
  dashboard: "/dashboard",
  profile: "/profile",
  explore: "/explore",
  people: "/people",
  user: (id: string) => `/users/${encodeURIComponent(id)}`,
} as const;

/** The pattern that `paths.user` fills. */
export const USER_ROUTE = "/users/:id";
