import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `is` goes on after the name. */
const soils = facts({
  name: "soils-of-india",
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

const localWeather = facts({
  name: "local-weather-of-india",
  topic: "india-climate-soils-vegetation",
  difficulty: "MEDIUM",
  kind: "local name",
  rows: [
    { name: "mango showers", near: "rain", is: "the pre-monsoon rain of Kerala and coastal Karnataka that helps mangoes ripen", difficulty: "EASY", plainly: true as const },
    { name: "Kalbaisakhi", near: "rain", is: "the violent evening thunderstorms of Bengal in April and May" },
    { name: "loo", near: "dry", is: "the hot, dry westerly wind of the northern plains on afternoons of May and June", difficulty: "EASY" },
    { name: "blossom showers", near: "rain", plainly: true as const, is: "the pre-monsoon rain that makes the coffee of Karnataka and Kerala flower" },
    { name: "Bardoli Chheerha", near: "rain", is: "the pre-monsoon thunderstorms of Assam", difficulty: "HARD" },
    { name: "western disturbances", near: "rain", is: "the winter depressions from the Mediterranean that bring rain to the north-west", plainly: true as const },
    { name: "October heat", near: "dry", plainly: true as const, is: "the oppressive hot and humid weather when the monsoon retreats" },
    { name: "burst of the monsoon", near: "rain", plainly: true as const, is: "the sudden onset of heavy rain with thunder in early June", difficulty: "EASY" },
    { name: "monsoon break", near: "dry", is: "a dry spell of some days or weeks in the rainy season", plainly: true as const },
    { name: "mahawat", near: "rain", is: "the winter rain of the north-western plains, good for the rabi crops", difficulty: "HARD" },
    { name: "andhi", near: "dry", is: "the dust storms of the north-western plains in early summer" },
    { name: "elephanta", near: "dry", is: "the strong winds of the Malabar coast at the end of the south-west monsoon", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ is }) => `What is the name for ${is}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `In the climate of India, what does the name "${name}" stand for?`,
      answer: ({ is }) => capitalise(is),
      heading: "Meaning",
    },
  ],
  explain: ({ name, is }) => `The name "${name}" stands for ${is}.`,
  // The storms of Bengal and Assam are one kind, and western disturbances bring the mahawat.
  alsoTrue: (row, other) =>
    [
      ["Kalbaisakhi", "Bardoli Chheerha"],
      ["western disturbances", "mahawat"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const forests = facts({
  name: "forests-of-india",
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

const climateSingles = singles("indian-climate-single-facts", "india-climate-soils-vegetation", [
  { ask: "Which coast of India gets much of its rain from the retreating (north-east) monsoon?", answer: "Coromandel", wrong: ["Konkan", "Malabar", "Kanara"], tell: "The Coromandel coast of Tamil Nadu gets rain from October to December; the Konkan, Kanara and Malabar coasts get theirs mainly from the south-west monsoon.", difficulty: "EASY" },
  { ask: "Where does the south-west monsoon usually reach the mainland of India first?", answer: "Kerala", wrong: ["Tamil Nadu", "Odisha", "Gujarat"], tell: "It usually reaches Kerala about 1 June; it comes to Odisha and Gujarat later, and Tamil Nadu lies in its rain shadow.", difficulty: "EASY" },
  { ask: "Why does Tamil Nadu get little rain from the Arabian Sea branch of the south-west monsoon?", answer: "It lies in the lee of the Western Ghats", wrong: ["It lies too far south for monsoon winds", "It is cooled by a cold ocean current", "It has no hills in its interior"], tell: "It lies in the lee of the Western Ghats, that is, in their rain shadow, and the Bay of Bengal branch runs parallel to its coast; its chief rain comes with the retreating monsoon." },
  { ask: "Why does western Rajasthan get little rain although the Aravallis stand near it?", answer: "The Aravallis lie along the wind", wrong: ["The Aravallis lie across the wind", "The Aravallis lie too far east", "The Aravallis warm the wind"], tell: "The Aravallis lie along the wind of the Arabian Sea branch, so that it is not forced to rise; if they lay across it, they would bring rain." },
  { ask: "Which of the jet streams is linked with the south-west monsoon over the Indian Peninsula?", answer: "tropical easterly jet", wrong: ["subtropical westerly jet", "polar front jet", "African easterly jet"], tell: "The tropical easterly jet blows over the Peninsula in summer; the subtropical westerly jet lies over northern India in winter and brings western disturbances, and the African easterly jet blows over West Africa.", difficulty: "HARD" },
  { ask: "Which jet stream blows over northern India in winter?", answer: "subtropical westerly jet", wrong: ["tropical easterly jet", "Somali jet", "polar night jet"], tell: "The subtropical westerly jet blows there in winter and steers western disturbances to India; the tropical easterly and the Somali jets belong to the summer monsoon.", difficulty: "HARD" },
  { ask: "The summer heating of which plateau is held to draw in the monsoon?", answer: "Tibetan Plateau", wrong: ["Malwa Plateau", "Deccan Plateau", "Iranian Plateau"], tell: "The heating of the Tibetan Plateau makes a low at the surface and a high above it, which feeds the easterly jet; the others play a lesser part." },
  { ask: "In which hills are the very rainy Cherrapunji and Mawsynram?", answer: "Khasi Hills", wrong: ["Garo Hills", "Jaintia Hills", "Naga Hills"], tell: "Both are on the southern slopes of the Khasi Hills; the Garo Hills lie to the west and the Jaintia Hills to the east.", difficulty: "EASY" },
  { ask: "Which crop is most favoured by the winter rain that western disturbances bring?", answer: "wheat", wrong: ["rice", "jute", "cotton"], tell: "The light winter rain helps wheat, a rabi crop of the north-west; rice, jute and cotton are kharif crops.", difficulty: "EASY" },
  { ask: "By which name is the black cotton soil of the Deccan also known?", answer: "regur", wrong: ["bhangar", "karewa", "usar"], tell: "Black cotton soil is also called regur, a name that comes from Telugu; bhangar is old alluvium, karewa a terrace of Kashmir and usar a saline soil." },
  { ask: "What is the layer of hard lime nodules in older alluvium called?", answer: "kankar", wrong: ["reh", "regur", "khadar"], tell: "Kankar is nodular lime in bhangar and arid soils; reh is a crust of salt, regur black soil, and khadar new alluvium." },
  { ask: "In which soil are the ravines of the Chambal cut?", answer: "alluvial", wrong: ["laterite", "black", "peaty"], tell: "The Chambal's ravines are gullies cut in deep alluvial soil; laterite caps hills, black soil covers the Deccan lava, and peat lies in marshes.", difficulty: "HARD" },
  { ask: "For which crop are the laterite soils of Kerala and Tamil Nadu especially suitable?", answer: "cashew", wrong: ["wheat", "jute", "saffron"], tell: "Red laterite suits cashew; wheat and jute want alluvium, and saffron grows on the karewas of Kashmir." },
  { ask: "In which region of India is saffron grown on karewa soil?", answer: "Kashmir Valley", wrong: ["Doon Valley", "Kullu Valley", "Kangra Valley"], tell: "Saffron is grown at Pampore in the Kashmir Valley; the Doon is known for basmati, and Kullu and Kangra for fruit and tea.", difficulty: "EASY" },
  { ask: "Which kind of erosion has made the badlands of the Chambal?", answer: "gully erosion", wrong: ["sheet erosion", "wind erosion", "splash erosion"], tell: "Gully erosion has cut the badlands of the Chambal; sheet erosion takes off the topsoil evenly, wind erosion is strong in deserts, and splash erosion is the work of raindrops.", difficulty: "EASY" },
]);

export const indiaClimateSoilsVegetation = [...soils, ...localWeather, ...forests, ...climateSingles];
