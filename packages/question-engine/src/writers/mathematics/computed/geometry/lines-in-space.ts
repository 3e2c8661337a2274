import type { Random } from "../../../../numbers/random.ts";
import { signed } from "../../../../numbers/value.ts";
import type { Triple } from "./triple.ts";

export const drawTriple = (random: Random, most: number): Triple => [
  random.int(-most, most),
  random.int(-most, most),
  random.int(-most, most),
];
export const drawDirection = (random: Random): Triple => [
  random.intExcept(-4, 4, 0),
  random.intExcept(-4, 4, 0),
  random.intExcept(-4, 4, 0),
];
export const over = (top: string, start: number, below: number) =>
  `\\frac{${start === 0 ? top : `${top} ${signed(-start)}`}}{${below}}`;
export const lineTex = (a: Triple, d: Triple) =>
  `${over("x", a[0], d[0])} = ${over("y", a[1], d[1])} = ${over("z", a[2], d[2])}`;
export const total = (a: Triple) => a[0] + a[1] + a[2];
