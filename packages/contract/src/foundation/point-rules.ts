import { Question } from "./limits.ts";

/** What earns points, in sentences for learners. Apart from `messages`, which every page loads. */
export const pointRules = [
  "A right answer earns one point; a wrong one costs nothing.",
  "A question earns its point once, wherever it comes again.",
  "What you have seen with its answer earns nothing: drafts, your own questions, and whatever you answered before.",
  `Answers to one author's posts and to papers that others can sit too earn at most ${Question.dailyPointsPerAuthor} points a day (UTC); all ready papers count as one author's.`,
  "In a mock test, wrong answers cancel right ones, so that guessing earns nothing on average: with four options, three wrong answers cancel one right answer. Typed numbers earn their points in full.",
  `All answers together earn at most ${Question.dailyPoints} points a day (UTC).`,
  "Practising mistakes again earns nothing. Points that were earned stay.",
];
