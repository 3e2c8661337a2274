import { expect, it } from "vitest";
import { withWait } from "./with-wait.ts";

it("an answer says how long it waited and what was asked", () => {
  const review = { kind: "review", about: "Q", at: 1_000, version: 2, body: { questionId: "q" } } as const;
  expect(withWait(review, 61_000).body).toEqual({ questionId: "q", waited: 60, version: 2 });
  const practice = { kind: "practice", about: "Q", at: 1_000, query: { questionId: "q" } } as const;
  expect(withWait(practice, 61_000).query).toEqual({ questionId: "q", waited: 60 });
});

it("a clock that was set back counts as no wait, and what is no answer says nothing", () => {
  const answer = { kind: "answer", about: "Q", at: 90_000, body: { version: 1 } } as const;
  expect(withWait(answer, 30_000).body).toEqual({ version: 1, waited: 0 });
  const comment = { kind: "comment", about: "C", at: 1_000, body: { content: "C" } } as const;
  expect(withWait(comment, 61_000).body).toEqual({ content: "C" });
});

it("what an earlier release saved does not know when it was made", () => {
  expect(withWait({ kind: "answer", about: "Q", body: { version: 1 } }, 5).body).toEqual({ version: 1 });
});
