import * as follows from "@prepfeed/contract/follows";
import * as contract from "@prepfeed/contract/users";
import type { Serve } from "../../http/serve.ts";
import * as users from "./users.service.ts";

export function usersRoutes(serve: Serve, deps: users.PresenceDeps) {
  const { db, state } = deps;
  serve(contract.searchUsers, ({ query, viewerId }) => users.searchUsers(db, query, viewerId));
  serve(contract.listTopUsers, ({ query, viewerId }) => users.listTopUsers(db, query, viewerId));
  serve(contract.getUser, ({ params, viewerId }) => users.getUser(deps, params.id, viewerId));
  serve(follows.toggleFollow, ({ params, viewerId }) =>
    users.toggleFollow({ db, state }, viewerId, params.id),
  );
  serve(follows.listFollowers, ({ params, query, viewerId }) =>
    users.listFollowers(db, params.id, query, viewerId),
  );
  serve(follows.listFollowing, ({ params, query, viewerId }) =>
    users.listFollowing(db, params.id, query, viewerId),
  );
  serve(contract.getStatus, ({ params }) => users.getStatus(deps, params.id));
  serve(contract.setStatus, ({ body, sessionId }) => users.setStatus(deps, sessionId, body.status));
}
