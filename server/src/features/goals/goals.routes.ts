import * as contract from "@prepfeed/contract/learning/goals";
import type { Serve } from "../../http/serve.ts";
import * as goals from "./goals.service.ts";

export function goalsRoutes(serve: Serve, deps: Parameters<typeof goals.getGoal>[0]) {
  serve(contract.getGoal, ({ viewerId }) => goals.getGoal(deps, viewerId));
  serve(contract.setGoal, ({ body, viewerId }) => goals.setGoal(deps, viewerId, body));
  serve(contract.deleteGoal, ({ viewerId }) => goals.deleteGoal(deps.db, viewerId));
}
