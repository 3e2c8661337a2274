import * as contract from "@prepfeed/contract/feed";
import type { Serve } from "../../http/serve.ts";
import * as feed from "./feed.service.ts";
import { getPersonalizedFeed, type PersonalizedDeps } from "./personalized.service.ts";

export function feedRoutes(serve: Serve, deps: PersonalizedDeps) {
  serve.tolerant(contract.getFeed, ({ query, viewerId, db }) =>
    feed.getFeed({ ...deps, db }, query, viewerId),
  );
  serve.tolerant(contract.getTrendingFeed, ({ query, viewerId, db }) =>
    feed.getTrendingFeed({ ...deps, db }, query, viewerId),
  );
  serve.tolerant(contract.getFollowingFeed, ({ query, viewerId, db }) =>
    feed.getFollowingFeed({ ...deps, db }, query, viewerId),
  );
  serve.tolerant(contract.getPersonalizedFeed, ({ query, viewerId, db }) =>
    getPersonalizedFeed({ ...deps, db }, query, viewerId),
  );
  serve.tolerant(contract.searchPosts, ({ query, viewerId, db }) => feed.searchPosts(db, query, viewerId));
  serve.tolerant(contract.listPostsBySubject, ({ params, query, viewerId, db }) =>
    feed.getFeed({ ...deps, db }, { ...query, subject: params.subject }, viewerId),
  );
  serve.tolerant(contract.listPostsByExam, ({ params, query, viewerId, db }) =>
    feed.getFeed({ ...deps, db }, { ...query, examType: params.examType }, viewerId),
  );
  serve.tolerant(contract.listBookmarks, ({ query, viewerId, db }) =>
    feed.listBookmarks(db, query, viewerId),
  );
  serve.tolerant(contract.listUserPosts, ({ params, query, viewerId, db }) =>
    feed.listUserPosts(db, query, params.id, viewerId),
  );
}
