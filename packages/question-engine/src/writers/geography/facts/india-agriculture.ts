import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const seasons = facts({
  name: "crop-seasons-of-india",
  topic: "india-agriculture",
  difficulty: "EASY",
  kind: "crop",
  rows: [
    { crop: "wheat", season: "rabi" },
    { crop: "gram", season: "rabi" },
    { crop: "mustard", season: "rabi" },
    { crop: "barley", season: "rabi", difficulty: "MEDIUM" },
    { crop: "linseed", season: "rabi", difficulty: "HARD" },
    { crop: "jute", season: "kharif" },
    { crop: "bajra", season: "kharif" },
    { crop: "soybean", season: "kharif", difficulty: "MEDIUM" },
    { crop: "cotton", season: "kharif" },
    { crop: "watermelon", season: "zaid" },
    { crop: "cucumber", season: "zaid", difficulty: "MEDIUM" },
  ],
  ask: [
    { question: ({ season }) => `Which of these is a ${season} crop in India?`, answer: ({ crop }) => crop },
  ],
  explain: ({ crop, season }) => `${capitalise(crop)} is a ${season} crop.`,
  // Cucumbers are grown in the rains too, and jute and bajra are also sown before them.
  alsoTrue: (row, other) =>
    ["kharif", "zaid"].every((season) => [row.season, other.season].includes(season)) &&
    [row, other].some(({ crop }) => ["cucumber", "jute", "bajra"].includes(crop)),
});

const branches = facts({
  name: "branches-of-cultivation",
  topic: "india-agriculture",
  difficulty: "MEDIUM",
  kind: "branch",
  rows: [
    { name: "sericulture", of: "rearing silkworms for silk", difficulty: "EASY" },
    { name: "apiculture", of: "keeping bees for honey", difficulty: "EASY" },
    { name: "pisciculture", of: "breeding fish", difficulty: "EASY", plainly: true as const },
    { name: "viticulture", of: "growing grapes", difficulty: "EASY" },
    { name: "horticulture", of: "growing fruit, vegetables and flowers", difficulty: "EASY" },
    { name: "floriculture", of: "growing flowers for sale", plainly: true as const },
    { name: "olericulture", of: "growing vegetables", difficulty: "HARD" },
    { name: "pomology", of: "growing fruit", difficulty: "HARD" },
    { name: "silviculture", of: "growing and tending forest trees" },
    { name: "arboriculture", of: "the care of single trees and shrubs", difficulty: "HARD", plainly: true as const },
    { name: "mariculture", of: "raising animals and plants in sea water", plainly: true as const },
    { name: "vermiculture", of: "raising earthworms for compost", plainly: true as const },
  ],
  ask: [
    {
      question: ({ of }) => `What is the name for ${of}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) =>
        other.name === "horticulture" && ["floriculture", "olericulture", "pomology"].includes(row.name),
      heading: "Word",
    },
    {
      question: ({ name }) => `What does the word "${name}" mean?`,
      answer: ({ of }) => capitalise(of),
      alsoTrue: (row, other) =>
        row.name === "horticulture" && ["floriculture", "olericulture", "pomology"].includes(other.name),
      heading: "Meaning",
    },
  ],
  explain: ({ name, of }) => `The word "${name}" means ${of}.`,
  // Grapes are fruit.
  alsoTrue: (row, other) =>
    [
      ["viticulture", "horticulture"],
      ["viticulture", "pomology"],
      ["silviculture", "arboriculture"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const revolutions = facts({
  name: "farm-revolutions",
  topic: "india-agriculture",
  difficulty: "MEDIUM",
  kind: "revolution",
  rows: [
    { name: "Green Revolution", near: "produce", of: "food grain, above all wheat and rice", difficulty: "EASY", plainly: true as const },
    { name: "White Revolution", near: "produce", of: "milk", difficulty: "EASY", plainly: true as const },
    { name: "Blue Revolution", near: "produce", of: "fish", difficulty: "EASY", plainly: true as const },
    { name: "Yellow Revolution", near: "produce", of: "oilseeds", difficulty: "EASY" },
    { name: "Golden Revolution", near: "produce", of: "fruit and honey", plainly: true as const },
    { name: "Silver Revolution", near: "produce", of: "eggs and poultry" },
    { name: "Golden Fibre Revolution", near: "fibre", of: "jute", difficulty: "HARD" },
    { name: "Silver Fibre Revolution", near: "fibre", of: "cotton", difficulty: "HARD" },
    { name: "Grey Revolution", near: "produce", of: "fertilisers", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ name }) => `With what is the ${name} in Indian farming linked?`, answer: ({ of }) => of, heading: "Product" },
    {
      question: ({ of }) => `Which "revolution" of Indian farming is linked with ${of}?`,
      answer: ({ name }) => name,
      heading: "Revolution",
    },
  ],
  explain: ({ name, of }) => `The ${name} is linked with ${of}.`,
});

const shifting = facts({
  name: "names-of-shifting-cultivation",
  topic: "india-agriculture",
  difficulty: "HARD",
  kind: "local name",
  rows: [
    { name: "jhum", where: "north-eastern India", near: "India", difficulty: "EASY" },
    { name: "podu", where: "Andhra Pradesh and southern Odisha", near: "India" },
    { name: "bewar", where: "Madhya Pradesh", near: "India", difficulty: "MEDIUM" },
    { name: "kuruwa", where: "Jharkhand", near: "India" },
    { name: "kumari", where: "the Western Ghats", near: "India" },
    { name: "milpa", where: "Mexico and Central America", near: "world", difficulty: "MEDIUM" },
    { name: "roca", where: "Brazil", near: "world" },
    { name: "conuco", where: "Venezuela", near: "world" },
    { name: "ladang", where: "Indonesia and Malaysia", near: "world", difficulty: "MEDIUM" },
    { name: "ray", where: "Vietnam", near: "world" },
    { name: "masole", where: "the Congo basin", near: "world" },
    { name: "taungya", where: "Myanmar", near: "world" },
    { name: "chena", where: "Sri Lanka", near: "world" },
    { name: "caingin", where: "the Philippines", near: "world" },
  ],
  ask: [
    {
      question: ({ where }) => `By what name is shifting cultivation known in ${where}?`,
      answer: ({ name }) => name,
      heading: "Name for shifting cultivation",
    },
    {
      question: ({ name }) => `Where is shifting cultivation called "${name}"?`,
      answer: ({ where }) => capitalise(where),
      heading: "Region",
    },
  ],
  explain: ({ name, where }) => `Shifting cultivation is called "${name}" in ${where}.`,
});

const farmSingles = singles("agriculture-single-facts", "india-agriculture", [
  { ask: "Who is known as the father of the Green Revolution in India?", answer: "M. S. Swaminathan", wrong: ["Verghese Kurien", "Norman Borlaug", "C. Subramaniam"], tell: "M. S. Swaminathan led it in India; Norman Borlaug bred the wheat in Mexico, C. Subramaniam was the minister, and Verghese Kurien led the White Revolution.", difficulty: "EASY" },
  { ask: "Who led Operation Flood, the White Revolution of India?", answer: "Verghese Kurien", wrong: ["M. S. Swaminathan", "Norman Borlaug", "Sam Pitroda"], tell: "Verghese Kurien led Operation Flood; Swaminathan and Borlaug belong to the Green Revolution, and Pitroda to telecommunications.", difficulty: "EASY" },
  { ask: "When are rabi crops usually sown in India?", answer: "October to December", wrong: ["January to March", "April to June", "July to September"], tell: "Rabi crops are sown from October to December and cut in spring; kharif crops are sown with the rains of June and July, and zaid crops in March and April.", difficulty: "EASY" },
  { ask: "Which crop needs high heat, more than 100 cm of rain and standing water in its early growth?", answer: "rice", wrong: ["wheat", "gram", "bajra"], tell: "Rice wants heat and standing water; wheat and gram are cool-season crops, and bajra grows in dry, sandy land.", difficulty: "EASY" },
  { ask: "Which cash crop needs about 200 frost-free days and black soil that holds moisture?", answer: "cotton", wrong: ["jute", "tea", "sugar beet"], tell: "Cotton needs some 200 frost-free days and does well on black soil; jute wants wet alluvium, and tea wants hill slopes with much rain." },
  { ask: "Which crop needs sloping, well-drained, acid soil and frequent rain spread over the year?", answer: "tea", wrong: ["cotton", "jute", "groundnut"], tell: "Tea needs drained slopes and frequent showers; jute wants flooded plains, and cotton and groundnut drier land." },
  { ask: "Which fibre crop is called the golden fibre and is retted in water?", answer: "jute", wrong: ["cotton", "flax", "coir"], tell: "Jute is the golden fibre; flax gives linen, cotton is called the silver fibre or white gold, and coir comes from coconut husk.", difficulty: "EASY" },
  { ask: "What is the growing of two crops together on one field in a definite pattern of rows called?", answer: "intercropping", wrong: ["mixed cropping", "relay cropping", "sequential cropping"], tell: "Intercropping grows crops together in definite rows; mixed cropping mixes their seed without rows, relay cropping sows the next before the first is cut, and sequential cropping grows one after the other." },
  { ask: "What is the growing of a legume between two cereal crops meant to restore?", answer: "nitrogen", wrong: ["phosphorus", "potassium", "calcium"], tell: "The root nodules of legumes fix nitrogen; phosphorus, potassium and calcium must come from the soil or fertilisers.", difficulty: "EASY" },
  { ask: "At which place is the National Dairy Research Institute of India?", answer: "Karnal", wrong: ["Anand", "Hisar", "Izatnagar"], tell: "It is at Karnal; Anand has the National Dairy Development Board, Hisar a buffalo institute and Izatnagar the veterinary institute.", difficulty: "HARD" },
  { ask: "At which place is the Central Rice Research Institute of India (now the National Rice Research Institute)?", answer: "Cuttack", wrong: ["Karnal", "Kanpur", "Shimla"], tell: "It is at Cuttack; Kanpur has the pulses institute, Shimla the potato institute and Karnal the wheat and barley institute." },
  { ask: "At which place is the Central Potato Research Institute of India?", answer: "Shimla", wrong: ["Cuttack", "Kanpur", "Lucknow"], tell: "It is at Shimla; Cuttack has the rice institute, Kanpur that of pulses and Lucknow that of sugarcane.", difficulty: "HARD" },
  { ask: "At which place is the Indian Institute of Pulses Research?", answer: "Kanpur", wrong: ["Jhansi", "Junagadh", "Cuttack"], tell: "It is at Kanpur; Jhansi has the grassland and fodder institute, Junagadh groundnut and Cuttack rice.", difficulty: "HARD" },
  { ask: "In which country was modern drip irrigation developed in the 1960s?", answer: "Israel", wrong: ["Egypt", "Mexico", "Australia"], tell: "Modern drip irrigation, with emitters in plastic pipes, was developed in Israel in the 1960s." },
  { ask: "What are the bamboo pipes of Meghalaya that carry stream water over long distances used for?", answer: "drip irrigation of betel and pepper", wrong: ["flooding of terraced rice fields", "power for mills and looms", "rearing of fish in ponds"], tell: "The bamboo pipes serve drip irrigation of betel and pepper plants; the water that enters them is let fall in drops at the roots.", difficulty: "HARD" },
]);

export const indiaAgriculture = [...seasons, ...branches, ...revolutions, ...shifting, ...farmSingles];
