import { getPassport } from "@prepfeed/contract/questions/passport";
import * as contract from "@prepfeed/contract/questions/questions";
import { listVersions } from "@prepfeed/contract/questions/versions";
import type { Serve } from "../../http/serve.ts";
import * as passport from "./passport.service.ts";
import * as questions from "./questions.service.ts";
import * as versions from "./versions.service.ts";

/** Two endpoints with one rule: everything in the path and body, or everything in the query. */
export function questionsRoutes(serve: Serve, deps: questions.AnswerDeps) {
  serve(contract.answerQuestion, ({ params, body, viewerId }) =>
    questions.answerQuestion(deps, viewerId, params.id, body),
  );
  serve(contract.submitAnswer, ({ query, viewerId }) =>
    questions.answerQuestion(deps, viewerId, query.questionId, query),
  );
  serve(getPassport, ({ params, viewerId }) => passport.getPassport(deps.db, viewerId, params.id));
  serve(listVersions, ({ params, viewerId }) => versions.listVersions(deps, viewerId, params.id));
  serve(contract.getMyAnswer, ({ params, viewerId }) => questions.getMyAnswer(deps.db, viewerId, params.id));
}
