import type { Random } from "../numbers/random.ts";
import type { ComputedDraft } from "../writing/computed.ts";

/** Retries a draw that rarely succeeds many times before it gives up. */
export function patiently(
  write: (random: Random) => ComputedDraft | undefined,
): (random: Random) => ComputedDraft | undefined {
  return (random) => {
    for (let tries = 0; tries < 400; tries++) {
      const draft = write(random);
      const others = draft?.distractors.filter(({ value }) => `${value}` !== `${draft.answer}`) ?? [];
      if (draft && new Set(others.map(({ value }) => `${value}`)).size >= 3) return draft;
    }
    return undefined;
  };
}
