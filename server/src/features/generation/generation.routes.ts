import * as contract from "@prepfeed/contract/generation";
import type { Serve } from "../../http/serve.ts";
import { type DraftDeps, draftQuestions } from "./drafts.service.ts";

/** Three doors to drafts; a quiz is generated at the door of practice. */
export function generationRoutes(serve: Serve, deps: DraftDeps) {
  serve(contract.generateDrafts, ({ body: { topic, count, difficulty }, viewerId }) =>
    draftQuestions(deps, viewerId, { topic, count, difficulty }),
  );
  serve(contract.generateDraftsFromText, ({ body: { text, count, difficulty }, viewerId }) =>
    draftQuestions(deps, viewerId, { text, count, difficulty }),
  );
  serve(contract.generateDraftsBySubject, ({ body: { subject, examType, count, difficulty }, viewerId }) =>
    draftQuestions(deps, viewerId, { subjects: [subject], examType, count, difficulty }),
  );
}
