import { describe, expect, it } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { afterFailure } from "./after-failure.ts";

const reply = (status: number, code = "refused") => new ApiError(status, code, "No");

describe("a saved request that was not taken", () => {
  it("is sent later if there were too many of its kind", () => {
    expect(afterFailure(reply(429), 0)).toEqual({ outcome: "later" });
  });

  it("is held until its owner is signed in again", () => {
    expect(afterFailure(reply(401), 0)).toEqual({ outcome: "held" });
  });

  it("is sent again, however often, if no server could read it", () => {
    const failures = [reply(0), reply(408), reply(502), reply(503), reply(504), reply(200, "invalid-reply")];
    for (const failure of failures) expect(afterFailure(failure, 50)).toEqual({ outcome: "again" });
  });

  it("is refused with the server's reason if the server refuses it", () => {
    expect(afterFailure(reply(409), 0)).toEqual({ outcome: "refused", problem: "No" });
  });

  it("is refused after the server has failed at it ten times", () => {
    const again = { outcome: "again", isFailure: true };
    for (const failure of [reply(500), new TypeError("unexpected")]) {
      expect(afterFailure(failure, 8)).toEqual(again);
      expect(afterFailure(failure, 9).outcome).toBe("refused");
    }
  });
});
