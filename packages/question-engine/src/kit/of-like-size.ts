import type { Wrong } from "../computed.ts";
import type { Value } from "../value.ts";

/** So many times more or less than the key, and nobody would take it. */
const FAR = 20;

/** Leaves out what is far from the key, where enough is left without. */
export function ofLikeSize(key: Value, wrongs: readonly Wrong[]): readonly Wrong[] {
  const worth = key.number;
  if (!worth) return wrongs;
  const numberOf = ({ value }: Wrong) => (typeof value === "string" ? undefined : value.number);
  const near = wrongs.filter((wrong) => {
    const times = Math.abs((numberOf(wrong) ?? worth) / worth);
    return times <= FAR && times * FAR >= 1;
  });
  const different = new Set(near.map((wrong) => numberOf(wrong)).filter((value) => value !== worth));
  return different.size >= 3 ? near : wrongs;
}
