import { facts } from "../../../facts.ts";
import { glossary } from "../../../kit/glossary.ts";
import { singles } from "../../../kit/singles.ts";

const passes = facts({
  name: "passes-of-india",
  topic: "india-physical",
  difficulty: "MEDIUM",
  kind: "pass",
  rows: [
    { name: "Nathu La", state: "Sikkim", difficulty: "EASY", category: "himalaya" },
    { name: "Jelep La", state: "Sikkim", category: "himalaya" },
    { name: "Shipki La", state: "Himachal Pradesh", category: "himalaya" },
    { name: "Rohtang", state: "Himachal Pradesh", difficulty: "EASY", category: "himalaya" },
    { name: "Lipulekh", state: "Uttarakhand", category: "himalaya" },
    { name: "Mana", state: "Uttarakhand", category: "himalaya" },
    { name: "Niti", state: "Uttarakhand", difficulty: "HARD", category: "himalaya" },
    { name: "Bom Di La", state: "Arunachal Pradesh", category: "himalaya" },
    { name: "Se La", state: "Arunachal Pradesh", category: "himalaya" },
    { name: "Dihang", state: "Arunachal Pradesh", difficulty: "HARD", category: "himalaya" },
    { name: "Khardung La", state: "Ladakh", difficulty: "EASY", category: "himalaya" },
    { name: "Chang La", state: "Ladakh", difficulty: "HARD", category: "himalaya" },
    { name: "Thal Ghat", state: "Maharashtra", category: "plateau" },
    { name: "Bhor Ghat", state: "Maharashtra", category: "plateau" },
    { name: "Haldighati", state: "Rajasthan", difficulty: "EASY", category: "plateau" },
    { name: "Pal Ghat", state: "Kerala", category: "plateau" },
    { name: "Asirgarh", state: "Madhya Pradesh", difficulty: "HARD", category: "plateau" },
  ],
  ask: [
    {
      question: ({ name }) => `In which state or union territory is the mountain pass ${name}?`,
      answer: ({ state }) => state,
      heading: "State or union territory",
    },
    { question: ({ state }) => `Which of these passes is in ${state}?`, answer: ({ name }) => name, heading: "Pass" },
  ],
  explain: ({ name, state }) => `${name} is a mountain pass in ${state}.`,
});

const hills = facts({
  name: "hills-and-peaks-of-india",
  topic: "india-physical",
  difficulty: "MEDIUM",
  kind: "range or peak",
  rows: [
    { peak: "Anamudi", range: "the Western Ghats south of the Palghat Gap", state: "Kerala", difficulty: "EASY" },
    { peak: "Doddabetta", range: "the Nilgiri Hills", state: "Tamil Nadu", difficulty: "EASY" },
    { peak: "Guru Shikhar", range: "the Aravalli Range", state: "Rajasthan", difficulty: "EASY" },
    { peak: "Dhupgarh", range: "the Satpura Range", state: "Madhya Pradesh" },
    { peak: "Kalsubai", range: "the Sahyadri of the northern Western Ghats", state: "Maharashtra" },
    { peak: "Deomali", range: "the Eastern Ghats of Odisha", state: "Odisha", difficulty: "HARD" },
    { peak: "Mullayanagiri", range: "the Baba Budan Hills", state: "Karnataka", difficulty: "HARD" },
    { peak: "Saramati", range: "the hills on the Myanmar border", state: "Nagaland", difficulty: "HARD" },
    { peak: "Phawngpui", range: "the Lushai Hills", state: "Mizoram" },
    { peak: "Parasnath", range: "the hills of Chota Nagpur", state: "Jharkhand" },
    { peak: "Nanda Devi", range: "the Garhwal Himalaya", state: "Uttarakhand", category: "Himalaya", difficulty: "EASY" },
    { peak: "Kangchenjunga", range: "the eastern Himalaya on the border of Nepal", state: "Sikkim", category: "Himalaya", difficulty: "EASY" },
    { peak: "Girnar", range: "the hills of Saurashtra", state: "Gujarat" },
  ],
  ask: [
    {
      question: ({ peak }) => `In which Indian state is the peak ${peak}?`,
      answer: ({ state }) => state,
      state: ({ peak }, state) => `The peak ${peak} is in ${state}.`,
    },
    {
      question: ({ peak }) => `Where does the peak ${peak} rise?`,
      answer: ({ range }) => `In ${range}`,
      harder: true,
      heading: "Where it rises",
      state: ({ peak }, where) => `The peak ${peak} rises ${where.replace(/^In /, "in ")}.`,
    },
    {
      question: ({ range }) => `Which of these peaks rises in ${range}?`,
      answer: ({ peak }) => peak,
      harder: true,
      heading: "Peak",
      state: ({ range }, peak) => `The peak ${peak} rises in ${range}.`,
    },
  ],
  explain: ({ peak, range, state }) => `${peak}, in ${range}, is in ${state}.`,
  // Two names for parts of one range must not stand side by side.
  alsoTrue: (row, other) => [row, other].every(({ range }) => /Western Ghats|Baba Budan|Nilgiri/.test(range)),
});

const hillRanges = facts({
  name: "hill-ranges-of-india",
  topic: "india-physical",
  difficulty: "MEDIUM",
  kind: "range of hills",
  rows: [
    { name: "Garo Hills", state: "Meghalaya", near: "east", difficulty: "EASY" },
    { name: "Lushai Hills", state: "Mizoram", near: "east" },
    { name: "Rajmahal Hills", state: "Jharkhand", near: "east" },
    { name: "Dafla Hills", state: "Arunachal Pradesh", near: "east", difficulty: "HARD" },
    { name: "Jampui Hills", state: "Tripura", near: "east", difficulty: "HARD" },
    { name: "Nallamala Hills", state: "Andhra Pradesh", near: "south" },
    { name: "Javadi Hills", state: "Tamil Nadu", near: "south" },
    { name: "Shevaroy Hills", state: "Tamil Nadu", near: "south", difficulty: "HARD" },
    { name: "Baba Budan Hills", state: "Karnataka", near: "south" },
    { name: "Ajanta Range", state: "Maharashtra", near: "west", difficulty: "EASY" },
    { name: "Harishchandra Range", state: "Maharashtra", near: "west", difficulty: "HARD" },
    { name: "Gir Hills", state: "Gujarat", near: "west", difficulty: "EASY" },
    { name: "Mahadeo Hills", state: "Madhya Pradesh", near: "west", difficulty: "HARD" },
    { name: "Khandagiri Hills", state: "Odisha", near: "east" },
  ],
  ask: [
    {
      question: ({ name }) => `In which Indian state ${isOrAre(name)} the ${name}?`,
      answer: ({ state }) => state,
      heading: "State",
    },
    { question: ({ state }) => `Which of these hills are in ${state}?`, answer: ({ name }) => name, heading: "Hills" },
  ],
  explain: ({ name, state }) => `The ${name} ${isOrAre(name)} in ${state}.`,
  // Maharashtra has a range of that name too, and the Jampui Hills run on into the Lushai Hills.
  alsoTrue: (row, other) =>
    ([row, other].some(({ name }) => name === "Mahadeo Hills") &&
      [row, other].some(({ state }) => state === "Maharashtra")) ||
    ["Lushai Hills", "Jampui Hills"].every((name) => [row.name, other.name].includes(name)),
});

function isOrAre(name: string): string {
  return name.endsWith("Hills") ? "are" : "is";
}

const landTerms = glossary("indian-relief-terms", "india-physical", "of these", [
  { name: "bhabar", article: "the", is: "the pebbly belt at the foot of the Himalaya where streams vanish", near: "plain", category: "land" },
  { name: "terai", article: "the", is: "the wet, marshy belt where streams that sank into pebbles come out again", near: "plain", category: "land" },
  { name: "bhangar", article: "", is: "the older alluvium of the river terraces, above flood level", near: "plain", category: "land", difficulty: "EASY" },
  { name: "khadar", article: "", is: "the newer alluvium of the flood plain, renewed by floods", near: "plain", category: "land", difficulty: "EASY" },
  { name: "doab", is: "the tract between two rivers that come together", near: "plain", category: "land", difficulty: "EASY" },
  { name: "dun", is: "a longitudinal valley between the Shiwaliks and the Lesser Himalaya", near: "plain", category: "land", difficulty: "EASY" },
  { name: "karewa", is: "a terrace of lake clay in Kashmir on which saffron is grown", near: "plain", category: "land" },
  { name: "Himadri range", article: "the", setting: "in the Himalayan region", is: "the chain of Nanda Devi and Kangchenjunga", near: "hill", category: "range", difficulty: "EASY" },
  { name: "Himachal range", article: "the", setting: "in the Himalayan region", is: "the chain of Mussoorie and Nainital", near: "hill", category: "range" },
  { name: "Shiwalik range", article: "the", setting: "in the Himalayan region", is: "the chain of loose gravel next to the plains", near: "hill", category: "range", difficulty: "EASY" },
  { name: "Karakoram range", article: "the", setting: "in the Himalayan region", is: "the chain of K2 and the Siachen glacier", near: "hill", category: "range", difficulty: "EASY" },
  { name: "reh", article: "", is: "the white crust of salts on badly drained fields of the northern plains", near: "plain", category: "land", difficulty: "HARD" },
  { name: "kayal", is: "a backwater lagoon of the Malabar coast", near: "plain", category: "land" },
  { name: "dhand", is: "a salt or alkaline lake among the dunes of the Thar", near: "plain", category: "land", difficulty: "HARD" },
  { name: "cho", is: "a seasonal torrent that has gullied the Shiwalik foot in Punjab", near: "plain", category: "land", difficulty: "HARD" },
]);

const reliefSingles = singles("indian-relief-single-facts", "india-physical", [
  { ask: "Which channel separates Lakshadweep from the Maldives?", answer: "Eight Degree Channel", wrong: ["Nine Degree Channel", "Ten Degree Channel", "Duncan Passage"], tell: "The Eight Degree Channel lies between Minicoy and the Maldives; the Nine Degree lies north of Minicoy, the Ten Degree between Andaman and Nicobar, and Duncan Passage between South and Little Andaman." },
  { ask: "Which channel separates the Andaman Islands from the Nicobar Islands?", answer: "Ten Degree Channel", wrong: ["Eight Degree Channel", "Nine Degree Channel", "Coco Channel"], tell: "The Ten Degree Channel parts Andaman from Nicobar; the Eight and Nine Degree channels are near Minicoy, and the Coco Channel is north of the Andamans.", difficulty: "EASY" },
  { ask: "Which water lies between South Andaman and Little Andaman?", answer: "Duncan Passage", wrong: ["Ten Degree Channel", "Coco Channel", "Grand Channel"], tell: "Duncan Passage lies there; the Ten Degree Channel is farther south, the Coco Channel in the north, and the Grand Channel lies between Great Nicobar and Sumatra.", difficulty: "HARD" },
  { ask: "Which is the southernmost place in the territory of India?", answer: "Indira Point", wrong: ["Cape Comorin", "Minicoy", "Point Calimere"], tell: "Indira Point on Great Nicobar is the southernmost; Cape Comorin at Kanniyakumari is the southern tip of the mainland, Point Calimere is on the coast of Tamil Nadu, and Minicoy is in Lakshadweep.", difficulty: "EASY" },
  { ask: "Where in India is an active volcano found?", answer: "Barren Island", wrong: ["Narcondam", "Car Nicobar", "Minicoy"], tell: "Barren Island in the Andaman Sea is active; Narcondam is reckoned dormant or extinct, and Minicoy is a coral island.", difficulty: "EASY" },
  { ask: "At which hills do the Western and the Eastern Ghats meet?", answer: "Nilgiri Hills", wrong: ["Anaimalai Hills", "Cardamom Hills", "Shevaroy Hills"], tell: "They meet at the Nilgiri Hills; the Anaimalai and Cardamom Hills lie farther south, and the Shevaroys belong to the Eastern Ghats.", difficulty: "EASY" },
  { ask: "Which gap cuts the Western Ghats between the Nilgiri and the Anaimalai Hills?", answer: "Palghat Gap", wrong: ["Bhor Ghat", "Thal Ghat", "Shencottah Gap"], tell: "The Palghat Gap, or Palakkad Gap, lies between them; the Bhor and Thal Ghats are in Maharashtra, and the Shencottah Gap is farther south." },
  { ask: "Which part of the Himalaya lies between the Satluj and the Kali?", answer: "Kumaon Himalaya", wrong: ["Punjab Himalaya", "Nepal Himalaya", "Assam Himalaya"], tell: "In Burrard's division the Kumaon Himalaya lies between the Satluj and the Kali, the Punjab between the Indus and the Satluj, the Nepal between the Kali and the Tista, and the Assam between the Tista and the Dihang." },
  { ask: "Which part of the Himalaya lies between the Kali and the Tista?", answer: "Nepal Himalaya", wrong: ["Kumaon Himalaya", "Punjab Himalaya", "Assam Himalaya"], tell: "In Burrard's division the Nepal Himalaya lies between the Kali and the Tista; the Kumaon lies west of the Kali and the Assam east of the Tista.", difficulty: "HARD" },
  { ask: "Between which two ranges does the Narmada flow?", answer: "Vindhya and Satpura", wrong: ["Satpura and Ajanta", "Aravalli and Vindhya", "Satpura and Maikal"], tell: "The Narmada runs in a rift between the Vindhya and Satpura ranges; the Tapi flows south of the Satpura.", difficulty: "EASY" },
  { ask: "Which are the oldest fold mountains of India?", answer: "Aravallis", wrong: ["Himalayas", "Patkai Hills", "Shiwaliks"], tell: "The Aravallis are very old, worn fold mountains; the Himalayas, with the Shiwaliks and the Patkai Hills, are young.", difficulty: "EASY" },
  { ask: "What is the coast between Goa and Mangaluru usually called?", answer: "Kanara coast", wrong: ["Konkan coast", "Malabar coast", "Coromandel coast"], tell: "The Kanara coast is that of Karnataka; the Konkan is north of it, the Malabar south of it, and the Coromandel on the east." },
  { ask: "What is the eastern coast of Tamil Nadu called?", answer: "Coromandel coast", wrong: ["Malabar coast", "Konkan coast", "Utkal coast"], tell: "It is the Coromandel coast; the Malabar and the Konkan are on the west, and the Utkal is the coast of Odisha.", difficulty: "EASY" },
  { ask: "By which gap is the Meghalaya Plateau parted from the rest of the Peninsular Plateau?", answer: "Malda Gap", wrong: ["Palghat Gap", "Burhanpur Gap", "Shencottah Gap"], tell: "The Malda Gap, or Garo-Rajmahal Gap, lies between the Rajmahal and the Garo Hills; the others are in the Western Ghats or the Satpura.", difficulty: "HARD" },
  { ask: "Which glacier is the source region of the Nubra river, in the Karakoram?", answer: "Siachen", wrong: ["Gangotri", "Zemu", "Milam"], tell: "The Nubra rises from the Siachen Glacier; Gangotri and Milam are in Uttarakhand, and Zemu is in Sikkim." },
  { ask: "In which state is the Zemu Glacier?", answer: "Sikkim", wrong: ["Uttarakhand", "Himachal Pradesh", "Arunachal Pradesh"], tell: "The Zemu Glacier, below Kangchenjunga, is in Sikkim; Gangotri and Pindari are in Uttarakhand, and Bara Shigri in Himachal Pradesh." },
]);

export const indiaPhysical = [...passes, ...hills, ...hillRanges, ...landTerms, ...reliefSingles];
