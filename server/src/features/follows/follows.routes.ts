import * as contract from "@prepfeed/contract/people/follows";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import * as follows from "./follows.service.ts";
import { listSuggestions } from "./suggestions.service.ts";

export function followsRoutes(serve: Serve, deps: { db: Database; state: Publisher }) {
  serve(contract.toggleFollow, ({ params, viewerId }) => follows.toggleFollow(deps, viewerId, params.id));
  serve.replicaAllowed(contract.listFollowers, ({ params, query, viewerId, db }) =>
    follows.listFollowers(db, params.id, query, viewerId),
  );
  serve.replicaAllowed(contract.listFollowing, ({ params, query, viewerId, db }) =>
    follows.listFollowing(db, params.id, query, viewerId),
  );
  serve.replicaAllowed(contract.listSuggestions, ({ query, viewerId, db }) =>
    listSuggestions(db, viewerId, query.size),
  );
}
