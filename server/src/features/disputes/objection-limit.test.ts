import { RateLimit } from "@prepfeed/contract/foundation/rate-limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { expect, test } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp({ limits: true });

test("a person objects five times a day", async () => {
  expect(RateLimit.disputes.max).toBe(5);
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const questions = Array.from({ length: RateLimit.disputes.max + 1 }, () => newQuestion());
  const post = await createPost(app, asha, questionPost({ questions }));
  const statuses: number[] = [];
  for (const { id } of post.questions) {
    await app.as(kabir).post(`/social/questions/${id}/answer`, { selectedOption: "B" });
    const objection = { reason: "WRONG_KEY", answer: "B", text: "It is B." };
    const { status, body } = await app.as(kabir).post(`/social/questions/${id}/disputes`, objection);
    statuses.push(status);
    if (status === 429) expect(body.message).toBe(refusals.api.tooManyRequests);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
