import * as contract from "@prepfeed/contract/comments";
import { commentOnMockQuestion, listMockQuestionComments } from "@prepfeed/contract/mock-questions";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import * as comments from "./comments.service.ts";

interface Deps {
  db: Database;
  state: SharedState;
  config: { comments: boolean };
}

export function commentsRoutes(serve: Serve, deps: Deps) {
  const { db } = deps;
  serve.tolerant(contract.listComments, ({ params, query, viewerId, db }) =>
    comments.listComments(db, viewerId, params.id, { page: query.page, size: query.size }),
  );
  serve(contract.createComment, ({ params, body, viewerId }) =>
    comments.createComment(deps, viewerId, params.id, body.content),
  );
  serve(listMockQuestionComments, ({ params, query, viewerId }) =>
    comments.listQuestionComments(db, viewerId, params.id, { page: query.page, size: query.size }),
  );
  serve(commentOnMockQuestion, ({ params, body, viewerId }) =>
    comments.commentOnQuestion(deps, viewerId, params.id, body.content),
  );
  serve(contract.toggleCommentLike, ({ params, viewerId }) =>
    comments.toggleCommentLike(db, viewerId, params.id),
  );
  serve(contract.deleteComment, ({ params, viewerId }) =>
    comments.deleteComment(deps, viewerId, params.id).then(() => undefined),
  );
}
