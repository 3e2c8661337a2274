import { type keepPreviousData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

interface Page<Item> {
  content: Item[];
  page: number;
  last: boolean;
}

interface Pages<Reply> {
  pages: Reply[];
}

interface PagesOptions<Reply, Shown> {
  queryKey: QueryKey;
  load: (page: number, signal: AbortSignal) => Promise<Reply>;
  select: (list: Pages<Reply>) => Shown;
  enabled?: boolean;
  staleTime?: number;
  refetchOnWindowFocus?: boolean;
  placeholderData?: typeof keepPreviousData;
}

/** A list that is loaded by page numbers, one page after the other. */
export function usePages<Reply extends Page<unknown>, Shown>({
  load,
  ...options
}: PagesOptions<Reply, Shown>) {
  return useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });
}

/** The number of the next page; null after the last. A page without items is the last, whatever it says. */
export function nextPage({ content, page, last }: Page<unknown>): number | null {
  return last || content.length === 0 ? null : page + 1;
}

/** New items on top move others to the next page; nothing is shown twice. */
export function withoutRepeats<Item>(items: Item[], idOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}

/** The items of a list that was loaded page after page. */
export function itemsOf<Item extends { id: string }>({ pages }: Pages<{ content: Item[] }>): Item[] {
  return withoutRepeats(
    pages.flatMap(({ content }) => content),
    ({ id }) => id,
  );
}

/** The total, as given by the page that was loaded last. */
export const totalOf = ({ pages }: Pages<{ totalElements: number }>): number =>
  pages.at(-1)?.totalElements ?? 0;
