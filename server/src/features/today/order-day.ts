import { Today } from "@prepfeed/contract/foundation/limits";

export interface Candidate {
  kind: "review" | "weak" | "new";
  /** Blank for none. */
  topic: string;
  value: number;
  /**
   * How well a new question suits the learner's level: it decides which new one comes, not whether one comes instead
   * of a review.
   */
  fit?: number;
  /** The part of the exam; reviews have none. */
  part?: string;
  /** Whether its topic is in today's study plan. */
  isPlanned?: boolean;
  /** Its stimulus: questions about the same one stay together. */
  set?: string | null;
}

export interface DayOutline {
  max: number;
  /** The share of each part of the exam among new questions. */
  shares: ReadonlyMap<string, number>;
  /** A random number from 0 to 1, different at each call. */
  random: () => number;
  /** How many questions of today's study plan come before all other new ones. */
  planned?: number;
}

/**
 * Orders a day's questions so that its beginning is a session of any length. Every fifth is due, wrong ones first, in
 * the order of `due`. Then come topics of today's study plan. For the rest, the due or new question with the higher
 * value comes next. New questions are taken from the parts of the exam by their shares, those that suit the learner
 * best and have the highest value of their part. Within a session each further question of a topic counts half.
 */
export function orderDay<Item extends Candidate>(
  due: readonly Item[],
  open: readonly Item[],
  { max, shares, random, planned = 0 }: DayOutline,
): Item[] {
  const reviews = byTopic(due);
  const parts = new Map(
    [...shares.keys()].map((part) => [part, byTopic(open.filter((item) => item.part === part))]),
  );
  const ofPlan = byTopic(open.filter(({ isPlanned }) => isPlanned));
  const turns = takeTurns(shares, random);
  const waiting = [...due];
  const taken = new Set<Item>();
  const ordered: Item[] = [];
  let chosen = new Map<string, number>();
  let nextReview = 0;
  let plannedLeft = planned;

  function take(item: Item) {
    if (ordered.length % Today.session === 0) chosen = new Map();
    ordered.push(item);
    taken.add(item);
    chosen.set(item.topic, (chosen.get(item.topic) ?? 0) + 1);
    if (item.part !== undefined) turns.pass(item.part);
    if (item.isPlanned) plannedLeft--;
  }

  function takeWithSet(item: Item) {
    take(item);
    const { set } = item;
    if (set) for (const other of open) if (other.set === set && !taken.has(other)) take(other);
  }

  while (ordered.length < max) {
    const review = ordered.length >= nextReview ? nextOf(waiting, taken) : undefined;
    if (review) {
      nextReview += Today.reviewEvery;
      take(review);
      continue;
    }
    const wanted = plannedLeft > 0 ? bestOf(ofPlan, taken, chosen) : undefined;
    if (wanted) {
      takeWithSet(wanted.item);
      continue;
    }
    const part = turns.next((name) => bestOf(parts.get(name), taken, chosen) !== undefined);
    const fresh = part === undefined ? undefined : bestOf(parts.get(part), taken, chosen);
    const again = bestOf(reviews, taken, chosen);
    const best = fresh && (!again || fresh.value >= again.value) ? fresh : again;
    if (!best) break;
    takeWithSet(best.item);
  }
  return ordered.slice(0, max);
}

type ByTopic<Item> = ReadonlyMap<string, Item[]>;

const meritOf = ({ value, fit = 1 }: Candidate) => value * fit;

/** For each topic, the best first. */
function byTopic<Item extends Candidate>(items: readonly Item[]): ByTopic<Item> {
  const topics = new Map<string, Item[]>();
  for (const item of items.toSorted((a, b) => meritOf(b) - meritOf(a))) {
    const others = topics.get(item.topic);
    if (others) others.push(item);
    else topics.set(item.topic, [item]);
  }
  return topics;
}

function nextOf<Item>(waiting: Item[], taken: ReadonlySet<Item>): Item | undefined {
  while (waiting[0] && taken.has(waiting[0])) waiting.shift();
  return waiting[0];
}

function bestOf<Item extends Candidate>(
  topics: ByTopic<Item> = new Map(),
  taken: ReadonlySet<Item>,
  chosen: ReadonlyMap<string, number>,
): { item: Item; value: number } | undefined {
  let best: { item: Item; value: number } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [topic, items] of topics) {
    const item = nextOf(items, taken);
    if (!item) continue;
    const counts = Today.sameTopic ** (chosen.get(topic) ?? 0);
    if (meritOf(item) * counts <= most) continue;
    most = meritOf(item) * counts;
    best = { item, value: item.value * counts };
  }
  return best;
}

/**
 * Parts in turn, each as often as its share says. Each starts at a random place, so that over many days a part with a
 * small share gets its share too.
 */
function takeTurns(shares: ReadonlyMap<string, number>, random: () => number) {
  const next = new Map([...shares].map(([part, share]) => [part, random() / share]));
  return {
    /** Among those that have something left. */
    next: (isLeft: (part: string) => boolean) =>
      [...next].filter(([part]) => isLeft(part)).sort(([, a], [, b]) => a - b)[0]?.[0],
    pass(part: string) {
      next.set(part, (next.get(part) ?? 0) + 1 / (shares.get(part) ?? 1));
    },
  };
}

/** How many of the next `count` new questions come from each part. */
export function turnsOf(shares: ReadonlyMap<string, number>, count: number, random: () => number) {
  const turns = takeTurns(shares, random);
  const counts = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const part = turns.next(() => true);
    if (part === undefined) break;
    turns.pass(part);
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

/** At most this many questions of a study plan come first: half of the learner's minutes. */
export function plannedPerDay(minutesPerDay: number | null): number {
  return Math.round((minutesPerDay ?? Today.defaultMinutes) / 2);
}

/** The most reviews in a day. */
export function reviewsPerDay(minutesPerDay: number | null): number {
  return Math.min(Today.maxReviews, Math.max(Today.minReviews, minutesPerDay ?? Today.defaultMinutes));
}
