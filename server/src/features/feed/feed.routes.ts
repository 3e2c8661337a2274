import * as contract from "@prepfeed/contract/posts/feed";
import type { Serve } from "../../http/serve.ts";
import * as feed from "./feed.service.ts";
import { getPersonalizedFeed, type PersonalizedDeps } from "./personalized.service.ts";

export function feedRoutes(serve: Serve, deps: PersonalizedDeps) {
  serve.replicaAllowed(contract.getFeed, ({ query, viewerId, db }) =>
    feed.getFeed({ ...deps, db }, query, viewerId),
  );
  serve.replicaAllowed(contract.getTrendingFeed, ({ query, viewerId, db }) =>
    feed.getTrendingFeed({ ...deps, db }, query, viewerId),
  );
  serve.replicaAllowed(contract.getFollowingFeed, ({ query, viewerId, db }) =>
    feed.getFollowingFeed({ ...deps, db }, query, viewerId),
  );
  serve.replicaAllowed(contract.getPersonalizedFeed, ({ query, viewerId, db }) =>
    getPersonalizedFeed({ ...deps, db }, query, viewerId),
  );
  serve.replicaAllowed(contract.searchPosts, ({ query, viewerId, db }) =>
    feed.searchPosts(db, query, viewerId),
  );
  serve.replicaAllowed(contract.listPostsBySubject, ({ params, query, viewerId, db }) =>
    feed.getFeed({ ...deps, db }, { ...query, subject: params.subject }, viewerId),
  );
  serve.replicaAllowed(contract.listPostsByExam, ({ params, query, viewerId, db }) =>
    feed.getFeed({ ...deps, db }, { ...query, examType: params.examType }, viewerId),
  );
  serve.replicaAllowed(contract.listBookmarks, ({ query, viewerId, db }) =>
    feed.listBookmarks(db, query, viewerId),
  );
  serve.replicaAllowed(contract.listUserPosts, ({ params, query, viewerId, db }) =>
    feed.listUserPosts(db, query, params.id, viewerId),
  );
}
