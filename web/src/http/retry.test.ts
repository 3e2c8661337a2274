import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { retry } from "./retry.ts";

const refused = (status: number, retryAfter?: number) => new ApiError(status, "x", "No", [], retryAfter);

/** Fails with these errors one after the other, then succeeds. */
async function send(...failures: unknown[]) {
  const pauses: number[] = [];
  let sent = 0;
  const outcome = await retry(
    async () => {
      sent += 1;
      const failure = failures.shift();
      if (failure) throw failure;
      return "taken";
    },
    async (pause) => void pauses.push(pause),
  ).catch((error: unknown) => error);
  return { outcome, sent, pauses };
}

it.each([0, 429, 500, 503])("retries after %i, with growing delays", async (status) => {
  expect(await send(refused(status), refused(status))).toEqual({
    outcome: "taken",
    sent: 3,
    pauses: [1_000, 2_000],
  });
});

it("gives up after the third time", async () => {
  const last = refused(503);
  expect(await send(refused(0), refused(500), last)).toMatchObject({ outcome: last, sent: 3 });
});

it.each([400, 401, 403, 404, 409])("treats a %i as an answer", async (status) => {
  const refusal = refused(status);
  expect(await send(refusal)).toEqual({ outcome: refusal, sent: 1, pauses: [] });
});

it("waits as long as the server asks for, unless that is too long", async () => {
  expect((await send(refused(429, 7))).pauses).toEqual([7_000]);
  expect(await send(refused(429, 45))).toMatchObject({ sent: 1, pauses: [] });
});
