import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/chemistry/physical-ideas.yaml", import.meta.url));

/** Laws of chemical combination by those who found them. */
const COMBINING: Record<string, string> = {
  "Lavoisier's law": "is that of the conservation of mass",
  "Richter's law": "is that of reciprocal proportions",
  "Gay-Lussac's law": "is about the volumes of gases that react",
};

/** `law` continues the text after "states that". */
export const lawsOfChemistry = facts({
  name: "laws-of-chemistry", form: "school",
  topic: "mole-concept",
  difficulty: "EASY",
  kind: "law",
  rows: [
    { name: "the law of conservation of mass", plainly: true as const, law: "the mass of the products equals the mass of the reactants", near: "gas" },
    { name: "Proust's law", law: "a compound always contains the same elements in the same proportion by mass", near: "gas" },
    { name: "the law of multiple proportions", plainly: true as const, law: "masses of an element that combine with a fixed mass of another are in small whole-number ratios", near: "gas", difficulty: "MEDIUM" },
    { name: "Gay-Lussac's law of combining volumes", plainly: true as const, law: "gases react in volumes that bear simple whole-number ratios", near: "gas", difficulty: "MEDIUM" },
    { name: "Avogadro's law", law: "equal volumes of gases at the same temperature and pressure contain equal numbers of molecules", near: "gas" },
    { name: "Boyle's law", law: "the volume of a given mass of gas at constant temperature is inversely proportional to its pressure", near: "gas", topic: "states-of-matter" },
    { name: "Charles's law", law: "the volume of a gas at constant pressure is proportional to its absolute temperature", near: "gas", topic: "states-of-matter" },
    { name: "Dalton's law", law: "the pressure of a mixture of gases that do not react is the sum of their partial pressures", near: "gas", topic: "states-of-matter" },
    { name: "Graham's law", law: "a gas diffuses at a rate inversely proportional to the square root of its molar mass", near: "gas", topic: "states-of-matter", difficulty: "MEDIUM" },
    { name: "Henry's law", law: "the solubility of a gas in a liquid is proportional to its partial pressure above the liquid", near: "gas", topic: "solutions" },
    { name: "Raoult's law", law: "the partial vapour pressure of a component of an ideal solution is proportional to its mole fraction", near: "gas", topic: "solutions" },
    { name: "Hess's law", law: "the enthalpy change of a reaction does not depend on the path from reactants to products", near: "energy", topic: "chemical-thermodynamics" },
    { name: "the zeroth law of thermodynamics", law: "two bodies that are each in thermal equilibrium with a third are in thermal equilibrium with each other", near: "energy", topic: "chemical-thermodynamics", difficulty: "MEDIUM" },
    { name: "the first law of thermodynamics", law: "energy can be neither created nor destroyed", near: "energy", topic: "chemical-thermodynamics" },
    { name: "the second law of thermodynamics", law: "the entropy of the universe increases in every spontaneous change", near: "energy", topic: "chemical-thermodynamics" },
    { name: "the third law of thermodynamics", law: "the entropy of a perfect crystal is zero at the absolute zero of temperature", near: "energy", topic: "chemical-thermodynamics", difficulty: "MEDIUM" },
    { name: "Le Chatelier's principle", law: "a system in equilibrium shifts so as to oppose a change imposed on it", near: "energy", topic: "chemical-equilibrium" },
    { name: "the law of mass action", law: "the rate of a reaction is proportional to the product of the molar concentrations of its reactants", near: "energy", topic: "chemical-equilibrium", difficulty: "MEDIUM" },
    { name: "Kohlrausch's law", law: "the limiting molar conductivity of an electrolyte is the sum of the contributions of its ions", near: "current", topic: "redox-and-electrochemistry", difficulty: "MEDIUM" },
    { name: "Faraday's first law", law: "the mass deposited at an electrode is proportional to the charge passed", near: "current", topic: "redox-and-electrochemistry" },
    { name: "Faraday's second law", law: "the masses of different substances set free by the same charge are proportional to their equivalent masses", near: "current", topic: "redox-and-electrochemistry", difficulty: "MEDIUM" },
    { name: "Ohm's law", law: "the current through a conductor at constant temperature is proportional to the potential difference", near: "current", topic: "redox-and-electrochemistry" },
    { name: "Pauli's exclusion principle", law: "no two electrons of an atom can have all four quantum numbers the same", near: "atom", topic: "atomic-structure" },
    { name: "Hund's rule", law: "electrons occupy orbitals of equal energy singly, with parallel spins, before they pair", near: "atom", topic: "atomic-structure" },
    { name: "the Aufbau principle", law: "electrons fill the orbitals of lowest energy first", near: "atom", topic: "atomic-structure" },
    { name: "Heisenberg's principle", law: "the position and the momentum of a particle cannot both be known exactly at the same time", near: "atom", topic: "atomic-structure" },
    { name: "Moseley's law", law: "the square root of an X-ray frequency rises evenly with the atomic number", near: "atom", topic: "periodic-table", difficulty: "MEDIUM" },
    { name: "Fajans's rule", law: "a small, highly charged cation and a large anion make a bond more covalent", near: "atom", topic: "chemical-bonding", difficulty: "HARD" },
    { name: "the octet rule", plainly: true as const, law: "atoms tend to reach eight electrons in their outer shell", near: "atom", topic: "chemical-bonding" },
  ],
  ask: [
    {
      question: ({ law }) => `Which of these states that ${law}?`,
      answer: ({ name }) => name,
      // The names of the other laws of chemical combination reveal them, and laws of gases are of another kind.
      decoys: ({ name }) => (name === "Proust's law" ? Object.keys(COMBINING) : []),
      placeDecoy: (decoy) => `${decoy} ${COMBINING[decoy]}.`,
    },
    {
      question: ({ name }) => `What does ${name} state?`,
      answer: ({ law }) => capitalise(law),
      harder: true,
      // No other of its group is about the course of a reaction.
      when: ({ name }) => name !== "the law of mass action",
      alsoTrue: (row, other) =>
        row.near === "energy" &&
        other.near === "energy" &&
        row.name.includes("first") &&
        other.name.startsWith("Hess"),
    },
  ],
  // Both are Dalton's; Raoult's law is Henry's for a component that follows it at all concentrations.
  alsoTrue: (row, other) =>
    [row, other].every(({ name }) => ["the law of multiple proportions", "Dalton's law"].includes(name)) ||
    [row, other].every(({ name }) => ["Henry's law", "Raoult's law"].includes(name)),
  explain: ({ name, law }) => `${capitalise(name)} states that ${law}.`,
});

export const colloids = content("colloids-and-surfaces");
