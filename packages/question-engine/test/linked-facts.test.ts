import { expect, it } from "vitest";
import { linkedFacts } from "../src/kit/linked-facts.ts";

const writers = linkedFacts("cells", [
  {
    topic: "cell-biology",
    question: "Which of these still goes on without ATP?",
    answer: "Diffusion",
    wrong: ["Pumping", "Engulfing", "Secretion"],
    because: "Diffusion needs no energy.",
  },
  {
    topic: "cell-biology",
    question: "What keeps an onion cell from bursting?",
    answer: "Its wall",
    wrong: ["Its sap", "Its vacuole", "Its membrane"],
    because: "Its wall pushes back.",
    difficulty: "MEDIUM",
  },
]);

it("asks a row as a Hard question in several steps unless it says otherwise", () => {
  expect(writers).toContainEqual(
    expect.objectContaining({ difficulty: "HARD", style: "multi-step", depth: 4, size: 1 }),
  );
});

it("asks a row marked Medium as a Medium question that applies one fact", () => {
  expect(writers).toContainEqual(
    expect.objectContaining({ difficulty: "MEDIUM", style: "application", depth: 3, size: 1 }),
  );
});
