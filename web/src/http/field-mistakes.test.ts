import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { fieldMistakes } from "./field-mistakes.ts";

it("keeps the server's messages about fields of this form", () => {
  const error = new ApiError(400, "invalid-request", "Invalid", [
    { field: "email", message: "Please enter a valid email address" },
    { field: "profilePicture", message: "Not yours" },
  ]);
  expect(fieldMistakes(error, ["fullName", "email"])).toEqual({
    email: "Please enter a valid email address",
  });
});

it("finds nothing in an error without fields", () => {
  expect(fieldMistakes(new ApiError(0, "network", "No reply"), ["email"])).toEqual({});
  expect(fieldMistakes(new Error("boom"), ["email"])).toEqual({});
});
