import { describe, expect, it } from "vitest";
import { EMPTY_REGISTRATION, type RegisterValues, registerRequest, registerRules } from "./register-form.ts";

const asha: RegisterValues = {
  firstName: " Asha ",
  lastName: "Rao",
  username: "asha.rao",
  email: "asha@example.com",
  bio: "",
  birthYear: "",
  password: "monsoon-42",
  confirmPassword: "monsoon-42",
};

function mistakes(changes: Partial<RegisterValues>) {
  const values = { ...asha, ...changes };
  const entries = Object.entries(registerRules).map(([field, rule]) => [
    field,
    rule(values[field as keyof RegisterValues], values),
  ]);
  return Object.fromEntries(entries.filter(([, mistake]) => mistake !== null));
}

describe("the registration form", () => {
  it("accepts a complete registration", () => {
    expect(mistakes({})).toEqual({});
  });

  it("names every missing field", () => {
    expect(mistakes(EMPTY_REGISTRATION)).toEqual({
      firstName: "First name is required",
      lastName: "Last name is required",
      username: "Username is required",
      email: "Email is required",
      password: "Password is required",
      confirmPassword: "Please confirm your password",
    });
  });

  it.each([
    [{ username: "ab" }, { username: "Username must be at least 3 characters long" }],
    [{ username: "asha rao" }, { username: "Username may hold only letters, digits, _, . and -" }],
    [
      { username: "\u0430sha" },
      { username: "Username must be written in one script, such as Latin or Devanagari" },
    ],
    [{ username: "..." }, { username: "Username must hold at least one letter or digit" }],
    [{ email: "asha@home" }, { email: "Please enter a valid email address" }],
    [
      { password: "12345", confirmPassword: "12345" },
      { password: "Password must be at least 6 characters long" },
    ],
    [{ confirmPassword: "monsoon" }, { confirmPassword: "Passwords do not match" }],
    [
      { password: "Asha.Rao", confirmPassword: "Asha.Rao" },
      { password: "Password must differ from your username and email address" },
    ],
    [{ bio: "x".repeat(501) }, { bio: "Bio must be at most 500 characters long" }],
  ])("refuses %j", (changes, expected) => {
    expect(mistakes(changes)).toEqual(expected);
  });

  it("joins first and last name and trims everything but passwords", () => {
    expect(registerRequest(asha)).toEqual({
      username: "asha.rao",
      email: "asha@example.com",
      password: "monsoon-42",
      bio: "",
      fullName: "Asha Rao",
    });
  });
});

describe("the year of birth, where it is asked for", () => {
  it("is sent as a number, and left out where nobody was asked", () => {
    expect(registerRequest({ ...asha, birthYear: "2008" })).toMatchObject({ birthYear: 2008 });
    expect(registerRequest(asha)).not.toHaveProperty("birthYear");
  });
});
