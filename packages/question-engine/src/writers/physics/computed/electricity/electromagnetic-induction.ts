import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual, PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const electromagneticInduction: WriterList = [
  computed({
    name: "transformer-voltages",
    topic: "electromagnetic-induction",
    difficulty: "EASY",
    write(random) {
      const ratio = random.int(2, 20);
      const small = random.step(20, 200, 10);
      const large = small * ratio;
      const volts = random.pick([6, 9, 10, 11, 12, 15, 20, 24]);
      const high = volts * ratio;
      const up = random.chance();
      return {
        text: `The primary coil of an ideal transformer has ${up ? small : large} turns and the secondary ${up ? large : small}. The primary is fed with ${num(up ? volts : high, "V")} of alternating voltage. What is the voltage of the secondary?`,
        answer: num(up ? high : volts, "V"),
        distractors: ofLikeSize(num(up ? high : volts, "V"), [
          wrong(num(up ? volts / ratio : high * ratio, "V"), "turning the ratio of the turns upside down"),
          wrong(num(up ? volts * ratio ** 2 : high / ratio ** 2, "V"), "squaring the ratio of the turns"),
          wrong(num(up ? volts : high, "V"), "taking the voltage to stay the same"),
          wrong(num(high - volts, "V"), "subtracting the voltages"),
          wrong(
            num(up ? high + volts : 2 * volts, "V"),
            up ? "adding the voltages" : "being out by a factor 2",
          ),
          wrong(num(up ? high / 2 : volts / 2, "V"), "putting in a factor $\\frac{1}{2}$"),
        ]),
        explanation: [
          "$\\frac{V_s}{V_p} = \\frac{N_s}{N_p}$.",
          up
            ? `$V_s = ${volts} \\times \\frac{${large}}{${small}} = ${num(high, "V").tex}$.`
            : `$V_s = ${high} \\times \\frac{${small}}{${large}} = ${num(volts, "V").tex}$.`,
        ],
        verify: () => nearlyEqual(high / volts, large / small),
      };
    },
  }),
  computed({
    name: "emf-from-changing-flux",
    topic: "electromagnetic-induction",
    difficulty: "EASY",
    write(random) {
      const turns = random.pick([20, 50, 100, 200, 250, 500]);
      const area = random.pick([20, 40, 50, 100, 200]); // square centimetres
      const field = random.pick([0.1, 0.2, 0.4, 0.5, 0.8]);
      const time = random.pick([0.1, 0.2, 0.25, 0.4, 0.5]);
      const reverse = random.chance();
      const emf = (turns * area * 1e-4 * field * (reverse ? 2 : 1)) / time;
      if (!Number.isInteger(Math.round(emf * 1e6) / 1e4)) return undefined;
      return {
        text: `A flat coil of ${turns} turns, each of area ${num(area, "cm^2")}, stands at right angles to a magnetic field of ${num(field, "T")}. The field is ${reverse ? "reversed" : "brought to zero"} evenly in ${num(time, "s")}. What e.m.f. is induced?`,
        answer: num(emf, "V"),
        distractors: ofLikeSize(num(emf, "V"), [
          wrong(
            num(reverse ? emf / 2 : emf * 2, "V"),
            reverse
              ? "forgetting that reversing changes the field by twice its value"
              : "taking the field to be reversed",
          ),
          wrong(num(emf / turns, "V"), "counting a single turn"),
          wrong(num(emf * time, "V"), "forgetting to divide by the time"),
          wrong(num(reverse ? emf / 4 : emf / 2, "V"), "taking half of the field for its change"),
          wrong(num(emf / 10, "V"), "slipping by a power of ten in the area"),
          wrong(
            num(emf * 100, "V"),
            "turning square centimetres into square metres as if they were centimetres",
          ),
        ]),
        explanation: [
          `The field changes by ${num(reverse ? 2 * field : field, "T")}, so $|\\varepsilon| = \\frac{NA\\,\\Delta B}{\\Delta t}$.`,
          `$|\\varepsilon| = \\frac{${turns} \\times ${area} \\times 10^{-4} \\times ${bare(reverse ? 2 * field : field)}}{${time}} = ${num(emf, "V").tex}$.`,
        ],
        verify: () => nearlyEqual((emf * time) / turns / (area * 1e-4), reverse ? 2 * field : field),
      };
    },
  }),
  computed({
    name: "motional-emf-circuit",
    topic: "electromagnetic-induction",
    difficulty: "MEDIUM",
    write(random) {
      const field = random.pick([0.2, 0.4, 0.5, 0.8, 1, 1.5, 2]);
      const length = random.pick([0.2, 0.25, 0.4, 0.5, 1]);
      const v = random.int(2, 12);
      const resistance = random.pick([0.5, 1, 2, 2.5, 4, 5]);
      const emf = field * length * v;
      const current = emf / resistance;
      const force = field * current * length;
      if (!Number.isInteger(Math.round(force * 1e6) / 1e3)) return undefined;
      if (!Number.isInteger(Math.round(emf * current * 1e6) / 1e4)) return undefined;
      const asked = random.pick([
        {
          question: "What is the force required to keep the rod moving at this speed?",
          value: num(force, "N", 3),
        },
        { question: "What is the current in the circuit?", value: num(current, "A", 3) },
        { question: "What is the power dissipated in the resistor?", value: num(emf * current, "W", 3) },
      ] as const);
      const unit = asked.value.unit ?? "";
      const amount = asked.value.number ?? 0;
      return {
        text: `A rod slides with a constant speed of ${num(v, "m/s")} on two smooth parallel rails, ${num(length, "m")} apart, and stays perpendicular to them. A uniform magnetic field of ${num(field, "T")} is perpendicular to the plane of the rails, whose ends are joined by a resistor of ${num(resistance, "ohm")}. The resistance of the rod and the rails is negligible. ${asked.question}`,
        answer: asked.value,
        distractors: [
          wrong(num(amount * resistance, unit, 3), "leaving out the resistance"),
          wrong(
            num(unit === "A" ? amount * resistance * resistance : unit === "N" ? force * v : force, unit, 3),
            unit === "A"
              ? "multiplying by the resistance instead of dividing by it"
              : unit === "N"
                ? "giving the power"
                : "giving the force",
          ),
          wrong(
            num(unit === "A" ? current / length : amount / field, unit, 3),
            unit === "A"
              ? "leaving out the length of the rod"
              : "leaving out one factor of the magnetic field",
          ),
          wrong(num(amount / 2, unit, 3), "putting in a factor $\\frac{1}{2}$"),
          wrong(num(amount * 2, unit, 3), "being out by a factor 2"),
        ],
        explanation: [
          `$\\varepsilon = BLv = ${field} \\times ${length} \\times ${v} = ${num(emf, "V").tex}$, so $I = \\frac{${bare(emf)}}{${resistance}} = ${num(current, "A", 3).tex}$.`,
          ...(unit === "N"
            ? [
                `The magnetic force on the rod opposes the motion (Lenz), so one must push with $F = BIL = ${field} \\times ${bare(current, 3)} \\times ${length} = ${num(force, "N", 3).tex}$.`,
              ]
            : []),
          ...(unit === "W"
            ? [
                `$P = \\varepsilon I = ${bare(emf)} \\times ${bare(current, 3)} = ${num(emf * current, "W", 3).tex}$.`,
              ]
            : []),
        ],
        verify: () => nearlyEqual(force * v, current ** 2 * resistance),
      };
    },
  }),
  computed({
    name: "series-lcr-impedance",
    topic: "electromagnetic-induction",
    difficulty: "MEDIUM",
    write(random) {
      const [short, long, whole] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4));
      const k = random.pick([1, 2, 3, 5]);
      const [r, x] = random.chance() ? [short * k, long * k] : [long * k, short * k];
      const z = whole * k;
      const capacitive = random.int(1, 6) * 5;
      const inductive = capacitive + x;
      const current = random.pick([0.5, 1.2, 1.5, 2, 2.4, 2.5]);
      const volts = z * current;
      const asked = random.pick(["current", "factor"] as const);
      const [xl, xc] = random.chance() ? [inductive, capacitive] : [capacitive, inductive];
      const text = `A resistance of ${num(r, "ohm")}, an inductive reactance of ${num(xl, "ohm")} and a capacitive reactance of ${num(xc, "ohm")} are in series with an alternating supply of ${num(volts, "V")} (rms).`;
      const steps = `$Z = \\sqrt{R^2 + (X_L - X_C)^2} = \\sqrt{${r}^2 + ${x}^2} = ${num(z, "ohm").tex}$.`;
      if (asked === "factor") {
        return {
          text: `${text} What is the power factor, to two decimals?`,
          answer: num(r / z, undefined, 2),
          distractors: [
            wrong(num(x / z, undefined, 2), "dividing the reactance by the impedance"),
            wrong(num(r / (r + xl + xc), undefined, 2), "adding all the ohms"),
            wrong(
              num(r / Math.hypot(r, xl + xc), undefined, 2),
              "adding the reactances instead of subtracting them",
            ),
            wrong(num(1, undefined, 2), "taking the circuit to be in resonance"),
          ],
          explanation: [
            steps,
            `$\\cos\\phi = \\frac{R}{Z} = \\frac{${r}}{${z}} = ${num(r / z, undefined, 2).tex}$ (to two decimals).`,
          ],
          verify: () => nearlyEqual(r * r + (xl - xc) ** 2, z * z),
        };
      }
      return {
        text: `${text} What is the rms current, to one decimal place?`,
        answer: num(current, "A"),
        distractors: [
          wrong(num(volts / (r + xl + xc), "A", 1), "adding all the ohms"),
          wrong(num(volts / r, "A", 1), "leaving out the reactances"),
          wrong(
            num(volts / Math.hypot(r, xl + xc), "A", 1),
            "adding the reactances instead of subtracting them",
          ),
          wrong(num(volts / (r + x), "A", 1), "adding resistance and reactance without squares"),
          wrong(num(current * 2, "A", 1), "being out by a factor 2"),
        ],
        explanation: [steps, `$I = \\frac{V}{Z} = \\frac{${bare(volts)}}{${z}} = ${num(current, "A").tex}$.`],
        satisfies: (amount) => nearlyEqual((amount * r) ** 2 + (amount * (xl - xc)) ** 2, volts ** 2),
      };
    },
  }),
  computed({
    name: "resonance-and-quality-factor",
    chapter: "lc-oscillations",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const omega = random.pick([100, 200, 250, 400, 500, 1000, 2000]);
      const millihenries = random.pick([10, 20, 25, 40, 50, 100, 200]);
      const reactance = (omega * millihenries) / 1000;
      const microfarads = 1e6 / (omega * reactance);
      const r = random.pick([2, 4, 5, 8, 10, 20]);
      const quality = reactance / r;
      const volts = random.pick([2, 5, 10, 20]);
      if (
        !Number.isInteger(Math.round(microfarads * 1e6) / 1e4) ||
        quality < 1.5 ||
        !Number.isInteger(quality * 2)
      )
        return undefined;
      const across = volts * quality;
      return {
        text: `A coil of inductance ${num(millihenries, "mH")}, a capacitor of ${num(microfarads, "μF")} and a resistor of ${num(r, "ohm")} are in series with an alternating supply of ${num(volts, "V")} (rms) whose frequency is set to resonance. What is the rms voltage across the capacitor?`,
        answer: num(across, "V"),
        distractors: ofLikeSize(num(across, "V"), [
          wrong(num(volts, "V"), "taking no voltage in the circuit to exceed that of the supply"),
          wrong(num(volts / quality, "V"), "dividing by the quality factor instead of multiplying by it"),
          wrong(num(2 * across, "V"), "adding the voltage across the coil"),
          wrong(num(across / 2, "V"), "sharing the voltage between coil and capacitor"),
          wrong(num(across + volts, "V"), "adding the voltage of the supply"),
        ]),
        explanation: [
          `At resonance $\\omega = \\frac{1}{\\sqrt{LC}} = \\frac{1}{\\sqrt{${bare(millihenries / 1000)} \\times ${bare(microfarads)} \\times 10^{-6}}} = ${num(omega, "rad/s").tex}$.`,

          `The reactances cancel, so $I = \\frac{${volts}}{${r}} = ${num(volts / r, "A").tex}$, and $X_C = X_L = \\omega L = ${num(reactance, "ohm").tex}$.`,
          `$V_C = IX_C = ${bare(volts / r)} \\times ${bare(reactance)} = ${num(across, "V").tex}$.`,
        ],
        verify: () =>
          nearlyEqual(omega ** 2 * (millihenries / 1000) * microfarads * 1e-6, 1) &&
          nearlyEqual(((volts / r) * 1e6) / (omega * microfarads), across),
      };
    },
  }),
  computed({
    name: "choke-coil-from-dc-and-ac",
    chapter: "alternating-current",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const [short, long, whole] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4));
      const k = random.pick([1, 2, 4, 5, 10]);
      const [r, x] = random.chance() ? [short * k, long * k] : [long * k, short * k];
      const z = whole * k;
      const dc = random.pick([1, 2, 3, 4]);
      const ac = random.pick([0.5, 1, 2, 3]);
      return {
        text: `A coil takes ${num(dc, "A")} from a steady supply of ${num(dc * r, "V")}, and ${num(ac, "A")} from an alternating supply of ${num(ac * z, "V")}. What is the reactance of the coil at the frequency of the alternating supply?`,
        answer: num(x, "ohm"),
        distractors: [
          wrong(num(z, "ohm"), "giving the impedance"),
          wrong(num(z - r, "ohm"), "subtracting the resistance from the impedance without squares"),
          wrong(num(r, "ohm"), "giving the resistance"),
          wrong(num(Math.hypot(z, r), "ohm", 1), "adding the squares instead of subtracting them"),
          wrong(num(z + r, "ohm"), "adding the resistance to the impedance"),
        ],
        explanation: [
          `Steady current meets the resistance only: $R = \\frac{${bare(dc * r)}}{${dc}} = ${num(r, "ohm").tex}$.`,
          `Alternating current meets the impedance: $Z = \\frac{${bare(ac * z)}}{${ac}} = ${num(z, "ohm").tex}$.`,
          `$X_L = \\sqrt{Z^2 - R^2} = \\sqrt{${z}^2 - ${r}^2} = ${num(x, "ohm").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(amount ** 2 + r ** 2, z ** 2),
      };
    },
  }),
  computed({
    name: "falling-rod-terminal-speed",
    depth: 5,
    chapter: "induction",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write(random) {
      const grams = random.pick([10, 20, 25, 40, 50, 100]);
      const field = random.pick([0.5, 1, 2]);
      const length = random.pick([0.2, 0.4, 0.5, 1]);
      const resistance = random.pick([0.5, 1, 2, 4, 5]);
      const weight = grams / 100;
      const v = (weight * resistance) / (field * length) ** 2;
      if (!Number.isInteger(Math.round(v * 1e6) / 1e5) || v < 0.2 || v > 30) return undefined;
      return {
        text: `A rod of mass ${num(grams, "g")} and length ${num(length, "m")} slides without friction down two vertical rails that are joined at the top by a resistor of ${num(resistance, "ohm")}. A horizontal magnetic field of ${num(field, "T")} is at right angles to the plane of the rails. What steady speed does the rod reach? Take $g = 10\\ \\mathrm{m/s^2}$.`,
        answer: num(v, "m/s"),
        distractors: [
          wrong(num((weight * resistance) / (field * length), "m/s"), "forgetting to square $BL$"),
          wrong(num(v / 10, "m/s"), "leaving out $g$"),
          wrong(num(v / resistance ** 2, "m/s"), "dividing by the resistance instead of multiplying by it"),
          wrong(num(2 * v, "m/s"), "being out by a factor 2"),
          wrong(
            num((weight * resistance) / (field ** 2 * length), "m/s"),
            "squaring the field but not the length",
          ),
        ],
        explanation: [
          "At the steady speed the magnetic force balances the weight: $BIL = mg$, with $I = \\frac{BLv}{R}$.",
          `$v = \\frac{mgR}{B^2L^2} = \\frac{${bare(weight)} \\times ${resistance}}{${field}^2 \\times ${length}^2} = ${num(v, "m/s").tex}$.`,
        ],
        verify: () => nearlyEqual(weight * v, (field * length * v) ** 2 / resistance),
      };
    },
  }),
  computed({
    name: "peak-and-rms-from-equation",
    topic: "electromagnetic-induction",
    difficulty: "EASY",
    write(random) {
      const rms = random.pick([5, 10, 20, 50, 100, 110, 120, 200, 220, 230]);
      const frequency = random.pick([25, 50, 60, 100]);
      const asksRms = random.chance();
      const peak = Math.round(rms * Math.SQRT2);
      const shown = `v = ${asksRms ? peak : `${rms}\\sqrt{2}`}\\sin(${2 * frequency}\\pi t)`;
      return asksRms
        ? {
            text: `An alternating voltage is $${shown}$ volts, with $t$ in seconds. What does an ordinary AC voltmeter show, to the nearest volt?`,
            answer: num(rms, "V", 0),
            distractors: ofLikeSize(num(rms, "V", 0), [
              wrong(num(rms * 2, "V", 0), "multiplying the peak value by $\\sqrt{2}$"),
              wrong(num(peak, "V", 0), "giving the peak value"),
              wrong(num((rms * 2 * Math.SQRT2) / Math.PI, "V", 0), "giving the mean over half a period"),
              wrong(num((rms * Math.SQRT2) / 2, "V", 0), "halving the peak value"),
            ]),
            explanation: [
              `Voltmeters show the root-mean-square value, the peak divided by $\\sqrt{2}$.`,
              `The peak is ${num(peak, "V")}, so the reading is $\\frac{${peak}}{\\sqrt{2}}\\ \\mathrm{V}$, which is ${num(rms, "V")} to the nearest volt.`,
            ],
            verify: () => Math.round(peak / Math.SQRT2) === rms,
          }
        : {
            text: `An alternating voltage is $${shown}$ volts, with $t$ in seconds. What is its frequency?`,
            answer: num(frequency, "Hz"),
            distractors: ofLikeSize(num(frequency, "Hz"), [
              wrong(num(2 * frequency, "Hz"), "forgetting the factor 2 in $\\omega = 2\\pi f$"),
              wrong(num(2 * frequency * Math.PI, "Hz", 0), "giving the angular frequency"),
              wrong(num(frequency / 2, "Hz"), "dividing by 2 once too often"),
              wrong(num(4 * frequency, "Hz"), "multiplying by 2 instead of dividing by it"),
            ]),
            explanation: [
              `Comparing with $\\sin\\omega t$: $\\omega = 2\\pi f = ${2 * frequency}\\pi$.`,
              `$f = ${num(frequency, "Hz").tex}$.`,
            ],
            satisfies: (amount) => amount * 2 === 2 * frequency,
          };
    },
  }),
  computed({
    name: "electromagnetic-wave-fields",
    topic: "electromagnetic-induction",
    difficulty: "MEDIUM",
    write(random) {
      const electric = 3 * random.int(2, 40);
      const magnetic = (electric / 3) * 10; // nanoteslas
      const toMagnetic = random.chance();
      return {
        text: toMagnetic
          ? `The electric field of an electromagnetic wave in a vacuum has an amplitude of ${num(electric, "V/m")}. What is the amplitude of its magnetic field? Take $c = 3 \\times 10^8\\ \\mathrm{m/s}$.`
          : `The magnetic field of an electromagnetic wave in a vacuum has an amplitude of ${num(magnetic, "nT")}. What is the amplitude of its electric field? Take $c = 3 \\times 10^8\\ \\mathrm{m/s}$.`,
        answer: toMagnetic ? num(magnetic, "nT") : num(electric, "V/m"),
        distractors: toMagnetic
          ? [
              wrong(num(9 * magnetic, "nT"), "multiplying by 3 instead of dividing by it"),
              wrong(num(10 * magnetic, "nT"), "slipping by a power of ten"),
              wrong(num(magnetic / 10, "nT"), "slipping by a power of ten"),
              wrong(num(electric, "nT"), "taking the two amplitudes to have equal numbers"),
              wrong(num(magnetic / 2, "nT"), "putting in a factor $\\frac{1}{2}$"),
            ]
          : [
              wrong(num(electric / 2, "V/m"), "putting in a factor $\\frac{1}{2}$"),
              wrong(num(magnetic / 3, "V/m"), "dividing by 3 instead of multiplying by it"),
              wrong(num(electric * 10, "V/m"), "slipping by a power of ten"),
              wrong(num(magnetic, "V/m"), "taking the two amplitudes to be equal"),
            ],
        explanation: [
          "In a vacuum $E_0 = cB_0$.",
          toMagnetic
            ? `$B_0 = \\frac{${electric}}{3 \\times 10^8} \\ \\mathrm{T} = ${num(magnetic, "nT").tex}$.`
            : `$E_0 = 3 \\times 10^8 \\times ${magnetic} \\times 10^{-9} = ${num(electric, "V/m").tex}$.`,
        ],
        verify: () => nearlyEqual(magnetic * 1e-9 * 3e8, electric),
      };
    },
  }),
];
