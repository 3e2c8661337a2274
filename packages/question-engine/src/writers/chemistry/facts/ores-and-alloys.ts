import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";
import { ch } from "../computed/formula.ts";

const content = writersIn(new URL("../../../content/chemistry/ores-and-alloys.yaml", import.meta.url));

/** Their names reveal the metal. */
const TELLING = /^(?:magne|cupr|fluor)|iron|copper|zinc|silver/;

export const ores = facts({
  name: "ores-and-their-metals", form: "school",
  topic: "metallurgy-and-materials",
  difficulty: "MEDIUM",
  kind: "ore",
  rows: [
    { name: "bauxite", metal: "aluminium", formula: "Al2O3·2H2O", type: "oxide", difficulty: "EASY" },
    { name: "cryolite", metal: "aluminium", formula: "Na3AlF6", type: "halide" },
    { name: "haematite", metal: "iron", formula: "Fe2O3", type: "oxide", difficulty: "EASY" },
    { name: "magnetite", metal: "iron", formula: "Fe3O4", type: "oxide", difficulty: "EASY" },
    { name: "siderite", metal: "iron", formula: "FeCO3", type: "carbonate" },
    { name: "iron pyrites", metal: "iron", formula: "FeS2", type: "sulphide" },
    { name: "malachite", metal: "copper", formula: "CuCO3·Cu(OH)2", type: "carbonate" },
    { name: "cuprite", metal: "copper", formula: "Cu2O", type: "oxide" },
    { name: "copper glance", metal: "copper", formula: "Cu2S", type: "sulphide" },
    { name: "galena", metal: "lead", formula: "PbS", type: "sulphide", difficulty: "EASY" },
    { name: "cinnabar", metal: "mercury", formula: "HgS", type: "sulphide", difficulty: "EASY" },
    { name: "zinc blende", metal: "zinc", formula: "ZnS", type: "sulphide" },
    { name: "calamine", metal: "zinc", formula: "ZnCO3", type: "carbonate" },
    { name: "zincite", metal: "zinc", formula: "ZnO", type: "oxide", difficulty: "HARD" },
    { name: "cassiterite", metal: "tin", formula: "SnO2", type: "oxide" },
    { name: "pyrolusite", metal: "manganese", formula: "MnO2", type: "oxide" },
    { name: "argentite", metal: "silver", formula: "Ag2S", type: "sulphide" },
    { name: "horn silver", metal: "silver", formula: "AgCl", type: "halide", difficulty: "HARD" },
    { name: "carnallite", metal: "magnesium", formula: "KCl·MgCl2·6H2O", type: "halide", difficulty: "HARD" },
    { name: "magnesite", metal: "magnesium", formula: "MgCO3", type: "carbonate" },
    { name: "fluorspar", metal: "calcium", formula: "CaF2", type: "halide" },
    { name: "rutile", metal: "titanium", formula: "TiO2", type: "oxide", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Of which metal is ${name} an ore or mineral?`,
      answer: ({ metal }) => metal,
      when: ({ name }) => !TELLING.test(name),
      state: ({ name }, answer) => `${capitalise(name)} is an ore or mineral of ${answer}.`,
    },
    {
      question: ({ metal }) => `Which of these is an ore or mineral of ${metal}?`,
      answer: ({ name }) => name,
      when: ({ name }) => !TELLING.test(name),
      alsoTrue: (row, other) => row.metal === other.metal,
      state: ({ metal }, answer) => `${capitalise(answer)} is an ore or mineral of ${metal}.`,
    },
    {
      question: ({ name }) => `What is the formula of ${name}?`,
      answer: ({ formula }) => ch(formula),
      when: ({ name }) => !TELLING.test(name),
      harder: true,
      state: ({ name }, answer) => `The formula of ${name} is ${answer}.`,
    },
    {
      question: ({ name }) => `To which class of ores does ${name} belong?`,
      answer: ({ type }) => `${type} ores`,
      // Fluorine is a halogen.
      when: ({ name }) => name !== "fluorspar",
      state: ({ name }, answer) => `${capitalise(name)} belongs to the ${answer}.`,
      harder: true,
    },
  ],
  explain: ({ name, metal, formula, type }) =>
    `${capitalise(name)}, ${ch(formula)}, is a mineral of ${metal} and belongs to the ${type} ores.`,
});

export const alloys = content("alloys-and-their-metals");
