import { range } from "../../../../numbers/arithmetic.ts";
import { at } from "../code.ts";

/** When each process ends, on one processor; the smallest rank goes first. */
export function endsOf(
  arrive: readonly number[],
  burst: readonly number[],
  rankOf: (index: number) => number,
  preempts: boolean,
): number[] {
  const left = [...burst];
  const ends = burst.map(() => 0);
  let now: number | undefined;
  for (let time = 0; left.some((rest) => rest > 0) && time < 99; time++) {
    if (preempts || now === undefined || left[now] === 0) {
      const ready = burst.map((_, index) => index).filter((i) => at(arrive, i) <= time && at(left, i) > 0);
      now = ready.sort((p, q) => rankOf(p) - rankOf(q))[0];
    }
    if (now === undefined) continue;
    left[now] = at(left, now) - 1;
    if (left[now] === 0) ends[now] = time + 1;
  }
  return ends;
}

/** "P1 from 0 to 2, P3 from 2 to 5": who runs when, with pre-emption. */
export function timeline(
  arrive: readonly number[],
  burst: readonly number[],
  rank: readonly number[],
): string {
  const left = [...burst];
  const slices: { who: number; from: number; to: number }[] = [];
  for (let time = 0; left.some((rest) => rest > 0) && time < 99; time++) {
    const ready = range(0, burst.length - 1).filter((i) => at(arrive, i) <= time && at(left, i) > 0);
    const who = ready.sort((p, q) => at(rank, p) - at(rank, q))[0];
    if (who === undefined) continue;
    left[who] = at(left, who) - 1;
    const last = slices.at(-1);
    if (last?.who === who && last.to === time) last.to = time + 1;
    else slices.push({ who, from: time, to: time + 1 });
  }
  return slices.map(({ who, from, to }) => `P${who + 1} from ${from} to ${to}`).join(", ");
}
