import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/geography/india/india-physical.yaml", import.meta.url));

const passes = content("passes-of-india");

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
  // Two names for parts of one range must not be options together.
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

const landTerms = content("indian-relief-terms");

const reliefSingles = content("indian-relief-single-facts");

export const indiaPhysical = [...passes, ...hills, ...hillRanges, ...landTerms, ...reliefSingles];
