/** Round steps. */
const ROUND = [1, 2, 2.5, 5, 10];

/** The round step that divides a range into about `count` parts. */
export function roundStep(range: number, count: number): number {
  const rough = range / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = ROUND.find((one) => one * power >= rough * 0.999) ?? 10;
  return factor * power;
}

/** The multiples of a step within a range. Multiplied, not added up, so that 0.1 stays 0.1. */
export function ticksBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => tidy((first + i) * step));
}

const tidy = (value: number) => Number(value.toPrecision(12)) + 0;

/** Keeps only as many texts as fit without touching; ticks without a text are kept. */
export function thinned<Tick extends { text: string }>(
  ticks: readonly Tick[],
  spacing: number,
  room: number,
): Tick[] {
  const every = Math.max(1, Math.ceil(room / spacing));
  return ticks.map((tick, i) => (i % every === 0 ? tick : { ...tick, text: "" }));
}

export interface ValueAxis {
  from: number;
  to: number;
  ticks: number[];
}

/** An axis for the values of a chart, from zero unless `isFree` and they are all far from it. */
export function valueAxis(values: readonly number[], count: number, isFree = false): ValueAxis {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const isFar = isFree && Math.sign(least) === Math.sign(most) && (most - least) * 2.5 < Math.abs(most);
  const low = isFar ? least : Math.min(0, least);
  const high = isFar ? most : Math.max(0, most);
  const step = roundStep(high - low || Math.abs(high) || 1, count);
  const from = tidy(Math.floor(low / step + 1e-9) * step);
  let to = tidy(Math.ceil(high / step - 1e-9) * step);
  if (to <= from) to = from + step;
  return { from, to, ticks: ticksBetween(from, to, step) };
}

/** Maps numbers to positions: `from` to `start`, `to` to `end`. */
export function scaleOf({ from, to }: { from: number; to: number }, start: number, end: number) {
  return (value: number) => start + ((value - from) / (to - from)) * (end - start);
}
