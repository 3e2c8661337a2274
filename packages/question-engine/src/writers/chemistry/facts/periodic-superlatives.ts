import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";

/** `claim` goes on after "Which element" and after the element's name. */
export const periodicSuperlatives = facts({
  name: "elements-that-stand-out",
  topic: "periodic-table",
  difficulty: "MEDIUM",
  kind: "element",
  rows: [
    { name: "fluorine", claim: "has the highest electronegativity on Pauling's scale", near: "nonmetal", difficulty: "EASY" },
    { name: "chlorine", claim: "has the most negative electron gain enthalpy of all elements", near: "nonmetal", difficulty: "HARD" },
    { name: "helium", claim: "has the highest first ionisation energy", near: "gas" },
    { name: "hydrogen", claim: "has atoms of only one proton and one electron", near: "gas", difficulty: "EASY" },
    { name: "mercury", claim: "is a liquid at 25 °C that conducts electricity well", near: "metal", difficulty: "EASY" },
    { name: "bromine", claim: "is a dark red liquid at room temperature", near: "nonmetal", difficulty: "EASY" },
    { name: "tungsten", claim: "has the highest melting point of all metals", near: "metal" },
    { name: "lithium", claim: "is the lightest of all metals by density", near: "metal" },
    { name: "osmium", claim: "is, by measured density, the heaviest metal for its volume", near: "metal", difficulty: "HARD" },
    { name: "silver", claim: "is the best conductor of electricity among the metals", near: "metal" },
    { name: "oxygen", claim: "makes up nearly half of the Earth's crust by mass", near: "crust", difficulty: "EASY" },
    { name: "aluminium", claim: "is the most abundant metal in the Earth's crust", near: "metal", difficulty: "EASY" },
    { name: "nitrogen", claim: "makes up about 78 per cent of dry air by volume", near: "gas", difficulty: "EASY" },
    { name: "gallium", claim: "melts in a warm hand and expands when it freezes", near: "metal", difficulty: "HARD" },
    { name: "gold", claim: "is the most malleable of the metals", near: "metal", difficulty: "EASY" },
    { name: "carbon", claim: "shows catenation to the greatest extent", near: "nonmetal" },
    { name: "iodine", claim: "forms shiny crystals that sublime to a violet vapour", near: "nonmetal" },
    { name: "beryllium", claim: "is the lightest element of group 2 and forms an amphoteric oxide", near: "metal", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ claim }) => `Which element ${claim}?`,
      answer: ({ name }) => name,
      // Beside halogens, or beside light metals, nobody would miss it.
      decoys: ({ name }) =>
        name === "oxygen"
          ? ["silicon", "iron", "aluminium", "calcium"]
          : name === "osmium"
            ? ["gold", "platinum", "tungsten", "lead", "mercury"]
            : [],
      placeDecoy: (decoy, { name }) =>
        name === "osmium" ? `${capitalise(decoy)} is less dense.` : `${capitalise(decoy)} makes up less of it.`,
    },
  ],
  explain: ({ name, claim }) => `${capitalise(name)} ${claim}.`,
});
