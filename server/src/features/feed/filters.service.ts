import { examFamily } from "@prepfeed/contract/catalogue";
import type { FeedQuery } from "@prepfeed/contract/feed";
import type { Database } from "../../db/database.ts";
import type { Filters } from "./feed.queries.ts";
import { readSearch } from "./search-query.service.ts";

/** What a feed is narrowed down to; a filter on an exam finds its family. */
export async function filtersOf(db: Database, query: FeedQuery): Promise<Filters> {
  const { subject, examType, difficulty, difficultyLevel, search } = query;
  const words = await readSearch(db, search);
  return {
    subject,
    examFamily: examType && examFamily(examType),
    difficulty: difficulty ?? difficultyLevel,
    search: words?.anywhere,
  };
}
