import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

function isCoal(mineral: string): boolean {
  return mineral === "coal" || mineral === "lignite";
}

/** What else is mined or smelted at a place or hard by it. */
const ALSO: Record<string, string> = {
  Noamundi: "manganese",
  Balaghat: "copper",
  Jaduguda: "copper",
  Korba: "bauxite",
};

function hasToo({ place }: { place: string }, { mineral }: { mineral: string }): boolean {
  return ALSO[place] === mineral;
}

const mines = facts({
  name: "mines-of-india",
  topic: "india-minerals-and-industry",
  difficulty: "MEDIUM",
  kind: "mine",
  rows: [
    { place: "Jharia", mineral: "coal", state: "Jharkhand", difficulty: "EASY" },
    { place: "Raniganj", mineral: "coal", state: "West Bengal", difficulty: "EASY" },
    { place: "Talcher", mineral: "coal", state: "Odisha" },
    { place: "Korba", mineral: "coal", state: "Chhattisgarh" },
    { place: "Neyveli", mineral: "lignite", state: "Tamil Nadu", difficulty: "EASY" },
    { place: "Bailadila", mineral: "iron ore", state: "Chhattisgarh" },
    { place: "Kudremukh", mineral: "iron ore", state: "Karnataka" },
    { place: "Noamundi", mineral: "iron ore", state: "Jharkhand", difficulty: "HARD" },
    { place: "Khetri", mineral: "copper", state: "Rajasthan", difficulty: "EASY" },
    { place: "Malanjkhand", mineral: "copper", state: "Madhya Pradesh" },
    { place: "Kolar", mineral: "gold", state: "Karnataka", difficulty: "EASY" },
    { place: "Panna", mineral: "diamonds", state: "Madhya Pradesh", difficulty: "EASY" },
    { place: "Koderma", mineral: "mica", state: "Jharkhand" },
    { place: "Jaduguda", mineral: "uranium", state: "Jharkhand" },
    { place: "Zawar", mineral: "zinc and lead", state: "Rajasthan" },
    { place: "Sukinda", mineral: "chromite", state: "Odisha", difficulty: "HARD" },
    { place: "Balaghat", mineral: "manganese", state: "Madhya Pradesh", difficulty: "HARD" },
    { place: "Digboi", mineral: "petroleum", state: "Assam", difficulty: "EASY" },
    { place: "Ankleshwar", mineral: "petroleum", state: "Gujarat" },
    { place: "Lohardaga", mineral: "bauxite", state: "Jharkhand", difficulty: "HARD" },
    { place: "Tummalapalle", mineral: "uranium", state: "Andhra Pradesh", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ place }) => `For which mineral is ${place} known?`, answer: ({ mineral }) => mineral, heading: "Mineral mined there" },
    {
      question: ({ mineral }) => `Which of these places is known for ${mineral}?`,
      answer: ({ place }) => place,
      heading: "Place",
    },
    {
      question: ({ place, mineral }) => `In which state is ${place}, known for its ${mineral}?`,
      answer: ({ state }) => state,
    },
  ],
  explain: ({ place, mineral, state }) => `${place} in ${state} is known for ${mineral}.`,
  // Lignite is a kind of coal.
  alsoTrue: (row, other) =>
    (isCoal(row.mineral) && isCoal(other.mineral)) || hasToo(row, other) || hasToo(other, row),
});

const ores = facts({
  name: "ores-and-metals-in-geography",
  topic: "india-minerals-and-industry",
  difficulty: "MEDIUM",
  kind: "ore",
  rows: [
    { ore: "haematite", metal: "iron", difficulty: "EASY" },
    { ore: "bauxite", metal: "aluminium", difficulty: "EASY" },
    { ore: "galena", metal: "lead" },
    { ore: "cinnabar", metal: "mercury" },
    { ore: "cassiterite", metal: "tin" },
    { ore: "pyrolusite", metal: "manganese", difficulty: "HARD" },
    { ore: "pitchblende", metal: "uranium" },
    { ore: "monazite", metal: "thorium" },
    { ore: "wolframite", metal: "tungsten", difficulty: "HARD" },
    { ore: "chalcopyrite", metal: "copper" },
    { ore: "sphalerite", metal: "zinc" },
    { ore: "ilmenite", metal: "titanium", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ ore }) => `Of which metal is ${ore} an important ore?`,
      answer: ({ metal }) => metal,
      alsoTrue: (row, other) => ["ilmenite", "chalcopyrite"].includes(row.ore) && other.metal === "iron",
      heading: "Metal",
    },
    {
      question: ({ metal }) => `Which of these is an important ore of ${metal}?`,
      answer: ({ ore }) => ore,
      alsoTrue: (row, other) => row.metal === "iron" && ["ilmenite", "chalcopyrite"].includes(other.ore),
      heading: "Ore",
    },
  ],
  explain: ({ ore, metal }) => `${capitalise(ore)} is an important ore of ${metal}.`,
  // Monazite holds uranium too, and wolframite iron and manganese.
  alsoTrue: (row, other) =>
    [
      ["monazite", "pitchblende"],
      ["wolframite", "haematite"],
      ["wolframite", "pyrolusite"],
    ].some((pair) => pair.includes(row.ore) && pair.includes(other.ore)),
});

const plants = facts({
  name: "power-and-steel-plants",
  topic: "india-minerals-and-industry",
  difficulty: "MEDIUM",
  kind: "plant",
  rows: [
    { place: "Tarapur", what: "nuclear power station", state: "Maharashtra", near: "nuclear", difficulty: "EASY" },
    { place: "Kaiga", what: "nuclear power station", state: "Karnataka", near: "nuclear" },
    { place: "Kakrapar", what: "nuclear power station", state: "Gujarat", near: "nuclear" },
    { place: "Narora", what: "nuclear power station", state: "Uttar Pradesh", near: "nuclear" },
    { place: "Rawatbhata", what: "nuclear power station", state: "Rajasthan", near: "nuclear" },
    { place: "Kudankulam", what: "nuclear power station", state: "Tamil Nadu", near: "nuclear", difficulty: "EASY" },
    { place: "Bhilai", what: "steel plant", state: "Chhattisgarh", near: "steel", difficulty: "EASY" },
    { place: "Rourkela", what: "steel plant", state: "Odisha", near: "steel", difficulty: "EASY" },
    { place: "Durgapur", what: "steel plant", state: "West Bengal", near: "steel", difficulty: "EASY" },
    { place: "Bokaro", what: "steel plant", state: "Jharkhand", near: "steel", difficulty: "EASY" },
    { place: "Salem", what: "steel plant", state: "Tamil Nadu", near: "steel" },
    { place: "Bhadravati", what: "steel plant", state: "Karnataka", near: "steel", difficulty: "HARD" },
    { place: "Ramagundam", what: "thermal power station", state: "Telangana", near: "thermal", difficulty: "HARD" },
    { place: "Barauni", what: "oil refinery", state: "Bihar", near: "oil" },
    { place: "Numaligarh", what: "oil refinery", state: "Assam", near: "oil" },
    { place: "Mathura", what: "oil refinery", state: "Uttar Pradesh", near: "oil" },
    { place: "Panipat", what: "oil refinery", state: "Haryana", near: "oil" },
    { place: "Bina", what: "oil refinery", state: "Madhya Pradesh", near: "oil", difficulty: "HARD" },
    { place: "Jamnagar", what: "oil refinery", state: "Gujarat", near: "oil", difficulty: "EASY" },
    { place: "Manikaran", what: "geothermal field", state: "Himachal Pradesh", near: "thermal", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ place, what }) => `In which state is the ${what} at ${place}?`,
      answer: ({ state }) => state,
      heading: "State",
    },
    {
      question: ({ what, state }) => `Which of these is the site of a well-known ${what} in ${state}?`,
      answer: ({ place }) => place,
      heading: "Site",
    },
  ],
  explain: ({ place, what, state }) => `The ${what} at ${place} is in ${state}.`,
});

const industrySingles = singles("industry-single-facts", "india-minerals-and-industry", [
  { ask: "With whose help was the Bhilai steel plant built?", answer: "the Soviet Union", wrong: ["West Germany", "the United Kingdom", "Japan"], tell: "Bhilai was built with the help of the Soviet Union, Rourkela with that of West Germany and Durgapur with that of the United Kingdom.", difficulty: "EASY" },
  { ask: "With whose help was the Rourkela steel plant built?", answer: "West Germany", wrong: ["the Soviet Union", "the United Kingdom", "Japan"], tell: "Rourkela was built with the help of West Germany, Durgapur with that of the United Kingdom, and Bhilai and Bokaro with that of the Soviet Union." },
  { ask: "With whose help was the Durgapur steel plant built?", answer: "the United Kingdom", wrong: ["West Germany", "the Soviet Union", "Japan"], tell: "Durgapur was built with the help of the United Kingdom, Rourkela with that of West Germany and Bhilai with that of the Soviet Union." },
  { ask: "Which kind of coal has the highest share of carbon?", answer: "anthracite", wrong: ["bituminous", "lignite", "peat"], tell: "Carbon grows from peat through lignite and bituminous coal to anthracite, which has more than 80%.", difficulty: "EASY" },
  { ask: "Which kind of coal is called brown coal?", answer: "lignite", wrong: ["anthracite", "bituminous", "coking coal"], tell: "Lignite is brown coal, mined at Neyveli; anthracite is the hardest, and coking coal is a kind of bituminous coal.", difficulty: "EASY" },
  { ask: "In which rock system are most of the coal seams of India found?", answer: "Gondwana", wrong: ["Dharwar", "Cuddapah", "Vindhyan"], tell: "Nearly all Indian coal is in the Gondwana rocks; the Dharwar has metal ores, and the Vindhyan building stone and diamonds." },
  { ask: "Which rock system of India is the richest in metallic ores such as iron and manganese?", answer: "Dharwar", wrong: ["Gondwana", "Vindhyan", "Siwalik"], tell: "The Dharwar rocks hold iron, manganese and gold; the Gondwana holds coal, the Vindhyan building stone, and the Siwalik is young sediment." },
  { ask: "Which iron ore has the highest share of iron?", answer: "magnetite", wrong: ["haematite", "limonite", "siderite"], tell: "Magnetite has up to about 72% iron, haematite up to 70%, limonite up to 60% and siderite up to 48%." },
  { ask: "From the sands of which state's beaches is monazite chiefly known?", answer: "Kerala", wrong: ["Goa", "Gujarat", "Maharashtra"], tell: "The beach sands of Kerala are known for monazite, which holds thorium; the other western states have little of it." },
  { ask: "From which mines does the Bhilai steel plant chiefly get its iron ore?", answer: "Dalli-Rajhara", wrong: ["Ballari-Hospet", "Noamundi", "Bailadila"], tell: "The Dalli-Rajhara mines of Chhattisgarh feed the Bhilai steel plant; Ballari-Hospet is in Karnataka, Noamundi in Jharkhand, and Bailadila in the south of Chhattisgarh.", difficulty: "HARD" },
  { ask: "Which of these is reckoned a footloose industry?", answer: "watch making", wrong: ["sugar making", "iron smelting", "cement making"], tell: "Watch making uses light parts and can settle anywhere; sugar, iron and cement works stand near bulky materials." },
  { ask: "Which is the oldest oil refinery of India?", answer: "Digboi", wrong: ["Barauni", "Mathura", "Koyali"], tell: "Digboi in Assam began in 1901; Barauni, Koyali and Mathura date from after independence.", difficulty: "EASY" },
  { ask: "In whose theory of industrial location does a \"material index\" compare the weight of localised raw material with that of the product?", answer: "Alfred Weber", wrong: ["Walter Christaller", "J. H. von Thünen", "August Lösch"], tell: "Alfred Weber used the material index in his theory of least cost; von Thünen wrote on farm land use, Christaller on central places and Lösch on market areas.", difficulty: "HARD" },
]);

export const indiaMineralsAndIndustry = [...mines, ...ores, ...plants, ...industrySingles];
