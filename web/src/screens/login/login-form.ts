export const EMPTY_LOGIN = { usernameOrEmail: "", password: "" };

/** The account of the demo community, where the server has one. */
export const DEMO_LOGIN = { usernameOrEmail: "demo", password: "demo1234" };

export const loginRules = {
  usernameOrEmail: (value: string) => (value.trim() === "" ? "Username or email is required" : null),
  password: (value: string) => (value.trim() === "" ? "Password is required" : null),
};
