import * as contract from "@prepfeed/contract/users";
import type { Serve } from "../../http/serve.ts";
import * as users from "./users.service.ts";

export function usersRoutes(serve: Serve, deps: users.PresenceDeps) {
  serve.tolerant(contract.searchUsers, ({ query, viewerId, db }) => users.searchUsers(db, query, viewerId));
  serve.tolerant(contract.listTopUsers, ({ query, viewerId, db }) => users.listTopUsers(db, query, viewerId));
  serve.tolerant(contract.getUser, ({ params, viewerId, db }) =>
    users.getUser({ ...deps, db }, params.id, viewerId),
  );
  serve(contract.getStatus, ({ params }) => users.getStatus(deps, params.id));
  serve.tolerant(contract.setStatus, ({ body, sessionId }) => users.setStatus(deps, sessionId, body.status));
}
