import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/geography/world-rivers-and-lakes.yaml", import.meta.url));

const rivers = content("rivers-and-their-mouths");

const cities = facts({
  name: "cities-on-world-rivers", form: "quiz",
  topic: "world-rivers-and-lakes",
  difficulty: "MEDIUM",
  kind: "city",
  rows: [
    { city: "London", river: "Thames", near: "western Europe", difficulty: "EASY" },
    { city: "Paris", river: "Seine", near: "western Europe", difficulty: "EASY" },
    { city: "Rome", river: "Tiber", near: "western Europe" },
    { city: "Vienna", river: "Danube", near: "central Europe" },
    { city: "Berlin", river: "Spree", near: "central Europe" },
    { city: "Cologne", river: "Rhine", near: "western Europe" },
    { city: "Warsaw", river: "Vistula", near: "central Europe", difficulty: "HARD" },
    { city: "Prague", river: "Vltava", near: "central Europe", difficulty: "HARD" },
    { city: "Lisbon", river: "Tagus", near: "western Europe", difficulty: "HARD" },
    { city: "Hamburg", river: "Elbe", near: "central Europe", difficulty: "HARD" },
    { city: "Kyiv", river: "Dnieper", near: "central Europe", difficulty: "HARD" },
    { city: "Cairo", river: "Nile", near: "west and south", difficulty: "EASY" },
    { city: "Baghdad", river: "Tigris", near: "west and south", difficulty: "EASY" },
    { city: "Bangkok", river: "Chao Phraya", near: "east" },
    { city: "Lahore", river: "Ravi", near: "west and south", difficulty: "EASY" },
    { city: "Shanghai", river: "Huangpu", near: "east", difficulty: "HARD", plainly: true as const },
    { city: "Phnom Penh", river: "Mekong", near: "east" },
    { city: "New Orleans", river: "Mississippi", near: "America" },
    { city: "Washington, D.C.", river: "Potomac", near: "America" },
    { city: "Montreal", river: "St Lawrence", near: "America" },
    { city: "Philadelphia", river: "Delaware", near: "America", difficulty: "HARD" },
    { city: "Manaus", river: "Rio Negro", near: "America", difficulty: "HARD", plainly: true as const },
    { city: "Dhaka", river: "Buriganga", near: "west and south", plainly: true as const },
    { city: "Isfahan", river: "Zayandeh Rud", near: "west and south", difficulty: "HARD" },
    { city: "Sukkur", river: "Indus", near: "west and south", difficulty: "HARD" },
    { city: "Hanoi", river: "Red River", near: "east", difficulty: "HARD" },
    { city: "Madrid", river: "Manzanares", near: "western Europe", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ city }) => `On which river does ${city} stand?`,
      answer: ({ river }) => river,
      heading: "River",
      state: ({ city }, river) => standsOn(city, river),
    },
    {
      question: ({ river }) => `Which of these cities stands on the ${river}?`,
      answer: ({ city }) => city,
      heading: "City",
      state: ({ river }, city) => standsOn(city, river),
    },
  ],
  explain: ({ city, river }) => `${city} stands on the ${river}.`,
});

/** Everybody knows where these are, so false statements about them are too easy to recognise. */
const KNOWN_TO_ALL = ["London", "Thames", "Paris", "Seine", "Cairo", "Nile"];

function standsOn(city: string, river: string): string | undefined {
  return [city, river].some((name) => KNOWN_TO_ALL.includes(name)) ? undefined : `${city} stands on the ${river}.`;
}

const lakes = facts({
  name: "lakes-of-the-world", form: "quiz",
  topic: "world-rivers-and-lakes",
  difficulty: "MEDIUM",
  kind: "lake",
  rows: [
    { name: "Lake Baikal", where: "Russia", category: "one", near: "asia", difficulty: "EASY" },
    { name: "Lake Titicaca", where: "Peru and Bolivia", category: "shared", near: "new" },
    { name: "Lake Superior", where: "the United States and Canada", category: "shared", near: "new", difficulty: "EASY", plainly: true as const },
    { name: "Lake Tanganyika", where: "Burundi and Zambia", category: "shared in Africa", near: "africa" },
    { name: "Lake Victoria", where: "Uganda and Tanzania", category: "shared in Africa", near: "africa", difficulty: "EASY" },
    { name: "Lake Turkana", where: "Kenya and Ethiopia", category: "shared in Africa", near: "africa", difficulty: "HARD" },
    { name: "Lake Kivu", where: "Rwanda and the Congo", category: "shared in Africa", near: "africa", difficulty: "HARD" },
    { name: "Lake Kariba", where: "Zambia and Zimbabwe", category: "shared in Africa", near: "africa", difficulty: "HARD" },
    { name: "Lake Inari", where: "Finland", category: "one", near: "europe", difficulty: "HARD" },
    { name: "Lake Balaton", where: "Hungary", category: "one", near: "europe", difficulty: "HARD" },
    { name: "Lake Eyre", where: "Australia", category: "one", near: "new" },
    { name: "Lake Ladoga", where: "Russia", category: "one", near: "europe" },
    { name: "Lake Geneva", where: "Switzerland and France", category: "shared", near: "old", plainly: true as const },
    { name: "Lake Ohrid", where: "Albania and North Macedonia", category: "shared", near: "old", difficulty: "HARD" },
    { name: "Lake Peipus", where: "Estonia and Russia", category: "shared", near: "old", difficulty: "HARD" },
    { name: "Lake Balkhash", where: "Kazakhstan", category: "one", near: "asia", difficulty: "HARD" },
    { name: "Lake Issyk-Kul", where: "Kyrgyzstan", category: "one", near: "asia", difficulty: "HARD" },
    { name: "Lake Vänern", where: "Sweden", category: "one", near: "europe", difficulty: "HARD" },
    { name: "Tonlé Sap", where: "Cambodia", category: "one", near: "asia", difficulty: "HARD" },
    { name: "Lake Toba", where: "Indonesia", category: "one", near: "asia", difficulty: "HARD" },
    { name: "Lake Van", where: "Turkey", category: "one", near: "asia", difficulty: "HARD" },
    { name: "Lake Taupo", where: "New Zealand", category: "one", near: "new", difficulty: "HARD" },
    { name: "Lake Michigan", where: "the United States alone", category: "one", near: "new", plainly: true as const },
    { name: "Great Bear Lake", where: "Canada", category: "one", near: "new", plainly: true as const },
  ],
  ask: [
    {
      question: ({ name, category }) =>
        category === "one" ? `Where does ${name} lie?` : `In which countries does ${name} have shores?`,
      answer: ({ where }) => capitalise(where),
      when: ({ name }) => name !== "Lake Michigan",
      heading: "Where it lies",
    },
    {
      question: ({ where, category }) => `Which of these lakes ${liesOrHasShores(category)} ${where}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) =>
        [row, other].some(({ name }) => name === "Lake Superior") &&
        [row, other].some(({ name }) => ["Lake Michigan", "Great Bear Lake"].includes(name)),
      heading: "Lake",
    },
  ],
  explain: ({ name, where, category }) => `${name} ${liesOrHasShores(category)} ${where}.`,
  // Each has a shore in Tanzania.
  alsoTrue: (row, other) =>
    ["Lake Tanganyika", "Lake Victoria"].every((name) => [row.name, other.name].includes(name)),
});

/** Some have shores in a third country as well. */
function liesOrHasShores(category: string): string {
  return category === "one" ? "lies in" : "has shores in";
}

const peaks = content("highest-peaks-of-continents");

const ranges = facts({
  name: "mountain-ranges-of-the-world", form: "quiz",
  topic: "world-rivers-and-lakes",
  difficulty: "MEDIUM",
  kind: "mountain range",
  rows: [
    { name: "Pyrenees", where: "between France and Spain", near: "Europe", difficulty: "EASY" },
    { name: "Apennines", where: "along the length of Italy", near: "Europe" },
    { name: "Carpathians", where: "in an arc through Slovakia and Romania", near: "Europe" },
    { name: "Urals", where: "between European Russia and Siberia", near: "Europe", difficulty: "EASY" },
    { name: "Caucasus", where: "between the Black Sea and the Caspian Sea", near: "Europe" },
    { name: "Atlas Mountains", where: "in Morocco and Algeria", near: "south" },
    { name: "Drakensberg", where: "in South Africa and Lesotho", near: "south" },
    { name: "Ruwenzori", where: "between Uganda and the Congo", near: "south", difficulty: "HARD" },
    { name: "Zagros", where: "in western Iran", near: "Asia" },
    { name: "Tian Shan", where: "in Kyrgyzstan and western China", near: "Asia", difficulty: "HARD" },
    { name: "Altai", where: "in western Mongolia and southern Siberia", near: "Asia", difficulty: "HARD" },
    { name: "Arakan Yoma", where: "in western Myanmar", near: "Asia", difficulty: "HARD" },
    { name: "Hindu Kush", where: "in Afghanistan and northern Pakistan", near: "Asia" },
    { name: "Sierra Madre Oriental", where: "in eastern Mexico", near: "America", difficulty: "HARD", plainly: true as const },
    { name: "Appalachians", where: "in the eastern United States and eastern Canada", near: "America" },
    { name: "Andes", where: "along the western edge of South America", near: "America", difficulty: "EASY" },
    { name: "Brooks Range", where: "in northern Alaska", near: "America", difficulty: "HARD" },
    { name: "Rocky Mountains", where: "in western Canada and the western United States", near: "America", difficulty: "EASY" },
    { name: "Southern Alps", where: "in New Zealand", near: "south" },
    { name: "Great Dividing Range", where: "in eastern Australia", near: "south", difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ name }) => `Where ${areMany(name) ? "do" : "does"} the ${name} lie?`,
      answer: ({ where }) => capitalise(where),
      heading: "Where they lie",
      state: ({ name }, where) => liesWhere(name, where.charAt(0).toLowerCase() + where.slice(1)),
    },
    {
      question: ({ where }) => `Which mountains lie ${where}?`,
      answer: ({ name }) => name,
      heading: "Mountains",
      state: ({ where }, name) => liesWhere(name, where),
    },
  ],
  explain: ({ name, where }) => liesWhere(name, where),
});

function liesWhere(name: string, where: string): string {
  return `The ${name} ${areMany(name) ? "lie" : "lies"} ${where}.`;
}

function areMany(name: string): boolean {
  return /(?:ines|nees|ians|Urals|Mountains|Alps|Andes)$/.test(name);
}

const waterSingles = withNature({ form: "quiz" }, content("world-water-single-facts"));

export const worldRiversAndLakes = [...rivers, ...cities, ...lakes, ...peaks, ...ranges, ...waterSingles];
