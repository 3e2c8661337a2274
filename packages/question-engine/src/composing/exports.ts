// The entry "generate" of the package.
export { generateQuestions, type QuestionRequest } from "./generate.ts";
export { type SolvedAgain, solveAgain, type Written } from "./solve-again.ts";
export { writeVariant } from "./write-variant.ts";
