import * as contract from "@prepfeed/contract/ai/assistant";
import type { Serve } from "../../http/serve.ts";
import type { StudyPlanDeps } from "../study-plans/study-plans.service.ts";
import { converse } from "./assistant.service.ts";

export function assistantRoutes(serve: Serve, deps: StudyPlanDeps) {
  serve(contract.converse, ({ body, viewerId }) => converse(deps, viewerId, body));
}
