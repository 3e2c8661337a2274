import { getPostAnalytics } from "@prepfeed/contract/posts/post-analytics";
import * as contract from "@prepfeed/contract/posts/posts";
import type { Serve } from "../../http/serve.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import type { NewcomerDeps } from "../newcomers/newcomers.service.ts";
import { getAnalytics } from "./post-analytics.service.ts";
import * as posts from "./posts.service.ts";

interface Deps extends posts.PostDeps, NewcomerDeps {
  state: SharedState;
  now: () => Date;
}

export function postsRoutes(serve: Serve, deps: Deps) {
  const { db, state, now } = deps;
  serve(contract.createPost, ({ body, viewerId, requestKey }) =>
    posts.createPost(deps, viewerId, body, requestKey),
  );
  serve(contract.createPosts, ({ body, viewerId, requestKey }) =>
    posts.createPosts(deps, viewerId, body.posts, requestKey).then((created) => ({ posts: created })),
  );
  serve.replicaAllowed(contract.getPost, ({ params, viewerId, db }) =>
    posts.getPost(db, params.id, viewerId),
  );
  serve(contract.updatePost, ({ params, body, viewerId }) =>
    posts.updatePost(deps, viewerId, params.id, body),
  );
  serve(contract.deletePost, ({ params, viewerId }) =>
    posts.deletePost(deps, viewerId, params.id).then(() => undefined),
  );
  serve(contract.toggleLike, ({ params, query, viewerId, requestKey }) =>
    posts.toggleLike({ db, state }, viewerId, params.id, { wanted: wantedOf(query), requestKey }),
  );
  serve(contract.toggleBookmark, ({ params, query, viewerId, requestKey }) =>
    posts.toggleBookmark(db, viewerId, params.id, { wanted: wantedOf(query), requestKey }),
  );
  serve(contract.sharePost, ({ params, viewerId }) => posts.sharePost(db, viewerId, params.id, now()));
  serve.replicaAllowed(contract.viewPost, ({ params, viewerId }) =>
    posts.viewPost(db, viewerId, params.id, now()),
  );
  serve(getPostAnalytics, ({ params, viewerId }) => getAnalytics(db, viewerId, params.id, now()));
}

const wantedOf = ({ wanted }: { wanted?: "true" | "false" | undefined }) => wanted && wanted === "true";
