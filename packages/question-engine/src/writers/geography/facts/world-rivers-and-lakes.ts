import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const rivers = facts({
  name: "rivers-and-their-mouths",
  topic: "world-rivers-and-lakes",
  difficulty: "MEDIUM",
  kind: "river",
  rows: [
    { name: "Nile", sea: "the Mediterranean Sea", near: "Africa", difficulty: "EASY" },
    { name: "Zambezi", sea: "the Mozambique Channel", near: "Africa" },
    { name: "Niger", sea: "the Gulf of Guinea", near: "Africa" },
    { name: "Chari", sea: "Lake Chad", near: "Africa", difficulty: "HARD" },
    { name: "Omo", sea: "Lake Turkana", near: "Africa", difficulty: "HARD" },
    { name: "Danube", sea: "the Black Sea", near: "Europe", difficulty: "EASY" },
    { name: "Volga", sea: "the Caspian Sea", near: "Europe", difficulty: "EASY" },
    { name: "Rhine", sea: "the North Sea", near: "Europe" },
    { name: "Rhône", sea: "the Gulf of Lion", near: "Europe", difficulty: "HARD" },
    { name: "Don", sea: "the Sea of Azov", near: "Europe", difficulty: "HARD" },
    { name: "Po", sea: "the Adriatic Sea", near: "Europe", difficulty: "HARD" },
    { name: "Vistula", sea: "the Baltic Sea", near: "Europe", difficulty: "HARD" },
    { name: "Seine", sea: "the English Channel", near: "Europe" },
    { name: "Yangtze", sea: "the East China Sea", near: "Asia" },
    { name: "Huang He", sea: "the Bohai Sea", near: "Asia", difficulty: "HARD" },
    { name: "Mekong", sea: "the South China Sea", near: "Asia" },
    { name: "Irrawaddy", sea: "the Andaman Sea", near: "Asia" },
    { name: "Tigris", sea: "the Persian Gulf", near: "Asia" },
    { name: "Lena", sea: "the Laptev Sea", near: "Asia", difficulty: "HARD" },
    { name: "Ob", sea: "the Kara Sea", near: "Asia", difficulty: "HARD" },
    { name: "Mackenzie", sea: "the Beaufort Sea", near: "America", difficulty: "HARD" },
    { name: "Mississippi", sea: "the Gulf of Mexico", near: "America", difficulty: "EASY" },
    { name: "Colorado", sea: "the Gulf of California", near: "America" },
    { name: "Yukon", sea: "the Bering Sea", near: "America", difficulty: "HARD" },
    { name: "Nelson", sea: "Hudson Bay", near: "America", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Into which waters does the river ${name} flow?`,
      answer: ({ sea }) => capitalise(sea),
      heading: "Waters into which it flows",
    },
    {
      question: ({ sea }) => `Which of these rivers flows into ${sea}?`,
      answer: ({ name }) => name,
      heading: "River",
    },
  ],
  explain: ({ name, sea }) => `The ${name} flows into ${sea}.`,
  // The Gulf of Lion and the Adriatic are parts of the Mediterranean, and the Sea of Azov is an arm of the Black Sea.
  alsoTrue: (row, other) =>
    ([row, other].some(({ name }) => name === "Nile") &&
      [row, other].some(({ name }) => ["Rhône", "Po"].includes(name))) ||
    ["Don", "Danube"].every((name) => [row.name, other.name].includes(name)),
});

const cities = facts({
  name: "cities-on-world-rivers",
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

/** Everybody knows where these are, so that no false statement about them would deceive. */
const KNOWN_TO_ALL = ["London", "Thames", "Paris", "Seine", "Cairo", "Nile"];

function standsOn(city: string, river: string): string | undefined {
  return [city, river].some((name) => KNOWN_TO_ALL.includes(name)) ? undefined : `${city} stands on the ${river}.`;
}

const lakes = facts({
  name: "lakes-of-the-world",
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

const peaks = facts({
  name: "highest-peaks-of-continents",
  topic: "world-rivers-and-lakes",
  difficulty: "MEDIUM",
  kind: "peak",
  rows: [
    { name: "Mount Everest", land: "Asia", range: "Himalayas", difficulty: "EASY", plainly: true as const },
    { name: "Aconcagua", land: "South America", range: "Andes" },
    { name: "Denali", land: "North America", range: "Alaska Range" },
    { name: "Elbrus", land: "Europe", range: "Caucasus" },
    { name: "Mount Vinson", land: "Antarctica", range: "Ellsworth Mountains", difficulty: "HARD" },
    { name: "Kosciuszko", land: "mainland Australia", range: "Great Dividing Range", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ land }) => `Which is the highest peak in ${land}?`, answer: ({ name }) => name, heading: "Peak", state: ({ land }, answer) => `The highest peak in ${land} is ${answer}.` },
    {
      question: ({ name }) => `In which mountains is the peak ${name}?`,
      answer: ({ range }) => range,
      harder: true,
      heading: "Mountains",
      state: ({ name }, answer) => `The peak ${name} rises in the ${answer}.`,
    },
  ],
  explain: ({ name, land, range }) => `${name}, in the ${range}, is the highest peak in ${land}.`,
});

const ranges = facts({
  name: "mountain-ranges-of-the-world",
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

const waterSingles = singles("world-water-single-facts", "world-rivers-and-lakes", [
  { ask: "Which river carved the Grand Canyon?", answer: "Colorado", wrong: ["Columbia", "Missouri", "Rio Grande"], tell: "The Colorado has cut the Grand Canyon in Arizona; the Columbia flows to the Pacific in the north-west, the Missouri joins the Mississippi, and the Rio Grande bounds Mexico.", difficulty: "EASY" },
  { ask: "On which river are the Victoria Falls?", answer: "Zambezi", wrong: ["Congo", "Limpopo", "Orange"], tell: "The Victoria Falls are on the Zambezi, between Zambia and Zimbabwe; the Augrabies Falls are on the Orange River and the Boyoma Falls on the Congo.", difficulty: "EASY" },
  { ask: "In which country is Angel Falls, the tallest uninterrupted waterfall?", answer: "Venezuela", wrong: ["Brazil", "Guyana", "Colombia"], tell: "Angel Falls is in Venezuela; Guyana has Kaieteur Falls, and Brazil shares the Iguaçu Falls with Argentina." },
  { ask: "Between which two lakes are the Niagara Falls?", answer: "Erie and Ontario", wrong: ["Huron and Erie", "Superior and Huron", "Michigan and Ontario"], tell: "The Niagara River drops from Lake Erie towards Ontario, so the falls are between Erie and Ontario; Superior flows into Huron and Huron into Erie, and Lake Michigan does not touch Lake Ontario." },
  { ask: "Which of the Great Lakes of North America lies wholly in the United States?", answer: "Michigan", wrong: ["Huron", "Erie", "Ontario"], tell: "Lake Michigan lies wholly in the United States; Superior, Huron, Erie and Ontario are shared with Canada.", difficulty: "EASY" },
  { ask: "At which city do the White Nile and the Blue Nile meet?", answer: "Khartoum", wrong: ["Cairo", "Juba", "Aswan"], tell: "The two meet at Khartoum in Sudan; Juba lies upstream on the White Nile, and Aswan and Cairo downstream in Egypt." },
  { ask: "From which lake does the Blue Nile flow?", answer: "Lake Tana", wrong: ["Lake Victoria", "Lake Albert", "Lake Turkana"], tell: "The Blue Nile leaves Lake Tana in Ethiopia; the White Nile is fed by Lakes Victoria and Albert, and Turkana has no outlet.", difficulty: "HARD" },
  { ask: "Which river crosses the equator twice?", answer: "Congo", wrong: ["Nile", "Niger", "Amazon"], tell: "The Congo bends across the equator twice; the White Nile crosses it once at its head, the Niger stays north of it, and the Amazon runs just south of it.", difficulty: "EASY" },
  { ask: "Which river crosses the Tropic of Capricorn twice?", answer: "Limpopo", wrong: ["Zambezi", "Orange", "Murray"], tell: "The Limpopo crosses the Tropic of Capricorn twice; the Zambezi stays north of it and the Orange and the Murray south of it.", difficulty: "HARD" },
  { ask: "Which river was called China's Sorrow for its floods?", answer: "Huang He", wrong: ["Yangtze", "Xi Jiang", "Amur"], tell: "The Huang He, or Yellow River, was called China's Sorrow; the Yangtze is the longest river of China, the Xi Jiang flows in the south, and the Amur along the Russian border.", difficulty: "EASY" },
  { ask: "Which is the largest lake of the world by area, though it is called a sea?", answer: "Caspian Sea", wrong: ["Aral Sea", "Dead Sea", "Black Sea"], tell: "The Caspian Sea is the largest inland water; the Aral Sea has shrunk, the Dead Sea is small, and the Black Sea is joined to the ocean.", difficulty: "EASY" },
  { ask: "On which river is the Three Gorges Dam?", answer: "Yangtze", wrong: ["Huang He", "Mekong", "Salween"], tell: "The Three Gorges Dam is on the Yangtze; the Xiaolangdi Dam is on the Huang He.", difficulty: "EASY" },
  { ask: "On which river is the Kariba Dam?", answer: "Zambezi", wrong: ["Nile", "Volta", "Congo"], tell: "The Kariba Dam is on the Zambezi; Aswan is on the Nile, Akosombo on the Volta and Inga on the Congo.", difficulty: "HARD" },
]);

export const worldRiversAndLakes = [...rivers, ...cities, ...lakes, ...peaks, ...ranges, ...waterSingles];
