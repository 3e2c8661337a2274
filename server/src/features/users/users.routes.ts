import * as contract from "@prepfeed/contract/users";
import type { Serve } from "../../http/serve.ts";
import * as users from "./users.service.ts";

export function usersRoutes(serve: Serve, deps: users.PresenceDeps) {
  const { db } = deps;
  serve(contract.searchUsers, ({ query, viewerId }) => users.searchUsers(db, query, viewerId));
  serve(contract.listTopUsers, ({ query, viewerId }) => users.listTopUsers(db, query, viewerId));
  serve(contract.getUser, ({ params, viewerId }) => users.getUser(deps, params.id, viewerId));
  serve(contract.getStatus, ({ params }) => users.getStatus(deps, params.id));
  serve(contract.setStatus, ({ body, sessionId }) => users.setStatus(deps, sessionId, body.status));
}
