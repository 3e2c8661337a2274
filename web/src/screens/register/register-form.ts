import type { RegisterRequest } from "@prepfeed/contract/accounts/auth";
import { usernameMistake } from "@prepfeed/contract/accounts/usernames";
import { Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { EMAIL_PATTERN } from "@prepfeed/contract/foundation/patterns";

export interface RegisterValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  bio: string;
  /** As typed; blank where it is not asked for. */
  birthYear: string;
  password: string;
  confirmPassword: string;
}

export const EMPTY_REGISTRATION: RegisterValues = {
  firstName: "",
  lastName: "",
  username: "",
  email: "",
  bio: "",
  birthYear: "",
  password: "",
  confirmPassword: "",
};

/** What may be kept on this computer. */
export const withoutPasswords = ({ password: _, confirmPassword: __, ...rest }: RegisterValues) => rest;

const isBlank = (text: string) => text.trim() === "";

function nameMistake(value: string) {
  const username = value.trim().normalize("NFKC");
  if (username === "") return "Username is required";
  return usernameMistake(username);
}

function emailMistake(value: string) {
  if (isBlank(value)) return "Email is required";
  const email = value.trim();
  return email.length <= Length.emailMax && EMAIL_PATTERN.test(email) ? null : messages.auth.emailInvalid;
}

function passwordMistake(value: string, values: RegisterValues) {
  if (isBlank(value)) return "Password is required";
  if (value.length < Length.passwordMin) return messages.auth.passwordTooShort;
  if (value.length > Length.passwordMax) return messages.auth.passwordTooLong;
  const taken = [values.username, values.email].map((text) => text.trim().toLowerCase());
  return taken.includes(value.toLowerCase()) ? messages.auth.passwordGuessable : null;
}

function confirmMistake(value: string, values: RegisterValues) {
  if (value === "") return "Please confirm your password";
  return value === values.password ? null : "Passwords do not match";
}

/** The mistake in each field, or null. */
export const registerRules = {
  firstName: (value: string, values: RegisterValues) => {
    if (isBlank(value)) return "First name is required";
    return fullNameOf(values).length > Length.fullNameMax ? messages.auth.fullNameTooLong : null;
  },
  lastName: (value: string) => (isBlank(value) ? "Last name is required" : null),
  username: nameMistake,
  email: emailMistake,
  bio: (value: string) => (value.trim().length > Length.bioMax ? messages.auth.bioTooLong : null),
  password: passwordMistake,
  confirmPassword: confirmMistake,
};

const fullNameOf = (values: RegisterValues) => `${values.firstName.trim()} ${values.lastName.trim()}`;

export function registerRequest(values: RegisterValues): RegisterRequest {
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    password: values.password,
    bio: values.bio.trim(),
    fullName: fullNameOf(values),
    ...(values.birthYear !== "" && { birthYear: Number(values.birthYear) }),
  };
}
