import * as contract from "@prepfeed/contract/learning/leaderboard";
import type { Serve } from "../../http/serve.ts";
import { getLeaderboard, type LeaderboardDeps } from "./leaderboard.service.ts";

export function leaderboardRoutes(serve: Serve, deps: LeaderboardDeps) {
  // The viewer's own rank includes their latest answers, which are added a moment after they were given.
  serve.replicaAllowed(contract.getLeaderboard, ({ viewerId, query, db }) =>
    getLeaderboard(viewerId ? deps : { ...deps, db }, viewerId, query),
  );
}
