import * as contract from "@prepfeed/contract/accounts/account";
import * as proof from "@prepfeed/contract/accounts/proof";
import type { Serve } from "../../http/serve.ts";
import { listAccountEvents } from "../audit/account-events.service.ts";
import * as sessions from "../sessions/sessions.service.ts";
import * as account from "./account.service.ts";
import { type DeletionDeps, deleteAccount } from "./account-deletion.service.ts";
import { exportAccount } from "./account-export.service.ts";
import * as emailChange from "./email-change.service.ts";
import { mailProof, proveByMail } from "./mailed-proof.service.ts";

type Deps = account.ChangePasswordDeps &
  DeletionDeps &
  Parameters<typeof emailChange.cancelEmailChange>[0] &
  Parameters<typeof mailProof>[0] &
  sessions.SessionDeps;

/** Actions on the account as a whole. */
export function accountRoutes(serve: Serve, deps: Deps) {
  serve(contract.changePassword, ({ body, ...caller }) =>
    account.changePassword(deps, caller, body).then(() => undefined),
  );
  serve(contract.resendConfirmation, ({ viewerId }) => emailChange.resendConfirmation(deps, viewerId));
  serve(contract.cancelEmailChange, (caller) => emailChange.cancelEmailChange(deps, caller));
  serve(contract.listSessions, ({ viewerId, sessionId }) => sessions.listSessions(deps, viewerId, sessionId));
  serve(contract.endSession, ({ params, ...caller }) =>
    sessions.endSession(deps, caller, params.id).then(() => undefined),
  );
  serve(contract.endAllSessions, (caller) => sessions.logOutEverywhere(deps, caller).then(() => undefined));
  serve(contract.listAccountEvents, ({ viewerId, query }) => listAccountEvents(deps.db, viewerId, query));
  serve(proof.mailProof, (caller) => mailProof(deps, caller).then(() => undefined));
  serve(proof.proveByMail, ({ body, ...caller }) =>
    proveByMail(deps, caller, body.token).then(() => undefined),
  );
  serve.stream(contract.exportAccount, (caller, reply) =>
    exportAccount(deps, caller, (name) =>
      reply.header("content-disposition", `attachment; filename="${name}"`),
    ),
  );
  serve(contract.deleteAccount, ({ body, ...caller }) =>
    deleteAccount(deps, caller, body).then(() => undefined),
  );
}
