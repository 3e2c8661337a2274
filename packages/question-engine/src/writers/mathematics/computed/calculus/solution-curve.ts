/** Follows y' = f(x, y) from (x, y) to `end` (Runge–Kutta). */
export function follow(
  f: (x: number, y: number) => number,
  x: number,
  y: number,
  end: number,
  steps = 2000,
): number {
  const h = (end - x) / steps;
  let [at, value] = [x, y];
  for (let k = 0; k < steps; k++) {
    const a = f(at, value);
    const b = f(at + h / 2, value + (h * a) / 2);
    const c = f(at + h / 2, value + (h * b) / 2);
    const d = f(at + h, value + h * c);
    value += (h * (a + 2 * b + 2 * c + d)) / 6;
    at += h;
  }
  return value;
}
