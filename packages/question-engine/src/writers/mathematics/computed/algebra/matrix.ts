import { range, sum } from "../../../../numbers/arithmetic.ts";

export type Matrix = readonly (readonly number[])[];
export const entry = (m: Matrix, i: number, j: number) => m[i]?.[j] ?? 0;
export const matrixProduct = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) => range(0, (b[0]?.length ?? 1) - 1).map((j) => sum(row.map((x, k) => x * entry(b, k, j)))));

export function determinant(m: Matrix): number {
  if (m.length === 1) return entry(m, 0, 0);
  return sum(
    range(0, m.length - 1).map((j) => {
      const minor = m.slice(1).map((row) => row.filter((_, k) => k !== j));
      return (j % 2 === 0 ? 1 : -1) * entry(m, 0, j) * determinant(minor);
    }),
  );
}
