/**
 * A learner's day belongs to the time zone in which it began: a new zone applies to the days from
 * `next_time_zone_from` on, which is the day after the change. A learner who travels west then has a long day,
 * because no date is repeated.
 */

/** The time zone of a learner's days at a moment; `u` is their row of `users`. */
export const zoneOf = (u: string, at: string) =>
  `case when (${at}::timestamptz at time zone ${u}.time_zone)::date >= ${u}.next_time_zone_from then ${u}.next_time_zone else ${u}.time_zone end`;

/**
 * The time-zone fields that a learner is shown, by the names of their columns: the next one only until it applies.
 */
export function zoneColumns(u: string, at: string) {
  const waits = `case when ${u}.next_time_zone <> ${u}.time_zone and ${zoneOf(u, at)} = ${u}.time_zone then`;
  return {
    time_zone: zoneOf(u, at),
    next_time_zone: `${waits} ${u}.next_time_zone end`,
    next_time_zone_from: `${waits} ${u}.next_time_zone_from end::text`,
  };
}

/** The date of a moment. It never goes back, whichever zone is chosen. */
export const dayOf = (u: string, at: string) =>
  `greatest((${at}::timestamptz at time zone ${zoneOf(u, at)})::date, ${u}.next_time_zone_from - 1)`;
