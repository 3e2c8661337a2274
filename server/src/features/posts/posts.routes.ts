import * as contract from "@prepfeed/contract/posts";
import type { Serve } from "../../http/serve.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import * as posts from "./posts.service.ts";

interface Deps extends posts.PostDeps {
  state: SharedState;
  now: () => Date;
}

export function postsRoutes(serve: Serve, deps: Deps) {
  const { db, state, now } = deps;
  serve(contract.createPost, ({ body, viewerId }) => posts.createPost(db, viewerId, body));
  serve(contract.createPosts, ({ body, viewerId }) =>
    posts.createPosts(db, viewerId, body.posts).then((created) => ({ posts: created })),
  );
  serve.tolerant(contract.getPost, ({ params, viewerId, db }) => posts.getPost(db, params.id, viewerId));
  serve(contract.updatePost, ({ params, body, viewerId }) =>
    posts.updatePost(deps, viewerId, params.id, body),
  );
  serve(contract.deletePost, ({ params, viewerId }) =>
    posts.deletePost(deps, viewerId, params.id).then(() => undefined),
  );
  serve(contract.toggleLike, ({ params, viewerId }) => posts.toggleLike({ db, state }, viewerId, params.id));
  serve(contract.toggleBookmark, ({ params, viewerId }) => posts.toggleBookmark(db, viewerId, params.id));
  serve(contract.sharePost, ({ params, viewerId }) => posts.sharePost(db, viewerId, params.id, now()));
  serve.tolerant(contract.viewPost, ({ params, viewerId }) => posts.viewPost(db, viewerId, params.id, now()));
  serve(contract.getPostAnalytics, ({ params, viewerId }) => posts.getAnalytics(db, viewerId, params.id));
}
