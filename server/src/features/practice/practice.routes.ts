import * as contract from "@prepfeed/contract/practice";
import type { Serve } from "../../http/serve.ts";
import { type AnswerDeps, answerQuestion } from "../questions/questions.service.ts";
import * as practice from "./practice.service.ts";

/** Generating has two doors, and answering a quiz is answering a question. */
export function practiceRoutes(
  serve: Serve,
  deps: practice.PracticeDeps & AnswerDeps & { rollup: { run(): Promise<void> } },
) {
  serve(contract.generateQuiz, ({ query, viewerId }) => practice.generateQuiz(deps, viewerId, query));
  serve(contract.generateSocialQuestions, ({ query, viewerId }) =>
    practice.generateQuiz(deps, viewerId, query),
  );
  serve(contract.submitQuizAnswer, ({ query, viewerId }) =>
    answerQuestion(deps, viewerId, query.questionId, query.selectedOption, query.timeSpent),
  );
  serve(contract.reviewQuestion, ({ body, viewerId }) =>
    practice.reviewQuestion(deps, viewerId, body.questionId, body.selectedOption, body.timeSpent),
  );
  serve(contract.listMistakes, ({ query, viewerId }) => practice.listMistakes(deps, viewerId, query));
}
