import * as contract from "@prepfeed/contract/mock-tests/shared-results";
import type { Serve } from "../../http/serve.ts";
import type { FinishDeps } from "../mock-tests/marking/finish-attempt.service.ts";
import * as shared from "./shared-results.service.ts";

export function sharedResultsRoutes(serve: Serve, deps: FinishDeps) {
  serve(contract.getShare, ({ params, viewerId }) => shared.getShare(deps, viewerId, params.id));
  serve(contract.shareResult, ({ params, body, viewerId }) =>
    shared.shareResult(deps, viewerId, params.id, body),
  );
  serve(contract.withdrawShare, ({ params, viewerId }) => shared.withdrawShare(deps, viewerId, params.id));
  serve(contract.getSharedResult, ({ params, viewerId }) =>
    shared.getSharedResult(deps, params.id, viewerId),
  );
}
