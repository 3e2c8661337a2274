import { describe, expect, it } from "vitest";
import {
  correlation,
  levelRange,
  levelSentence,
  percent,
  rangeOf,
  tooFewSentence,
} from "./statistics-words.ts";

const right = { value: 0.31, low: 0.26, high: 0.37 };

describe("the text about the statistics of a question", () => {
  it("compares the tagged difficulty with how it plays", () => {
    expect(levelSentence({ tagged: "MEDIUM", firstAnswers: 240 }, { plays: "HARD", right })).toBe(
      "Tagged Medium, plays Hard: 31% of 240 were right.",
    );
    expect(levelSentence({ tagged: "HARD", firstAnswers: 1240 }, { plays: "HARD", right })).toBe(
      "Tagged Hard, and plays so: 31% of 1,240 were right.",
    );
    expect(levelSentence({ tagged: null, firstAnswers: 30 }, { plays: "EASY", right })).toBe(
      "Plays Easy: 31% of 30 were right.",
    );
  });

  it("gives each figure its range", () => {
    expect(levelRange({ easiest: "MEDIUM", hardest: "HARD" })).toBe("Medium to Hard");
    expect(levelRange({ easiest: "HARD", hardest: "HARD" })).toBe("Hard");
    expect(rangeOf(right, percent)).toBe("26% to 37%");
    expect(rangeOf({ low: -0.234, high: 0.1 }, correlation)).toBe("−0.23 to 0.10");
  });

  it("says how many answers there are while they are too few", () => {
    expect(tooFewSentence(1)).toBe("Too few yet: 1 first answer so far. Figures are shown from 30 on.");
  });
});
