import * as contract from "@prepfeed/contract/mock-tests/mock-questions";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import * as questions from "./paper-questions.service.ts";

export function paperQuestionsRoutes(serve: Serve, { db }: { db: Database }) {
  serve(contract.likeMockQuestion, ({ params, viewerId }) => questions.toggleLike(db, viewerId, params.id));
  serve(contract.bookmarkMockQuestion, ({ params, viewerId }) =>
    questions.toggleBookmark(db, viewerId, params.id),
  );
  serve(contract.listBookmarkedMockQuestions, ({ query, viewerId }) =>
    questions.listBookmarked(db, viewerId, { page: query.page, size: query.size }),
  );
}
