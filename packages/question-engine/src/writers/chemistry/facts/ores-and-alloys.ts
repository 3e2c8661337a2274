import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { ch } from "../computed/formula.ts";

/** Their names tell the metal. */
const TELLING = /^(?:magne|cupr|fluor)|iron|copper|zinc|silver/;

export const ores = facts({
  name: "ores-and-their-metals",
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

export const alloys = facts({
  name: "alloys-and-their-metals",
  topic: "metallurgy-and-materials",
  difficulty: "MEDIUM",
  kind: "alloy",
  rows: [
    { name: "brass", metals: "copper and zinc", use: "taps and the cases of cartridges", difficulty: "EASY" },
    { name: "bronze", metals: "copper and tin", use: "statues and medals", difficulty: "EASY" },
    { name: "solder", metals: "lead and tin", use: "joining electrical wires (in its traditional form)", difficulty: "EASY" },
    { name: "stainless steel", plainly: true as const, metals: "iron, chromium and nickel", use: "cutlery and surgical instruments", difficulty: "EASY" },
    { name: "duralumin", metals: "aluminium, copper, magnesium and manganese", use: "the bodies of aircraft" },
    { name: "German silver", metals: "copper, zinc and nickel", use: "silvery tableware without any silver" },
    { name: "gunmetal", metals: "copper, tin and zinc", use: "gears and bearings, formerly cannon" },
    { name: "nichrome", metals: "nickel and chromium", use: "the heating elements of toasters and irons" },
    { name: "constantan", metals: "copper and nickel", use: "standard resistors and thermocouples", difficulty: "HARD" },
    { name: "magnalium", metals: "aluminium and magnesium", use: "the beams of chemical balances" },
    { name: "alnico", metals: "iron, aluminium, nickel and cobalt", use: "strong permanent magnets" },
    { name: "invar", metals: "iron and nickel", use: "the pendulums of clocks and measuring tapes", difficulty: "HARD" },
    { name: "type metal", metals: "lead, antimony and tin", use: "the letters of old printing presses", difficulty: "HARD" },
    { name: "bell metal", metals: "copper and tin, with more tin than usual in bronze", use: "bells and gongs", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Of which metals is ${name} mainly made?`,
      answer: ({ metals }) => metals,
      // What one is mainly made of makes up most of the other.
      alsoTrue: (row, other) =>
        [
          ["bronze", "bell metal", "gunmetal"],
          ["brass", "German silver"],
          ["constantan", "German silver"],
          ["solder", "type metal"],
        ].some((group) => group.includes(row.name) && group.includes(other.name)),
      // These names are put together from those of the metals.
      when: ({ name }) => !["nichrome", "alnico", "duralumin", "magnalium"].includes(name),
      heading: "Main metals",
      state: ({ name }, metals) => `${capitalise(name)} is mainly made of ${metals}.`,
    },
    {
      question: ({ use }) => `Which alloy is used for ${use}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) =>
        [
          ["brass", "bronze", "bell metal", "gunmetal", "German silver", "stainless steel"],
          // Both are light.
          ["duralumin", "magnalium"],
        ].some((group) => group.includes(row.name) && group.includes(other.name)),
      heading: "Alloy",
      // What these are for is known from daily life or told by their names.
      when: ({ name }) => !/metal|German|bronze|solder|steel/.test(name),
      state: ({ use }, name) => `${capitalise(name)} is used for ${use}.`,
    },
  ],
  explain: ({ name, metals, use }) => `${capitalise(name)} consists of ${metals}; it is used for ${use}.`,
});
