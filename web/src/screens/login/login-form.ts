import { DEMO_ACCOUNT } from "@prepfeed/contract/health";

export const EMPTY_LOGIN = { usernameOrEmail: "", password: "" };

/** The account of the demo community, if the server has one. */
export const DEMO_LOGIN = { usernameOrEmail: DEMO_ACCOUNT.username, password: DEMO_ACCOUNT.password };

export const loginRules = {
  usernameOrEmail: (value: string) => (value.trim() === "" ? "Username or email is required" : null),
  password: (value: string) => (value.trim() === "" ? "Password is required" : null),
};
