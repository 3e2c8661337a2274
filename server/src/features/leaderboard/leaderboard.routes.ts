import * as contract from "@prepfeed/contract/leaderboard";
import type { Serve } from "../../http/serve.ts";
import { getLeaderboard, type LeaderboardDeps } from "./leaderboard.service.ts";

export function leaderboardRoutes(serve: Serve, deps: LeaderboardDeps) {
  // The own rank counts the own answers, which are added up a moment after they were given.
  serve.tolerant(contract.getLeaderboard, ({ viewerId, query, db }) =>
    getLeaderboard(viewerId ? deps : { ...deps, db }, viewerId, query),
  );
}
