import { examFamily } from "@prepfeed/contract/foundation/catalogue";
import type { FeedQuery } from "@prepfeed/contract/posts/feed";
import type { Database } from "../../db/database.ts";
import type { Filters } from "./feed.queries.ts";
import { readSearch } from "./search-query.service.ts";

interface Narrowed {
  filters: Filters;
  /** See `feedPage` in the contract. */
  searchedFor: { searchedFor?: string };
}

/** The filters of a feed; a filter on an exam matches its family. */
export async function filtersOf(db: Database, query: FeedQuery): Promise<Narrowed> {
  const { subject, examType, difficulty, difficultyLevel, search } = query;
  const words = await readSearch(db, search);
  return {
    filters: {
      subject,
      examFamily: examType && examFamily(examType),
      difficulty: difficulty ?? difficultyLevel,
      search: words?.anywhere,
    },
    searchedFor: words?.guessed ? { searchedFor: words.guessed } : {},
  };
}
