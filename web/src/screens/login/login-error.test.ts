import { messages } from "@prepfeed/contract/foundation/messages";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { loginError } from "./login-error.ts";

const textOf = (error: unknown) => loginError(error).message;

describe("the login banner", () => {
  it.each([
    [
      new ApiError(0, "network", "no reply"),
      "Unable to connect to server. Please check your internet connection and ensure the backend is running.",
    ],
    [new ApiError(0, "timeout", "no reply in time"), "Request timed out. Please try again."],
    [new ApiError(500, "internal", "boom"), "Server error occurred. Please try again later."],
    [
      new ApiError(401, "not-signed-in", "no"),
      "Invalid credentials. Please check your username/email and password.",
    ],
    [new ApiError(403, "forbidden", "no"), "Access denied. Your account may be disabled."],
    [
      new ApiError(401, "invalid-credentials", messages.auth.invalidCredentials),
      "Invalid username/email or password. Please check your credentials.",
    ],
  ])("maps %s", (error, text) => {
    expect(textOf(error)).toBe(text);
  });

  it("repeats the server's own sentence for any other refusal", () => {
    expect(textOf(new ApiError(429, "too-many-requests", "Please wait 5 minutes"))).toBe(
      "Please wait 5 minutes",
    );
    expect(textOf(new ApiError(503, "unavailable", messages.api.unavailable))).toBe(messages.api.unavailable);
  });

  it("falls back when there is no sentence at all", () => {
    expect(textOf(new ApiError(418, "teapot", ""))).toBe("Login failed. Please try again.");
    expect(textOf(undefined)).toBe("Login failed. Please try again.");
    expect(textOf(new Error("Storage is full"))).toBe("Storage is full");
  });

  it("shows the tip only with the invalid-username text", () => {
    expect(loginError(new ApiError(401, "x", "Invalid username or password")).hasTip).toBe(true);
    expect(loginError(new ApiError(401, "x", "Token expired")).hasTip).toBe(false);
    expect(loginError(new ApiError(500, "internal", "boom")).hasTip).toBe(false);
  });
});
