import * as contract from "@prepfeed/contract/learning/progress";
import type { Serve } from "../../http/serve.ts";
import * as progress from "./progress.service.ts";
import { getRevenue } from "./revenue.service.ts";

export function progressRoutes(serve: Serve, deps: progress.ProgressDeps) {
  const { db, now } = deps;
  serve(contract.getProgress, ({ viewerId }) => progress.getProgress(deps, viewerId));
  serve(contract.listResponses, ({ viewerId, query }) => progress.listResponses(deps, viewerId, query));
  serve(contract.getScore, ({ viewerId, query }) => progress.getScore(deps, viewerId, query));
  serve(contract.getUserAnalytics, ({ viewerId }) => progress.getUserAnalytics(deps, viewerId));
  serve(contract.getRevenue, ({ viewerId, query }) => getRevenue(db, viewerId, query, now()));
}
