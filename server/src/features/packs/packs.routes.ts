import * as contract from "@prepfeed/contract/learning/packs";
import type { Serve } from "../../http/serve.ts";
import { makePack, type PackDeps } from "./packs.service.ts";

export function packsRoutes(serve: Serve, deps: PackDeps) {
  serve(contract.makePack, ({ body, viewerId }) => makePack(deps, viewerId, body));
}
