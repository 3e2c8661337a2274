import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_G } from "../given.ts";

/** How fast a train or a car gains and loses speed. */
const GENTLE_STARTS = [
  [0.3, 0.6],
  [0.4, 1.2],
  [0.5, 1],
  [0.6, 1.2],
  [1, 0.25],
  [1.2, 0.6],
] as const;
const QUICK_STARTS = [
  [2, 3],
  [1, 4],
  [2, 8],
  [3, 6],
  [6, 3],
  [4, 1],
  [2, 6],
] as const;

export const kinematics: WriterList = [
  computed({
    name: "braking-to-rest",
    topic: "kinematics",
    difficulty: "EASY",
    write(random) {
      const a = random.int(2, 8);
      const t = random.int(2, 9);
      const u = a * t;
      const s = (u * t) / 2;
      if (u > 45) return undefined;
      const vehicle = random.pick(["car", "bus", "motorcycle", "lorry"]);
      const quantities = { "braking of a road vehicle in m/s²": a };
      const asksDistance = random.chance();
      if (asksDistance) {
        return {
          text: `A ${vehicle} moving at ${num(u, "m/s")} brakes with a uniform retardation of ${num(a, "m/s^2")}. How far does it go before it stops?`,
          answer: num(s, "m"),
          distractors: ofLikeSize(num(s, "m"), [
            wrong(num(2 * s, "m"), "forgetting the factor 2 in $v^2 = u^2 + 2as$"),
            wrong(num(u / (2 * a), "m"), "forgetting to square the speed"),
            wrong(num(u * t + s, "m"), "adding $\\frac{1}{2}at^2$ although the vehicle slows down"),
            wrong(num(t, "m"), "giving the stopping time instead of the distance"),
            wrong(num(s / 2, "m"), "putting in a factor $\\frac{1}{2}$ once too often"),
          ]),
          explanation: [
            `With $v = 0$, $v^2 = u^2 - 2as$ gives $s = \\frac{u^2}{2a}$.`,
            `$s = \\frac{${u}^2}{2 \\times ${a}} = ${num(s, "m").tex}$.`,
          ],
          verify: () => u * t - (a * t * t) / 2 === s,
          quantities,
        };
      }
      return {
        text: `A ${vehicle} moving at ${num(u, "m/s")} brakes uniformly and stops after ${num(s, "m")}. What is the size of its retardation?`,
        answer: num(a, "m/s^2"),
        distractors: ofLikeSize(num(a, "m/s^2"), [
          wrong(num(2 * a, "m/s^2"), "forgetting the factor 2 in $v^2 = u^2 + 2as$"),
          wrong(num(u / s, "m/s^2"), "forgetting to square the speed"),
          wrong(num(s / u, "m/s^2"), "dividing the distance by the speed"),
          wrong(num(a / 2, "m/s^2"), "halving once too often"),
        ]),
        explanation: [
          `With $v = 0$, $0 = u^2 - 2as$ gives $a = \\frac{u^2}{2s}$.`,
          `$a = \\frac{${u}^2}{2 \\times ${bare(s)}} = ${num(a, "m/s^2").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(u * u, 2 * amount * s),
        quantities,
      };
    },
  }),
  computed({
    name: "distance-in-nth-second",
    depth: 2,
    topic: "kinematics",
    difficulty: "MEDIUM",
    write(random) {
      const u = random.int(0, 12);
      const a = 2 * random.int(1, 5);
      const n = random.int(3, 9);
      const s = (t: number) => u * t + (a * t * t) / 2;
      const answer = s(n) - s(n - 1);
      const suffix = n === 3 ? "rd" : "th";
      return {
        text: `A body ${u === 0 ? "starts from rest" : `with an initial speed of ${num(u, "m/s")}`} ${u === 0 ? "and" : ""} moves in a straight line with a uniform acceleration of ${num(a, "m/s^2")}. How far does it travel in the ${n}${suffix} second of its motion?`.replace(
          "  ",
          " ",
        ),
        answer: num(answer, "m"),
        distractors: [
          wrong(num(s(n), "m"), `finding the distance covered in all ${n} seconds`),
          wrong(num(s(n + 1) - s(n), "m"), "finding the distance in the next second"),
          wrong(num(u + a * n, "m"), "giving the final speed as if it were the distance"),
          wrong(num(s(n - 1), "m"), `finding the distance covered in the first ${n - 1} seconds`),
        ],
        explanation: [
          `The ${n}${suffix} second lasts from $t = ${n - 1}\\ \\mathrm{s}$ to $t = ${n}\\ \\mathrm{s}$.`,
          `$s_n = u + \\frac{a}{2}(2n - 1) = ${u} + \\frac{${a}}{2} \\times ${2 * n - 1} = ${num(answer, "m").tex}$.`,
        ],
        verify: () => u + (a * (2 * n - 1)) / 2 === answer,
      };
    },
  }),
  computed({
    name: "projectile-from-the-ground",
    depth: 2,
    topic: "kinematics",
    difficulty: "MEDIUM",
    write(random) {
      const k = random.int(1, 4);
      const [sine, cosine] = random.pick([
        [0.6, 0.8],
        [0.8, 0.6],
      ] as const);
      const u = 25 * k;
      const up = u * sine;
      const along = u * cosine;
      const time = (2 * up) / 10;
      const height = (up * up) / 20;
      const range = along * time;
      const body = u > 25 ? "shell" : random.pick(["ball", "stone", "javelin"]);
      const asked = random.pick(["range", "height", "flight"] as const);
      const text = `A ${body} is projected from level ground at ${num(u, "m/s")} at an angle $\\theta$ above the horizontal, where $\\sin\\theta = ${sine}$ and $\\cos\\theta = ${cosine}$.`;
      const parts = `Components of the velocity: $u_x = ${u} \\times ${cosine} = ${bare(along)}\\ \\mathrm{m/s}$ and $u_y = ${u} \\times ${sine} = ${bare(up)}\\ \\mathrm{m/s}$.`;
      if (asked === "range") {
        return {
          text: `${text} What is its horizontal range? ${TAKE_G}`,
          answer: num(range, "m"),
          distractors: [
            wrong(num(range / 2, "m"), "using the time to the highest point only"),
            wrong(
              num(u * time, "m"),
              "multiplying the time by the whole speed instead of its horizontal part",
            ),
            wrong(num(up * time, "m"), "multiplying the time by the vertical part of the velocity"),
            wrong(num((u * u) / 10, "m"), "using the greatest possible range $\\frac{u^2}{g}$"),
          ],
          explanation: [
            parts,
            `Time of flight: $T = \\frac{2u_y}{g} = ${num(time, "s").tex}$.`,
            `Range: $R = u_x T = ${bare(along)} \\times ${bare(time)} = ${num(range, "m").tex}$.`,
          ],
          verify: () => nearlyEqual(range, (u * u * 2 * sine * cosine) / 10),
        };
      }
      if (asked === "height") {
        return {
          text: `${text} What is the greatest height that it reaches? ${TAKE_G}`,
          answer: num(height, "m"),
          distractors: [
            wrong(num(2 * height, "m"), "forgetting the factor 2 in $\\frac{u_y^2}{2g}$"),
            wrong(num((u * u) / 20, "m"), "using the whole speed instead of its vertical part"),
            wrong(num((along * along) / 20, "m"), "using the horizontal part of the velocity"),
            wrong(num(up * time, "m"), "taking the vertical velocity as constant over the whole flight"),
          ],
          explanation: [
            parts,
            `$H = \\frac{u_y^2}{2g} = \\frac{${bare(up)}^2}{20} = ${num(height, "m").tex}$.`,
          ],
          verify: () => nearlyEqual(height, (10 * (time / 2) ** 2) / 2),
        };
      }
      return {
        text: `${text} How long is it in the air? ${TAKE_G}`,
        answer: num(time, "s"),
        distractors: [
          wrong(num(time / 2, "s"), "finding the time to the highest point only"),
          wrong(num((2 * u) / 10, "s"), "using the whole speed instead of its vertical part"),
          wrong(num((2 * along) / 10, "s"), "using the horizontal part of the velocity"),
          wrong(num(2 * time, "s"), "doubling once too often"),
        ],
        explanation: [
          parts,
          `$T = \\frac{2u_y}{g} = \\frac{2 \\times ${bare(up)}}{10} = ${num(time, "s").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(up * amount - 5 * amount * amount, 0),
      };
    },
  }),
  computed({
    name: "boat-across-a-river",
    depth: 2,
    topic: "kinematics",
    difficulty: "MEDIUM",
    write(random) {
      const k = random.int(1, 4);
      const [stream, across, boat] = random
        .pick([
          [3, 4, 5],
          [4, 3, 5],
          [5, 12, 13],
          [8, 15, 17],
        ] as const)
        .map((side) => side * k) as [number, number, number];
      const minutes = random.pick([3, 5, 6, 10, 12, 15]);
      const width = (across * 1000 * minutes) / 60;
      if (stream > 10 || width > 2000) return undefined;
      const shortest = random.chance();
      if (!shortest) {
        // The boat steers straight across with the speed `across` and is carried along.
        const drift = (stream * 1000 * minutes) / 60;
        return {
          text: `A boat that can move at ${num(across, "km/h")} in still water steers at right angles to the banks of a river ${num(width, "m")} wide, which flows at ${num(stream, "km/h")}. How far downstream of the point straight opposite does it land?`,
          answer: num(drift, "m"),
          distractors: [
            wrong(
              num((drift * boat) / stream, "m"),
              "finding the length of the slanting path over the ground",
            ),
            wrong(num((width * across) / stream, "m"), "using the ratio of the speeds the wrong way up"),
            wrong(num((width * stream) / boat, "m"), "dividing the width by the resultant speed"),
            wrong(num(width, "m"), "giving the width of the river"),
          ],
          explanation: [
            `Only the boat's own velocity carries it across: $t = \\frac{${bare(width)}\\ \\mathrm{m}}{${across}\\ \\mathrm{km/h}} = ${minutes}\\ \\mathrm{min}$.`,
            `In this time the stream carries it $${stream}\\ \\mathrm{km/h} \\times \\frac{${minutes}}{60}\\ \\mathrm{h} = ${num(drift, "m").tex}$ downstream.`,
          ],
          verify: () => nearlyEqual(drift / width, stream / across),
        };
      }
      return {
        text: `A boat that can move at ${num(boat, "km/h")} in still water is to cross a river ${num(width, "m")} wide along the shortest path, straight to the point opposite. The river flows at ${num(stream, "km/h")}. How long does the crossing take?`,
        answer: num(minutes, "min"),
        distractors: [
          wrong(num((minutes * across) / boat, "min"), "dividing the width by the speed in still water"),
          wrong(num((minutes * across) / (boat + stream), "min"), "adding the two speeds"),
          wrong(num((minutes * across) / (boat - stream), "min"), "subtracting the two speeds"),
          wrong(num((minutes * across) / stream, "min"), "dividing the width by the speed of the stream"),
        ],
        explanation: [
          `The boat must steer upstream so that its velocity has a part of $${stream}\\ \\mathrm{km/h}$ against the stream.`,
          `What is left across is $\\sqrt{${boat}^2 - ${stream}^2} = ${across}\\ \\mathrm{km/h}$.`,
          `$t = \\frac{${bare(width / 1000, 4)}\\ \\mathrm{km}}{${across}\\ \\mathrm{km/h}} \\times 60 = ${num(minutes, "min").tex}$.`,
        ],
        verify: () => boat ** 2 === across ** 2 + stream ** 2,
      };
    },
  }),
  computed({
    name: "fastest-start-stop-journey",
    depth: 5,
    topic: "kinematics",
    difficulty: "HARD",
    write(random) {
      const isTrain = random.chance();
      const train = random.pick(isTrain ? ["A metro train", "A tram"] : ["A test car", "A racing car"]);
      const [a, b] = random.pick<readonly [number, number]>(isTrain ? GENTLE_STARTS : QUICK_STARTS);
      const time = isTrain ? random.step(30, 120, 30) : random.int(2, 8) * (a + b);
      const speed = (a * b * time) / (a + b);
      const distance = (speed * time) / 2;
      if (speed > (isTrain ? 30 : 45)) return undefined;
      const asksSpeed = random.chance();
      return {
        text: `${train} starts from rest, accelerates at ${num(a, "m/s^2")} for some time and then immediately decelerates at ${num(b, "m/s^2")} until it comes to rest. The total time taken is ${num(time, "s")}. ${asksSpeed ? "What is the maximum speed attained?" : "What is the total distance travelled?"}`,
        answer: asksSpeed ? num(speed, "m/s") : num(distance, "m"),
        distractors: asksSpeed
          ? [
              wrong(num((a * time) / 2, "m/s"), "taking both parts to last equally long"),
              wrong(num(a * time, "m/s"), "accelerating for the whole time"),
              wrong(num(((a + b) * time) / 2, "m/s"), "averaging the two accelerations over the whole time"),
              wrong(num(2 * speed, "m/s"), "doubling as if the speed found were an average"),
              wrong(num(speed / 2, "m/s"), "giving the average speed"),
            ]
          : [
              wrong(num(2 * distance, "m"), "travelling at the greatest speed for the whole time"),
              wrong(
                num((a * time * time) / 8, "m"),
                "counting only an acceleration that lasts half of the time",
              ),
              wrong(num((a * time * time) / 4, "m"), "taking both parts to last equally long"),
              wrong(num((a * time * time) / 2, "m"), "accelerating for the whole time"),
            ],
        explanation: [
          `Let the greatest speed be $v$. The two parts last $\\frac{v}{${a}}$ and $\\frac{v}{${b}}$ seconds, so $v\\left(\\frac{1}{${a}} + \\frac{1}{${b}}\\right) = ${bare(time)}$.`,
          `$v = \\frac{${a} \\times ${b}}{${a} + ${b}} \\times ${bare(time)} = ${num(speed, "m/s").tex}$.`,
          asksSpeed
            ? `Check: $\\frac{${bare(speed)}}{${a}} + \\frac{${bare(speed)}}{${b}} = ${num(time, "s").tex}$.`
            : `The average speed is $\\frac{v}{2}$ in both parts, so $s = \\frac{${bare(speed)}}{2} \\times ${bare(time)} = ${num(distance, "m").tex}$.`,
        ],
        verify: () =>
          nearlyEqual(speed / a + speed / b, time) &&
          nearlyEqual(speed ** 2 / (2 * a) + speed ** 2 / (2 * b), distance),
        quantities: isTrain
          ? { "acceleration of a train in m/s²": Math.max(a, b) }
          : { "braking of a road vehicle in m/s²": b },
      };
    },
  }),
  computed({
    name: "projectile-from-a-tower",
    topic: "kinematics",
    difficulty: "HARD",
    write(random) {
      const up = 5 * random.int(1, 5);
      const time = random.int(3, 9);
      const height = 5 * time * time - up * time;
      if (height < 15 || height > 260) return undefined;
      const [opposite, adjacent, whole] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [1, 1, Math.SQRT2],
      ] as const);
      const along = (up * adjacent) / opposite;
      if (!Number.isInteger(along * 10)) return undefined;
      const speed = (up * whole) / opposite;
      const range = along * time;
      const thrown =
        whole === 5
          ? `at ${num(speed, "m/s")} at an angle $\\theta$ above the horizontal, with $\\sin\\theta = ${bare(opposite / 5)}$ and $\\cos\\theta = ${bare(adjacent / 5)}$`
          : `at $${up}\\sqrt{2}\\ \\mathrm{m/s}$ at $45^\\circ$ above the horizontal`;
      const flat = along * Math.sqrt(height / 5);
      return {
        text: `From the top of a tower ${num(height, "m")} high, a ball is thrown ${thrown}. How far from the foot of the tower does it strike the level ground? ${TAKE_G}`,
        answer: num(range, "m"),
        distractors: [
          wrong(num((along * up) / 5, "m"), "using the range on level ground and forgetting the tower"),
          wrong(num(flat, "m"), "leaving out the upward part of the velocity"),
          wrong(
            num(along * ((up * 2) / 10 + Math.sqrt(height / 5)), "m"),
            "adding the time of a fall from rest to the time of flight on level ground",
          ),
          wrong(num(along * (time - up / 5), "m"), "taking the ball to be thrown downwards"),
          wrong(num(up * time, "m"), "multiplying the time by the vertical part of the velocity"),
        ],
        explanation: [
          `The vertical part of the velocity is ${num(up, "m/s")} upwards, the horizontal part ${num(along, "m/s")}.`,
          `Measured upwards, $-${height} = ${up}t - 5t^2$, that is $t^2 - ${bare(up / 5)}t - ${bare(height / 5)} = 0$; its positive root is $t = ${num(time, "s").tex}$.`,
          `Distance from the foot: $${bare(along)} \\times ${time} = ${num(range, "m").tex}$.`,
        ],
        verify: () => nearlyEqual(height + up * (range / along) - 5 * (range / along) ** 2, 0),
      };
    },
  }),
];
