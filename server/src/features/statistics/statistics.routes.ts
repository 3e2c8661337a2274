import { getStatistics } from "@prepfeed/contract/questions/statistics";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import * as statistics from "./statistics.service.ts";

interface Deps {
  db: Database;
  rollup: { run(): Promise<void> };
}

export function statisticsRoutes(serve: Serve, deps: Deps) {
  serve(getStatistics, ({ params, viewerId }) => statistics.getStatistics(deps, viewerId, params.id));
}
