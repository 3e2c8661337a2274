import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/chemistry/industrial-processes.yaml", import.meta.url));

export const industrialProcesses = content("industrial-processes");

/** Steps from the ore to the metal: only those of one kind are offered for each other. */
const STEPS: Record<string, string> = {
  "froth flotation": "concentrates sulphide ores",
  "magnetic separation": "parts magnetic from other minerals",
  "hydraulic washing": "parts heavy from light minerals, as in ores of iron and tin",
  "electrostatic separation": "parts minerals that conduct from others",
  leaching: "dissolves the ore in a reagent, as in the case of bauxite and gold",
  calcination: "heats an ore without air",
  roasting: "heats an ore in plenty of air",
  smelting: "reduces an oxide with carbon",
  liquation: "melts a metal such as tin away from impurities that melt less easily",
  distillation: "boils off metals such as zinc and mercury",
};
const STEPS_LIKE: Record<string, readonly string[]> = {
  "froth flotation": ["magnetic separation", "hydraulic washing", "electrostatic separation", "leaching"],
  "magnetic separation": ["froth flotation", "hydraulic washing", "liquation"],
  calcination: ["roasting", "smelting", "liquation", "distillation"],
  roasting: ["calcination", "smelting", "liquation", "distillation"],
  smelting: ["calcination", "roasting", "liquation", "distillation"],
};
/** What is not true of a step but might be: what is done by another kind of step is seen by its name. */
const NOT_TRUE: Record<string, readonly [why: string, ...told: string[]]> = {
  "froth flotation": [
    "The oil of the froth wets grains of sulphides and hardly those of other ores.",
    "It is the usual way to concentrate oxide ores such as haematite and pyrolusite",
    "It is the usual way to concentrate halide ores such as horn silver and cryolite",
    "It is the usual way to concentrate carbonate ores such as calamine and siderite",
  ],
  "magnetic separation": [
    "Silver, silica and cadmium are not drawn to a magnet, and wolframite is.",
    "It is applied to galena because of the silver in it",
    "It is applied to bauxite because of the silica in it",
    "It is applied to zinc blende because of the cadmium in it",
  ],
  calcination: [
    "In plenty of air an ore is roasted, and with carbon it is smelted.",
    "It heats an ore, usually a sulphide, in plenty of air",
    "It heats an ore, usually an oxide, with carbon and a flux",
    "It heats an ore, often a chloride, in a stream of hydrogen",
  ],
  roasting: [
    "Without air an ore is calcined, and with carbon it is smelted.",
    "It heats an ore, often a carbonate or hydrated oxide, without air",
    "It heats an ore, usually an oxide, with carbon and a flux",
    "It heats an ore, often a chloride, in a stream of hydrogen",
  ],
  smelting: [
    "Without air an ore is calcined, and in plenty of air it is roasted.",
    "It heats an ore, often a carbonate or hydrated oxide, without air",
    "It heats an ore, usually a sulphide, in plenty of air",
    "It heats an ore, often a chloride, in a stream of hydrogen",
  ],
};

export const metalProcesses = facts({
  name: "processes-of-metallurgy", form: "school",
  topic: "metallurgy-and-materials",
  difficulty: "MEDIUM",
  kind: "process",
  rows: [
    { name: "froth flotation", what: "is the usual way to concentrate sulphide ores such as galena and zinc blende", near: "ore", category: "ore", difficulty: "EASY" },
    { name: "magnetic separation", what: "is applied to tinstone because of the wolframite in it", near: "ore", category: "ore", difficulty: "EASY" },
    { name: "calcination", what: "heats an ore, often a carbonate or hydrated oxide, without air", near: "heat", category: "heat" },
    { name: "roasting", what: "heats an ore, usually a sulphide, in plenty of air", near: "heat", category: "heat" },
    { name: "smelting", what: "heats an ore, usually an oxide, with carbon and a flux", near: "heat", category: "heat" },
    { name: "the Bayer process", what: "purifies bauxite with hot sodium hydroxide solution", near: "named" },
    { name: "the Hall–Héroult process", what: "wins aluminium by electrolysis of alumina in molten cryolite", near: "named" },
    { name: "the Mond process", what: "refines nickel by way of its volatile tetracarbonyl", near: "named", difficulty: "HARD" },
    { name: "the van Arkel process", what: "refines titanium and zirconium by way of their iodides", near: "named", difficulty: "HARD" },
    { name: "zone refining", plainly: true as const, what: "purifies rods of silicon and germanium by a heater that moves along them", near: "named" },
    { name: "the thermite process", what: "reduces iron(III) oxide with aluminium to weld rails", near: "named", difficulty: "EASY" },
    { name: "cupellation", what: "frees silver from lead by oxidising the lead in a blast of air", near: "named", difficulty: "HARD" },
    { name: "galvanisation", plainly: true as const, what: "protects iron from rusting by a coat of zinc", near: "named", difficulty: "EASY" },
    { name: "the MacArthur–Forrest process", what: "leaches silver and gold from their ores with dilute sodium cyanide and air", near: "named", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) => `Which process ${what}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => STEPS_LIKE[name] ?? [],
      placeDecoy: (decoy) => `${decoy} ${STEPS[decoy.toLowerCase()]}.`,
    },
    {
      question: ({ name }) => `What is true of ${name}?`,
      answer: ({ what }) => `It ${what}`,
      decoys: ({ name }) => NOT_TRUE[name]?.slice(1) ?? [],
      placeDecoy: (_, { name }) => NOT_TRUE[name]?.[0] ?? "",
      heading: "What is true of it",
      harder: true,
    },
  ],
  explain: ({ name, what }) => `This is what ${name} does: it ${what}.`,
  alsoTrue: (row, other) =>
    (row.name === "smelting" && other.name === "the thermite process") ||
    (row.name === "the thermite process" && other.name === "smelting"),
});

/**
 * Facts about similar salts, and these salts: among other salts the colour or use would reveal the answer.
 */
const SALTS_LIKE: Record<string, readonly string[]> = {
  "titanium dioxide": ["is white as well but covers less well or is poisonous", "zinc oxide", "barium sulphate", "lead carbonate"],
  "potassium permanganate": ["is of another colour", "potassium dichromate", "potassium manganate", "potassium chromate", "potassium chlorate"],
  "potassium dichromate": ["is of another colour", "potassium permanganate", "potassium manganate", "potassium chlorate", "potassium nitrate"],
  "silver bromide": ["is not the compound that light changes in the film", "sodium thiosulphate", "silver nitrate", "potassium bromide", "silver sulphide"],
};

export const dBlock = facts({
  name: "transition-metal-facts", depth: 3,
  topic: "d-block-and-coordination",
  difficulty: "MEDIUM",
  kind: "substance",
  rows: [
    { name: "haemoglobin", what: "the complex of iron that binds oxygen", near: "complex", category: "of life", difficulty: "EASY" },
    { name: "chlorophyll", what: "the complex in which a porphyrin ring holds magnesium", near: "complex", category: "of life", difficulty: "EASY" },
    { name: "vitamin B12", what: "the complex in which a corrin ring holds cobalt", near: "complex", category: "of life", difficulty: "EASY" },
    { name: "cisplatin", what: "the square-planar complex used against cancer", near: "complex", category: "of the laboratory" },
    { name: "Wilkinson's catalyst", what: "the complex of rhodium with three molecules of triphenylphosphine", near: "complex", category: "of the laboratory", difficulty: "HARD" },
    { name: "EDTA", what: "the hexadentate ligand used to measure the hardness of water and to treat lead poisoning", near: "ligand", category: "ligand" },
    { name: "ethane-1,2-diamine", plainly: true as const, what: "the bidentate ligand abbreviated en", near: "ligand", category: "ligand" },
    { name: "the oxalate ion", what: "the anion of a dibasic acid with two carbon atoms that binds as a bidentate ligand", near: "ligand", category: "ligand", difficulty: "HARD" },
    { name: "the nitrite ion", what: "the ambidentate ligand in the red and the yellow isomer of a cobalt complex", near: "ligand", category: "ligand", difficulty: "HARD" },
    { name: "Prussian blue", what: "the complex iron(III) hexacyanidoferrate(II)", near: "complex", category: "of the laboratory", difficulty: "HARD" },
    { name: "potassium permanganate", what: "the purple oxidant that acts as its own indicator", near: "salt", difficulty: "EASY" },
    { name: "silver bromide", what: "the light-sensitive compound of photographic film", near: "salt" },
    { name: "Mohr's salt", what: "the double sulphate of iron(II) and ammonium used as a standard in titrations", near: "complex", difficulty: "HARD" },
    { name: "titanium dioxide", what: "the white pigment of most paints and of toothpaste", near: "salt" },
    { name: "potassium dichromate", what: "the orange oxidant that turns green when it is reduced in acid", near: "salt", difficulty: "EASY" },
    { name: "Zeise's salt", what: "the complex of platinum with a bound molecule of ethene", near: "complex", category: "of the laboratory", difficulty: "HARD" },
    { name: "haemocyanin", what: "the complex of copper that binds oxygen", near: "complex", category: "of life", difficulty: "HARD" },
    { name: "cytochrome c", what: "the complex of iron that passes on single electrons", near: "complex", category: "of life", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) => `What is the name of ${what}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => SALTS_LIKE[name]?.slice(1) ?? [],
      placeDecoy: (decoy, { name }) => `${capitalise(decoy)} ${SALTS_LIKE[name]?.[0]}.`,
    },
    {
      question: ({ name }) => `What is ${name}?`,
      answer: ({ what }) => what,
      heading: "Description",
      when: ({ name, near }) => near !== "salt" && name !== "Mohr's salt",
    },
  ],
  explain: ({ name, what }) => `${capitalise(name)} is ${what}.`,
});
