interface Page<Item> {
  content: Item[];
  page: number;
  last: boolean;
}

/** The number of the page after this one; null after the last. One without items is the last, whatever it says. */
export function nextPage({ content, page, last }: Page<unknown>): number | null {
  return last || content.length === 0 ? null : page + 1;
}

/** Something new on top moves others to the next page; nothing is shown twice. */
export function withoutRepeats<Item>(items: Item[], idOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}

/** What a list that was read page after page holds. */
export function itemsOf<Item extends { id: string }>({ pages }: { pages: { content: Item[] }[] }): Item[] {
  return withoutRepeats(
    pages.flatMap(({ content }) => content),
    ({ id }) => id,
  );
}
