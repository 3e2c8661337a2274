import { Statistics } from "@prepfeed/contract/questions/statistics-limits";

const EDGES: readonly number[] = [0, ...Statistics.timeEdges];

/** The 97.5 % point of the normal distribution. */
const Z = 1.96;

export interface MedianTime {
  seconds: number;
  /** The 95 % interval: the times of those whose places in the order are as far from the middle as chance can move the median. */
  low: number;
  high: number;
  people: number;
}

/** The median of times that are known by their buckets only. Times within a bucket are assumed to be evenly spread. */
export function medianTime(counts: readonly { bucket: number; people: number }[]): MedianTime | null {
  const inBucket = EDGES.map((_, place) =>
    counts.reduce((sum, { bucket, people }) => sum + (bucket === place ? people : 0), 0),
  );
  const people = inBucket.reduce((sum, within) => sum + within, 0);
  if (people === 0) return null;
  const [middle, reach] = [people / 2, (Z * Math.sqrt(people)) / 2];
  return {
    seconds: timeAt(inBucket, middle),
    low: timeAt(inBucket, Math.max(0, middle - reach)),
    high: timeAt(inBucket, Math.min(people, middle + reach + 1)),
    people,
  };
}

/** The time within which so many people had answered. */
function timeAt(inBucket: readonly number[], place: number): number {
  let below = 0;
  for (const [bucket, within] of inBucket.entries()) {
    const [from = 0, to = from] = EDGES.slice(bucket, bucket + 2);
    if (within > 0 && below + within >= place) return from + (to - from) * ((place - below) / within);
    below += within;
  }
  return EDGES.at(-1) ?? 0;
}
