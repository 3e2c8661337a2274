import * as contract from "@prepfeed/contract/accounts/passkeys";
import type { Serve } from "../../http/serve.ts";
import * as signIn from "./passkey-sign-in.service.ts";
import * as passkeys from "./passkeys.service.ts";

export function passkeysRoutes(serve: Serve, deps: passkeys.PasskeyDeps & signIn.PasskeySignInDeps) {
  serve(contract.listPasskeys, ({ viewerId }) => passkeys.listPasskeys(deps.db, viewerId));
  serve(contract.startPasskey, ({ body, ...caller }) => passkeys.startPasskey(deps, caller, body.password));
  serve(contract.addPasskey, ({ body, ...caller }) => passkeys.addPasskey(deps, caller, body));
  serve(contract.renamePasskey, ({ params, body, viewerId }) =>
    passkeys.renamePasskey(deps.db, viewerId, params.id, body.name),
  );
  serve(contract.deletePasskey, ({ params, body, ...caller }) =>
    passkeys.deletePasskey(deps, caller, params.id, body.password).then(() => undefined),
  );
  serve(contract.startPasskeyProof, (caller) => signIn.startProof(deps, caller));
  serve(contract.proveByPasskey, ({ body, ...caller }) =>
    signIn.prove(deps, caller, body.credential).then(() => undefined),
  );
  serve(contract.startPasskeyLogin, () => signIn.startLogin(deps));
  serve(contract.logInByPasskey, ({ body, ...caller }) => signIn.logIn(deps, body.credential, caller));
}
