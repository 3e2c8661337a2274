import * as contract from "@prepfeed/contract/accounts/auth";
import * as byProvider from "@prepfeed/contract/accounts/provider-login";
import type { Serve } from "../../http/serve.ts";
import { endSession } from "../sessions/sessions.service.ts";
import * as auth from "./auth.service.ts";
import { confirmEmail } from "./email-confirmation.service.ts";
import * as reset from "./password-reset.service.ts";
import * as providers from "./provider-sign-in.service.ts";

type Deps = auth.AuthDeps & reset.ResetDeps & providers.ProviderSignInDeps;

export function authRoutes(serve: Serve, deps: Deps) {
  serve(contract.register, ({ body, ...caller }) => auth.register(deps, body, caller));
  serve(contract.login, ({ body, ...caller }) => auth.login(deps, body, caller));
  serve(byProvider.startProviderLogin, ({ params }) => providers.startProviderLogin(deps, params.provider));
  serve(byProvider.logInByProvider, ({ body, ...caller }) => providers.logInByProvider(deps, body, caller));
  serve(byProvider.registerByProvider, ({ body, ...caller }) =>
    providers.registerByProvider(deps, body, caller),
  );
  serve(byProvider.finishProviderLogin, ({ body, ...caller }) =>
    providers.finishProviderLogin(deps, body, caller),
  );
  serve(contract.forgotPassword, ({ body }) => reset.forgotPassword(deps, body.email));
  serve(contract.resetPassword, ({ body, ...caller }) =>
    reset.resetPassword(deps, body.token, body.newPassword, caller),
  );
  serve(contract.confirmEmail, ({ body, security }) => confirmEmail(deps, body.token, security));
  serve(contract.logout, (caller) => endSession(deps, caller, caller.sessionId).then(() => undefined));
}
