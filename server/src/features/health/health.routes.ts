import * as contract from "@prepfeed/contract/health";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import { checkHealth } from "./health.service.ts";

interface Deps {
  db: Database;
  version: string;
  corsOrigins: string[];
  comments: boolean;
  demo: boolean;
}

export function healthRoutes(serve: Serve, { comments, demo, ...deps }: Deps) {
  const startedAt = performance.now();
  serve(contract.getHealth, async (_input, reply) => {
    const health = await checkHealth({ ...deps, startedAt });
    if (health.status === "DOWN") reply.code(503).header("retry-after", 2);
    return health;
  });
  serve(contract.getConfig, () => ({ comments, demo, version: deps.version }));
}
