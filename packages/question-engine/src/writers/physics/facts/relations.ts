import type { FactTable } from "../../../formats/fact-table.ts";
import { facts } from "../../../kit/facts.ts";
import type { TopicKey } from "../../../syllabus/syllabus.ts";
import { capitalise } from "../../../writing/english.ts";
import type { Writer } from "../../../writing/writer.ts";

type Row = readonly [left: string, right: string, level?: "EASY"];

interface Relation {
  name: string;
  topic: TopicKey;
  /** The text above the two lists. */
  headings: readonly [string, string];
  asks(left: string): string;
  /** Asks for what belongs to an entry of the second list. */
  names(right: string): string;
  tells(left: string, right: string): string;
  rows: readonly Row[];
  alsoTrue?: FactTable<{ left: string; right: string }>["alsoTrue"];
}

/** Things of one kind, each with its own formula or fact, to be matched. */
function relation({ headings, rows, asks, names, tells, ...table }: Relation): readonly Writer[] {
  return facts({
    ...table,
    difficulty: "MEDIUM",
    kind: headings[0].toLowerCase(),
    rows: rows.map(([left, right, difficulty]) => ({ left, right, ...(difficulty && { difficulty }) })),
    ask: [
      { question: ({ left }) => asks(left), answer: ({ right }) => right, heading: headings[1] },
      { question: ({ right }) => names(right), answer: ({ left }) => capitalise(left), heading: headings[0] },
    ],
    explain: ({ left, right }) => tells(left, right),
    formats: "match",
  });
}

export const relations: readonly (readonly Writer[])[] = [
  relation({
    name: "moments-of-inertia",
    topic: "rotational-motion",
    headings: ["Uniform body of mass $M$ and radius $R$, and axis", "Moment of inertia"],
    asks: (body) =>
      `What is the moment of inertia of ${body}, if the body is uniform and has the mass $M$ and the radius $R$?`,
    names: (moment) => `Which uniform body of mass $M$ and radius $R$ has the moment of inertia ${moment}?`,
    tells: (body, moment) => `The moment of inertia of ${body} is ${moment}.`,
    rows: [
      ["a ring about its own axis", "$MR^2$", "EASY"],
      ["a disc about its own axis", "$\\frac{1}{2}MR^2$", "EASY"],
      ["a disc about a diameter", "$\\frac{1}{4}MR^2$"],
      ["a disc about a tangent in its plane", "$\\frac{5}{4}MR^2$"],
      ["a solid sphere about a diameter", "$\\frac{2}{5}MR^2$", "EASY"],
      ["a solid sphere about a tangent", "$\\frac{7}{5}MR^2$"],
      ["a thin hollow sphere about a diameter", "$\\frac{2}{3}MR^2$"],
      ["a thin hollow sphere about a tangent", "$\\frac{5}{3}MR^2$"],
      ["a ring about a tangent in its plane", "$\\frac{3}{2}MR^2$"],
      ["a ring about a tangent at right angles to its plane", "$2MR^2$"],
    ],
  }),
  relation({
    name: "fields-and-distances",
    topic: "electrostatics",
    headings: ["Source of the electric field $E$", "Dependence on the distance $r$"],
    asks: (source) => `How does the electric field $E$ depend on the distance $r$ for ${source}?`,
    names: (law) => `For which source of an electric field does ${law} hold at the distance $r$?`,
    tells: (source, law) => `For ${source}, ${law}.`,
    rows: [
      ["a point charge", "$E \\propto r^{-2}$", "EASY"],
      ["a long straight line of charge", "$E \\propto r^{-1}$"],
      ["a large plane sheet of charge", "$E \\propto r^{0}$"],
      ["a short electric dipole", "$E \\propto r^{-3}$"],
      ["a uniformly charged ball, at points inside it", "$E \\propto r$"],
    ],
  }),
  relation({
    name: "quantities-of-bohrs-model",
    topic: "modern-physics",
    headings: ["Quantity of an electron in Bohr's model", "Proportional to"],
    asks: (quantity) =>
      `To what is the ${quantity} proportional in Bohr's model of an ion with one electron, in the orbit $n$?`,
    names: (law) =>
      `Which of these is proportional to ${law} in Bohr's model of an ion with one electron?`,
    tells: (quantity, law) => `In Bohr's model the ${quantity} is proportional to ${law}.`,
    rows: [
      ["radius of the orbit", "$\\frac{n^2}{Z}$", "EASY"],
      ["speed of the electron", "$\\frac{Z}{n}$", "EASY"],
      ["magnitude of the total energy", "$\\frac{Z^2}{n^2}$", "EASY"],
      ["time of one revolution", "$\\frac{n^3}{Z^2}$"],
      ["number of revolutions per second", "$\\frac{Z^2}{n^3}$"],
      ["angular momentum", "$n$"],
      ["acceleration of the electron", "$\\frac{Z^3}{n^4}$"],
    ],
  }),
  relation({
    name: "ratios-of-heat-capacities",
    topic: "thermodynamics",
    headings: ["Ideal gas", "Ratio $\\frac{C_p}{C_V}$ of the heat capacities"],
    asks: (gas) => `What is the ratio $\\frac{C_p}{C_V}$ of ${gas}, taken to be ideal?`,
    names: (ratio) => `For which ideal gas is the ratio $\\frac{C_p}{C_V}$ of the heat capacities equal to ${ratio}?`,
    tells: (gas, ratio) => `For ${gas} the ratio of the heat capacities is ${ratio}.`,
    rows: [
      ["a monatomic gas", "$\\frac{5}{3}$", "EASY"],
      ["a diatomic gas of rigid molecules", "$\\frac{7}{5}$", "EASY"],
      ["a diatomic gas with one mode of vibration", "$\\frac{9}{7}$"],
      ["a gas of rigid molecules of three atoms not in a line", "$\\frac{4}{3}$"],
      ["a mixture of 1 mol of helium and 1 mol of a rigid diatomic gas", "$\\frac{3}{2}$"],
    ],
  }),
  relation({
    name: "first-law-in-changes-of-a-gas",
    topic: "thermodynamics",
    headings: ["Change of an ideal gas", "First law, with the work $W$ done by the gas"],
    asks: (change) =>
      `What does the first law say of ${change} of an ideal gas? (The work done by the gas is $W$.)`,
    names: (law) =>
      `For which change of an ideal gas does the first law say ${law}, if $W$ is the work done by the gas?`,
    tells: (change, law) => `In ${change} of an ideal gas, ${law}.`,
    rows: [
      ["an isothermal expansion", "$\\Delta U = 0$, $Q = W > 0$"],
      ["an adiabatic expansion", "$Q = 0$, $W = -\\Delta U > 0$"],
      ["heating at constant volume", "$W = 0$, $Q = \\Delta U > 0$", "EASY"],
      ["a free expansion", "$Q = W = \\Delta U = 0$"],
      ["an adiabatic compression", "$Q = 0$, $W = -\\Delta U < 0$"],
      ["an isothermal compression", "$\\Delta U = 0$, $Q = W < 0$"],
    ],
  }),
  relation({
    name: "origins-of-electromagnetic-waves",
    topic: "electromagnetic-induction",
    headings: ["Electromagnetic waves", "Where they come from"],
    asks: (waves) => `Where do ${waves} come from?`,
    names: (origin) => `Which electromagnetic waves come from ${origin}?`,
    tells: (waves, origin) => `${capitalise(waves)} come from ${origin}.`,
    rows: [
      ["radio waves", "charges driven to and fro in an aerial", "EASY"],
      ["microwaves", "bunches of electrons that excite a hollow resonator"],
      ["infrared waves", "vibrations of atoms and molecules"],
      ["X-rays", "fast electrons that strike a metal target"],
      ["gamma rays", "nuclei that pass to a lower level of energy"],
    ],
    // Microwaves are often counted among the radio waves.
    alsoTrue: (row, other) => [row, other].every(({ left }) => /^(?:radio |micro)waves$/.test(left)),
  }),
  relation({
    name: "fields-of-currents",
    topic: "magnetism",
    headings: ["Place near a wire with the current $I$", "Magnetic field"],
    asks: (place) => `What is the magnetic field ${place}, if the wire carries the current $I$?`,
    names: (field) => `A wire carries the current $I$. Where is its magnetic field equal to ${field}?`,
    tells: (place, field) => `The magnetic field is ${field} ${place}.`,
    rows: [
      ["at the distance $R$ from a long straight wire", "$\\frac{\\mu_0I}{2\\pi R}$", "EASY"],
      ["at the centre of a wire bent into a ring of radius $R$", "$\\frac{\\mu_0I}{2R}$", "EASY"],
      ["at the centre of a semicircular wire of radius $R$", "$\\frac{\\mu_0I}{4R}$"],
      ["at the centre of a wire bent into a quarter circle of radius $R$", "$\\frac{\\mu_0I}{8R}$"],
      ["at the distance $R$ from the end of a half-infinite wire, at right angles to it", "$\\frac{\\mu_0I}{4\\pi R}$"],
      ["on the axis of a wire bent into a ring of radius $R$, at the distance $R$ from its centre", "$\\frac{\\mu_0I}{4\\sqrt{2}R}$"],
    ],
  }),
  relation({
    name: "periods-of-a-pendulum",
    topic: "oscillations-and-waves",
    headings: ["Simple pendulum of length $l$", "Period"],
    asks: (place) => `What is the period of a simple pendulum of length $l$ ${place}?`,
    names: (period) => `Where does a simple pendulum of length $l$ have the period ${period}?`,
    tells: (place, period) => `The period of a simple pendulum of length $l$ ${place} is ${period}.`,
    rows: [
      ["in a lift that rises at a constant speed", "$2\\pi\\sqrt{\\frac{l}{g}}$"],
      ["in a lift that accelerates upwards with $g$", "$2\\pi\\sqrt{\\frac{l}{2g}}$"],
      ["in a lift with a downward acceleration of $\\frac{g}{2}$", "$2\\pi\\sqrt{\\frac{2l}{g}}$"],
      ["in a car on a level road with an acceleration of $g$", "$2\\pi\\sqrt{\\frac{l}{\\sqrt{2}g}}$"],
      ["at a height equal to the radius of the Earth", "$4\\pi\\sqrt{\\frac{l}{g}}$"],
    ],
  }),
  relation({
    name: "diodes-and-their-use",
    topic: "semiconductors",
    headings: ["Device with a p-n junction", "How it is used"],
    asks: (device) => `How is ${device} used?`,
    names: (use) => `Which device is used ${use}?`,
    tells: (device, use) => `${capitalise(device)} is used ${use}.`,
    rows: [
      ["a Zener diode", "in breakdown under reverse bias, to keep a voltage steady"],
      ["a photodiode", "below breakdown under reverse bias, to detect signals"],
      ["an LED", "under forward bias, to turn recombination into radiation"],
      ["a solar cell", "without any bias, to give an e.m.f. by separating charges"],
      ["a rectifier diode", "under forward and reverse bias in turn, to let half of each cycle pass"],
    ],
  }),
];
