import type { Random } from "../../../numbers/random.ts";
import { clock, count, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const DAY = 1440;

export function eastOrWest(longitude: number): string {
  return longitude === 0 ? "0°" : `${Math.abs(longitude)}° ${longitude > 0 ? "E" : "W"}`;
}

export function northOrSouth(latitude: number): string {
  return latitude === 0 ? "0°" : `${Math.abs(latitude)}° ${latitude > 0 ? "N" : "S"}`;
}

function inDay(minutes: number): boolean {
  return minutes >= 0 && minutes < DAY;
}

/** 150 minutes are "2 hours 30 minutes". */
function span(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours ? [count(hours, "hour").text] : []), ...(rest ? [count(rest, "minute").text] : [])].join(
    " ",
  );
}

function latitudeName(random: Random, low: number, high: number): { degrees: number; text: string } {
  const degrees = random.int(low, high) * random.sign();
  return { degrees, text: northOrSouth(degrees) };
}

export const earthComputations: WriterList = [
  computed({
    name: "local-time-from-greenwich",
    topic: "solar-system-and-earth",
    difficulty: "EASY",
    write(random) {
      const longitude = random.step(15, 165, 15) * random.sign();
      const start = random.intExcept(1, 23, 12) * 60;
      const end = start + 4 * longitude;
      if (end <= 0 || end >= DAY || end === 720) return undefined;
      const hours = Math.abs(longitude) / 15;
      return {
        text: `It is ${clock(start)} at Greenwich (0°). What is the local time at a place on longitude ${eastOrWest(longitude)}?`,
        answer: clock(end),
        distractors: [
          wrong(
            clock(start - 4 * longitude),
            "going the wrong way: east is ahead of Greenwich and west behind",
          ),
          wrong(clock(start + 2 * longitude), "taking 30° for an hour"),
          wrong(clock(end + 60), "counting one hour too far"),
          wrong(clock(end - 60), "counting one hour too little"),
        ],
        explanation: [
          "The earth turns through 15° in an hour.",
          `$${Math.abs(longitude)}° \\div 15° = ${hours}$, so the place is ${count(hours, "hour")} ${longitude > 0 ? "ahead of" : "behind"} Greenwich, as it lies to the ${longitude > 0 ? "east" : "west"}.`,
          `So ${clock(end)} is the local time.`,
        ],
      };
    },
  }),
  computed({
    name: "local-time-between-meridians",
    topic: "solar-system-and-earth",
    difficulty: "MEDIUM",
    write(random) {
      const from = random.step(-120, 150, 5);
      const to = random.step(-120, 150, 5);
      const start = random.step(0, 1420, 20);
      const gap = to - from;
      const end = start + 4 * gap;
      if (from === 0 || to === 0 || Math.abs(gap) < 20 || Math.abs(gap) > 170 || !inDay(end))
        return undefined;
      const isMixed = from * to < 0;
      const misread = Math.abs(Math.abs(to) - Math.abs(from));
      return {
        text: `It is ${clock(start)} local time at longitude ${eastOrWest(from)}. What is the local time at longitude ${eastOrWest(to)}?`,
        answer: clock(end),
        distractors: [
          wrong(clock(start - 4 * gap), "taking the eastern place to be behind"),
          ...(isMixed
            ? [
                wrong(
                  clock(start + Math.sign(gap) * 4 * misread),
                  "subtracting longitudes that lie on opposite sides of Greenwich",
                ),
              ]
            : [
                wrong(
                  clock(start + Math.sign(gap) * 4 * (Math.abs(from) + Math.abs(to))),
                  "adding longitudes that lie on the same side of Greenwich",
                ),
              ]),
          wrong(clock(start + gap), "taking one minute for a degree instead of four"),
          wrong(clock(end + 60), "counting one hour too far"),
          wrong(clock(end - 40), "counting 10° too little"),
        ],
        explanation: [
          `The longitudes are on ${isMixed ? "opposite sides" : "the same side"} of Greenwich, so they differ by $${Math.max(Math.abs(from), Math.abs(to))}° ${isMixed ? "+" : "-"} ${Math.min(Math.abs(from), Math.abs(to))}° = ${Math.abs(gap)}°$.`,
          `At 4 minutes for a degree that is $${Math.abs(gap)} \\times 4 = ${Math.abs(gap) * 4}$ minutes, or ${span(Math.abs(gap) * 4)}.`,
          `The meridian ${eastOrWest(to)} lies to the ${gap > 0 ? "east, so its time is ahead" : "west, so its time is behind"}, and ${clock(end)} is the answer.`,
        ],
        verify: () => (((end + 4 * (from - to)) % DAY) + DAY) % DAY === start,
      };
    },
  }),
  computed({
    name: "longitude-from-chronometer",
    topic: "solar-system-and-earth",
    difficulty: "MEDIUM",
    write(random) {
      const longitude = random.intExcept(-32, 32, 0) * 5;
      const greenwich = 720 - 4 * longitude;
      if (!inDay(greenwich) || Math.abs(longitude) < 10) return undefined;
      const gap = Math.abs(greenwich - 720);
      const size = Math.abs(longitude);
      return {
        text: `The sun is at its highest over a ship at sea while its chronometer shows ${clock(greenwich)} Greenwich time. On which longitude is the ship?`,
        answer: eastOrWest(longitude),
        distractors: [
          wrong(
            eastOrWest(-longitude),
            "taking the wrong side: a place whose noon comes before that of Greenwich is to the east",
          ),
          wrong(eastOrWest(longitude / 2), "taking eight minutes for a degree"),
          wrong(eastOrWest(Math.sign(longitude) * Math.abs(180 - size)), "subtracting from 180°"),
          wrong(eastOrWest(longitude > 0 ? longitude + 15 : longitude - 15), "counting one hour too many"),
          wrong(eastOrWest(-longitude / 2), "taking eight minutes for a degree and the wrong side"),
        ],
        explanation: [
          `At the ship it is noon, which differs from ${clock(greenwich)} by ${span(gap)}, or ${gap} minutes.`,
          `At 4 minutes for a degree this is $${gap} \\div 4 = ${size}°$.`,
          `The ship's time is ${longitude > 0 ? "ahead of" : "behind"} Greenwich, so it is ${longitude > 0 ? "east" : "west"}: ${eastOrWest(longitude)}.`,
        ],
      };
    },
  }),
  computed({
    name: "antipode-of-a-place",
    topic: "solar-system-and-earth",
    difficulty: "MEDIUM",
    write(random) {
      const latitude = random.int(5, 80) * random.sign();
      const longitude = random.int(10, 170) * random.sign();
      const far = -Math.sign(longitude) * (180 - Math.abs(longitude));
      if (Math.abs(longitude) === 90) return undefined;
      const at = (lat: number, long: number) => `${northOrSouth(lat)}, ${eastOrWest(long)}`;
      return {
        text: `Which point of the globe is exactly opposite (antipodal) to ${at(latitude, longitude)}?`,
        answer: at(-latitude, far),
        distractors: [
          wrong(at(-latitude, -longitude), "changing E and W without taking the longitude from 180°"),
          wrong(at(latitude, far), "leaving the latitude in its own hemisphere"),
          wrong(at(-latitude, -far), "taking the longitude from 180° but leaving it on its own side"),
          wrong(at(latitude, -longitude), "changing E and W only"),
          wrong(at(latitude, -far), "taking the longitude from 180° and changing nothing else"),
          wrong(at(-Math.sign(latitude) * (90 - Math.abs(latitude)), far), "taking the latitude from 90°"),
        ],
        explanation: [
          `The latitude keeps its size and changes its hemisphere: ${northOrSouth(-latitude)}.`,
          `The longitude is taken from 180° and changes its side: $180° - ${Math.abs(longitude)}° = ${Math.abs(far)}°$, so ${eastOrWest(far)}.`,
          `The point is ${at(-latitude, far)}.`,
        ],
        verify: () => Math.abs(longitude - far) === 180,
      };
    },
  }),
  computed({
    name: "latitude-from-pole-star",
    topic: "maps-and-cartography",
    difficulty: "MEDIUM",
    write(random) {
      const latitude = random.intExcept(6, 80, 30, 45, 60);
      const down = 90 - latitude;
      const asksLatitude = random.chance(0.5);
      return {
        text: asksLatitude
          ? `An observer sees the Pole Star ${down}° from the point overhead. What is the observer's latitude, to the nearest degree?`
          : `About how far from the point overhead is the Pole Star seen from a place at latitude ${latitude}° N?`,
        answer: asksLatitude ? `${latitude}° N` : `${down}°`,
        distractors: asksLatitude
          ? [
              wrong(`${down}° N`, "taking the distance from the point overhead for the latitude"),
              wrong(`${latitude}° S`, "choosing the southern hemisphere, from which the star isn't seen"),
              wrong(
                `${down}° S`,
                "taking the distance from the point overhead for the latitude, and choosing the southern hemisphere",
              ),
            ]
          : [
              wrong(`${latitude}°`, "giving the star's height above the horizon"),
              wrong(`${Math.abs(90 - 2 * latitude)}°`, "taking the latitude off twice"),
              ...(down < 80 ? [wrong(`${down + 10}°`, "taking the latitude from 100° by a slip")] : []),
              ...(down > 10 ? [wrong(`${down - 10}°`, "taking the latitude from 80° by a slip")] : []),
              wrong("90°", "placing the star on the horizon, where it is seen from the equator"),
            ],
        explanation: [
          "The Pole Star stands almost over the North Pole, so its height above the horizon equals the latitude.",
          asksLatitude
            ? `Its height is $90° - ${down}° = ${latitude}°$, so the latitude is ${latitude}° N.`
            : `It is ${latitude}° high, and so $90° - ${latitude}° = ${down}°$ from the point overhead.`,
        ],
      };
    },
  }),
  computed({
    name: "noon-sun-altitude",
    topic: "solar-system-and-earth",
    difficulty: "MEDIUM",
    write(random) {
      const place = latitudeName(random, 25, 60);
      const day = random.pick([
        { date: "21 March", sun: 0 },
        { date: "23 September", sun: 0 },
        { date: "21 June", sun: 23.5 },
        { date: "22 December", sun: -23.5 },
      ]);
      const apart = Math.abs(place.degrees - day.sun);
      const altitude = 90 - apart;
      if (altitude < 8) return undefined;
      const overhead = day.sun === 0 ? "the equator" : day.sun > 0 ? "23.5° N" : "23.5° S";
      return {
        text: `How high above the horizon is the noon sun at latitude ${place.text} on ${day.date}? Take the sun to be overhead at ${overhead} on that day.`,
        answer: num(altitude, "°"),
        distractors: [
          wrong(num(apart, "°"), "giving the distance from the zenith instead of the height"),
          wrong(
            num(90 - Math.abs(place.degrees + day.sun), "°"),
            "taking the sun to be overhead in the other hemisphere",
          ),
          wrong(num(90 - Math.abs(place.degrees), "°"), "forgetting the tilt of the axis"),
          wrong(num(66.5 - Math.abs(place.degrees) / 2, "°"), "starting from 66.5° instead of 90°"),
          wrong(num(Math.abs(place.degrees), "°"), "taking the height to equal the latitude"),
        ].filter(
          ({ value }) => typeof value !== "string" && (value.number ?? 0) > 0 && (value.number ?? 0) < 90,
        ),
        explanation: [
          `The place lies ${apart}° from the latitude where the sun is overhead (${overhead}).`,
          `Height of the noon sun $= 90^\\circ - ${num(apart, "°").tex} = ${num(altitude, "°").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "distance-along-a-meridian",
    topic: "maps-and-cartography",
    difficulty: "MEDIUM",
    write(random) {
      const one = random.int(5, 60) * random.sign();
      const other = random.int(5, 60) * random.sign();
      const gap = Math.abs(one - other);
      const [a, b] = [Math.abs(one), Math.abs(other)];
      if (gap < 8) return undefined;
      const isMixed = one * other < 0;
      const misread = isMixed ? Math.abs(a - b) : a + b;
      if (misread < 3) return undefined;
      return {
        text: `Two places on the same meridian are at latitudes ${northOrSouth(one)} and ${northOrSouth(other)}. How far apart are they along the meridian, if one degree of latitude is taken as $111\\ \\mathrm{km}$?`,
        answer: num(gap * 111, "km"),
        distractors: [
          wrong(
            num(misread * 111, "km"),
            isMixed
              ? "subtracting latitudes of different hemispheres"
              : "adding latitudes of the same hemisphere",
          ),
          wrong(num(gap * 100, "km"), "taking 100 km for a degree"),
          wrong(num((gap + 1) * 111, "km"), "counting both end parallels"),
          wrong(num((180 - gap) * 111, "km"), "taking the difference from 180°"),
        ],
        explanation: [
          `The latitudes are ${isMixed ? "in different hemispheres, so they are added" : "in the same hemisphere, so the smaller is taken away"}: $${Math.max(a, b)}° ${isMixed ? "+" : "-"} ${Math.min(a, b)}° = ${gap}°$.`,
          `Distance $= ${gap} \\times 111 = ${num(gap * 111, "km").tex}$.`,
        ],
      };
    },
  }),
];
