import { COMPASS } from "../../../kit/compass.ts";
import { gcd } from "../../../numbers/arithmetic.ts";
import { indian, num, ratio } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

function compass(east: number, north: number): string {
  if (east === 0 && north === 0) return "the same place";
  const at = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return COMPASS[(at + 8) % 8] ?? "north";
}

export const mapComputations: WriterList = [
  computed({
    name: "map-distance-to-ground",
    topic: "maps-and-cartography",
    difficulty: "EASY",
    write(random) {
      const thousands = random.pick([10, 20, 25, 50, 100, 200, 250, 500]);
      const length = random.step(2, 18, 0.5);
      const km = (length * thousands) / 100;
      if (Math.round(km * 100) !== km * 100 || km === length) return undefined;
      return {
        text: `On a map of scale 1 : ${indian(thousands * 1000)} two villages are ${num(length, "cm")} apart. How far apart are they on the ground?`,
        answer: num(km, "km"),
        distractors: [
          wrong(num(km * 10, "km"), "taking 10,000 cm for a kilometre"),
          wrong(num(km / 10, "km"), "taking 10,00,000 cm for a kilometre"),
          wrong(num(thousands / 100, "km"), "giving what one centimetre stands for"),
          wrong(num(km + thousands / 100, "km"), "counting a centimetre too many"),
          wrong(num(km - thousands / 100, "km"), "counting a centimetre too few"),
          wrong(num(2 * km, "km"), "doubling what one centimetre stands for"),
          wrong(num(km / 2, "km"), "halving what one centimetre stands for"),
        ],
        explanation: [
          `One centimetre stands for ${indian(thousands * 1000)} cm, which is $${thousands / 100}\\ \\mathrm{km}$, as a kilometre has 1,00,000 cm.`,
          `$${length} \\times ${thousands / 100} = ${num(km, "km").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "representative-fraction",
    topic: "maps-and-cartography",
    difficulty: "MEDIUM",
    write(random) {
      const length = random.int(2, 12);
      const each = random.pick([0.25, 0.5, 1, 2, 2.5, 5, 10, 20, 25, 50]);
      const km = length * each;
      const scale = each * 100000;
      const fraction = (denominator: number) => `1 : ${indian(denominator)}`;
      return {
        text: `Two towns that are ${num(km, "km")} apart lie ${num(length, "cm")} apart on a map. What is the representative fraction of the map?`,
        answer: fraction(scale),
        distractors: [
          wrong(fraction(scale / 10), "taking 10,000 cm for a kilometre"),
          wrong(fraction(scale * 10), "taking 10,00,000 cm for a kilometre"),
          wrong(fraction(km * 100000), "forgetting to divide by the distance on the map"),
          wrong(fraction(scale * 2), "doubling what one centimetre stands for"),
          wrong(fraction(scale / 2), "halving what one centimetre stands for"),
        ],
        explanation: [
          `One centimetre stands for $${km} \\div ${length} = ${num(each, "km").tex}$.`,
          `A kilometre has 1,00,000 cm, so this is ${indian(scale)} cm.`,
          `The representative fraction is ${fraction(scale)}.`,
        ],
      };
    },
  }),
  computed({
    name: "map-area-to-ground",
    topic: "maps-and-cartography",
    difficulty: "MEDIUM",
    write(random) {
      const each = random.pick([0.25, 0.5, 2, 2.5, 5]);
      const area = random.step(4, 60, 2);
      const ground = area * each * each;
      return {
        text: `A forest covers ${num(area, "cm^2")} on a map of scale 1 : ${indian(each * 100000)}. What area does it cover on the ground?`,
        answer: num(ground, "km^2"),
        distractors: [
          wrong(num(area * each, "km^2"), "multiplying by the scale once only, as if for a length"),
          wrong(num(area * each * 2, "km^2"), "doubling the scale instead of squaring it"),
          wrong(num(ground * 10, "km^2"), "shifting the decimal point"),
          wrong(num(area * each ** 3, "km^2"), "multiplying by the scale three times"),
        ],
        explanation: [
          `One centimetre stands for ${num(each, "km")}, so one square centimetre stands for $${each}^2 = ${num(each * each, "km^2").tex}$.`,
          `$${area} \\times ${each * each} = ${num(ground, "km^2").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "gradient-from-contours",
    topic: "maps-and-cartography",
    difficulty: "HARD",
    write(random) {
      const low = random.step(100, 600, 20);
      const rise = random.step(20, 200, 20);
      const scale = random.pick([10000, 20000, 25000, 50000]);
      const length = random.int(2, 10);
      const run = (length * scale) / 100;
      const shared = gcd(rise, run);
      const level = run / rise;
      if (rise !== shared || level % 2 === 1 || level < 10 || level > 200) return undefined;
      return {
        text: `On a map of scale 1 : ${indian(scale)} a path climbs from the ${low} m contour to the ${low + rise} m contour over ${num(length, "cm")} of map; the contour interval is 20 m. What is its gradient?`,
        answer: ratio(1, run / rise),
        distractors: [
          wrong(ratio(1, run / rise / 2), "counting the contour intervals twice"),
          wrong(ratio(1, (run / rise) * 2), "halving the rise"),
          wrong(ratio(1, run / 20), "taking one contour interval for the whole rise"),
          wrong(ratio(1, (run / rise) * 10), "taking 10 cm for a metre when the map distance is changed"),
        ],
        explanation: [
          `The rise is $${low + rise} - ${low} = ${rise}\\ \\mathrm{m}$.`,
          `The level distance is ${num(length)} times ${indian(scale)} cm, which is $${run}\\ \\mathrm{m}$.`,
          `Gradient $= ${rise} : ${run} = ${ratio(1, run / rise).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "relative-position-of-places",
    topic: "maps-and-cartography",
    difficulty: "EASY",
    style: "application",
    write(random) {
      const [lat, long] = [random.int(12, 30), random.int(70, 90)];
      const step = random.int(2, 5);
      const dNorth = random.int(-1, 1) * step;
      const dEast = random.int(-1, 1) * step;
      if (dNorth === 0 && dEast === 0) return undefined;
      const answer = compass(dEast, dNorth);
      const show = (north: number, east: number) => `${north}° N, ${east}° E`;
      return {
        text: `Town P lies at ${show(lat, long)} and town Q at ${show(lat + dNorth, long + dEast)}. In which direction from P does Q lie?`,
        answer: capitalise(answer),
        distractors: [
          wrong(capitalise(compass(-dEast, -dNorth)), "giving the direction of P from Q"),
          wrong(capitalise(compass(dNorth, dEast)), "changing the places of latitude and longitude"),
          wrong(capitalise(compass(-dEast, dNorth)), "thinking that a greater longitude E lies to the west"),
          wrong(capitalise(compass(dEast, -dNorth)), "thinking that a greater latitude N lies to the south"),
          wrong(capitalise(compass(-dNorth, dEast)), "a quarter turn the wrong way"),
          wrong(capitalise(compass(dNorth, -dEast)), "a quarter turn the wrong way"),
        ],
        explanation: [
          `In latitude Q lies ${dNorth === 0 ? "level with P" : `${Math.abs(dNorth)}° farther ${dNorth > 0 ? "north" : "south"}`}.`,
          `In longitude Q lies ${dEast === 0 ? "on the meridian of P" : `${Math.abs(dEast)}° farther ${dEast > 0 ? "east" : "west"}`}.`,
          `So Q lies to the ${answer} of P.`,
        ],
      };
    },
  }),
  computed({
    name: "back-bearing",
    topic: "maps-and-cartography",
    difficulty: "MEDIUM",
    write(random) {
      const bearing = random.step(15, 345, 5);
      if (bearing % 90 === 0) return undefined;
      const back = (bearing + 180) % 360;
      return {
        text: `From a survey point a temple is seen on a bearing of ${bearing}°, measured clockwise from north. What is the bearing of the survey point as seen from the temple?`,
        answer: `${back}°`,
        distractors: [
          wrong(`${360 - bearing}°`, "taking the bearing from 360°"),
          wrong(`${Math.abs(180 - bearing)}°`, "taking the difference from 180°"),
          wrong(`${(bearing + 90) % 360}°`, "adding 90° instead of 180°"),
          wrong(`${(bearing + 270) % 360}°`, "taking away 90° instead of 180°"),
        ],
        explanation: [
          "The back bearing differs from the bearing by 180°.",
          bearing < 180 ? `$${bearing}° + 180° = ${back}°$.` : `$${bearing}° - 180° = ${back}°$.`,
        ],
      };
    },
  }),
];
