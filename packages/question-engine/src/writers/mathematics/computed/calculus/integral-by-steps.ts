import { range } from "../../../../numbers/arithmetic.ts";

/** Simpson's rule, fine enough for smooth integrands and kinks alike. */
export function integral(f: (x: number) => number, from: number, to: number, n = 4000): number {
  const h = (to - from) / n;
  return (
    (h / 3) *
    range(0, n).reduce((total, k) => total + (k === 0 || k === n ? 1 : k % 2 ? 4 : 2) * f(from + k * h), 0)
  );
}
