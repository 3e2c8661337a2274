import { RateLimit } from "@prepfeed/contract/foundation/rate-limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { expect, test } from "vitest";
import { report } from "../../../test/moderation/cases.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp({ limits: true });

test("a person makes twenty reports a day", async () => {
  expect(RateLimit.reports.max).toBe(20);
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const { body: post } = await app.as(asha).post("/social/posts", { content: "Good morning" });
  for (let i = 0; i < RateLimit.reports.max; i++)
    expect((await report(app, kabir, { kind: "POST", id: post.id })).status).toBe(201);
  expect(await report(app, kabir, { kind: "POST", id: post.id })).toMatchObject({
    status: 429,
    body: { message: refusals.api.tooManyRequests },
  });
  expect((await app.as(kabir).get("/social/feed")).status).toBe(200);
});
