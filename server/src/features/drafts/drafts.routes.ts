import * as contract from "@prepfeed/contract/ai/generation";
import type { Serve } from "../../http/serve.ts";
import { type DraftDeps, draftQuestions, practiseQuestions } from "./drafts.service.ts";

/** Three endpoints that return drafts, or the same questions as a quiz. */
export function draftsRoutes(serve: Serve, deps: DraftDeps) {
  serve(contract.generateDrafts, ({ body: { userId: _, practise, subject, ...rest }, viewerId }) => {
    const request = { ...rest, subjects: subject && [subject] };
    return practise ? practiseQuestions(deps, viewerId, request) : draftQuestions(deps, viewerId, request);
  });
  serve(
    contract.generateDraftsFromText,
    ({ body: { userId: _, practise, subject, ...request }, viewerId }) =>
      practise
        ? practiseQuestions(deps, viewerId, request, subject)
        : draftQuestions(deps, viewerId, request),
  );
  serve(contract.generateDraftsBySubject, ({ body: { userId: _, practise, subject, ...rest }, viewerId }) => {
    const request = { ...rest, subjects: [subject] };
    return practise ? practiseQuestions(deps, viewerId, request) : draftQuestions(deps, viewerId, request);
  });
}
