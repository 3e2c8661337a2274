import type { Random } from "@prepfeed/question-engine/random";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The activity of each hour of a learner's day, from midnight on. */
const LIVELINESS = [2, 1, 0, 0, 0, 1, 4, 6, 6, 5, 5, 5, 4, 5, 5, 6, 7, 8, 9, 10, 10, 9, 7, 4];

const clocks = new Map<string, Intl.DateTimeFormat>();

function hourAt(at: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone });
  clocks.set(timeZone, clock);
  return Number(clock.format(at));
}

/**
 * A time between two others at which a person is likely to be awake; later times are likelier if `lean` is above 1.
 */
export function momentBetween(random: Random, from: number, to: number, timeZone: string, lean = 1): number {
  let at = to;
  for (let tries = 0; tries < 12; tries++) {
    at = from + (to - from) * (random.int(0, 1_000_000) / 1_000_000) ** (1 / lean);
    if (random.int(0, 9) < (LIVELINESS[hourAt(at, timeZone)] ?? 5)) break;
  }
  return Math.floor(at);
}

/** How long it takes until a person finds a post: mostly hours, sometimes days. */
export function delay(random: Random, typicalHours: number): number {
  const unit = random.int(1, 1_000_000) / 1_000_000;
  return Math.floor(-Math.log(unit) * typicalHours * HOUR) + 60_000;
}
