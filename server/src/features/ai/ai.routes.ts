import { getCapabilities as getCapabilitiesCall } from "@prepfeed/contract/ai";
import * as assistant from "@prepfeed/contract/assistant";
import * as explanations from "@prepfeed/contract/explanations";
import * as generation from "@prepfeed/contract/generation";
import * as textCalls from "@prepfeed/contract/texts";
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
  serve(generation.generateDrafts, ({ body: { topic, count, difficulty }, viewerId }) =>
    draftQuestions(deps, viewerId, { topic, count, difficulty }),
  );
  serve(generation.generateDraftsFromText, ({ body: { text, count, difficulty }, viewerId }) =>
    draftQuestions(deps, viewerId, { text, count, difficulty }),
  );
  serve(generation.generateDraftsBySubject, ({ body: { subject, examType, count, difficulty }, viewerId }) =>
    draftQuestions(deps, viewerId, { subjects: [subject], examType, count, difficulty }),
  );
  serve(textCalls.analyzeText, ({ body }) => texts.analyzeText(deps, body));
  serve(textCalls.checkGrammar, ({ body, viewerId }) => texts.checkGrammar(deps, viewerId, body.text));
  serve(textCalls.analyzeSentiment, ({ body }) => texts.analyzeSentiment(deps, body.text));
  serve(textCalls.scoreReadability, ({ body }) => texts.scoreReadability(body.text));
  serve(textCalls.summarizeText, ({ body }) => texts.summarizeText(deps, body));
  serve(textCalls.extractKeyPoints, ({ body }) => texts.extractKeyPoints(deps, body));
  serve(textCalls.generateTags, ({ body }) => texts.generateTags(deps, body));
  serve(explanations.explainTopic, ({ body }) => explainTopic(deps, body));
  serve(explanations.explainQuestion, ({ body, viewerId }) => explainQuestion(deps, viewerId, body));
  serve(assistant.converse, ({ body, viewerId }) => converse(deps, viewerId, body));
  serve(getCapabilitiesCall, ({ viewerId }) => getCapabilities(deps, viewerId));
}
