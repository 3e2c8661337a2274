/** Whole-number arithmetic that many writers use. */

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

export function lcm(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b);
}

export function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** The number of ways to choose `k` of `n`. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - i + 1)) / i;
  return Math.round(result);
}

/** The number of ways to arrange `k` of `n`. */
export function arrange(n: number, k: number): number {
  return k < 0 || k > n ? 0 : choose(n, k) * factorial(k);
}

export function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

export function primeFactors(n: number): number[] {
  const factors: number[] = [];
  let rest = n;
  for (let d = 2; d * d <= rest; d++) {
    while (rest % d === 0) {
      factors.push(d);
      rest /= d;
    }
  }
  if (rest > 1) factors.push(rest);
  return factors;
}

export function divisors(n: number): number[] {
  return range(1, n).filter((d) => n % d === 0);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

/** `from`, `from + 1`, … `to`. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Rounds half away from zero, without floating-point noise: roundTo(1.005, 2) is 1.01. */
export function roundTo(value: number, places: number): number {
  const scale = 10 ** places;
  const rounded = Math.round(Number((Math.abs(value) * scale).toPrecision(14))) / scale;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Equal except for floating-point noise. */
export function nearlyEqual(a: number, b: number, tolerance = 1e-9): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
}

/** The numbers of a Pythagorean triangle, shortest side first. */
export const PYTHAGOREAN_TRIPLES: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
];
