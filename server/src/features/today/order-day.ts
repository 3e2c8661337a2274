import { Today } from "@prepfeed/contract/limits";

export interface Candidate {
  kind: "review" | "weak" | "new";
  /** Blank for none. */
  topic: string;
  worth: number;
}

/**
 * The order in which a day's questions come, so that its beginning is a session of any length: every fifth is due, wrong ones
 * first, as `due` has them; for the rest, whatever is worth most. Within a session each further one of a topic counts for half.
 */
export function orderDay<Item extends Candidate>(
  due: readonly Item[],
  open: readonly Item[],
  max: number,
): Item[] {
  const byTopic = new Map<string, Item[]>();
  for (const item of [...due, ...open].sort((a, b) => b.worth - a.worth)) {
    const items = byTopic.get(item.topic);
    if (items) items.push(item);
    else byTopic.set(item.topic, [item]);
  }
  const waiting = [...due];
  const taken = new Set<Item>();
  const ordered: Item[] = [];
  let chosen = new Map<string, number>();
  while (ordered.length < max) {
    if (ordered.length % Today.session === 0) chosen = new Map();
    const next =
      (ordered.length % Today.reviewEvery === 0 && nextOf(waiting, taken)) ||
      worthiest(byTopic, taken, chosen);
    if (!next) break;
    ordered.push(next);
    taken.add(next);
    chosen.set(next.topic, (chosen.get(next.topic) ?? 0) + 1);
  }
  return ordered;
}

function nextOf<Item>(waiting: Item[], taken: ReadonlySet<Item>): Item | undefined {
  while (waiting[0] && taken.has(waiting[0])) waiting.shift();
  return waiting[0];
}

function worthiest<Item extends Candidate>(
  byTopic: ReadonlyMap<string, Item[]>,
  taken: ReadonlySet<Item>,
  chosen: ReadonlyMap<string, number>,
): Item | undefined {
  let best: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [topic, items] of byTopic) {
    const item = nextOf(items, taken);
    const worth = item ? item.worth * Today.sameTopic ** (chosen.get(topic) ?? 0) : most;
    if (worth > most) [best, most] = [item, worth];
  }
  return best;
}

/** How many reviews a day holds. */
export function reviewsPerDay(minutesPerDay: number | null): number {
  return Math.min(Today.maxReviews, Math.max(Today.minReviews, minutesPerDay ?? Today.defaultMinutes));
}
