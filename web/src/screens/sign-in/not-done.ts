/** The heading when a provider was asked in vain. */
export const NOT_DONE = {
  login: "You are not signed in",
  link: "Nothing was linked",
  prove: "That was not confirmed",
};
