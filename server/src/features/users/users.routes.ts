import * as contract from "@prepfeed/contract/users";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import * as users from "./users.service.ts";

interface Deps {
  db: Database;
  state: SharedState;
}

export function usersRoutes(serve: Serve, { db, state }: Deps) {
  serve(contract.searchUsers, ({ query, viewerId }) => users.searchUsers(db, query, viewerId));
  serve(contract.listTopUsers, ({ query, viewerId }) => users.listTopUsers(db, query, viewerId));
  serve(contract.getUser, ({ params, viewerId }) => users.getUser(db, state, params.id, viewerId));
  serve(contract.toggleFollow, ({ params, viewerId }) =>
    users.toggleFollow({ db, state }, viewerId, params.id),
  );
  serve(contract.listFollowers, ({ params, query, viewerId }) =>
    users.listFollowers(db, params.id, query, viewerId),
  );
  serve(contract.listFollowing, ({ params, query, viewerId }) =>
    users.listFollowing(db, params.id, query, viewerId),
  );
  serve(contract.getStatus, ({ params }) => users.getStatus(db, state, params.id));
  serve(contract.setStatus, ({ body, viewerId }) => users.setStatus(state, viewerId, body.status));
}
