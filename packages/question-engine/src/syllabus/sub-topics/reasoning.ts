import { type Subtopic, sub } from "./sub-topic.ts";

export const REASONING_SUBTOPICS: readonly Subtopic[] = [
  sub("Letter series", "letter-series", { as: "alphabet series; alphabetical series; letters series", writers: "letter-series-steps letter-groups-series letter-number-series repeating-letters-with-gaps" }),
  sub("Circular seating arrangement", "seating-arrangement", { as: "circular arrangement; circular seating; round table arrangement; sitting around a circular table; round table", writers: "round-table-of-six round-table-some-facing-out" }),
  sub("Statement and assumption", "critical-reasoning", { as: "statements and assumptions; assumptions; statement assumption; implicit assumptions", says: /assum/i }),
  sub("Clocks", "calendar-and-clock", { as: "clock; clock problems; angle between the hands of a clock; clock reasoning; hands of a clock", writers: "angle-between-hands hands-coincide-or-oppose clock-that-gains-or-loses" }),
  sub("Calendar", "calendar-and-clock", { as: "calendars; day of the week; calendar problems; odd days; leap year", writers: "weekday-after-days weekday-of-another-date weekday-across-years year-with-same-calendar" }),
  sub("Dice", "cubes-and-dice", { as: "dice reasoning; opposite faces of a dice; opposite faces; die; dices", writers: "standard-die-opposite two-views-of-a-die" }),
];
