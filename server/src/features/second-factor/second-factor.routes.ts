import * as contract from "@prepfeed/contract/accounts/second-factor";
import type { Serve } from "../../http/serve.ts";
import * as secondFactor from "./second-factor.service.ts";

export function secondFactorRoutes(serve: Serve, deps: secondFactor.SecondFactorDeps) {
  serve(contract.getSecondFactor, ({ viewerId }) => secondFactor.getSecondFactor(deps, viewerId));
  serve(contract.startSecondFactor, ({ body, ...caller }) =>
    secondFactor.startSecondFactor(deps, caller, body.password),
  );
  serve(contract.confirmSecondFactor, ({ body, ...caller }) =>
    secondFactor.confirmSecondFactor(deps, caller, body.code),
  );
  serve(contract.renewRecoveryCodes, ({ body, ...caller }) =>
    secondFactor.renewRecoveryCodes(deps, caller, body),
  );
  serve(contract.turnOffSecondFactor, ({ body, ...caller }) =>
    secondFactor.turnOffSecondFactor(deps, caller, body).then(() => undefined),
  );
  serve(contract.forgetDevices, (caller) => secondFactor.forgetDevices(deps, caller).then(() => undefined));
}
