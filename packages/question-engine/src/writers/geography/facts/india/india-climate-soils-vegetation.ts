import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/geography/india/india-climate-soils-vegetation.yaml", import.meta.url));

/** `is` continues the text after the name. */
const soils = facts({
  name: "soils-of-india", depth: 3,
  topic: "india-climate-soils-vegetation",
  difficulty: "EASY",
  kind: "soil",
  rows: [
    { name: "alluvial soil", is: "is laid down by rivers and covers the northern plains" },
    { name: "black soil", is: "comes from basalt, cracks when dry and suits cotton" },
    { name: "red soil", is: "forms on old crystalline rock in the drier east and south of the Deccan" },
    { name: "laterite soil", is: "is leached by heavy rain and hardens like brick when dry", difficulty: "MEDIUM" },
    { name: "arid soil", is: "is sandy and saline, with a layer of kankar below", difficulty: "MEDIUM", plainly: true as const },
    { name: "peaty soil", is: "forms in marshes and is dark, acid and full of undecayed plant matter", difficulty: "MEDIUM", plainly: true as const },
    { name: "saline soil", is: "is called usar or reh and spreads where canals waterlog the fields", difficulty: "HARD" },
    { name: "forest soil", plainly: true as const, is: "is found on wooded mountain slopes and is rich in humus", difficulty: "MEDIUM" },
  ],
  ask: [
    {
      question: ({ is }) => `Which soil of India ${is}?`,
      answer: ({ name }) => name,
      heading: "Soil of India",
      alsoTrue: (row, other) => row.name === "saline soil" && other.name === "arid soil",
    },
    {
      question: ({ name }) => `Which statement is true of the ${name} of India?`,
      answer: ({ is }) => `It ${is}`,
      heading: "What is true of it",
      explain: ({ name, is }) => `${capitalise(name)}: it ${is}.`,
    },
  ],
  explain: ({ name, is }) => `${capitalise(name)} ${is}.`,
  // Laterite is red from iron oxide too, and forms on the same rocks.
  alsoTrue: (row, other) => [row, other].every(({ name }) => ["red soil", "laterite soil"].includes(name)),
});

const localWeather = content("local-weather-of-india");

const forests = facts({
  name: "forests-of-india", depth: 3,
  topic: "india-climate-soils-vegetation",
  difficulty: "MEDIUM",
  kind: "type of forest",
  rows: [
    { name: "tropical evergreen", trees: "rosewood, ebony and mahogany", where: "the wet western slopes of the Western Ghats", difficulty: "EASY" },
    { name: "moist deciduous", trees: "teak, sal and shisham", where: "the eastern slopes of the Western Ghats and the foothills of the Himalaya", difficulty: "EASY" },
    { name: "dry deciduous", trees: "tendu, palas and axlewood", where: "the rainier parts of the Peninsula and the plains of Uttar Pradesh", difficulty: "HARD" },
    { name: "thorn", trees: "khejri, babool and khair", where: "western Rajasthan and the dry south-west of Punjab" },
    { name: "mangrove", trees: "sundari, goran and keora", where: "the tidal mud of the Ganga delta", difficulty: "EASY" },
    { name: "montane coniferous", trees: "deodar, kail and chir", where: "the middle heights of the Himalaya" },
    { name: "alpine", trees: "juniper, birch and rhododendron", where: "the Himalaya above the limit of tall trees", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ trees }) => `Which kind of Indian forest or vegetation has ${trees}?`,
      answer: ({ name }) => name,
      heading: "Forest",
      state: ({ trees }, name) => `The ${name} vegetation of India has ${trees}.`,
    },
    {
      question: ({ name }) => `Which trees are typical of the ${name} vegetation of India?`,
      answer: ({ trees }) => capitalise(trees),
      heading: "Trees",
      state: ({ name }, trees) => `The ${name} vegetation of India has ${trees.charAt(0).toLowerCase()}${trees.slice(1)}.`,
    },
  ],
  explain: ({ name, trees, where }) => `The ${name} vegetation has ${trees} and is typical of ${where}.`,
  // Each shares trees with the next drier one.
  alsoTrue: (row, other) =>
    [
      ["tropical evergreen", "moist deciduous"],
      ["moist deciduous", "dry deciduous"],
      ["dry deciduous", "thorn"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const climateSingles = content("indian-climate-single-facts");

export const indiaClimateSoilsVegetation = [...soils, ...localWeather, ...forests, ...climateSingles];
