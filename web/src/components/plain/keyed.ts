/** Items with keys for React, made from a text of each; those with the same text are numbered. */
export function keyed<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { key: `${count} ${text}`, item };
  });
}
