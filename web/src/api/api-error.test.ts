import { describe, expect, it } from "vitest";
import { ApiError, errorText, refusal } from "./api-error.ts";

describe("refusal", () => {
  it.each([
    ["the server's message", { message: "Taken", error: "Conflict" }, "Taken"],
    ["its error without a message", { error: "Conflict" }, "Conflict"],
    ["a plain string body", "Service is down", "Service is down"],
    ["our own sentence for an empty body", undefined, "The request failed (502). Please try again."],
    ["our own sentence for a blank message", { message: " " }, "The request failed (502). Please try again."],
  ])("says %s", (_case, reply, message) => {
    expect(refusal(502, reply).message).toBe(message);
  });

  it("keeps status, code and field errors, and drops what is none", () => {
    const error = refusal(400, {
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

  it.each([new Error(""), "text", null, undefined])("falls back for %j", (error) => {
    expect(errorText(error, "Registration failed")).toBe("Registration failed");
  });
});
