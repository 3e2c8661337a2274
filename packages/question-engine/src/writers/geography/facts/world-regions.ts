import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const grasslands = facts({
  name: "grasslands-of-the-world",
  topic: "world-regions",
  difficulty: "EASY",
  kind: "grassland",
  rows: [
    { name: "prairies", where: "North America", near: "temperate" },
    { name: "pampas", where: "Argentina and Uruguay", near: "temperate" },
    { name: "steppes", where: "Ukraine, southern Russia and Central Asia", near: "temperate" },
    { name: "downs", where: "south-eastern Australia", near: "temperate" },
    { name: "veld", where: "South Africa", near: "temperate" },
    { name: "puszta", where: "Hungary", near: "temperate", difficulty: "HARD" },
    { name: "llanos", where: "Venezuela and eastern Colombia", near: "tropical", difficulty: "MEDIUM" },
    { name: "campos", where: "the Brazilian highlands", near: "tropical", difficulty: "MEDIUM" },
  ],
  ask: [
    {
      question: ({ name }) => `Where are the grasslands called the ${name} found?`,
      answer: ({ where }) => capitalise(where),
      heading: "Where it is found",
    },
    {
      question: ({ where }) => `By what name are the grasslands of ${where} known?`,
      answer: ({ name }) => name,
      heading: "Grassland",
    },
  ],
  explain: ({ name, where }) => `The grasslands of ${where} are called the ${name}.`,
  // Uruguay has campos as well.
  alsoTrue: (row, other) => ["pampas", "campos"].every((name) => [row.name, other.name].includes(name)),
});

const peoples = facts({
  name: "peoples-of-the-world",
  topic: "world-regions",
  difficulty: "MEDIUM",
  kind: "people",
  rows: [
    { name: "Inuit", where: "the Arctic lands of Canada and Greenland", near: "cold", difficulty: "EASY" },
    { name: "Sami", where: "northern Norway, Sweden and Finland", near: "cold" },
    { name: "Yakuts", where: "north-eastern Siberia", near: "cold", difficulty: "HARD" },
    { name: "Ainu", where: "Hokkaido in Japan", near: "cold" },
    { name: "Bedouin", where: "the deserts of Arabia", near: "dry", difficulty: "EASY" },
    { name: "Tuareg", where: "the central Sahara", near: "dry" },
    { name: "San", where: "the Kalahari Desert", near: "dry", difficulty: "EASY" },
    { name: "Fulani", where: "the Sahel of West Africa", near: "dry", difficulty: "HARD" },
    { name: "Kyrgyz", where: "the Tian Shan mountains", near: "dry" },
    { name: "Masai", where: "the grasslands of Kenya and Tanzania", near: "wet", difficulty: "EASY" },
    { name: "Mbuti", where: "the rainforest of the Congo basin", near: "wet" },
    { name: "Zulu", where: "KwaZulu-Natal in South Africa", near: "wet" },
    { name: "Maori", where: "New Zealand", near: "wet", difficulty: "EASY" },
    { name: "Semang", where: "the forests of the Malay Peninsula", near: "wet", difficulty: "HARD" },
    { name: "Dayak", where: "the forests of Borneo", near: "wet", difficulty: "HARD" },
    { name: "Yanomami", where: "the upper Orinoco and the northern Amazon", near: "wet", difficulty: "HARD" },
    { name: "Quechua", where: "the high Andes of Peru and Bolivia", near: "wet" },
  ],
  ask: [
    {
      question: ({ name }) => `Where is the traditional home of the people called the ${name}?`,
      answer: ({ where }) => capitalise(where),
      heading: "Traditional home",
    },
    {
      question: ({ where }) => `Which of these peoples has its traditional home in ${where}?`,
      answer: ({ name }) => name,
      heading: "People",
    },
  ],
  explain: ({ name, where }) => `The ${name} have their traditional home in ${where}.`,
  alsoTrue: (row, other) =>
    [row, other].some(({ name }) => name === "Tuareg") &&
    [row, other].some(({ name }) => ["Fulani", "Bedouin"].includes(name)),
});

const deserts = facts({
  name: "deserts-of-the-world",
  topic: "world-regions",
  difficulty: "MEDIUM",
  kind: "desert",
  rows: [
    { name: "Atacama", where: "northern Chile", near: "new", difficulty: "EASY" },
    { name: "Gobi", where: "Mongolia and northern China", near: "Asia", difficulty: "EASY" },
    { name: "Kalahari", where: "Botswana", near: "Africa", difficulty: "EASY" },
    { name: "Namib", where: "the coast of Namibia", near: "Africa" },
    { name: "Taklamakan", where: "the Tarim Basin of China", near: "Asia" },
    { name: "Karakum", where: "Turkmenistan", near: "Asia", difficulty: "HARD" },
    { name: "Kyzylkum", where: "Uzbekistan and Kazakhstan", near: "Asia", difficulty: "HARD" },
    { name: "Dasht-e Kavir", where: "Iran", near: "West Asia" },
    { name: "Rub al Khali", where: "southern Saudi Arabia", near: "West Asia" },
    { name: "Nafud", where: "northern Saudi Arabia", near: "West Asia", difficulty: "HARD" },
    { name: "Negev", where: "Israel", near: "West Asia", difficulty: "HARD" },
    { name: "Great Victoria Desert", where: "Australia", near: "new", difficulty: "EASY", plainly: true as const },
    { name: "Mojave", where: "south-eastern California", near: "new" },
    { name: "Chihuahuan Desert", where: "northern Mexico and Texas", near: "new", difficulty: "HARD", plainly: true as const },
    { name: "Patagonian Desert", where: "southern Argentina", near: "new", plainly: true as const },
    { name: "Nubian Desert", where: "north-eastern Sudan", near: "Africa", difficulty: "HARD" },
    { name: "Ogaden", where: "eastern Ethiopia", near: "Africa", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Where does the desert called the ${name} chiefly lie?`,
      answer: ({ where }) => capitalise(where),
      heading: "Where it lies",
    },
    { question: ({ where }) => `Which of these deserts lies chiefly in ${where}?`, answer: ({ name }) => name, heading: "Desert" },
  ],
  explain: ({ name, where }) => `The ${name} lies chiefly in ${where}.`,
  // Both lie in China.
  alsoTrue: (row, other) => ["Gobi", "Taklamakan"].every((name) => [row.name, other.name].includes(name)),
});

const regions = facts({
  name: "natural-regions",
  topic: "world-regions",
  difficulty: "MEDIUM",
  kind: "natural region",
  rows: [
    { name: "equatorial rainforest", category: "forest", plants: "tall evergreen hardwoods such as mahogany and ebony, in several storeys", difficulty: "EASY", plainly: true as const },
    { name: "savanna", category: "open", plants: "tall grass with scattered acacias and baobabs", difficulty: "EASY" },
    { name: "hot desert", category: "open", plants: "cacti, date palms in oases and thorny scrub", difficulty: "EASY", plainly: true as const },
    { name: "Mediterranean region", category: "forest", plants: "olives, cork oaks and other trees with waxy leaves", plainly: true as const },
    { name: "taiga", category: "forest", plants: "a vast belt of conifers such as pine, spruce and larch", difficulty: "EASY" },
    { name: "tundra", category: "open", plants: "mosses, lichens and dwarf willows", difficulty: "EASY" },
    { name: "temperate steppe", category: "open", plants: "short, nearly treeless grass on black earth" },
    { name: "monsoon forest", category: "forest", plants: "teak, sal and other trees that shed their leaves in the dry season" },
    { name: "temperate deciduous forest", category: "forest", plants: "oak, beech and maple, bare in the cold season", plainly: true as const },
  ],
  ask: [
    { question: ({ plants }) => `Which natural region has ${plants}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `What is the typical vegetation of the ${name}?`,
      answer: ({ plants }) => capitalise(plants),
    },
  ],
  explain: ({ name, plants }) => `The ${name} has ${plants}.`,
});

const regionSingles = singles("world-region-single-facts", "world-regions", [
  { ask: "Which country has the largest area of mangroves?", answer: "Indonesia", wrong: ["Brazil", "Australia", "Nigeria"], tell: "Indonesia has about a fifth of the mangroves of the world; Brazil, Australia and Nigeria come after it." },
  { ask: "What is the evergreen scrub of the Mediterranean lands of France and Italy called?", answer: "maquis", wrong: ["chaparral", "mallee", "fynbos"], tell: "It is the maquis; similar scrub is called chaparral in California, mallee in Australia and fynbos in South Africa.", difficulty: "HARD" },
  { ask: "What is the Mediterranean scrub of California called?", answer: "chaparral", wrong: ["maquis", "mallee", "fynbos"], tell: "It is chaparral; similar scrub is maquis in Europe, mallee in Australia and fynbos in the Cape.", difficulty: "HARD" },
  { ask: "What is the old, granular snow that turns into the ice of a glacier called?", answer: "firn", wrong: ["rime", "pack ice", "permafrost"], tell: "Firn is snow that has outlasted a summer and grown granular; rime is frozen fog, pack ice floats on the sea, and permafrost is frozen ground.", difficulty: "HARD" },
  { ask: "What is the dry belt along the southern edge of the Sahara called?", answer: "Sahel", wrong: ["Maghreb", "Levant", "Horn of Africa"], tell: "The Sahel is the belt south of the Sahara; the Maghreb is north-western Africa, the Levant lies along the eastern Mediterranean, and the Horn is in the east.", difficulty: "EASY" },
  { ask: "Which three countries are known together as the Maghreb, with Libya and Mauritania at times added?", answer: "Morocco, Algeria and Tunisia", wrong: ["Egypt, Sudan and Ethiopia", "Kenya, Uganda and Tanzania", "Syria, Lebanon and Jordan"], tell: "Morocco, Algeria and Tunisia are the core of the Maghreb; Syria, Lebanon and Jordan belong to the Levant, and Kenya, Uganda and Tanzania to East Africa." },
  { ask: "Which countries are together called the Baltic states?", answer: "Estonia, Latvia and Lithuania", wrong: ["Norway, Sweden and Denmark", "Serbia, Croatia and Bosnia", "Poland, Czechia and Slovakia"], tell: "Estonia, Latvia and Lithuania are the Baltic states; Norway, Sweden and Denmark are Scandinavia, and Serbia, Croatia and Bosnia are in the Balkans." },
  { ask: "Which group of Pacific islands includes Fiji, Vanuatu and the Solomon Islands?", answer: "Melanesia", wrong: ["Micronesia", "Polynesia", "Macaronesia"], tell: "They belong to Melanesia; Guam and Palau are in Micronesia, Samoa, Tonga and Hawaii in Polynesia, and Macaronesia is a group in the Atlantic." },
  { ask: "Which group of Pacific islands includes Samoa, Tonga and Hawaii?", answer: "Polynesia", wrong: ["Melanesia", "Micronesia", "Macaronesia"], tell: "They belong to Polynesia; Fiji is in Melanesia, Palau in Micronesia, and Macaronesia is a group in the Atlantic.", difficulty: "HARD" },
  { ask: "Which peninsula is shared by Spain and Portugal?", answer: "Iberian", wrong: ["Balkan", "Crimean", "Scandinavian"], tell: "Spain and Portugal share the Iberian Peninsula; Greece is in the Balkan, Norway and Sweden in the Scandinavian, and the Crimean lies in the Black Sea.", difficulty: "EASY" },
  { ask: "What is the tent of felt used by herders of Central Asia called?", answer: "yurt", wrong: ["izba", "kraal", "tupik"], tell: "A yurt is a round felt tent; an izba is a Russian log house, a kraal an African enclosure or village, and a tupik the skin tent of the Inuit in summer." },
  { ask: "What is the name for the equatorial rainforest of the Amazon basin?", answer: "selvas", wrong: ["llanos", "campos", "pampas"], tell: "The Amazon forests are the selvas; the llanos and the campos are tropical grasslands, and the pampas temperate ones." },
]);

export const worldRegions = [...grasslands, ...peoples, ...deserts, ...regions, ...regionSingles];
