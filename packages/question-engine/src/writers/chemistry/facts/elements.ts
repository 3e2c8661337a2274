import type { FactRow } from "../../../formats/fact-table.ts";
import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";

interface Element extends FactRow {
  name: string;
  symbol: string;
  latin?: string;
  z: number;
  decoys: string[];
}

/**
 * Symbols of other elements that could be confused with it; those that are letters of the English name are
 * not used in lists. Copper is listed with others of the same first letter.
 */
export const elements = facts<Element>({
  name: "elements-and-symbols", form: "school",
  topic: "periodic-table",
  difficulty: "EASY",
  kind: "element",
  rows: ([
    { name: "sodium", symbol: "Na", latin: "natrium", z: 11, decoys: ["Sm", "Sc", "Ni"] },
    { name: "potassium", symbol: "K", latin: "kalium", z: 19, decoys: ["P", "Po", "Kr"] },
    { name: "iron", symbol: "Fe", latin: "ferrum", z: 26, decoys: ["Ir", "In", "Fm"] },
    { name: "copper", symbol: "Cu", latin: "cuprum", z: 29, decoys: ["Co", "Cs", "Cr"], near: "C" },
    { name: "silver", symbol: "Ag", latin: "argentum", z: 47, decoys: ["Si", "Sr", "Au"] },
    { name: "gold", symbol: "Au", latin: "aurum", z: 79, decoys: ["Ga", "Gd", "Ag"] },
    { name: "mercury", symbol: "Hg", latin: "hydrargyrum", z: 80, decoys: ["Md", "Mc", "Ho"] },
    { name: "lead", symbol: "Pb", latin: "plumbum", z: 82, decoys: ["Li", "La", "Pd"] },
    { name: "tin", symbol: "Sn", latin: "stannum", z: 50, decoys: ["Ti", "Tl", "Sb"] },
    { name: "antimony", symbol: "Sb", latin: "stibium", z: 51, decoys: ["Am", "At", "Sn"], difficulty: "MEDIUM" },
    { name: "tungsten", symbol: "W", latin: "wolframium", z: 74, decoys: ["U", "V", "Tm"], difficulty: "MEDIUM" },
    { name: "magnesium", symbol: "Mg", z: 12, decoys: ["Mn", "Mo", "Mt"] },
    { name: "manganese", symbol: "Mn", z: 25, decoys: ["Mg", "Mo", "Mc"] },
    { name: "chlorine", symbol: "Cl", z: 17, decoys: ["C", "Cm", "Cr"], near: "C" },
    { name: "chromium", symbol: "Cr", z: 24, decoys: ["Cf", "Cm", "Co"], near: "C" },
    { name: "cobalt", symbol: "Co", z: 27, decoys: ["Cf", "Ce", "Cu"], near: "C" },
    { name: "calcium", symbol: "Ca", z: 20, decoys: ["Cl", "C", "Cm"], near: "C" },
    { name: "cadmium", symbol: "Cd", z: 48, decoys: ["Ca", "Cm", "Cu"], difficulty: "MEDIUM", near: "C" },
    { name: "caesium", symbol: "Cs", z: 55, decoys: ["Ce", "Ca", "Cm"], difficulty: "MEDIUM", near: "C" },
    { name: "platinum", symbol: "Pt", z: 78, decoys: ["P", "Pr", "Pm"] },
    { name: "plutonium", symbol: "Pu", z: 94, decoys: ["Pm", "Pt", "Po"], difficulty: "MEDIUM" },
    { name: "phosphorus", symbol: "P", z: 15, decoys: ["Pm", "Po", "Pr"] },
    { name: "arsenic", symbol: "As", z: 33, decoys: ["Ar", "Am", "Ac"], difficulty: "MEDIUM" },
    { name: "argon", symbol: "Ar", z: 18, decoys: ["Ag", "As", "Am"] },
    { name: "zinc", symbol: "Zn", z: 30, decoys: ["Sn", "In", "Zr"] },
    { name: "strontium", symbol: "Sr", z: 38, decoys: ["S", "Sm", "Sn"], difficulty: "MEDIUM" },
    { name: "radon", symbol: "Rn", z: 86, decoys: ["Ra", "Rh", "Ru"], difficulty: "MEDIUM" },
    { name: "helium", symbol: "He", z: 2, decoys: ["H", "Hf", "Ho"] },
    { name: "neon", symbol: "Ne", z: 10, decoys: ["N", "No", "Nb"] },
    { name: "fluorine", symbol: "F", z: 9, decoys: ["Fl", "Fr", "Fe"] },
  ] satisfies Element[] as Element[]).map((row) => (row.latin ? row : { ...row, plainly: true })),
  ask: [
    {
      question: ({ name }) => `What is the chemical symbol of ${name}?`,
      answer: ({ symbol }) => symbol,
      decoys: ({ decoys }) => decoys,
      asWritten: true,
      explain: ({ name, symbol, latin, z }) =>
        `The symbol of ${name} (atomic number ${z}) is ${symbol}${latin ? `, from its Latin name ${latin}` : ""}.`,
      // The letters of the Latin name would reveal that a symbol is false.
      state: ({ name, z }, symbol) => `The symbol of ${name} (atomic number ${z}) is ${symbol}.`,
      heading: "Symbol",
    },
    { question: ({ symbol }) => `Which element has the symbol ${symbol}?`, answer: ({ name }) => name, heading: "Element" },
    {
      question: ({ latin }) => `Which element has the Latin name ${latin}?`,
      answer: ({ name }) => name,
      when: ({ latin }) => latin !== undefined,
      harder: true,
      explain: ({ name, symbol, latin }) => `${capitalise(name)} (${symbol}) has the Latin name ${latin}.`,
      state: ({ latin }, name) => `${capitalise(name)} has the Latin name ${latin}.`,
    },
    {
      question: ({ z }) => `Which element has the atomic number ${z}?`,
      answer: ({ name }) => name,
      harder: true,
    },
  ],
  order: {
    ask: "in increasing order of atomic number",
    by: ({ z }) => z,
    name: ({ name }) => name,
    show: ({ z }) => `atomic number ${z}`,
  },
  explain: ({ name, symbol, z }) =>
    `${capitalise(name)} has the symbol ${symbol} and the atomic number ${z}.`,
});
