import * as contract from "@prepfeed/contract/accounts/recovery";
import type { Serve } from "../../http/serve.ts";
import * as recovery from "./recovery.service.ts";

export function recoveryRoutes(serve: Serve, deps: recovery.RecoveryDeps) {
  serve(contract.requestRecovery, ({ body }) => recovery.requestRecovery(deps, body.email));
  serve(contract.checkRecovery, ({ body }) => recovery.checkRecovery(deps, body.token));
  serve(contract.startRecovery, ({ body, security }) => recovery.startRecovery(deps, body.token, security));
  serve(contract.finishRecovery, ({ body, ...caller }) => recovery.finishRecovery(deps, body, caller));
  serve(contract.cancelRecovery, ({ body, security }) => recovery.cancelByMail(deps, body.token, security));
  serve(contract.getOwnRecovery, ({ viewerId }) => recovery.getOwnRecovery(deps, viewerId));
  serve(contract.cancelOwnRecovery, (caller) =>
    recovery.cancelOwnRecovery(deps, caller).then(() => undefined),
  );
}
