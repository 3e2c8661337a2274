/** The heading when signing in by a provider failed. */
export const NOT_DONE = {
  login: "You are not signed in",
  link: "Nothing was linked",
  prove: "That was not confirmed",
};
