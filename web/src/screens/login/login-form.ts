export interface LoginValues {
  usernameOrEmail: string;
  password: string;
}

export const EMPTY_LOGIN: LoginValues = { usernameOrEmail: "", password: "" };

export const loginRules = {
  usernameOrEmail: (value: string) => (value.trim() === "" ? "Username or email is required" : null),
  password: (value: string) => (value.trim() === "" ? "Password is required" : null),
};
