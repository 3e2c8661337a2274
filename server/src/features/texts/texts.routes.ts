import * as contract from "@prepfeed/contract/ai/texts";
import type { Serve } from "../../http/serve.ts";
import * as texts from "./texts.service.ts";

export function textsRoutes(serve: Serve, deps: texts.GrammarDeps) {
  serve(contract.analyzeText, ({ body }) => texts.analyzeText(deps, body));
  serve(contract.checkGrammar, ({ body, viewerId }) => texts.checkGrammar(deps, viewerId, body.text));
  serve(contract.analyzeSentiment, ({ body }) => texts.analyzeSentiment(deps, body.text));
  serve(contract.scoreReadability, ({ body }) => texts.scoreReadability(body.text));
  serve(contract.summarizeText, ({ body }) => texts.summarizeText(deps, body));
  serve(contract.extractKeyPoints, ({ body }) => texts.extractKeyPoints(deps, body));
  serve(contract.generateTags, ({ body }) => texts.generateTags(deps, body));
}
