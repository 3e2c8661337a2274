import { messages } from "@prepfeed/contract/foundation/messages";
import { ApiError } from "../../http/api-error.ts";
import type { RegisterValues } from "./register-form.ts";

type Field = keyof RegisterValues;

const BY_STATUS: Record<number, string> = {
  403: "Access forbidden. Registration may be disabled or you may not have permission to register.",
  401: "Authentication failed. Please check your credentials.",
  400: "Invalid registration data provided.",
  409: "Username or email already exists.",
  500: "Server error occurred. Please try again later.",
};

/** The field of the form for a field of the request. */
const FORM_FIELD: Record<string, Field> = {
  username: "username",
  email: "email",
  password: "password",
  bio: "bio",
  fullName: "firstName",
  birthYear: "birthYear",
  firstName: "firstName",
  lastName: "lastName",
};

const TAKEN = {
  username: {
    mark: "This username is already taken",
    hint: "Please choose a different username",
  },
  email: {
    mark: "This email is already registered",
    hint: "Please use a different email address",
  },
} as const;

export interface RegisterError {
  message: string;
  hints: string[];
  fields: Partial<Record<Field, string>>;
}

/** The message of a refused registration, and the fields it marks. */
export function registerError(error: unknown): RegisterError {
  const text = error instanceof Error ? error.message : "";
  const refusal = error instanceof ApiError ? error : null;
  const summary = (refusal && BY_STATUS[refusal.status]) || text || messages.failures.register;
  const fields: RegisterError["fields"] = {};
  for (const { field, message } of refusal?.errors ?? []) {
    const formField = FORM_FIELD[field];
    if (formField) fields[formField] ??= message;
  }
  const hints: string[] = [];
  for (const field of takenFields([text, ...(refusal?.errors ?? []).map((each) => each.message)])) {
    fields[field] = TAKEN[field].mark;
    hints.push(TAKEN[field].hint);
  }
  return {
    message: refusal?.status ? `${summary} (Error ${refusal.status})` : summary,
    hints,
    fields,
  };
}

function takenFields(texts: string[]) {
  const taken = texts.filter((text) => /already exists/i.test(text));
  return (["username", "email"] as const).filter((field) =>
    taken.some((text) => text.toLowerCase().includes(field)),
  );
}
