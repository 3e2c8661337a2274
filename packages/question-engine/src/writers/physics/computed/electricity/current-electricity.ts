import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { money, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const currentElectricity: WriterList = [
  computed({
    name: "electricity-bill",
    topic: "current-electricity",
    difficulty: "EASY",
    write(random) {
      const [device, watts] = random.pick([
        ["heater", 1500],
        ["heater", 2000],
        ["fan", 75],
        ["television set", 120],
        ["electric iron", 750],
        ["refrigerator", 250],
        ["lamp", 60],
        ["geyser", 2500],
      ] as const);
      const [hours, days, rate] = [random.int(2, 8), random.pick([20, 30, 28, 25]), random.int(4, 9)];
      const units = (watts * hours * days) / 1000;
      const bill = units * rate;
      return {
        text: `A ${device} of ${num(watts, "W")} runs for ${hours} hours a day for ${days} days. What does it cost at ${money(rate)} a unit?`.replace(
          "A electric",
          "An electric",
        ),
        answer: money(bill),
        distractors: ofLikeSize(money(bill), [
          wrong(money(units), "giving the number of units"),
          wrong(money(bill * 10), "slipping by a power of ten in turning watt-hours into kilowatt-hours"),
          wrong(money(bill / days), "counting a single day"),
          wrong(money(bill / hours), "leaving out the hours a day"),
          wrong(money(bill * 2), "being out by a factor 2"),
          wrong(money(bill / 10), "slipping by a power of ten the other way"),
        ]),
        explanation: [
          `Energy: $\\frac{${watts} \\times ${hours} \\times ${days}}{1000} = ${bare(units)}\\ \\mathrm{kWh}$; one unit is one kilowatt-hour.`,
          `Cost: $${bare(units)} \\times ${rate}$ rupees, that is ${money(bill)}.`,
        ],
        verify: () => nearlyEqual((bill / rate) * 1000, watts * hours * days),
      };
    },
  }),
  computed({
    name: "resistors-in-combination",
    topic: "current-electricity",
    difficulty: "EASY",
    write(random) {
      const [a, b] = random.pick([
        [3, 6],
        [4, 12],
        [6, 12],
        [10, 15],
        [20, 30],
        [4, 4],
        [8, 24],
        [10, 40],
        [6, 6],
        [20, 5],
      ] as const);
      const parallel = (a * b) / (a + b);
      const c = random.int(1, 12);
      const current = random.pick([0.5, 1, 1.5, 2, 3]);
      const total = parallel + c;
      const volts = total * current;
      const asksCurrent = random.chance();
      return {
        text: `Resistors of ${num(a, "ohm")} and ${num(b, "ohm")} in parallel are joined in series with one of ${num(c, "ohm")}${asksCurrent ? `, and ${num(volts, "V")} is applied to the whole. What current is drawn from the source?` : ". What is the resistance of the whole?"}`,
        answer: asksCurrent ? num(current, "A") : num(total, "ohm"),
        distractors: asksCurrent
          ? [
              wrong(num(volts / (a + b + c), "A"), "adding all three resistances"),
              wrong(num(volts / c, "A"), "leaving out the parallel pair"),
              wrong(num(volts / parallel, "A"), "leaving out the series resistor"),
              wrong(
                num((volts * (a + b + c)) / ((a + b) * c), "A"),
                "exchanging the rules for series and parallel",
              ),
            ]
          : [
              wrong(num(a + b + c, "ohm"), "adding all three resistances"),
              wrong(num(((a + b) * c) / (a + b + c), "ohm"), "exchanging the rules for series and parallel"),
              wrong(num(parallel, "ohm"), "leaving out the series resistor"),
              wrong(num((a + b) / 2 + c, "ohm"), "averaging the parallel pair"),
            ],
        explanation: [
          `The pair in parallel: $\\frac{${a} \\times ${b}}{${a} + ${b}} = ${num(parallel, "ohm").tex}$; in series with $${c}\\ \\Omega$: ${num(total, "ohm")}.`,
          ...(asksCurrent
            ? [`$I = \\frac{${bare(volts)}}{${bare(total)}} = ${num(current, "A").tex}$.`]
            : []),
        ],
        verify: () => nearlyEqual(1 / (total - c), 1 / a + 1 / b) && nearlyEqual(current * total, volts),
      };
    },
  }),
  computed({
    name: "stretched-wire-resistance",
    topic: "current-electricity",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.pick([1.1, 1.2, 1.5, 2, 2.5, 3, 4]);
      const r = random.pick([2, 4, 5, 8, 10, 12, 16, 20, 25, 40, 50, 100]);
      const answer = r * n * n;
      const how = Number.isInteger(n)
        ? `until it is ${n} times as long`
        : `so that its length grows by $${bare((n - 1) * 100)}\\%$`;
      return {
        text: `A wire of resistance ${num(r, "ohm")} is stretched evenly ${how}, its volume staying the same. What is its resistance then?`,
        answer: num(answer, "ohm"),
        distractors: [
          wrong(num(r * n, "ohm"), "forgetting that the wire gets thinner"),
          wrong(num(r, "ohm"), "taking the resistance to stay the same"),
          wrong(num(r / n ** 2, "ohm"), "changing the resistance in the wrong direction"),
          wrong(num(r * n ** 4, "ohm"), "squaring once too often, as for a halved diameter"),
          wrong(num(r * n ** 3, "ohm"), "cubing the ratio of the lengths"),
        ],
        explanation: [
          `The length grows by the factor $${n}$, so with the same volume the cross-section falls by the same factor.`,
          `$R = \\rho\\frac{L}{A}$ grows by $${n}^2$: $${r} \\times ${bare(n * n)} = ${num(answer, "ohm").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(amount / r, n * n),
      };
    },
  }),
  computed({
    name: "cell-internal-resistance",
    topic: "current-electricity",
    difficulty: "MEDIUM",
    write(random) {
      const emf = random.pick([1.5, 2, 3, 4.5, 6, 9, 12]);
      const inner = random.pick([0.2, 0.25, 0.5, 1, 1.5, 2]);
      const source = emf > 2 ? "battery" : "cell";
      const outer = random.int(1, 12);
      const current = emf / (inner + outer);
      const volts = current * outer;
      if (
        !Number.isInteger(Math.round(volts * 1e6) / 1e5) ||
        !Number.isInteger(Math.round(current * 1e6) / 1e4)
      )
        return undefined;
      const asksInner = random.chance();
      return asksInner
        ? {
            text: `The terminals of a ${source} show ${num(emf, "V")} on open circuit and ${num(volts, "V")} when a resistor of ${num(outer, "ohm")} is connected. What is the internal resistance of the ${source}?`,
            answer: num(inner, "ohm"),
            distractors: [
              wrong(
                num((outer * (emf - volts)) / emf, "ohm"),
                "dividing the lost volts by the e.m.f. instead of the terminal voltage",
              ),
              wrong(num((outer * volts) / emf, "ohm"), "multiplying by the ratio of the voltages"),
              wrong(num((outer * emf) / volts, "ohm"), "giving the total resistance"),
              wrong(num(2 * inner, "ohm"), "being out by a factor 2"),
            ],
            explanation: [
              `Current: $I = \\frac{${bare(volts)}}{${outer}} = ${num(current, "A").tex}$.`,
              `The lost volts $${emf} - ${bare(volts)} = ${num(emf - volts, "V").tex}$ drop across the internal resistance: $r = \\frac{${bare(emf - volts)}}{${bare(current)}} = ${num(inner, "ohm").tex}$.`,
            ],
            satisfies: (amount) => nearlyEqual((emf * outer) / (outer + amount), volts, 1e-6),
          }
        : {
            text: `A ${source} with an e.m.f. of ${num(emf, "V")} and internal resistance ${num(inner, "ohm")} is connected to a resistor of ${num(outer, "ohm")}. What is the voltage at its terminals?`,
            answer: num(volts, "V"),
            distractors: [
              wrong(num(emf, "V"), "leaving out the internal resistance"),
              wrong(num(emf - volts, "V"), `giving the voltage lost inside the ${source}`),
              wrong(
                num(emf - (emf * inner) / outer, "V"),
                "finding the current from the outer resistance alone",
              ),
              wrong(num(emf - inner, "V"), "subtracting the resistance from the voltage"),
              wrong(num(emf - 2 * current * inner, "V"), "taking the lost volts away twice"),
              wrong(num(current, "V"), "giving the current instead of the voltage"),
            ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
            explanation: [
              `$I = \\frac{${emf}}{${outer} + ${inner}} = ${num(current, "A").tex}$.`,
              `$V = IR = ${bare(current)} \\times ${outer} = ${num(volts, "V").tex}$.`,
            ],
            verify: () => nearlyEqual(emf - current * inner, volts),
          };
    },
  }),
  computed({
    name: "metre-bridge-balance",
    topic: "current-electricity",
    difficulty: "MEDIUM",
    write(random) {
      const known = random.pick([2, 3, 4, 6, 8, 9, 10, 12, 15, 20]);
      const length = random.pick([20, 25, 30, 40, 60, 70, 75, 80]);
      const unknown = (known * (100 - length)) / length;
      if (!Number.isInteger(Math.round(unknown * 1e6) / 1e5)) return undefined;
      return {
        text: `In a metre bridge a resistance of ${num(known, "ohm")} is in the left gap and an unknown one in the right gap. The balance point is ${num(length, "cm")} from the left end. What is the unknown resistance?`,
        answer: num(unknown, "ohm"),
        distractors: [
          wrong(
            num((known * length) / (100 - length), "ohm", 1),
            "turning the ratio of the lengths upside down",
          ),
          wrong(num((known * length) / 100, "ohm"), "dividing by the whole length of the wire"),
          wrong(num((known * 100) / length, "ohm", 1), "using the whole wire instead of its right part"),
          wrong(num((known * (100 - length)) / 100, "ohm"), "dividing the right part by the whole length"),
        ],
        explanation: [
          `At balance $\\frac{R}{S} = \\frac{l}{100 - l}$.`,
          `$S = ${known} \\times \\frac{${100 - length}}{${length}} = ${num(unknown, "ohm").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(known * (100 - length), amount * length, 1e-6),
      };
    },
  }),
  computed({
    name: "bulbs-in-series",
    topic: "current-electricity",
    difficulty: "MEDIUM",
    write(random) {
      const [p1, p2] = random.pick([
        [60, 40],
        [100, 25],
        [60, 30],
        [100, 100],
        [40, 40],
        [60, 20],
        [30, 20],
        [200, 50],
        [120, 60],
        [90, 45],
        [150, 75],
        [80, 20],
      ] as const);
      const volts = random.pick([110, 220, 230, 240]);
      const total = (p1 * p2) / (p1 + p2);
      const share = (total * total) / p1;
      const asksTotal = p1 === p2 || random.chance();
      return {
        text: `Two bulbs${p1 === p2 ? `, each rated ${num(p1, "W")} at` : ` rated ${num(p1, "W")} and ${num(p2, "W")}, both for`} ${num(volts, "V")}, are joined in series to a ${volts}-volt supply. What power do${asksTotal ? " they draw together" : `es the bulb rated ${num(p1, "W")} draw`}? Take their resistances as constant.`,
        answer: asksTotal ? num(total, "W") : num(share, "W"),
        distractors: asksTotal
          ? [
              wrong(num(p1 + p2, "W"), "adding the powers, as in parallel"),
              wrong(num((p1 + p2) / 2, "W"), "averaging the powers"),
              wrong(
                num(Math.abs(p1 - p2) || p1, "W"),
                p1 === p2 ? "giving the power of one bulb at full voltage" : "subtracting the powers",
              ),
              wrong(num(total / 2, "W"), "halving once too often"),
            ]
          : [
              wrong(num((total * total) / p2, "W"), "giving the power of the other bulb"),
              wrong(num(p1, "W"), "giving the rated power"),
              wrong(num(total, "W"), "giving the power of both together"),
              wrong(num((total * p1) / (p1 + p2), "W"), "sharing the power in proportion to the ratings"),
              wrong(num(p1 / 4, "W"), "giving each bulb half of the voltage"),
            ],
        explanation: [
          `The resistances are $\\frac{V^2}{P}$, so in series $P = \\frac{V^2}{V^2/P_1 + V^2/P_2} = \\frac{P_1P_2}{P_1 + P_2} = ${num(total, "W").tex}$.`,
          ...(asksTotal
            ? []
            : [
                `The same current flows, so the power is shared as the resistances, that is inversely as the ratings: $${bare(total)} \\times \\frac{${p2}}{${p1 + p2}} = ${num(share, "W").tex}$.`,
              ]),
        ],
        verify() {
          const [r1, r2] = [volts ** 2 / p1, volts ** 2 / p2];
          const current = volts / (r1 + r2);
          return nearlyEqual(current ** 2 * (r1 + r2), total) && nearlyEqual(current ** 2 * r1, share);
        },
      };
    },
  }),
  computed({
    name: "two-cells-and-a-load",
    chapter: "circuits",
    topic: "current-electricity",
    difficulty: "HARD",
    write(random) {
      const [r1, r2, load] = [random.int(1, 6), random.int(1, 6), random.int(1, 12)];
      const [e1, e2] = [random.int(4, 24), random.int(2, 20)];
      const volts = (e1 / r1 + e2 / r2) / (1 / r1 + 1 / r2 + 1 / load);
      const current = volts / load;
      if (!Number.isInteger(Math.round(current * 1e6) / 1e5) || e1 === e2) return undefined;
      const naive = (e1 + e2) / (r1 + r2 + load);
      const inner = (r1 * r2) / (r1 + r2);
      return {
        text: `A battery with an e.m.f. of ${num(e1, "V")} and internal resistance ${num(r1, "ohm")} and one with ${num(e2, "V")} and ${num(r2, "ohm")} are joined in parallel, like poles together, to a resistor of ${num(load, "ohm")}. What current flows in the resistor, to one decimal place?`,
        answer: num(current, "A"),
        distractors: [
          wrong(num(naive, "A", 1), "treating the batteries as joined in series"),
          wrong(
            num((e1 + e2) / 2 / (load + inner), "A", 1),
            "averaging the e.m.f.s without regard to the internal resistances",
          ),
          wrong(num((e1 + e2) / (load + inner), "A", 1), "adding the e.m.f.s of batteries in parallel"),
          wrong(
            num(Math.abs(e1 - e2) / (r1 + r2), "A", 1),
            "finding the current that circulates without the resistor",
          ),
          wrong(num(e1 / (r1 + load), "A", 1), "leaving out the second battery"),
        ],
        explanation: [
          `Let $V$ be the voltage across the resistor. Kirchhoff's first law: $\\frac{${e1} - V}{${r1}} + \\frac{${e2} - V}{${r2}} = \\frac{V}{${load}}$.`,
          `This gives $V = ${num(volts, "V").tex}$.`,
          `$I = \\frac{${bare(volts)}}{${load}} = ${num(current, "A").tex}$.`,
        ],
        verify: () => nearlyEqual((e1 - current * load) / r1 + (e2 - current * load) / r2, current),
      };
    },
  }),
  computed({
    name: "galvanometer-conversion",
    topic: "current-electricity",
    difficulty: "MEDIUM",
    write(random) {
      const coil = random.pick([20, 25, 50, 60, 99, 100]);
      const milli = random.pick([1, 2, 4, 5, 10, 20]);
      const asksShunt = random.chance();
      if (asksShunt) {
        const amps = random.pick([0.1, 0.5, 1, 2, 5]);
        const shunt = (coil * milli) / (amps * 1000 - milli);
        if (amps * 1000 <= milli * 2) return undefined;
        const rounded = num(shunt, "ohm", 3);
        return {
          text: `A galvanometer of resistance ${num(coil, "ohm")} shows full deflection at ${num(milli, "mA")}. What shunt makes it an ammeter that reads up to ${num(amps, "A")}? Round to three decimals.`,
          answer: rounded,
          distractors: ofLikeSize(rounded, [
            wrong(
              num((coil * milli) / (amps * 1000), "ohm", 3),
              "letting the whole current flow through the shunt",
            ),
            wrong(num((coil * (amps * 1000 - milli)) / milli, "ohm", 3), "finding a series resistance"),
            wrong(
              num((coil * milli) / (amps * 1000 + milli), "ohm", 3),
              "adding the currents instead of subtracting them",
            ),
            wrong(num(shunt * 10, "ohm", 3), "slipping by a power of ten"),
          ]),
          explanation: [
            `The shunt carries $${bare(amps * 1000)} - ${milli} = ${num(amps * 1000 - milli, "mA").tex}$ at the same voltage as the coil.`,
            `$S = \\frac{I_gG}{I - I_g} = \\frac{${milli} \\times ${coil}}{${bare(amps * 1000 - milli)}} = ${rounded.tex}$.`,
          ],
          verify: () => nearlyEqual(shunt * (amps * 1000 - milli), coil * milli),
        };
      }
      const volts = random.pick([1, 2, 3, 5, 10, 20]);
      const series = (volts * 1000) / milli - coil;
      if (series <= 0 || !Number.isInteger(series)) return undefined;
      return {
        text: `A galvanometer of resistance ${num(coil, "ohm")} shows full deflection at ${num(milli, "mA")}. What resistance must be put in series to make it a voltmeter that reads up to ${num(volts, "V")}?`,
        answer: num(series, "ohm"),
        distractors: ofLikeSize(num(series, "ohm"), [
          wrong(num((volts * 1000) / milli, "ohm"), "forgetting the resistance of the coil itself"),
          wrong(num((volts * 1000) / milli + coil, "ohm"), "adding the resistance of the coil"),
          wrong(num(Math.abs(volts / milli - coil), "ohm"), "leaving the current in milliamperes"),
          wrong(num(series / 10, "ohm"), "slipping by a power of ten"),
        ]),
        explanation: [
          `At full scale the whole resistance must be $\\frac{${volts}}{${milli} \\times 10^{-3}} = ${num((volts * 1000) / milli, "ohm").tex}$.`,
          `Of this the coil has $${coil}\\ \\Omega$, so $R = ${num(series, "ohm").tex}$ is needed.`,
        ],
        satisfies: (amount) => nearlyEqual(((amount + coil) * milli) / 1000, volts),
      };
    },
  }),
  computed({
    name: "potentiometer-internal-resistance",
    chapter: "potentiometer",
    topic: "current-electricity",
    difficulty: "MEDIUM",
    write(random) {
      const shunt = random.pick([2, 4, 5, 8, 10, 12, 15]);
      const open = random.step(180, 480, 20);
      const closed = random.step(120, 440, 20);
      if (closed >= open) return undefined;
      const inner = (shunt * (open - closed)) / closed;
      if (!Number.isInteger(Math.round(inner * 1e6) / 1e5)) return undefined;
      return {
        text: `On a potentiometer a cell balances at ${num(open, "cm")} of wire on open circuit and at ${num(closed, "cm")} when a resistance of ${num(shunt, "ohm")} is connected across it. What is the internal resistance of the cell?`,
        answer: num(inner, "ohm"),
        distractors: [
          wrong(num((shunt * (open - closed)) / open, "ohm"), "dividing by the length on open circuit"),
          wrong(num((shunt * open) / closed, "ohm"), "giving the total resistance of the circuit"),
          wrong(num((shunt * closed) / (open - closed), "ohm"), "turning the ratio upside down"),
          wrong(num((shunt * closed) / open, "ohm"), "multiplying by the ratio of the lengths"),
        ],
        explanation: [
          "Lengths are proportional to voltages: the first to the e.m.f. $E$, the second to the terminal voltage $V$.",
          `$r = R\\left(\\frac{E}{V} - 1\\right) = R\\,\\frac{l_1 - l_2}{l_2} = ${shunt} \\times \\frac{${open - closed}}{${closed}} = ${num(inner, "ohm").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual((open * shunt) / (shunt + amount), closed, 1e-6),
      };
    },
  }),
];
