import * as contract from "@prepfeed/contract/posts/feed";
import type { Serve } from "../../http/serve.ts";
import * as feed from "./feed.service.ts";
import { getPersonalizedFeed, type PersonalizedDeps } from "./personalized.service.ts";

export function feedRoutes(serve: Serve, deps: PersonalizedDeps) {
  serve.replicaAllowed(contract.getFeed, ({ query, db, ...viewer }) =>
    feed.getFeed({ ...deps, db }, query, viewer),
  );
  serve.replicaAllowed(contract.getTrendingFeed, ({ query, db, ...viewer }) =>
    feed.getTrendingFeed({ ...deps, db }, query, viewer),
  );
  serve.replicaAllowed(contract.getFollowingFeed, ({ query, db, ...viewer }) =>
    feed.getFollowingFeed({ ...deps, db }, query, viewer),
  );
  serve.replicaAllowed(contract.getPersonalizedFeed, ({ query, db, ...viewer }) =>
    getPersonalizedFeed({ ...deps, db }, query, viewer),
  );
  serve.replicaAllowed(contract.searchPosts, ({ query, db, ...viewer }) =>
    feed.searchPosts(db, query, viewer),
  );
  serve.replicaAllowed(contract.listPostsBySubject, ({ params, query, db, ...viewer }) =>
    feed.getFeed({ ...deps, db }, { ...query, subject: params.subject }, viewer),
  );
  serve.replicaAllowed(contract.listPostsByExam, ({ params, query, db, ...viewer }) =>
    feed.getFeed({ ...deps, db }, { ...query, examType: params.examType }, viewer),
  );
  serve.replicaAllowed(contract.listBookmarks, ({ query, viewerId, db }) =>
    feed.listBookmarks(db, query, viewerId),
  );
  serve.replicaAllowed(contract.listUserPosts, ({ params, query, viewerId, db }) =>
    feed.listUserPosts(db, query, params.id, viewerId),
  );
}
