import * as contract from "@prepfeed/contract/questions/disputes";
import { listSameWriter } from "@prepfeed/contract/questions/same-writer";
import type { Serve } from "../../http/serve.ts";
import { type CorrectionDeps, listCorrections } from "./corrections.service.ts";
import * as disputes from "./disputes.service.ts";
import * as writers from "./evidence/same-writer.service.ts";
import * as queue from "./question-queue.service.ts";

export function disputesRoutes(serve: Serve, deps: disputes.DisputeDeps & CorrectionDeps) {
  serve(contract.disputeQuestion, ({ params, body: { userId: _, ...objection }, viewerId }) =>
    disputes.disputeQuestion(deps, viewerId, params.id, objection),
  );
  serve(contract.listDisputes, ({ params, viewerId }) => disputes.listDisputes(deps, viewerId, params.id));
  serve(contract.joinDispute, ({ params, body: { userId: _, ...objection }, viewerId }) =>
    disputes.joinDispute(deps, viewerId, params.id, objection),
  );
  serve(contract.answerDispute, ({ params, body: { userId: _, ...answer }, viewerId }) =>
    disputes.answerDispute(deps, viewerId, params.id, answer),
  );
  serve(contract.listQuestionCases, ({ query, viewerId }) => queue.listQueue(deps, viewerId, query));
  serve(contract.getQuestionCase, ({ params, viewerId }) => queue.getDetails(deps, viewerId, params.id));
  serve(listSameWriter, ({ params, query, viewerId }) =>
    writers.listSameWriter(deps, viewerId, params.id, query),
  );
  serve(contract.decideQuestionCase, ({ params, body: { userId: _, ...decision }, viewerId }) =>
    queue.decideQuestionCase(deps, viewerId, params.id, decision),
  );
  serve(contract.listCorrections, ({ query, viewerId }) => listCorrections(deps, viewerId, query));
}
