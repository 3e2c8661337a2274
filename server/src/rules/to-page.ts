import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";

/** The reply of a paged list. Lists that read one row ahead know `last` themselves. */
export function toPage<Item>(
  content: Item[],
  totalElements: number,
  { page, size }: PageQuery,
  last = (page + 1) * size >= totalElements,
): Page<Item> {
  return { content, totalElements, last, page, size };
}
