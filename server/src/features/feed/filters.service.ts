import { examFamily } from "@prepfeed/contract/catalogue";
import type { FeedQuery } from "@prepfeed/contract/feed";
import type { Database } from "../../db/database.ts";
import type { Filters } from "./feed.queries.ts";
import { readSearch } from "./search-query.service.ts";

interface Narrowed {
  filters: Filters;
  /** See `feedPage` in the contract. */
  searchedFor: { searchedFor?: string };
}

/** What a feed is narrowed down to; a filter on an exam finds its family. */
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
