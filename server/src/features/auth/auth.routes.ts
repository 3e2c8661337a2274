import * as contract from "@prepfeed/contract/auth";
import type { Serve } from "../../http/serve.ts";
import { endSession } from "../sessions/sessions.service.ts";
import * as auth from "./auth.service.ts";
import { confirmEmail } from "./email-confirmation.service.ts";
import * as reset from "./password-reset.service.ts";

type Deps = auth.AuthDeps & reset.ResetDeps;

export function authRoutes(serve: Serve, deps: Deps) {
  serve(contract.register, ({ body, ...caller }) => auth.register(deps, body, caller));
  serve(contract.login, ({ body, ...caller }) =>
    auth.login(deps, body.usernameOrEmail, body.password, caller),
  );
  serve(contract.forgotPassword, ({ body }) => reset.forgotPassword(deps, body.email));
  serve(contract.resetPassword, ({ body, address }) =>
    reset.resetPassword(deps, body.token, body.newPassword, address),
  );
  serve(contract.confirmEmail, ({ body }) => confirmEmail(deps, body.token));
  serve(contract.logout, ({ viewerId, sessionId }) =>
    endSession(deps, viewerId, sessionId).then(() => undefined),
  );
}
