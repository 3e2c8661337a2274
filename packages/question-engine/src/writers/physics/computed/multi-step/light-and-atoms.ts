import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_HC } from "../given.ts";

const METALS: readonly (readonly [string, number])[] = [
  ["caesium", 1.9],
  ["potassium", 2.3],
  ["sodium", 2.3],
  ["calcium", 2.9],
  ["lithium", 2.5],
  ["barium", 2.5],
  ["zinc", 4.3],
  ["copper", 4.7],
  ["aluminium", 4.2],
];

export const lightAndAtoms: WriterList = [
  computed({
    name: "photoelectrons-bent-by-a-magnet",
    depth: 5,
    chapter: "photoelectric-effect",
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const micro = random.pick([3, 3.5, 4, 4.5, 5, 5.5, 6]);
      const radius = random.pick([5, 8, 10, 12, 15, 20]);
      const field = (micro / radius) * 1000;
      const wave = random.step(200, 400, 10);
      const moving = roundTo(0.088 * micro * micro, 2);
      const photon = roundTo(1240 / wave, 2);
      const amount = photon - moving;
      if (!isNeat(field, 0) || amount < 1.9 || amount > 5) return undefined;
      const show = (x: number) => fixed(x, 2, "eV");
      const key = show(amount);
      return {
        text: `Light of wavelength ${num(wave, "nm")} falls on a metal. The photoelectrons of maximum kinetic energy move in a circular path of radius ${num(radius, "mm")} in a uniform magnetic field of ${num(field, "μT")} perpendicular to their velocity. What is the work function of the metal? ${TAKE_HC} For the electron, $\\frac{e}{m} = 1.76 \\times 10^{11}\\ \\mathrm{C/kg}$.`,
        answer: key,
        distractors: slips(random, key, show, [
          [photon - 2 * moving, "forgetting the factor $\\frac{1}{2}$ in the kinetic energy"],
          [photon - moving / 4, "taking the radius for the diameter"],
          [moving, "giving the kinetic energy of the electrons"],
          [photon - moving / 2, "halving the kinetic energy once too often"],
          [photon - 4 * moving, "using the diameter of the circle"],
          [amount / 2, "sharing the energy between two electrons"],
          [photon - moving / 4, "taking the radius as the diameter"],
        ]),
        explanation: [
          `On the circle $mv = eBr$, so the kinetic energy is $\\frac{(eBr)^2}{2m}$, in electronvolts $\\frac{1}{2} \\times \\frac{e}{m}(Br)^2 = \\frac{1}{2} \\times 1.76 \\times 10^{11} \\times (${bare(micro)} \\times 10^{-6})^2 = ${bare(moving)}$.`,
          `The photon has $\\frac{1240}{${wave}} = ${bare(photon)}\\ \\mathrm{eV}$.`,
          `The work function is the difference, ${key}.`,
        ],
        verify: () => {
          // Speed from the force, and energy from the speed, in SI units.
          const speed = 1.76e11 * field * 1e-6 * radius * 1e-3;
          const energy = (0.5 * 9.1e-31 * speed * speed) / 1.6e-19;
          return Math.abs(photon - energy - (key.number ?? 0)) < 0.03;
        },
      };
    },
  }),
  computed({
    name: "spectral-photon-on-a-metal",
    depth: 5,
    chapter: "spectra",
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const [atom, z] = random.pick([
        ["hydrogen atoms", 1],
        ["helium ions $\\mathrm{He^+}$", 2],
        ["lithium ions $\\mathrm{Li^{2+}}$", 3],
      ] as const);
      const low = random.int(1, 4);
      const high = low + random.int(1, 3);
      const photon = 13.6 * z * z * (1 / low ** 2 - 1 / high ** 2);
      const [metal, work] = random.pick(METALS);
      const amount = photon - work;
      if (amount < 0.2 || amount > 20) return undefined;
      const show = (x: number) => fixed(x, 2, "V");
      const key = show(amount);
      return {
        text: `Light that ${atom} emit when their electrons fall from the level $n = ${high}$ to $n = ${low}$ strikes a plate of ${metal}, whose work function is ${num(work, "eV")}. What voltage just stops the fastest photoelectrons? The ground state of hydrogen lies at $-13.6\\ \\mathrm{eV}$.`,
        answer: key,
        distractors: slips(random, key, show, [
          [photon, "forgetting the work function"],
          [photon + work, "adding the work function"],
          [
            z === 1 ? photon / 2 : photon / (z * z) - work,
            z === 1
              ? "sharing the photon's energy between two electrons"
              : "leaving out the charge of the nucleus",
          ],
          [
            z === 1 ? 13.6 / low - 13.6 / high - work : photon / z - work,
            z === 1
              ? "forgetting to square the numbers of the levels"
              : "forgetting to square the charge of the nucleus",
          ],
          [(13.6 * z * z) / low ** 2 - work, "using the ionisation energy of the lower level"],
          [13.6 * z * z * (1 / low ** 2 - 1 / (high + 1) ** 2) - work, "starting one level too high"],
          [(13.6 * z * z) / high ** 2 + work, "using the energy of the upper level"],
          [photon - 2 * work, "taking the work function off twice"],
          [work, "giving the work function"],
          [amount / 2, "halving the energy of the electrons"],
        ]),
        explanation: [
          `The photon carries $13.6 \\times ${z * z} \\times \\left(\\frac{1}{${low * low}} - \\frac{1}{${high * high}}\\right) = ${fixed(photon, 2, "eV").tex}$.`,
          `The fastest electrons have $${bare(photon)} - ${work} = ${fixed(amount, 2, "eV").tex}$, so the stopping voltage is ${key}.`,
        ],
        verify: () => {
          // Energies of the two levels, one by one, and the wavelength between.
          const level = (n: number) => (-13.6 * z * z) / (n * n);
          const wave = 1240 / (level(high) - level(low));
          return Math.abs(1240 / wave - work - (key.number ?? 0)) < 0.006;
        },
      };
    },
  }),
  computed({
    name: "lens-before-a-plane-mirror",
    depth: 5,
    chapter: "lenses",
    topic: "ray-optics",
    difficulty: "HARD",
    write(random) {
      const focus = random.pick([10, 12, 15, 20, 24, 30]);
      const object = random.step(focus + 2, 4 * focus, 1);
      const image = (focus * object) / (object - focus);
      if (!isNeat(image) || image > 120) return undefined;
      const apart = image + random.int(2, 40);
      const back = 2 * apart - image;
      const last = (focus * back) / (back - focus);
      if (back <= focus || last > 120 || last === object) return undefined;
      const show = (x: number) => num(x, "cm");
      const place = (x: number) => fixed(x, 1, "cm");
      const key = place(last);
      const lens = (u: number) => (u > focus ? (focus * u) / (u - focus) : 0);
      return {
        text: `An object stands ${show(object)} in front of a thin converging lens of focal length ${show(focus)}. A plane mirror stands ${show(apart)} behind the lens, facing it. At what distance from the lens, on the side of the object, does the light that comes back through the lens form its image?`,
        answer: key,
        distractors: slips(random, key, place, [
          [image, "stopping after the first passage through the lens"],
          [lens(apart - image), "forgetting to add the way from the mirror back to the lens"],
          [lens(apart), "taking the image in the mirror to lie on the mirror"],
          [object, "thinking that the light returns to the object"],
          [back, "giving the object distance for the second passage"],
          [lens(2 * apart), "forgetting the distance of the first image from the lens"],
          [lens(2 * apart + image), "adding the first image distance instead of subtracting it"],
          [focus, "placing the image at the focus"],
          [2 * focus, "placing the image at twice the focal length"],
        ]),
        explanation: [
          `First passage: $\\frac{1}{v} = \\frac{1}{${focus}} - \\frac{1}{${object}}$ gives $v = ${show(image).tex}$, which is ${show(apart - image)} in front of the mirror.`,
          `The mirror shows it as far behind, so for the way back the object lies $${apart} + ${apart - image} = ${show(back).tex}$ from the lens.`,
          `Second passage: $\\frac{1}{v} = \\frac{1}{${focus}} - \\frac{1}{${back}}$ gives $v = ${key.tex}$.`,
        ],
        verify: () => {
          // A ray from the foot of the object, followed through the system.
          let [height, slope] = [object * 0.01, 0.01];
          slope -= height / focus;
          height += slope * 2 * apart;
          slope -= height / focus;
          return nearlyEqual(-height / slope, last, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "tension-that-stops-the-beats",
    depth: 5,
    topic: "sound",
    difficulty: "HARD",
    write(random) {
      const fork = random.pick([200, 220, 240, 250, 256, 300, 320, 400, 440, 480]);
      const beats = random.int(4, 10);
      const isLower = random.chance();
      const grows = isLower ? "decreases" : "increases";
      const string = isLower ? fork - beats : fork + beats;
      const ratio = (fork / string) ** 2;
      const amount = 100 * Math.abs(ratio - 1);
      const show = (x: number) => fixed(x, 2, "%");
      const key = show(amount);
      const other = 100 * Math.abs((fork / (isLower ? fork + beats : fork - beats)) ** 2 - 1);
      return {
        text: `A stretched string and a tuning fork of ${num(fork, "Hz")} sounded together give ${beats} beats a second. When the tension of the string is raised a little, the beat frequency ${grows}. By what percentage must the original tension be ${isLower ? "increased" : "reduced"} to bring the string into unison with the fork?`,
        answer: key,
        distractors: slips(random, key, show, [
          [other, `taking the string to be ${isLower ? "higher" : "lower"} than the fork`],
          [100 * Math.abs(fork / string - 1), "taking the frequency to be proportional to the tension"],
          [100 * Math.abs(Math.sqrt(fork / string) - 1), "taking the square root instead of the square"],
          [(200 * beats) / fork, "doubling the change in per cent of the fork's frequency"],
          [(100 * beats) / fork, "giving the change of the frequency in per cent of the fork's"],
          [2 * amount, "doubling the change"],
          [
            100 * Math.abs(((fork + (isLower ? beats : -beats)) / string) ** 2 - 1),
            "changing the frequency by twice the beats",
          ],
          [100 * Math.abs((fork / string) ** 3 - 1), "using the third power of the frequencies"],
        ]),
        explanation: [
          `A higher tension raises the string's frequency. As the beat frequency ${grows}, the string was ${isLower ? "below" : "above"} the fork: $${fork} ${isLower ? "-" : "+"} ${beats} = ${num(string, "Hz").tex}$.`,
          `The frequency varies as the square root of the tension, so the tension must become $\\left(\\frac{${fork}}{${string}}\\right)^2 = ${bare(ratio, 4)}$ times as large.`,
          `That is ${isLower ? "a rise" : "a fall"} of ${key}.`,
        ],
        verify: () => {
          // Changes the tension in the direction found until the frequencies agree.
          let [low, high] = isLower ? [0, 1] : [-1, 0];
          for (let round = 0; round < 50; round++) {
            const middle = (low + high) / 2;
            if (string * Math.sqrt(1 + middle) < fork) low = middle;
            else high = middle;
          }
          return Math.abs(100 * Math.abs(low) - (key.number ?? 0)) < 0.006;
        },
      };
    },
  }),
];
