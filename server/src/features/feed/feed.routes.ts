import * as contract from "@prepfeed/contract/feed";
import type { Serve } from "../../http/serve.ts";
import * as feed from "./feed.service.ts";
import { getPersonalizedFeed, type PersonalizedDeps } from "./personalized.service.ts";

export function feedRoutes(serve: Serve, deps: PersonalizedDeps) {
  const { db } = deps;
  serve(contract.getFeed, ({ query, viewerId }) => feed.getFeed(deps, query, viewerId));
  serve(contract.getTrendingFeed, ({ query, viewerId }) => feed.getTrendingFeed(deps, query, viewerId));
  serve(contract.getFollowingFeed, ({ query, viewerId }) => feed.getFollowingFeed(deps, query, viewerId));
  serve(contract.getPersonalizedFeed, ({ query, viewerId }) => getPersonalizedFeed(deps, query, viewerId));
  serve(contract.searchPosts, ({ query, viewerId }) => feed.searchPosts(db, query, viewerId));
  serve(contract.listPostsBySubject, ({ params, query, viewerId }) =>
    feed.getFeed(deps, { ...query, subject: params.subject }, viewerId),
  );
  serve(contract.listPostsByExam, ({ params, query, viewerId }) =>
    feed.getFeed(deps, { ...query, examType: params.examType }, viewerId),
  );
  serve(contract.listBookmarks, ({ query, viewerId }) => feed.listBookmarks(db, query, viewerId));
  serve(contract.listUserPosts, ({ params, query, viewerId }) =>
    feed.listUserPosts(db, query, params.id, viewerId),
  );
}
