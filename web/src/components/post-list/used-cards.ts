/** How many recently used cards stay rendered, wherever they are. */
const KEPT = 20;

/** From the least to the most recently used, each with the function that releases it. */
const used = new Map<string, () => void>();

/**
 * Only the card itself stores what was chosen or opened in it, so it stays rendered until others were used after
 * it.
 */
export function keepUsed(id: string, letGo: () => void) {
  used.delete(id);
  used.set(id, letGo);
  for (const [oldest, releaseOldest] of used) {
    if (used.size <= KEPT) return;
    used.delete(oldest);
    releaseOldest();
  }
}

export const isKept = (id: string) => used.has(id);

export const forgetUsed = (id: string) => used.delete(id);
