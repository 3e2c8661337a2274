import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";

/**
 * Facts about similar elements, and these elements: among the table's other elements the answer would be too
 * easy.
 */
const RIVALS: Record<string, readonly string[]> = {
  oxygen: ["makes up less of it", "silicon", "iron", "aluminium", "calcium"],
  osmium: ["is less dense", "gold", "platinum", "tungsten", "lead", "mercury"],
  lithium: ["is denser", "sodium", "potassium", "magnesium", "beryllium", "aluminium"],
  tungsten: ["melts at a lower temperature", "osmium", "platinum", "iron", "titanium", "chromium"],
  silver: ["conducts less well", "copper", "gold", "aluminium", "platinum"],
  gold: ["is less malleable", "silver", "copper", "lead", "aluminium"],
  aluminium: ["is less abundant there", "iron", "calcium", "sodium", "magnesium"],
  beryllium: ["is a heavier element of the group", "magnesium", "calcium", "strontium", "barium"],
  helium: ["has a lower one", "neon", "argon", "fluorine", "hydrogen"],
  nitrogen: ["makes up less of it", "oxygen", "argon", "hydrogen", "helium"],
  fluorine: ["has a lower one", "oxygen", "chlorine", "nitrogen", "bromine"],
  chlorine: ["has a less negative one", "fluorine", "bromine", "oxygen", "sulphur"],
  carbon: ["shows it to a smaller extent", "silicon", "germanium", "sulphur", "phosphorus"],
  mercury: ["is solid at that temperature or does not conduct", "gallium", "caesium", "bromine", "tin"],
  bromine: ["is not a dark red liquid", "iodine", "mercury", "chlorine", "phosphorus"],
  iodine: ["gives no violet vapour", "bromine", "sulphur", "phosphorus", "arsenic"],
  gallium: ["was not meant by that name", "germanium", "scandium", "indium", "thallium"],
};

/** `claim` continues the text after "Which element" and after the element's name. */
export const periodicSuperlatives = facts({
  name: "elements-that-stand-out", form: "school",
  topic: "periodic-table",
  difficulty: "MEDIUM",
  kind: "element",
  rows: [
    { name: "fluorine", claim: "has the highest electronegativity on Pauling's scale", near: "nonmetal", difficulty: "EASY" },
    { name: "chlorine", claim: "has the most negative electron gain enthalpy of all elements", near: "nonmetal", difficulty: "HARD" },
    { name: "helium", claim: "has the highest first ionisation energy", near: "gas" },
    { name: "hydrogen", claim: "has atoms of only one proton and one electron", near: "gas", difficulty: "EASY" },
    { name: "mercury", claim: "is a liquid at 25 °C that conducts electricity", near: "metal", difficulty: "EASY" },
    { name: "bromine", claim: "is a dark red liquid at room temperature", near: "nonmetal", difficulty: "EASY" },
    { name: "tungsten", claim: "has the highest melting point of all metals", near: "metal" },
    { name: "lithium", claim: "is the lightest of all metals by density", near: "metal" },
    { name: "osmium", claim: "has the greatest measured density of all metals", near: "metal", difficulty: "HARD" },
    { name: "silver", claim: "is the best conductor of electricity among the metals", near: "metal" },
    { name: "oxygen", claim: "makes up nearly half of the Earth's crust by mass", near: "crust", difficulty: "EASY" },
    { name: "aluminium", claim: "is the most abundant metal in the Earth's crust", near: "metal", difficulty: "EASY" },
    { name: "nitrogen", claim: "makes up about 78 per cent of dry air by volume", near: "gas", difficulty: "EASY" },
    { name: "gallium", claim: "was foretold by Mendeleev as eka-aluminium", near: "metal", difficulty: "HARD" },
    { name: "gold", claim: "is the most malleable of the metals", near: "metal", difficulty: "EASY" },
    { name: "carbon", claim: "shows catenation to the greatest extent", near: "nonmetal" },
    { name: "iodine", claim: "forms shiny crystals that sublime to a violet vapour", near: "nonmetal" },
    { name: "beryllium", claim: "is the lightest element of group 2 and forms an amphoteric oxide", near: "metal", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ claim }) => `Which element ${claim}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => RIVALS[name]?.slice(1) ?? [],
      placeDecoy: (decoy, { name }) => `${capitalise(decoy)} ${RIVALS[name]?.[0]}.`,
    },
  ],
  explain: ({ name, claim }) => `${capitalise(name)} ${claim}.`,
});
