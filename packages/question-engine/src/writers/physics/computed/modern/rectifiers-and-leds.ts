import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const rectifiersAndLeds: WriterList = [
  computed({
    name: "led-band-gap",
    depth: 2,
    topic: "semiconductors",
    difficulty: "MEDIUM",
    write(random) {
      const [gap, wavelength] = random.pick([
        [1.24, 1000],
        [1.55, 800],
        [2, 620],
        [2.48, 500],
        [3.1, 400],
        [2.5, 496],
        [1.6, 775],
        [2.58, 480],
        [1.86, 667],
        [0.8, 1550],
      ] as const);
      const forward = random.chance();
      return {
        text: forward
          ? `A light-emitting diode is made of a semiconductor with a band gap of ${num(gap, "eV")}. What is the approximate wavelength of its light? Take $hc = 1240\\ \\mathrm{eV\\,nm}$.`
          : `A photodiode responds only to light of wavelengths below ${num(wavelength, "nm")}. What is the approximate band gap of its semiconductor? Take $hc = 1240\\ \\mathrm{eV\\,nm}$.`,
        answer: forward ? num(wavelength, "nm", 0) : num(gap, "eV"),
        distractors: forward
          ? [
              wrong(num(1240 * gap, "nm", 0), "multiplying instead of dividing"),
              wrong(num(wavelength / 2, "nm", 0), "putting in a factor $\\frac{1}{2}$"),
              wrong(num(wavelength * 2, "nm", 0), "being out by a factor 2"),
              wrong(num(wavelength / 10, "nm", 0), "slipping by a power of ten"),
            ]
          : [
              wrong(num(wavelength / 1240, "eV"), "turning the quotient upside down"),
              wrong(num(gap / 2, "eV"), "putting in a factor $\\frac{1}{2}$"),
              wrong(num(gap * 2, "eV"), "being out by a factor 2"),
              wrong(num(gap * 10, "eV"), "slipping by a power of ten"),
            ],
        explanation: forward
          ? [
              "The photon carries the energy that an electron gives up in falling across the gap: $\\lambda = \\frac{hc}{E_g}$.",
              `$\\lambda = \\frac{1240}{${gap}} = ${num(wavelength, "nm", 0).tex}$ (rounded).`,
            ]
          : [
              "A photon must carry at least the energy of the gap: $E_g = \\frac{hc}{\\lambda_{max}}$.",
              `$E_g = \\frac{1240}{${wavelength}} = ${num(gap, "eV").tex}$ (rounded).`,
            ],
        verify: () => nearlyEqual(gap * wavelength, 1240, 2e-3),
      };
    },
  }),
  computed({
    name: "rectifier-ripple-frequency",
    topic: "semiconductors",
    difficulty: "EASY",
    write(random) {
      const frequency = random.pick([40, 50, 60, 100, 120, 200, 400, 500, 1000]);
      const [kind, factor] = random.pick([
        ["half-wave rectifier with one diode", 1],
        ["full-wave rectifier with a centre-tapped transformer", 2],
        ["bridge rectifier with four diodes", 2],
      ] as const);
      return {
        text: `An alternating voltage of ${num(frequency, "Hz")} is fed to a ${kind}. What is the frequency of the ripple in the output?`,
        answer: num(frequency * factor, "Hz"),
        distractors: [
          wrong(
            num((frequency * 2) / factor, "Hz"),
            factor === 2 ? "using the half-wave rule" : "using the full-wave rule",
          ),
          wrong(num(frequency / 2, "Hz"), "halving the frequency"),
          wrong(num(frequency * 4, "Hz"), "multiplying by the number of diodes in a bridge"),
          wrong(num(frequency * 3, "Hz"), "counting the zeros of a period with both its ends"),
        ],
        explanation: [
          factor === 1
            ? "A half-wave rectifier lets one hump pass in each period, so the output has the frequency of the input."
            : "A full-wave rectifier turns over the other half of each period, so there are two humps in each period.",
          `The ripple has ${num(frequency * factor, "Hz")}.`,
        ],
        verify: () => (frequency * factor) / frequency === (kind.startsWith("half") ? 1 : 2),
      };
    },
  }),
];
