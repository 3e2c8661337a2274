import * as contract from "@prepfeed/contract/people/push";
import type { Serve } from "../../http/serve.ts";
import * as push from "./push.service.ts";

export function pushRoutes(serve: Serve, deps: push.PushDeps) {
  serve(contract.getPush, ({ viewerId, sessionId }) => push.getPush(deps, viewerId, sessionId));
  serve(contract.setPush, ({ body, viewerId, sessionId }) =>
    push.setPush(deps, { viewerId, sessionId }, body.push),
  );
}
