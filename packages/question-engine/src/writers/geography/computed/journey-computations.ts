import { roundTo } from "../../../numbers/arithmetic.ts";
import { clock, count, indian, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { eastOrWest, northOrSouth } from "./earth-computations.ts";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const DAY = 1440;

export const journeyComputations: WriterList = [
  computed({
    name: "journey-across-the-date-line",
    topic: "solar-system-and-earth",
    difficulty: "HARD",
    write(random) {
      const goesEast = random.chance();
      const asian = random.step(105, 165, 15);
      const american = -random.step(75, 150, 15);
      const [from, to] = goesEast ? [asian, american] : [american, asian];
      const across = 360 - asian + american;
      if (across < 60 || across > 150) return undefined;
      const hours = across / 15 + random.int(2, 5);
      // No time is midnight, because it is unclear to which day that belongs.
      const start = random.int(0, 23) * 60 + random.step(10, 50, 10);
      const day = random.int(0, 6);
      const greenwich = start - 4 * from;
      const end = greenwich + 60 * hours + 4 * to;
      /** Minutes from the midnight before the start, as a day of the week and a time. */
      const dayAndTime = (minutes: number) =>
        `${WEEK[(day + 7 + Math.floor(minutes / DAY)) % 7]}, ${clock(minutes)}`;
      const fromGreenwich = (longitude: number) =>
        `${count(Math.abs(longitude) / 15, "hour")} ${longitude > 0 ? "ahead of" : "behind"} Greenwich`;
      const back = goesEast ? 1 : -1;
      return {
        text: `An aircraft leaves a place on longitude ${eastOrWest(from)} at ${clock(start)} on ${WEEK[day]}, local time. It crosses the International Date Line and lands ${count(hours, "hour")} later on longitude ${eastOrWest(to)}. What are the day and the local time there when it lands? Take one hour for each 15° of longitude.`,
        answer: dayAndTime(end),
        distractors: [
          wrong(dayAndTime(end + back * DAY), "leaving the day unchanged at the date line"),
          wrong(dayAndTime(end - back * DAY), "changing the day twice"),
          wrong(dayAndTime(end - 60 * hours), "leaving out the time of the flight"),
          wrong(
            dayAndTime(start + 60 * hours - back * 4 * across),
            "taking the difference of the local times the wrong way and not changing the day",
          ),
          wrong(dayAndTime(start + 60 * hours), "keeping the local time of the start"),
          wrong(
            dayAndTime(end - 60 * hours + back * DAY),
            "leaving out the time of the flight and the date line",
          ),
        ],
        explanation: [
          `Longitude ${eastOrWest(from)} is ${fromGreenwich(from)}, so the aircraft leaves when it is ${dayAndTime(greenwich)} at Greenwich.`,
          `After ${count(hours, "hour")} it is ${dayAndTime(greenwich + 60 * hours)} there.`,
          `Longitude ${eastOrWest(to)} is ${fromGreenwich(to)}, so ${dayAndTime(end)} is the day and the local time on landing.`,
        ],
        verify: () => start + 60 * hours + back * (4 * across - DAY) === end,
      };
    },
  }),
  computed({
    name: "latitude-from-a-map",
    topic: "maps-and-cartography",
    difficulty: "HARD",
    write(random) {
      const kmForOne = random.pick([20, 30, 50, 75, 100, 150]);
      const degrees = random.int(2, 24);
      const length = roundTo((111 * degrees) / kmForOne, 2);
      if (length * kmForOne !== 111 * degrees || length < 4 || length > 25) return undefined;
      const from = random.intExcept(-30, 50, 0);
      const goesNorth = random.chance();
      const to = goesNorth ? from + degrees : from - degrees;
      if (Math.abs(to) > 60 || to === 0) return undefined;
      const km = 111 * degrees;
      const [near, far] = goesNorth ? ["southern", "northern"] : ["northern", "southern"];
      return {
        text: `On a map of scale 1 : ${indian(kmForOne * 100000)} two places on the same meridian are ${num(length, "cm")} apart. The ${near} one lies at ${northOrSouth(from)}. On which latitude does the ${far} one lie, if one degree of latitude is taken as 111 km?`,
        answer: northOrSouth(to),
        distractors: [
          wrong(northOrSouth(2 * from - to), "going the wrong way along the meridian"),
          wrong(northOrSouth(-to), "choosing the wrong hemisphere"),
          wrong(northOrSouth(goesNorth ? to + 1 : to - 1), "counting both end parallels"),
          wrong(northOrSouth(degrees * (goesNorth ? 1 : -1)), "starting from the equator"),
          wrong(
            northOrSouth(Math.sign(from) * (Math.abs(from) + degrees)),
            "adding the degrees without regard to the hemisphere",
          ),
          wrong(northOrSouth(goesNorth ? to - 1 : to + 1), "leaving out one degree"),
          wrong(northOrSouth(-(2 * from - to)), "going the wrong way and choosing the wrong hemisphere"),
        ],
        explanation: [
          `One centimetre stands for ${num(kmForOne, "km")}, so the places are $${length} \\times ${kmForOne} = ${num(km, "km").tex}$ apart.`,
          `That is $${km} \\div 111 = ${degrees}°$ of latitude.`,
          from * to < 0
            ? `From ${northOrSouth(from)} it is ${Math.abs(from)}° to the equator, and $${degrees}° - ${Math.abs(from)}° = ${Math.abs(to)}°$ beyond it: ${northOrSouth(to)}.`
            : `The ${far} one lies ${degrees}° farther ${goesNorth ? "north" : "south"}: $${Math.abs(from)}° ${Math.abs(to) > Math.abs(from) ? "+" : "-"} ${degrees}° = ${Math.abs(to)}°$, so ${northOrSouth(to)}.`,
        ],
        verify: () => Math.abs(to - from) * 111 === roundTo(length * kmForOne, 6),
      };
    },
  }),
];
