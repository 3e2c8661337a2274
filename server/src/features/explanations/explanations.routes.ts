import * as contract from "@prepfeed/contract/ai/explanations";
import type { AiDeps } from "../../ai/ai.ts";
import type { Serve } from "../../http/serve.ts";
import { explainQuestion, explainTopic } from "./explanations.service.ts";

export function explanationsRoutes(serve: Serve, deps: AiDeps) {
  serve(contract.explainTopic, ({ body, viewerId }) => explainTopic(deps, viewerId, body));
  serve(contract.explainQuestion, ({ body, viewerId }) => explainQuestion(deps, viewerId, body));
}
