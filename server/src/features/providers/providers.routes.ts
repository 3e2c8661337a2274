import * as links from "@prepfeed/contract/accounts/linked-accounts";
import * as proof from "@prepfeed/contract/accounts/proof";
import type { Serve } from "../../http/serve.ts";
import * as linked from "./linked-accounts.service.ts";
import * as proofs from "./provider-proof.service.ts";

export function providersRoutes(serve: Serve, deps: linked.LinkDeps) {
  serve(links.listLinkedAccounts, ({ viewerId }) => linked.listLinkedAccounts(deps, viewerId));
  serve(links.startLinking, ({ params, body, ...caller }) =>
    linked.startLinking(deps, caller, params.provider, body.password),
  );
  serve(links.linkAccount, ({ body, ...caller }) => linked.linkAccount(deps, caller, body));
  serve(links.unlinkAccount, ({ params, body, ...caller }) =>
    linked.unlinkAccount(deps, caller, params.id, body.password).then(() => undefined),
  );
  serve(proof.getProof, (caller) => proofs.getProof(deps, caller));
  serve(proof.startProviderProof, ({ params, ...caller }) =>
    proofs.startProviderProof(deps, caller, params.provider),
  );
  serve(proof.proveByProvider, ({ body, ...caller }) =>
    proofs.proveByProvider(deps, caller, body).then(() => undefined),
  );
}
