import { patiently } from "../../../../kit/patiently.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { fraction, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const day = (n: number) => DAYS[((n % 7) + 7) % 7] ?? "Sunday";
const lengthOf = (month: number, year: number) =>
  (LENGTHS[month] ?? 30) + (month === 1 && isLeap(year) ? 1 : 0);

/** Days from 1 January of year 1 (a Monday). */
function dayNumber(year: number, month: number, date: number): number {
  const years = year - 1;
  const before = range(0, month - 1).reduce((total, m) => total + lengthOf(m, year), 0);
  return (
    years * 365 + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400) + before + date
  );
}

/** The weekday by Zeller's rule: another route than counting days. */
function zeller(year: number, month: number, date: number): number {
  const [m, y] = month < 2 ? [month + 13, year - 1] : [month + 1, year];
  const h =
    date + Math.floor((13 * (m + 1)) / 5) + y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return (h + 6) % 7;
}

const shifts = (right: number) => [
  wrong(day(right + 1), "counting one day too many"),
  wrong(day(right - 1), "counting one day too few"),
  wrong(day(right + 2), "being two odd days out"),
  wrong(day(right - 2), "leaving out two odd days"),
];

export const calendarAndClock: WriterList = [
  computed({
    name: "weekday-after-days",
    topic: "calendar-and-clock",
    difficulty: "EASY",
    write(random) {
      const today = random.int(0, 6);
      const n = random.int(20, 200);
      const ago = random.chance(0.4);
      if (n % 7 === 0) return undefined;
      const answer = today + (ago ? -n : n);
      return {
        text: `Today is ${day(today)}. What day of the week ${ago ? `was it ${n} days ago` : `will it be after ${n} days`}?`,
        answer: day(answer),
        distractors: [
          wrong(day(today + (ago ? n : -n)), `counting ${ago ? "forward" : "backward"}`),
          wrong(day(answer + 1), "counting one day too many"),
          wrong(day(answer - 1), "counting today as the first day"),
          wrong(day(answer + 2), "dividing by 7 wrongly"),
        ],
        explanation: [
          `$${n} = 7 \\times ${Math.floor(n / 7)} + ${n % 7}$: whole weeks change nothing, ${n % 7} ${n % 7 === 1 ? "day counts" : "days count"}.`,
          `The day ${n % 7} ${n % 7 === 1 ? "day" : "days"} ${ago ? "before" : "after"} ${day(today)} is ${day(answer)}.`,
        ],
      };
    },
  }),
  computed({
    name: "angle-between-hands",
    depth: 1,
    chapter: "clocks",
    topic: "calendar-and-clock",
    difficulty: "EASY",
    write(random) {
      const hour = random.int(1, 12);
      const minute = random.pick([10, 20, 30, 40, 50, 0, 12, 24, 36, 48]);
      const raw = Math.abs(30 * (hour % 12) - 5.5 * minute);
      const angle = Math.min(raw, 360 - raw);
      if (angle === 0 || angle === 180) return undefined;
      const still = Math.abs(30 * (hour % 12) - 6 * minute);
      return {
        text: `What is the smaller angle between the hour hand and the minute hand of a clock at ${hour}:${`${minute}`.padStart(2, "0")}?`,
        answer: num(angle, "°"),
        distractors: [
          wrong(num(Math.min(still, 360 - still), "°"), "forgetting that the hour hand moves on"),
          wrong(num(angle + 30, "°"), "taking the hour hand for an hour further away"),
          wrong(num(angle - 30, "°"), "taking the hour hand for an hour nearer"),
          wrong(num(Math.abs(180 - angle), "°"), "subtracting from $180^\\circ$"),
          wrong(num(angle + 5, "°"), "moving the hour hand by too much"),
          wrong(num(angle + 15, "°"), "moving the hour hand by half an hour"),
        ].filter(({ value }) => {
          // A larger one cannot be the smaller of two angles that make up a whole turn.
          const degrees = typeof value === "string" ? 0 : (value.number ?? 0);
          return degrees > 0 && degrees <= 180;
        }),
        explanation: [
          `Hour hand: $30 \\times ${hour % 12} + 0.5 \\times ${minute} = ${30 * (hour % 12) + 0.5 * minute}$ degrees from 12. Minute hand: $6 \\times ${minute} = ${6 * minute}$ degrees.`,
          raw > 180
            ? `The difference is ${raw}°, so the smaller angle is $360 - ${raw} = ${angle}$ degrees.`
            : `The difference is ${num(angle, "°")}, which is the smaller angle.`,
        ],
      };
    },
  }),
  computed({
    name: "weekday-of-another-date",
    topic: "calendar-and-clock",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const year = random.int(2001, 2040);
      const [m1, m2] = [random.int(0, 10), random.int(1, 11)];
      const [d1, d2] = [random.int(1, 28), random.int(1, 28)];
      if (m1 >= m2) return undefined;
      const known = dayNumber(year, m1, d1) % 7;
      const gap = dayNumber(year, m2, d2) - dayNumber(year, m1, d1);
      const answer = known + gap;
      const parts = range(m1, m2).map((m) =>
        m === m1 ? lengthOf(m, year) - d1 : m === m2 ? d2 : lengthOf(m, year),
      );
      const date = (d: number, m: number) => `${d} ${MONTHS[m]} ${year}`;
      const leapSlip = m1 <= 1 && m2 > 1;
      return {
        text: `The date ${date(d1, m1)} falls on a ${day(known)}. What day of the week is ${date(d2, m2)}?`,
        answer: day(answer),
        distractors: [
          wrong(
            day(answer + (leapSlip ? (isLeap(year) ? -1 : 1) : 1)),
            leapSlip
              ? `${isLeap(year) ? "forgetting the leap day" : "giving February 29 days"}`
              : "counting one day too many",
          ),
          wrong(
            day(answer + (leapSlip ? (isLeap(year) ? 1 : -1) : -1)),
            "miscounting the days of a month by one",
          ),
          wrong(day(known), "thinking that equal dates of months fall on equal days"),
          wrong(day(answer + 2), "miscounting two months by a day each"),
          wrong(day(answer - 2), "leaving out two odd days"),
        ],
        explanation: [
          `From one date to the other there are $${parts.join(" + ")} = ${gap}$ days${leapSlip ? ` (${year} is ${isLeap(year) ? "" : "not "}a leap year)` : ""}.`,
          `The number ${gap} leaves the remainder ${gap % 7} on division by 7, so the day moves on by ${gap % 7} from ${day(known)}: it is a ${day(answer)}.`,
        ],
        verify: () => zeller(year, m2, d2) === ((answer % 7) + 7) % 7,
      };
    }),
  }),
  computed({
    name: "hands-coincide-or-oppose",
    chapter: "clocks",
    topic: "calendar-and-clock",
    difficulty: "MEDIUM",
    write(random) {
      const hour = random.int(1, 10);
      const kind = random.pick(["together", "opposite", "square"] as const);
      const around = (angle: number) => (((30 * hour + angle) % 360) + 360) % 360;
      const square = Math.min(around(90), around(-90));
      const degrees = { together: around(0), opposite: around(180), square }[kind];
      // At the full hour itself the time lies between no two hours.
      if (degrees === 0 || degrees >= 330) return undefined;
      const top = 2 * degrees;
      const mixed = (n: number) =>
        n % 11 === 0
          ? `$${n / 11}$ minutes past ${hour}`
          : `$${Math.floor(n / 11)}\\frac{${n % 11}}{11}$ minutes past ${hour}`;
      /** Within the hour only. */
      const slipped = (n: number, why: string) => (n > 0 && n < 660 ? [wrong(mixed(n), why)] : []);
      return {
        text: `At what time between ${hour} and ${hour + 1} o'clock are the hands of a clock ${{ together: "exactly together", opposite: "in a straight line but pointing in opposite directions", square: "at right angles for the first time" }[kind]}?`,
        answer: mixed(top),
        distractors: [
          wrong(`$${degrees / 6}$ minutes past ${hour}`, "forgetting that the hour hand moves on"),
          ...slipped(top + 11 * 5, "moving the hour hand on by a whole hour"),
          ...slipped(top + 5, "a slip in dividing by 5.5"),
          ...slipped(top - 6, "dividing by 6 and correcting wrongly"),
          ...slipped(top - 11 * 5, "moving the hour hand back by a whole hour"),
        ],
        explanation: [
          `At ${hour} o'clock the hour hand is $${30 * hour}^\\circ$ ahead. The minute hand gains $5.5^\\circ$ a minute.`,
          kind === "together"
            ? `It must gain $${degrees}^\\circ$: $${degrees} \\div 5.5 = \\frac{${top}}{11}$ minutes.`
            : kind === "opposite"
              ? `For opposite directions it must gain $${30 * hour}^\\circ ${hour < 6 ? "+" : "-"} 180^\\circ = ${degrees}^\\circ$: $${degrees} \\div 5.5 = \\frac{${top}}{11}$ minutes.`
              : `The hands are first at right angles when it has gained $${degrees}^\\circ$: $${degrees} \\div 5.5 = \\frac{${top}}{11}$ minutes.`,
          `That is ${mixed(top)}.`,
        ],
        verify: () => Math.abs((5.5 * top) / 11 - degrees) < 1e-9 && fraction(top, 11).number !== undefined,
      };
    },
  }),
  computed({
    name: "weekday-across-years",
    topic: "calendar-and-clock",
    difficulty: "HARD",
    write: patiently((random) => {
      const year = random.int(1985, 2035);
      const years = random.int(3, 12);
      const month = random.int(0, 11);
      const date = random.int(1, 28);
      const known = dayNumber(year, month, date) % 7;
      const gap = dayNumber(year + years, month, date) - dayNumber(year, month, date);
      const leaps = gap - 365 * years;
      const answer = known + gap;
      const naive = range(year, year + years).filter(isLeap).length;
      return {
        text: `The date ${date} ${MONTHS[month]} ${year} falls on a ${day(known)}. What day of the week is ${date} ${MONTHS[month]} ${year + years}?`,
        answer: day(answer),
        distractors: [
          wrong(day(known + years), "forgetting the leap days"),
          ...(naive === leaps
            ? []
            : [
                wrong(
                  day(known + years + naive),
                  "counting a leap day that lies outside the time between the dates",
                ),
              ]),
          ...shifts(answer),
        ],
        explanation: [
          `Each ordinary year moves the day on by 1, and each 29 February between the dates by 1 more.`,
          `There are ${years} years and ${leaps} leap ${leaps === 1 ? "day" : "days"} between, so the day moves on by $${years} + ${leaps} = ${years + leaps}$, which is ${(years + leaps) % 7} after taking out whole weeks.`,
          `From ${day(known)} this leads to ${day(answer)}.`,
        ],
        verify: () => zeller(year + years, month, date) === answer % 7,
      };
    }),
  }),
  computed({
    name: "clock-that-gains-or-loses",
    depth: 5,
    chapter: "clocks",
    topic: "calendar-and-clock",
    difficulty: "HARD",
    write: patiently((random) => {
      const drift = random.pick([2, 3, 4, 5, 6, 10, 12]) * random.sign();
      const real = random.int(8, 40) * 60;
      const shown = (real * (60 + drift)) / 60;
      const start = random.int(5, 10);
      // Midnight belongs to either of two days.
      if (!Number.isInteger(shown) || [real, shown].some((minutes) => (start * 60 + minutes) % 1440 === 0))
        return undefined;
      const week = random.int(1, 5);
      const say = (minutes: number) => {
        const at = start * 60 + minutes;
        const inDay = ((at % 1440) + 1440) % 1440;
        const hour = Math.floor(inDay / 60);
        if (inDay === 720) return `12:00 noon on ${day(week + Math.floor(at / 1440))}`;
        return `${hour % 12 || 12}:${`${inDay % 60}`.padStart(2, "0")} ${hour < 12 ? "a.m." : "p.m."} on ${day(week + Math.floor(at / 1440))}`;
      };
      const word = drift > 0 ? "gains" : "loses";
      return {
        text: `A clock that ${word} ${Math.abs(drift)} minutes in every hour of true time is set right at ${start} a.m. on ${day(week)}. What is the true time when it shows ${say(shown)}?`,
        answer: say(real),
        distractors: [
          wrong(
            say(Math.round(shown - (shown * drift) / 60)),
            "taking the error from the hours the clock shows instead of the true hours",
          ),
          wrong(
            say(Math.round(shown + (real * drift) / 60)),
            `correcting in the wrong direction although the clock ${word} time`,
          ),
          wrong(say(shown), "taking the time that the clock shows"),
          wrong(say(real + 60), "miscounting by an hour"),
        ],
        explanation: [
          `In 60 true minutes this clock moves on by ${60 + drift} minutes.`,
          `It has moved on by ${shown} minutes, so the true time gone is $${shown} \\times \\frac{60}{${60 + drift}} = ${real}$ minutes, that is ${real / 60} hours.`,
          `When ${real / 60} hours have passed after ${start} a.m. on ${day(week)}, it is ${say(real)}.`,
        ],
        verify: () => Math.abs((real / 60) * (60 + drift) - shown) < 1e-9,
      };
    }),
  }),
  computed({
    name: "year-with-same-calendar",
    depth: 5,
    topic: "calendar-and-clock",
    difficulty: "HARD",
    write(random) {
      const year = random.int(1950, 2060);
      const same = (a: number, b: number) =>
        isLeap(a) === isLeap(b) && dayNumber(a, 0, 1) % 7 === dayNumber(b, 0, 1) % 7;
      const next = range(year + 1, year + 60).find((other) => same(year, other)) ?? 0;
      const start =
        range(year + 1, year + 60).find(
          (other) => dayNumber(year, 0, 1) % 7 === dayNumber(other, 0, 1) % 7,
        ) ?? 0;
      return {
        text: `Which is the first year after ${year} whose calendar is the same as that of ${year}, date for date?`,
        answer: num(next).text.replaceAll("$", ""),
        distractors: [
          wrong(
            `${start}`,
            `taking the first year that begins on the same day, without checking that both or neither are leap years`,
          ),
          wrong(`${year + 7}`, "adding 7 years as if every year moved the day by one"),
          wrong(`${year + 6}`, "adding 6 years without looking at the leap years"),
          wrong(`${year + 11}`, "adding 11 years without looking at the leap years"),
          wrong(`${year + 28}`, "adding the full cycle of 28 years"),
          wrong(`${year + 5}`, "adding 5 years without looking at the leap years"),
        ],
        explanation: [
          `The calendars agree when 1 January falls on the same day and both years or neither are leap years. The year ${year} is ${isLeap(year) ? "" : "not "}a leap year.`,
          `From year to year the first day moves on by 1, after a leap year by 2. Adding up from ${year}, the total is first a multiple of 7 with the same kind of year in ${next}.`,
        ],
        verify: () => same(year, next) && range(year + 1, next - 1).every((other) => !same(year, other)),
      };
    },
  }),
];
