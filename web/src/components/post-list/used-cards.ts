/** How many cards stay drawn, wherever they are, after somebody used them. */
const KEPT = 20;

/** From the one that was used longest ago to the last, each with the way to let it go. */
const used = new Map<string, () => void>();

/** What was chosen or opened in a card is kept by the card alone, so it stays until others were used after it. */
export function keepUsed(id: string, letGo: () => void) {
  used.delete(id);
  used.set(id, letGo);
  for (const [oldest, letOldestGo] of used) {
    if (used.size <= KEPT) return;
    used.delete(oldest);
    letOldestGo();
  }
}

export const isKept = (id: string) => used.has(id);

export const forgetUsed = (id: string) => used.delete(id);
