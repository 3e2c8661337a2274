import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { num } from "../../../numbers/value.ts";
import { judged, multipleCorrect, valued, WHICH_HOLD } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { TAKE_HC } from "../computed/given.ts";

export const fieldsAndLight: readonly Writer[] = [
  multipleCorrect({
    name: "several-mixed-circuit",
    topic: "current-electricity",
    difficulty: "HARD",
    write(random) {
      const [one, two] = random.pick([
        [3, 6],
        [6, 6],
        [4, 12],
        [10, 15],
        [20, 30],
        [12, 6],
      ] as const);
      const joined = (one * two) / (one + two);
      const before = random.intExcept(1, 8, one, two);
      const current = random.int(1, 4) * ((one + two) / (one === two ? 2 : 3));
      if (!Number.isInteger(current) || current > 12) return undefined;
      const emf = current * (before + joined);
      const throughOne = (current * two) / (one + two);
      const throughTwo = current - throughOne;
      const ohm = (value: number) => num(value, "Ω");
      const ampere = (value: number) => num(value, "A");
      const watt = (value: number) => num(value, "W");
      const figure: FigureOf<"circuit"> = {
        type: "circuit",
        source: [{ kind: "battery", label: `${emf} V` }],
        parts: [
          { kind: "resistor", label: `${before} Ω` },
          {
            kind: "parallel",
            parts: [
              { kind: "resistor", label: `${one} Ω` },
              { kind: "resistor", label: `${two} Ω` },
            ],
          },
        ],
      };
      return {
        text: `A battery of $${emf}\\ \\mathrm{V}$ without internal resistance feeds a resistor of $${before}\\ \\mathrm{\\Omega}$ in series with two parallel resistors of $${one}\\ \\mathrm{\\Omega}$ and $${two}\\ \\mathrm{\\Omega}$. ${WHICH_HOLD}`,
        figure,
        workedOut: [
          `The parallel resistors are worth ${ohm(joined)}, so the battery feeds ${ohm(before + joined)} and drives ${ampere(current)}.`,
        ],
        statements: [
          valued(
            random,
            ohm(before + joined),
            [ohm(before + one + two), ohm(joined), ohm(before + one)],
            (value) => `The total resistance of the circuit is ${value}`,
            `The whole has ${ohm(before + joined)}.`,
          ),
          valued(
            random,
            ampere(current),
            [ampere(current + 1), ampere(current / 2), ampere(throughOne)],
            (value) => `The current through the battery is ${value}`,
            `The battery drives ${ampere(current)}.`,
          ),
          valued(
            random,
            num(current * joined, "V"),
            [num(current * before, "V"), num(emf, "V"), num(emf / 2, "V")],
            (value) => `The voltage across the parallel resistors is ${value}`,
            `Across the parallel resistors lie ${num(current * joined, "V")}.`,
          ),
          judged(
            `The resistors of ${ohm(one)} and ${ohm(two)} carry equal currents`,
            one === two,
            one === two
              ? "Equal resistors in parallel carry equal currents."
              : `They carry ${ampere(throughOne)} and ${ampere(throughTwo)}, in the inverse ratio of the resistances.`,
          ),
          valued(
            random,
            watt(current * current * before),
            [watt(current * before), watt(emf * current), watt(current * emf - current)],
            (value) => `The resistor of ${ohm(before)} dissipates ${value}`,
            `In the series resistor $${current}^2 \\times ${before}\\ \\mathrm{W}$, that is ${watt(current * current * before)}, become heat.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-capacitor-and-dielectric",
    topic: "electrostatics",
    difficulty: "HARD",
    write(random) {
      const k = random.int(2, 6);
      const stays = random.chance();
      const told = (name: string, factor: number, other: number, because: string) => {
        const shown = random.chance() ? factor : other;
        const says =
          shown === 1
            ? "stays the same"
            : shown > 1
              ? `becomes ${shown} times as large`
              : `falls to $\\frac{1}{${Math.round(1 / shown)}}$ of its value`;
        return judged(`The ${name} ${says}`, shown === factor, because);
      };
      return {
        text: `A parallel-plate capacitor is charged by a battery. ${stays ? "While the battery stays connected" : "After the battery is disconnected"}, the space between the plates is filled with a dielectric of constant $${k}$. ${WHICH_HOLD}`,
        workedOut: [
          stays
            ? "The connected battery keeps the voltage the same."
            : "Without the battery no charge can flow, so the charge stays the same.",
        ],
        statements: [
          told("capacitance", k, 1 / k, `The dielectric makes the capacitance ${k} times as large.`),
          told(
            "charge on the plates",
            stays ? k : 1,
            stays ? 1 : k,
            stays
              ? `With $Q = CV$ and the same voltage the charge becomes ${k} times as large.`
              : "The charge stays the same.",
          ),
          told(
            "voltage between the plates",
            stays ? 1 : 1 / k,
            stays ? 1 / k : 1,
            stays
              ? "The voltage stays the same."
              : `With $V = \\frac{Q}{C}$ the voltage falls to $\\frac{1}{${k}}$.`,
          ),
          told(
            "energy stored",
            stays ? k : 1 / k,
            stays ? 1 / k : k,
            stays
              ? `The energy $\\frac{1}{2}CV^2$ becomes ${k} times as large.`
              : `The energy $\\frac{Q^2}{2C}$ falls to $\\frac{1}{${k}}$.`,
          ),
          told(
            "electric field between the plates",
            stays ? 1 : 1 / k,
            stays ? 1 / k : 1,
            stays
              ? "Voltage and distance are the same, so the field is too."
              : "With the voltage the field falls too.",
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-photoelectric",
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const wavelength = random.pick([200, 248, 310, 400, 496, 620]);
      const photon = 1240 / wavelength;
      const work = random.step(1.5, 4.5, 0.5);
      if (Math.abs(photon - work) < 0.05) return undefined;
      const emits = photon > work;
      const most = photon - work;
      const ev = (value: number) => num(value, "eV");
      return {
        text: `Light of wavelength $${wavelength}\\ \\mathrm{nm}$ falls on a metal whose work function is $${work}\\ \\mathrm{eV}$. ${TAKE_HC} ${WHICH_HOLD}`,
        workedOut: [`A photon carries $\\frac{1240}{${wavelength}}\\ \\mathrm{eV}$, that is ${ev(photon)}.`],
        statements: [
          valued(
            random,
            ev(photon),
            [ev(photon / 2), ev(work), ev(photon + work)],
            (value) => `The energy of a photon is ${value}`,
            `The energy of a photon is ${ev(photon)}.`,
          ),
          judged(
            "Electrons leave the metal",
            emits,
            emits
              ? "The photon's energy is more than the work function, so electrons leave."
              : "The photon's energy is less than the work function, so no electron leaves.",
          ),
          emits
            ? valued(
                random,
                num(most, "V"),
                [num(photon, "V"), num(work, "V"), num(photon + work, "V")],
                (value) => `A voltage of ${value} just stops the fastest electrons`,
                `The fastest electrons have ${ev(most)}, so ${num(most, "V")} stop them.`,
              )
            : judged(
                "Light of the same wavelength but greater intensity would free electrons",
                false,
                "The intensity changes the number of photons, not the energy of each.",
              ),
          valued(
            random,
            num(1240 / work, "nm", 0),
            [num(wavelength, "nm", 0), num(620 / work, "nm", 0)],
            (value) => `The threshold wavelength of the metal is about ${value}`,
            `The threshold wavelength is $\\frac{1240}{${work}}\\ \\mathrm{nm}$, about ${num(1240 / work, "nm", 0)}.`,
          ),
          random.chance()
            ? judged(
                "With light of twice the intensity each photon has twice the energy",
                false,
                "Twice the intensity is twice as many photons of the same energy.",
              )
            : judged(
                "With light of half the wavelength each photon has twice the energy",
                true,
                "The energy of a photon is in inverse proportion to the wavelength.",
              ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-lens-image",
    topic: "ray-optics",
    difficulty: "HARD",
    write(random) {
      const f = 5 * random.int(2, 6);
      const u = random.pick([1.5 * f, 2 * f, 3 * f, 4 * f, f / 2]);
      const v = (u * f) / (u - f);
      const isReal = v > 0;
      const size = Math.abs(v / u);
      const cm = (value: number) => num(value, "cm");
      return {
        text: `An object stands $${u}\\ \\mathrm{cm}$ in front of a converging lens of focal length $${f}\\ \\mathrm{cm}$. ${WHICH_HOLD}`,
        workedOut: [
          `From $\\frac{1}{v} - \\frac{1}{u} = \\frac{1}{f}$ with $u = -${u}$ and $f = ${f}$ (in cm), $v = ${num(v).tex}$.`,
        ],
        statements: [
          judged(
            "The image is real",
            isReal,
            isReal
              ? "The image lies behind the lens, so it is real."
              : "The image lies on the side of the object, so it is virtual.",
          ),
          judged(
            "The image is upright",
            !isReal,
            isReal ? "A real image of one lens is inverted." : "A virtual image of one lens is upright.",
          ),
          valued(
            random,
            cm(Math.abs(v)),
            [cm(u + f), cm(Math.abs(u - f)), cm(2 * f)],
            (value) => `The image is ${value} from the lens`,
            `The image is ${cm(Math.abs(v))} from the lens.`,
          ),
          judged(
            "The image is larger than the object",
            size > 1,
            `The image is ${num(size)} times as large as the object.`,
          ),
          random.chance()
            ? judged(
                "If the upper half of the lens is covered, half of the image disappears",
                false,
                "Every part of the lens forms the whole image; covering half only makes it fainter.",
              )
            : judged(
                "If the upper half of the lens is covered, the image becomes fainter",
                true,
                "Every part of the lens forms the whole image; covering half only makes it fainter.",
              ),
        ],
      };
    },
  }),
];
