import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { glossary } from "../../../kit/glossary.ts";
import { singles } from "../../../kit/singles.ts";

const populationTerms = glossary("population-terms", "population-and-settlement", "of these", [
  { name: "crude birth rate", article: "the", is: "the number of live births in a year for a thousand people", near: "rate", category: "number", difficulty: "EASY", plainly: true },
  { name: "crude death rate", article: "the", is: "the number of deaths in a year for a thousand people", near: "rate", category: "number", difficulty: "EASY", plainly: true },
  { name: "infant mortality rate", article: "the", is: "the deaths of children under one year for a thousand live births", near: "rate", category: "number", difficulty: "EASY", plainly: true },
  { name: "total fertility rate", article: "the", is: "the average number of children born to a woman in her life", near: "rate", category: "number", plainly: true },
  { name: "general fertility rate", article: "the", is: "the live births in a year for a thousand women aged 15 to 49", near: "rate", category: "number", difficulty: "HARD" },
  { name: "gross reproduction rate", article: "the", is: "the average number of daughters born to a woman in her life", near: "rate", category: "number", difficulty: "HARD" },
  { name: "net reproduction rate", article: "the", is: "the average number of a woman's daughters who survive to bear children themselves", near: "rate", category: "number", difficulty: "HARD" },
  { name: "sex ratio", article: "the", setting: "in the Indian census", is: "the number of females for a thousand males", near: "rate", category: "number", difficulty: "EASY", plainly: true },
  { name: "dependency ratio", article: "the", is: "the young and the old compared with those of working age", near: "rate", category: "number", plainly: true },
  { name: "physiological density", article: "", is: "the number of people for each unit of arable land", near: "density", category: "number", difficulty: "HARD" },
  { name: "agricultural density", article: "", is: "the number of farmers for each unit of arable land", near: "density", category: "number", difficulty: "HARD", plainly: true },
  { name: "arithmetic density", article: "", is: "the number of people for each unit of total area", near: "density", category: "number" },
  { name: "emigration", article: "", is: "the leaving of one's country to settle in another", near: "move", difficulty: "EASY", plainly: true },
  { name: "immigration", article: "", is: "the coming into a country to settle there", near: "move", difficulty: "EASY", plainly: true },
  { name: "transhumance", article: "", is: "the seasonal move of herders between hill and valley pastures", near: "move", plainly: true },
  { name: "push factor", is: "a cause such as drought or war that drives people away", near: "move", plainly: true },
  { name: "pull factor", is: "a cause such as jobs or safety that draws people to a place", near: "move", plainly: true },
  { name: "conurbation", is: "a large built-up area made by the growing together of towns", near: "town", category: "place" },
  { name: "megalopolis", is: "a vast chain of great cities that run into one another", near: "town", category: "place", difficulty: "HARD", plainly: true },
  { name: "primate city", is: "the leading town of a country, at least twice as large as the next", near: "town", category: "place", difficulty: "HARD" },
  { name: "umland", article: "the", is: "the area round a city that is tied to it by daily trade and work", near: "land", category: "place", difficulty: "HARD" },
  { name: "ecumene", article: "the", is: "the part of the earth's surface that people inhabit", near: "land", category: "place", difficulty: "HARD" },
  { name: "hinterland", article: "the", is: "the area from which a port draws its goods", near: "land", category: "place" },
  { name: "satellite town", is: "a smaller place near a great city, built to relieve it", near: "town", category: "place", plainly: true },
  { name: "hamlet", is: "a very small cluster of rural houses", near: "town", category: "place", difficulty: "EASY", plainly: true },
  { name: "suburb", is: "a mainly residential district on the edge of a city", near: "town", category: "place", difficulty: "EASY", plainly: true },
  // A megalopolis has grown together too, and the umland of a city is often called its hinterland.
], { alsoTrue: (row, other) =>
  [["conurbation", "megalopolis"], ["umland", "hinterland"]].some((pair) => pair.includes(row.name) && pair.includes(other.name)) });

const thinkers = facts({
  name: "thinkers-of-human-geography",
  topic: "population-and-settlement",
  difficulty: "HARD",
  kind: "thinker",
  rows: [
    { name: "Thomas Malthus", idea: "population outgrowing the supply of food", near: "idea", difficulty: "EASY" },
    { name: "Walter Christaller", idea: "central places", near: "model", difficulty: "MEDIUM" },
    { name: "Ernest Burgess", idea: "concentric zones in a city", near: "model", difficulty: "MEDIUM" },
    { name: "Homer Hoyt", idea: "sectors in a city", near: "model" },
    { name: "Chauncy Harris", idea: "multiple nuclei in a city", near: "model" },
    { name: "J. H. von Thünen", idea: "rings of farm land around a market", near: "model" },
    { name: "Friedrich Ratzel", idea: "nature as the force that shapes man", near: "idea" },
    { name: "Paul Vidal de la Blache", idea: "nature as a store of possibilities for man", near: "idea" },
    { name: "Griffith Taylor", idea: "stop-and-go determinism", near: "idea" },
    { name: "E. G. Ravenstein", idea: "laws of migration", near: "model" },
    { name: "Halford Mackinder", idea: "the Heartland", near: "idea" },
  ],
  ask: [
    { question: ({ idea }) => `With whom is the idea of ${idea} linked?`, answer: ({ name }) => name, heading: "Thinker" },
    {
      question: ({ name }) => `With which idea is ${name} linked?`,
      answer: ({ idea }) => capitalise(idea),
      heading: "Idea",
    },
  ],
  explain: ({ name, idea }) => `The idea of ${idea} is linked with ${name}.`,
  // Taylor's is a milder determinism.
  alsoTrue: (row, other) =>
    ["Friedrich Ratzel", "Griffith Taylor"].every((name) => [row.name, other.name].includes(name)),
});

const types = facts({
  name: "types-of-rural-settlement",
  topic: "population-and-settlement",
  difficulty: "MEDIUM",
  kind: "type of settlement",
  rows: [
    { name: "clustered", where: "Bundelkhand and Nagaland" },
    { name: "semi-clustered", where: "the plain of Gujarat and parts of Rajasthan", difficulty: "HARD" },
    { name: "hamleted", where: "Chhattisgarh and the lower valleys of the Himalaya", difficulty: "HARD" },
    { name: "dispersed", where: "Meghalaya and Uttarakhand" },
  ],
  ask: [
    {
      question: ({ where }) => `Which type of rural settlement is typical of ${where}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `Of which part of India is the ${name} type of rural settlement typical?`,
      answer: ({ where }) => capitalise(where),
    },
  ],
  explain: ({ name, where }) => `The ${name} type of rural settlement is typical of ${where}.`,
});

const populationSingles = singles("population-single-facts", "population-and-settlement", [
  { ask: "In which year was the first complete synchronous census of India taken?", answer: "1881", wrong: ["1872", "1901", "1951"], tell: "The first synchronous census was that of 1881; that of 1872 was not taken at one time, and 1951 was the first after independence.", difficulty: "EASY" },
  { ask: "Which census year is called the Great Divide of India's population growth?", answer: "1921", wrong: ["1901", "1951", "1971"], tell: "The decade 1911 to 1921 saw a fall, and growth has been steady since 1921, the Great Divide; 1951 was the first census after independence." },
  { ask: "What marks the second stage of the demographic transition?", answer: "high births, falling deaths", wrong: ["high births, high deaths", "low births, low deaths", "falling births, low deaths"], tell: "The second stage has high births, falling deaths, and so the fastest growth; in the first and the last stages births and deaths nearly balance.", difficulty: "EASY" },
  { ask: "What does a population pyramid with a broad base and a narrow top show?", answer: "a growing population", wrong: ["a declining population", "a stationary population", "an ageing population"], tell: "A broad base means many births and so a growing population; a narrow base means a declining or ageing one, and straight sides a stationary one.", difficulty: "EASY" },
  { ask: "What does a population pyramid with a narrow base and a broad middle show?", answer: "a declining population", wrong: ["a growing population", "a stationary population", "a young population"], tell: "A narrow base means few births and so a declining population; a broad base would show a young and growing one, and straight sides a stationary one." },
  { ask: "Who coined the word \"conurbation\"?", answer: "Patrick Geddes", wrong: ["Jean Gottmann", "Lewis Mumford", "Mark Jefferson"], tell: "Patrick Geddes coined the word in 1915; Gottmann wrote of the Megalopolis of the American north-east, Jefferson of primate cities and Mumford on the history of cities.", difficulty: "HARD" },
  { ask: "Who gave the name Megalopolis to the chain of cities from Boston to Washington?", answer: "Jean Gottmann", wrong: ["Patrick Geddes", "Walter Christaller", "Mark Jefferson"], tell: "Jean Gottmann gave it that name; Geddes coined the word conurbation, Christaller wrote on central places and Jefferson on primate cities.", difficulty: "HARD" },
  { ask: "How many people must a place have, among other tests, to be a census town in India?", answer: "5,000", wrong: ["1,000", "10,000", "1,00,000"], tell: "A census town has at least 5,000 people, three quarters of its male workers outside farming and 400 people to a square kilometre; a town of 1,00,000 or more is a city (class I)." },
  { ask: "How many people must an Indian town have to be reckoned a class I town?", answer: "1,00,000", wrong: ["20,000", "50,000", "10,00,000"], tell: "Class I starts at 1,00,000, class II at 50,000 and class III at 20,000; a place of 10,00,000 or more is a million city.", difficulty: "HARD" },
  { ask: "What share of the male workers of an Indian census town must work outside farming?", answer: "75%", wrong: ["50%", "60%", "90%"], tell: "At least 75% of the main male workers must be outside farming; the other tests are 5,000 people and 400 to the square kilometre.", difficulty: "HARD" },
  { ask: "Which sector of work do mining and farming belong to?", answer: "primary", wrong: ["secondary", "tertiary", "quaternary"], tell: "Work that takes goods from nature is primary; making things is secondary, services are tertiary, and knowledge services quaternary.", difficulty: "EASY" },
  { ask: "To which sector of work does the gathering and passing on of information belong?", answer: "quaternary", wrong: ["primary", "secondary", "quinary"], tell: "The gathering and passing on of information is quaternary; quinary work is that of the highest decision makers, primary takes goods from nature and secondary makes them." },
  { ask: "As which kind of town are Pushkar and Haridwar chiefly known?", answer: "pilgrim town", wrong: ["mining town", "garrison town", "port town"], tell: "Each is a pilgrim town; Dhanbad is a mining town, Mhow and Ambala are garrison towns, and Kandla is a port.", difficulty: "EASY" },
  { ask: "As which kind of town did both Ambala and Mhow grow up?", answer: "garrison town", wrong: ["mining town", "port town", "pilgrim town"], tell: "Each is a garrison town, grown up around a cantonment; Dhanbad is a mining town, Kandla a port and Pushkar a pilgrim town." },
]);

export const populationAndSettlement = [
  ...populationTerms,
  ...thinkers,
  ...types,
  ...populationSingles,
];
