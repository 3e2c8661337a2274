/** The components of a vector in space. */
export type Triple = readonly [number, number, number];

export const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** The point at t on the line through a along b. */
export const along = (a: Triple, b: Triple, t: number): Triple => [
  a[0] + t * b[0],
  a[1] + t * b[1],
  a[2] + t * b[2],
];
