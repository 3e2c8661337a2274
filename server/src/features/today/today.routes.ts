import * as contract from "@prepfeed/contract/learning/learning";
import type { Serve } from "../../http/serve.ts";
import * as today from "./today.service.ts";

export function todayRoutes(serve: Serve, deps: today.TodayDeps) {
  serve(contract.getToday, ({ query, viewerId }) => today.getToday(deps, viewerId, query.minutes));
  serve(contract.getForecast, ({ query, viewerId }) => today.getForecast(deps, viewerId, query.days));
  serve(contract.buryQuestion, ({ params, viewerId }) => today.buryQuestion(deps, viewerId, params.id));
  serve(contract.unburyQuestion, ({ params, viewerId }) =>
    today.unburyQuestion(deps.db, viewerId, params.id),
  );
}
