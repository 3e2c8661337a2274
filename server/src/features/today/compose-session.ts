import { Today } from "@prepfeed/contract/limits";

export interface SessionParts<Item> {
  /** Each the most useful first. */
  review: readonly Item[];
  weak: readonly Item[];
  new: readonly Item[];
}

interface SessionSize {
  size: number;
  /** Reviews that the day still holds. */
  reviewsLeft: number;
  isLastStretch: boolean;
}

/** A doable mix: some of each as far as there is some, the rest filled up with what there is, evenly mixed. */
export function composeSession<Item>(
  parts: SessionParts<Item>,
  { size, reviewsLeft, isLastStretch }: SessionSize,
): Item[] {
  const share = isLastStretch ? Today.lastShare : Today.share;
  const reviews = parts.review.slice(0, reviewsLeft);
  const taken = {
    review: Math.min(reviews.length, Math.ceil(size * share.review)),
    weak: Math.min(parts.weak.length, Math.ceil(size * share.weak)),
    new: isLastStretch ? 0 : Math.min(parts.new.length, Math.floor(size * (1 - share.review - share.weak))),
  };
  let left = size - taken.review - taken.weak - taken.new;
  const fillUp = (kind: keyof typeof taken, available: number) => {
    const more = Math.max(0, Math.min(left, available - taken[kind]));
    taken[kind] += more;
    left -= more;
  };
  fillUp("weak", Math.min(parts.weak.length, Math.ceil(size / 2)));
  if (!isLastStretch) fillUp("new", parts.new.length);
  fillUp("review", reviews.length);
  fillUp("weak", parts.weak.length);
  fillUp("new", parts.new.length);
  return mixed([
    reviews.slice(0, taken.review),
    parts.weak.slice(0, taken.weak),
    parts.new.slice(0, taken.new),
  ]);
}

/** Keeps the order of each list, and spreads each over the whole; the first list begins. */
function mixed<Item>(lists: Item[][]): Item[] {
  return lists
    .flatMap((list, n) => list.map((item, i) => ({ item, place: (i + n / lists.length) / list.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** How many reviews a day holds. */
export function reviewsPerDay(minutesPerDay: number | null): number {
  return Math.min(Today.maxReviews, Math.max(Today.minReviews, minutesPerDay ?? Today.defaultMinutes));
}
