import * as contract from "@prepfeed/contract/ai/ai";
import type { AiDeps } from "../../ai/ai.ts";
import type { Serve } from "../../http/serve.ts";
import { getCapabilities } from "./capabilities.service.ts";

/** A feature of its own, because it describes every AI call and belongs to none of them. */
export function capabilitiesRoutes(serve: Serve, deps: AiDeps) {
  serve(contract.getCapabilities, ({ viewerId }) => getCapabilities(deps, viewerId));
}
