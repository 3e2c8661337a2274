/** Seeded randomness (sfc32): the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One of `min`, `min + step`, … up to `max`. */
  step(min: number, max: number, step: number): number;
  /** A whole number from `min` to `max` that is not one of `except`. */
  intExcept(min: number, max: number, ...except: number[]): number;
  pick<T>(items: readonly T[]): T;
  /** One item, each as likely as its weight; items of weight 0 are never drawn. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  shuffle<T>(items: readonly T[]): T[];
  /** `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  /** True with the given probability; a half by default. */
  chance(probability?: number): boolean;
  sign(): 1 | -1;
  /** From 0 up to but not including 1. */
  fraction(): number;
}

export type Seed = string | number;

export function seededRandom(seed: Seed): Random {
  const next = sfc32(hash128(`${seed}`));

  const fraction = () => next() / 4294967296;
  const below = (count: number) => Math.floor((next() * count) / 4294967296);
  const int = (min: number, max: number) => {
    if (!(max >= min)) throw new RangeError(`No whole number from ${min} to ${max}`);
    return min + below(max - min + 1);
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [result[last], result[other]] = [result[other] as T, result[last] as T];
    }
    return result;
  };

  return {
    int,
    step: (min, max, step) => min + step * below(Math.floor((max - min) / step + 1e-9) + 1),
    intExcept(min, max, ...except) {
      for (let tries = 0; tries < 1000; tries++) {
        const drawn = int(min, max);
        if (!except.includes(drawn)) return drawn;
      }
      throw new RangeError(`No whole number from ${min} to ${max} except ${except.join(", ")}`);
    },
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError("Nothing to pick from");
      return items[below(items.length)] as T;
    },
    weighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
      const weights = items.map(weightOf);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      if (!(total > 0)) throw new RangeError("Nothing to pick from");
      let rest = fraction() * total;
      for (const [index, weight] of weights.entries()) {
        rest -= weight;
        if (rest < 0 && weight > 0) return items[index] as T;
      }
      return items[weights.findLastIndex((weight) => weight > 0)] as T;
    },
    shuffle,
    sample<T>(items: readonly T[], count: number): T[] {
      if (count > items.length) throw new RangeError(`No ${count} different items among ${items.length}`);
      return shuffle(items).slice(0, count);
    },
    chance: (probability = 0.5) => next() < probability * 4294967296,
    sign: () => (next() < 2147483648 ? 1 : -1),
    fraction,
  };
}

/** 64 bits of a text, as 16 hexadecimal digits. */
export function hashText(text: string): string {
  const [a, b] = hash128(text);
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}

type Words = [number, number, number, number];

/** cyrb128: spreads similar texts over the whole space. */
function hash128(text: string): Words {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a, b ^ a, c ^ a, d ^ a];
}

function sfc32([a, b, c, d]: Words): () => number {
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return next;
}
