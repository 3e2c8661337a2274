import * as contract from "@prepfeed/contract/people/users";
import type { Serve } from "../../http/serve.ts";
import * as users from "./users.service.ts";

export function usersRoutes(serve: Serve, deps: users.PresenceDeps) {
  serve.replicaAllowed(contract.searchUsers, ({ query, viewerId, db }) =>
    users.searchUsers(db, query, viewerId),
  );
  serve.replicaAllowed(contract.listTopUsers, ({ query, viewerId, db }) =>
    users.listTopUsers(db, query, viewerId),
  );
  serve.replicaAllowed(contract.getUser, ({ params, viewerId, db }) =>
    users.getUser({ ...deps, db }, params.id, viewerId),
  );
  serve(contract.getStatus, ({ params, viewerId }) => users.getStatus(deps, params.id, viewerId));
  serve.replicaAllowed(contract.setStatus, ({ body, sessionId }) =>
    users.setStatus(deps, sessionId, body.status),
  );
}
