import { messages } from "@prepfeed/contract/foundation/messages";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { registerError } from "./register-error.ts";

describe("a refused registration", () => {
  it.each([
    [
      403,
      "Access forbidden. Registration may be disabled or you may not have permission to register. (Error 403)",
    ],
    [401, "Authentication failed. Please check your credentials. (Error 401)"],
    [400, "Invalid registration data provided. (Error 400)"],
    [409, "Username or email already exists. (Error 409)"],
    [500, "Server error occurred. Please try again later. (Error 500)"],
  ])("maps %i to its sentence", (status, message) => {
    expect(registerError(new ApiError(status, "x", "from the server")).message).toBe(message);
  });

  it("repeats the server's sentence for any other status", () => {
    const error = registerError(new ApiError(429, "too-many-requests", "Too many requests."));
    expect(error.message).toBe("Too many requests. (Error 429)");
  });

  it("appends no status if there was no reply", () => {
    expect(registerError(new ApiError(0, "network", "Server unreachable")).message).toBe(
      "Server unreachable",
    );
  });

  it("falls back when there is no sentence", () => {
    expect(registerError(undefined).message).toBe("Registration failed. Please try again.");
  });

  it("marks a taken username", () => {
    const error = registerError(
      new ApiError(409, "conflict", messages.auth.usernameTaken, [
        { field: "username", message: messages.auth.usernameTaken },
      ]),
    );
    expect(error.fields).toEqual({ username: "This username is already taken" });
    expect(error.hints).toEqual(["Please choose a different username"]);
  });

  it("marks a taken e-mail address", () => {
    const error = registerError(new ApiError(409, "conflict", messages.auth.emailTaken));
    expect(error.fields).toEqual({ email: "This email is already registered" });
    expect(error.hints).toEqual(["Please use a different email address"]);
  });

  it("marks both if either may be taken", () => {
    const error = registerError(new ApiError(409, "conflict", "Username or email already exists"));
    expect(Object.keys(error.fields)).toEqual(["username", "email"]);
  });

  it("maps a list of field errors to the fields of the form", () => {
    const error = registerError(
      new ApiError(400, "invalid-request", "Invalid", [
        { field: "password", message: messages.auth.passwordGuessable },
        { field: "fullName", message: messages.auth.fullNameTooLong },
        { field: "unheard-of", message: "?" },
      ]),
    );
    expect(error.fields).toEqual({
      password: messages.auth.passwordGuessable,
      firstName: messages.auth.fullNameTooLong,
    });
  });
});
