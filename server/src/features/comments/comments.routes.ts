import {
  commentOnMockQuestion,
  listMockQuestionComments,
} from "@prepfeed/contract/mock-tests/mock-questions";
import * as contract from "@prepfeed/contract/posts/comments";
import type { Serve } from "../../http/serve.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import type { NewcomerDeps } from "../newcomers/newcomers.service.ts";
import * as comments from "./comments.service.ts";

interface Deps extends NewcomerDeps {
  state: SharedState;
  config: { comments: boolean };
}

export function commentsRoutes(serve: Serve, deps: Deps) {
  const { db } = deps;
  serve.replicaAllowed(contract.listComments, ({ params, query, viewerId, db }) =>
    comments.listComments(db, viewerId, params.id, { page: query.page, size: query.size }),
  );
  serve(contract.createComment, ({ params, body, viewerId, requestKey }) =>
    comments.createComment(deps, viewerId, params.id, body.content, requestKey),
  );
  serve(listMockQuestionComments, ({ params, query, viewerId }) =>
    comments.listQuestionComments(db, viewerId, params.id, { page: query.page, size: query.size }),
  );
  serve(commentOnMockQuestion, ({ params, body, viewerId }) =>
    comments.commentOnQuestion(deps, viewerId, params.id, body.content),
  );
  serve(contract.toggleCommentLike, ({ params, viewerId, requestKey }) =>
    comments.toggleCommentLike(db, viewerId, params.id, requestKey),
  );
  serve(contract.deleteComment, ({ params, viewerId }) =>
    comments.deleteComment(deps, viewerId, params.id).then(() => undefined),
  );
}
