import { describe, expect, it } from "vitest";
import { ApiError, actionErrorText, errorFromReply, errorText } from "./api-error.ts";

describe("errorFromReply", () => {
  it.each([
    ["the server's message", { message: "Taken", error: "Conflict" }, "Taken"],
    ["its error without a message", { error: "Conflict" }, "Conflict"],
    ["a plain string body", "Service is down", "Service is down"],
    ["what the call says for an empty body", undefined, "Failed to load post"],
    ["what the call says for a blank message", { message: " ", error: "" }, "Failed to load post"],
  ])("says %s", (_case, reply, message) => {
    expect(errorFromReply(502, reply, { failure: "Failed to load post" }).message).toBe(message);
  });

  it("keeps status, code and field errors, and drops invalid ones", () => {
    const error = errorFromReply(400, {
      code: "invalid-request",
      message: "No",
      errors: [{ field: "email", message: "Bad" }, "junk", { field: 1 }],
    });
    expect(error).toMatchObject({
      status: 400,
      code: "invalid-request",
      errors: [{ field: "email", message: "Bad" }],
    });
  });
});

describe("errorText", () => {
  it("prefers the error's message to the fallback", () => {
    expect(errorText(new ApiError(409, "conflict", "Taken"), "Registration failed")).toBe("Taken");
  });

  it.each([new Error(""), errorFromReply(502, {}), "text", null, undefined])("falls back for %j", (error) => {
    expect(errorText(error, "Registration failed")).toBe("Registration failed");
  });
});

it("for an action, says that the session has ended or the account is suspended, and otherwise what failed", () => {
  expect(actionErrorText(new ApiError(401, "not-signed-in", "No"), "Failed")).toBe(
    "Session expired. Please log in again.",
  );
  expect(actionErrorText(new ApiError(403, "account-suspended", "Suspended until Monday"), "Failed")).toBe(
    "Suspended until Monday",
  );
  expect(actionErrorText(new ApiError(500, "http-500", "No"), "Failed")).toBe("Failed");
});
