import * as contract from "@prepfeed/contract/questions";
import type { Serve } from "../../http/serve.ts";
import * as questions from "./questions.service.ts";

/** Two doors to one rule: everything in the path and body, or everything in the query. */
export function questionsRoutes(serve: Serve, deps: questions.AnswerDeps) {
  serve(contract.answerQuestion, ({ params, body, viewerId }) =>
    questions.answerQuestion(deps, viewerId, params.id, body.selectedOption, body.timeSpent),
  );
  serve(contract.submitAnswer, ({ query, viewerId }) =>
    questions.answerQuestion(deps, viewerId, query.questionId, query.selectedOption, query.timeSpent),
  );
  serve(contract.getMyAnswer, ({ params, viewerId }) => questions.getMyAnswer(deps.db, viewerId, params.id));
}
