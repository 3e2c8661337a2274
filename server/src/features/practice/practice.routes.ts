import * as contract from "@prepfeed/contract/learning/practice";
import type { Serve } from "../../http/serve.ts";
import { type AnswerDeps, answerQuestion } from "../questions/questions.service.ts";
import * as practice from "./practice.service.ts";

/** Generating has two endpoints; answering a quiz uses the endpoint for questions. */
export function practiceRoutes(
  serve: Serve,
  deps: practice.PracticeDeps & AnswerDeps & { rollup: { run(): Promise<void> } },
) {
  serve(contract.generateQuiz, ({ query, viewerId }) => practice.generateQuiz(deps, viewerId, query));
  serve(contract.generateSocialQuestions, ({ query, viewerId }) =>
    practice.generateQuiz(deps, viewerId, query),
  );
  serve(contract.submitQuizAnswer, ({ query, viewerId }) =>
    answerQuestion(deps, viewerId, query.questionId, query),
  );
  serve(contract.reviewQuestion, ({ body, viewerId, requestKey }) =>
    practice.reviewQuestion(deps, viewerId, body, requestKey),
  );
  serve(contract.listMistakes, ({ query, viewerId }) => practice.listMistakes(deps, viewerId, query));
}
