import * as contract from "@prepfeed/contract/ai";
import type { Serve } from "../../http/serve.ts";
import type { StudyPlanDeps } from "../study-plans/study-plans.service.ts";
import type { GrammarDeps } from "./ai-types.ts";
import { getCapabilities } from "./capabilities.service.ts";
import { converse } from "./converse.service.ts";
import { type DraftDeps, draftQuestions } from "./drafts.service.ts";
import { explainQuestion, explainTopic } from "./explain.service.ts";
import * as texts from "./texts.service.ts";

/** All AI calls but the study plan, which is kept with the plans. */
export function aiRoutes(serve: Serve, deps: GrammarDeps & StudyPlanDeps & DraftDeps) {
  serve(contract.generateDrafts, ({ body: { topic, count, difficulty }, viewerId }) =>
    draftQuestions(deps, viewerId, { topic, count, difficulty }),
  );
  serve(contract.generateDraftsFromText, ({ body: { text, count, difficulty }, viewerId }) =>
    draftQuestions(deps, viewerId, { text, count, difficulty }),
  );
  serve(contract.generateDraftsBySubject, ({ body: { subject, examType, count, difficulty }, viewerId }) =>
    draftQuestions(deps, viewerId, { subjects: [subject], examType, count, difficulty }),
  );
  serve(contract.analyzeText, ({ body }) => texts.analyzeText(deps, body));
  serve(contract.checkGrammar, ({ body, viewerId }) => texts.checkGrammar(deps, viewerId, body.text));
  serve(contract.analyzeSentiment, ({ body }) => texts.analyzeSentiment(deps, body.text));
  serve(contract.scoreReadability, ({ body }) => texts.scoreReadability(body.text));
  serve(contract.summarizeText, ({ body }) => texts.summarizeText(deps, body));
  serve(contract.extractKeyPoints, ({ body }) => texts.extractKeyPoints(deps, body));
  serve(contract.generateTags, ({ body }) => texts.generateTags(deps, body));
  serve(contract.explainTopic, ({ body }) => explainTopic(deps, body));
  serve(contract.explainQuestion, ({ body, viewerId }) => explainQuestion(deps, viewerId, body));
  serve(contract.converse, ({ body, viewerId }) => converse(deps, viewerId, body));
  serve(contract.getCapabilities, ({ viewerId }) => getCapabilities(deps, viewerId));
}
