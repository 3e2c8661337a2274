import type { Provider } from "@prepfeed/contract/accounts/provider-login";
import * as contract from "@prepfeed/contract/health";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import { checkHealth, isReachable } from "./health.service.ts";

interface Deps {
  db: Database;
  version: string;
  corsOrigins: string[];
  comments: boolean;
  askAge: boolean;
  demo: boolean;
  contact: string | undefined;
  help: contract.HelpAddress[];
  providers: Provider[];
  /** Another process takes over from this one. */
  retiring?: AbortSignal | undefined;
}

export function healthRoutes(
  serve: Serve,
  { comments, askAge, demo, contact, help, providers, retiring, ...deps }: Deps,
) {
  const startedAt = performance.now();
  serve(contract.getHealth, async (_input, reply) => {
    const health = await checkHealth({ ...deps, startedAt });
    if (health.status === "DOWN") reply.code(503).header("retry-after", 2);
    return health;
  });
  serve(contract.getLiveness, () => ({ status: "UP" as const }));
  serve(contract.getReadiness, async (_input, reply) => {
    const isReady = !retiring?.aborted && (await isReachable(deps.db));
    if (!isReady) reply.code(503).header("retry-after", 2);
    return { status: isReady ? ("UP" as const) : ("DOWN" as const) };
  });
  serve(contract.getConfig, () => ({
    comments,
    askAge,
    demo,
    version: deps.version,
    contact: contact ?? null,
    help,
    providers,
  }));
}
