import { describe, expect, it } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { createPostError } from "./create-post-error.ts";

describe("the create screen's message about a refusal", () => {
  it.each([
    [
      new ApiError(401, "unauthorized", "User must be logged in to create posts"),
      "Session expired. Please log in again.",
      true,
    ],
    [
      new ApiError(403, "forbidden", "No session"),
      "You do not have permission to create posts. Please verify your account.",
      false,
    ],
    [new Error("No Session here"), "Session error occurred. Please refresh the page and try again.", false],
    [
      new Error("User must be logged in to create posts"),
      "Authentication required. Please log in to continue.",
      true,
    ],
    [
      new Error("User ID is required"),
      "User session issue detected. Please log out and log in again.",
      false,
    ],
    [new Error("no userId given"), "User session issue detected. Please log out and log in again.", false],
    [
      new ApiError(400, "invalid-request", "The four options must differ"),
      "The four options must differ",
      false,
    ],
    [new Error(" "), "Failed to create MCQ question", false],
    [undefined, "Failed to create MCQ question", false],
  ])("%s", (error, message, endsSession) => {
    expect(createPostError(error)).toEqual({ message, endsSession });
  });
});
