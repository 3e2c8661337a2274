import type { Value } from "../numbers/value.ts";
import type { Wrong } from "../writing/computed.ts";

/** An option this many times larger or smaller than the key is not plausible. */
const FAR = 20;

/** Removes implausible options if enough others are left. */
export function ofLikeSize(key: Value, wrongs: readonly Wrong[]): readonly Wrong[] {
  const amount = key.number;
  if (!amount) return wrongs;
  const numberOf = ({ value }: Wrong) => (typeof value === "string" ? undefined : value.number);
  const near = wrongs.filter((wrong) => {
    const times = Math.abs((numberOf(wrong) ?? amount) / amount);
    return times <= FAR && times * FAR >= 1;
  });
  const different = new Set(near.map((wrong) => numberOf(wrong)).filter((value) => value !== amount));
  return different.size >= 3 ? near : wrongs;
}
