import { Statistics } from "@prepfeed/contract/questions/statistics-limits";

const EDGES: readonly number[] = [0, ...Statistics.timeEdges];

/** The median of times that are known by their buckets only. Times within a bucket are assumed to be evenly spread. */
export function medianTime(
  counts: readonly { bucket: number; people: number }[],
): { seconds: number; people: number } | null {
  const inBucket = EDGES.map((_, place) =>
    counts.reduce((sum, { bucket, people }) => sum + (bucket === place ? people : 0), 0),
  );
  const people = inBucket.reduce((sum, within) => sum + within, 0);
  if (people === 0) return null;
  let below = 0;
  for (const [bucket, within] of inBucket.entries()) {
    const [from = 0, to = from] = EDGES.slice(bucket, bucket + 2);
    if (below + within >= people / 2)
      return { seconds: from + (to - from) * ((people / 2 - below) / within), people };
    below += within;
  }
  return null;
}
