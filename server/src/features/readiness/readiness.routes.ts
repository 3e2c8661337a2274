import * as contract from "@prepfeed/contract/learning/readiness";
import type { Serve } from "../../http/serve.ts";
import * as readiness from "./readiness.service.ts";

export function readinessRoutes(serve: Serve, deps: readiness.ReadinessDeps) {
  serve(contract.getExamReadiness, ({ viewerId }) => readiness.getExamReadiness(deps, viewerId));
}
