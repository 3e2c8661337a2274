import { expect, it } from "vitest";
import type { Waiting } from "../../device/queue/waiting.ts";
import { NOTHING_SENT, sentWords, withSent } from "./sent-words.ts";

const waiting = (part: Partial<Waiting>): Waiting => ({
  kind: "practice",
  about: "Q",
  place: 1,
  key: "k",
  tries: 1,
  query: { selectedOption: "A" },
  ...part,
});

it("says how many answers were right, and counts what is no answer", () => {
  let sums = withSent(NOTHING_SENT, waiting({}), { isCorrect: true });
  sums = withSent(sums, waiting({ kind: "answer", body: { selectedOption: "B" } }), { isCorrect: false });
  sums = withSent(sums, waiting({ kind: "comment" }), { id: "1" });
  expect(sentWords(sums)).toBe("Sent what was saved on this device: 3 items. 2 answers: 1 right, 1 wrong.");
});

it("mentions an answer that was given elsewhere before, but not its own first sending", () => {
  const own = { isCorrect: true, alreadyAnswered: true, selectedOption: "A" };
  const elsewhere = { isCorrect: false, alreadyAnswered: true, selectedOption: "C" };
  const sums = withSent(withSent(NOTHING_SENT, waiting({}), own), waiting({}), elsewhere);
  expect(sums).toEqual({ ...NOTHING_SENT, all: 2, right: 1, answeredBefore: 1 });
  expect(sentWords(sums)).toContain("1 question had an answer already, which stands.");
});

it("tells that a key was corrected meanwhile, and that something was refused", () => {
  const sums = withSent(NOTHING_SENT, waiting({}), { isCorrect: false, correctedMeanwhile: true });
  expect(sentWords(sums)).toContain(
    "1 question got a corrected key meanwhile, by which the answer is marked.",
  );
  expect(sentWords({ ...NOTHING_SENT, refused: 2 })).toBe("2 saved items could not be accepted.");
});
