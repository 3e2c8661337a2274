import * as attemptCalls from "@prepfeed/contract/mock-tests/mock-attempts";
import * as contract from "@prepfeed/contract/mock-tests/mock-tests";
import type { Serve } from "../../http/serve.ts";
import { listTrends } from "./attempt-cards.service.ts";
import * as attempts from "./attempts.service.ts";
import { keepLate } from "./late/late-answers.service.ts";
import type { FinishDeps } from "./marking/finish-attempt.service.ts";
import * as tests from "./mock-tests.service.ts";
import { listOwnQuestions } from "./own-questions.service.ts";
import type { OthersDeps } from "./results/others.service.ts";
import { getOwnResult, noteReason } from "./results/result.service.ts";

export function mockTestsRoutes(serve: Serve, deps: FinishDeps & OthersDeps) {
  serve(contract.listPatterns, () => tests.listPatterns());
  serve(contract.createMockTest, ({ body, viewerId }) => tests.createMockTest(deps, viewerId, body));
  serve(contract.listMockTests, ({ query, viewerId }) => tests.listMockTests(deps, viewerId, query));
  serve(contract.listOwnQuestions, ({ query: { from, search, page, size }, viewerId }) =>
    listOwnQuestions(deps.db, viewerId, { from, search }, { page, size }),
  );
  serve(contract.getMockTest, ({ params, viewerId }) => tests.getMockTest(deps, viewerId, params.id));
  serve(contract.deleteMockTest, ({ params, viewerId }) => tests.deleteMockTest(deps, viewerId, params.id));
  serve(attemptCalls.startMockAttempt, async ({ params, body, viewerId, sessionId }, reply) => {
    const timed = body?.timed ?? true;
    const { isNew, attempt } = await attempts.startAttempt(deps, { viewerId, sessionId }, params.id, timed);
    reply.code(isNew ? 201 : 200);
    return attempt;
  });
  serve(attemptCalls.listMockAttempts, ({ query, viewerId }) => attempts.listAttempts(deps, viewerId, query));
  serve(attemptCalls.listMockTrends, ({ viewerId }) => listTrends(deps, viewerId));
  serve(attemptCalls.getMockAttempt, ({ params, viewerId, sessionId }) =>
    attempts.getAttempt(deps, { viewerId, sessionId }, params.id),
  );
  serve(attemptCalls.saveMockAnswer, ({ params, body, viewerId, sessionId }) =>
    attempts.saveAnswer(deps, { viewerId, sessionId }, params, body),
  );
  serve(attemptCalls.keepLateAnswer, ({ params, body, viewerId }) => keepLate(deps, viewerId, params, body));
  serve(attemptCalls.submitMockAttempt, ({ params, viewerId, sessionId }) =>
    attempts.submitAttempt(deps, { viewerId, sessionId }, params.id),
  );
  serve(attemptCalls.getMockResult, ({ params, viewerId }) => getOwnResult(deps, viewerId, params.id));
  serve(attemptCalls.noteMistake, ({ params, body, viewerId }) =>
    noteReason(deps, viewerId, params, body.reason),
  );
}
