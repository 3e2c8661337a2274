/**
 * Moves labels from their `wanted` positions as little as needed, so that each has `room` and all stay within the
 * bounds.
 */
export function keepApart(
  wanted: readonly number[],
  rooms: readonly number[],
  { from, to }: { from: number; to: number },
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => at(wanted, a) - at(wanted, b));
  const placed = [...wanted];
  const gap = (one: number, other: number) => (at(rooms, one) + at(rooms, other)) / 2;
  for (const [n, i] of order.entries()) {
    const before = order[n - 1];
    const least = before === undefined ? from + at(rooms, i) / 2 : at(placed, before) + gap(before, i);
    placed[i] = Math.max(at(wanted, i), least);
  }
  for (const [n, i] of [...order.entries()].reverse()) {
    const after = order[n + 1];
    const most = after === undefined ? to - at(rooms, i) / 2 : at(placed, after) - gap(i, after);
    placed[i] = Math.min(at(placed, i), most);
  }
  return placed;
}

const at = (list: readonly number[], i: number) => list[i] ?? 0;
