import * as contract from "@prepfeed/contract/account";
import type { Serve } from "../../http/serve.ts";
import * as sessions from "../sessions/sessions.service.ts";
import * as account from "./account.service.ts";
import { type DeletionDeps, deleteAccount } from "./account-deletion.service.ts";
import { exportAccount } from "./account-export.service.ts";
import * as emailChange from "./email-change.service.ts";

type Deps = account.ChangePasswordDeps &
  DeletionDeps &
  Parameters<typeof emailChange.cancelEmailChange>[0] &
  sessions.SessionDeps;

/** What a person may do with the account as a whole. */
export function accountRoutes(serve: Serve, deps: Deps) {
  serve(contract.changePassword, ({ body, ...caller }) =>
    account.changePassword(deps, caller, body).then(() => undefined),
  );
  serve(contract.resendConfirmation, ({ viewerId }) => emailChange.resendConfirmation(deps, viewerId));
  serve(contract.cancelEmailChange, ({ viewerId }) => emailChange.cancelEmailChange(deps, viewerId));
  serve(contract.listSessions, ({ viewerId, sessionId }) => sessions.listSessions(deps, viewerId, sessionId));
  serve(contract.endSession, ({ params, viewerId }) =>
    sessions.endSession(deps, viewerId, params.id).then(() => undefined),
  );
  serve(contract.endAllSessions, ({ viewerId }) =>
    sessions.logOutEverywhere(deps, viewerId).then(() => undefined),
  );
  serve.stream(contract.exportAccount, ({ viewerId }, reply) =>
    exportAccount(deps, viewerId, (name) =>
      reply.header("content-disposition", `attachment; filename="${name}"`),
    ),
  );
  serve(contract.deleteAccount, ({ body, ...caller }) =>
    deleteAccount(deps, caller, body).then(() => undefined),
  );
}
