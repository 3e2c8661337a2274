import * as contract from "@prepfeed/contract/leaderboard";
import type { Serve } from "../../http/serve.ts";
import { getLeaderboard, type LeaderboardDeps } from "./leaderboard.service.ts";

export function leaderboardRoutes(serve: Serve, deps: LeaderboardDeps) {
  serve(contract.getLeaderboard, ({ viewerId, query }) => getLeaderboard(deps, viewerId, query));
}
