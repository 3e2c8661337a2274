import { computed, wrong } from "../../computed.ts";
import { facts } from "../../facts.ts";
import { singles } from "../../singles.ts";
import { indian, num, percent, words } from "../../value.ts";
import { glossary } from "./glossary.ts";

// biome-ignore format: a table to read across
const populationTerms = glossary("population-terms", "population-and-settlement", "of these", [
  { name: "crude birth rate", article: "the", is: "the number of live births in a year for a thousand people", near: "rate", difficulty: "EASY" },
  { name: "crude death rate", article: "the", is: "the number of deaths in a year for a thousand people", near: "rate", difficulty: "EASY" },
  { name: "infant mortality rate", article: "the", is: "the deaths of children under one year for a thousand live births", near: "rate", difficulty: "EASY" },
  { name: "total fertility rate", article: "the", is: "the average number of children born to a woman in her life", near: "rate" },
  { name: "sex ratio", article: "the", setting: "in the Indian census", is: "the number of females for a thousand males", near: "rate", difficulty: "EASY" },
  { name: "dependency ratio", article: "the", is: "the young and the old compared with those of working age", near: "rate" },
  { name: "physiological density", article: "", is: "the number of people for each unit of arable land", near: "density", difficulty: "HARD" },
  { name: "agricultural density", article: "", is: "the number of farmers for each unit of arable land", near: "density", difficulty: "HARD" },
  { name: "arithmetic density", article: "", is: "the number of people for each unit of total area", near: "density" },
  { name: "emigration", article: "", is: "the leaving of one's country to settle in another", near: "move", difficulty: "EASY" },
  { name: "immigration", article: "", is: "the coming into a country to settle there", near: "move", difficulty: "EASY" },
  { name: "transhumance", article: "", is: "the seasonal move of herders between hill and valley pastures", near: "move" },
  { name: "push factor", is: "a cause such as drought or war that drives people away", near: "move" },
  { name: "pull factor", is: "a cause such as jobs or safety that draws people to a place", near: "move" },
  { name: "conurbation", is: "a large built-up area made by the growing together of towns", near: "town" },
  { name: "megalopolis", is: "a vast chain of great cities that run into one another", near: "town", difficulty: "HARD" },
  { name: "satellite town", is: "a smaller place near a great city, built to relieve it", near: "town" },
  { name: "hamlet", is: "a very small cluster of rural houses", near: "town", difficulty: "EASY" },
  { name: "suburb", is: "a mainly residential district on the edge of a city", near: "town", difficulty: "EASY" },
], (row, other) => ["conurbation", "megalopolis"].includes(row.name) && ["conurbation", "megalopolis"].includes(other.name));

const thinkers = facts({
  name: "thinkers-of-human-geography",
  topic: "population-and-settlement",
  difficulty: "HARD",
  kind: "thinker",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Thomas Malthus", idea: "that population outgrows the supply of food", near: "idea", difficulty: "EASY" },
    { name: "Walter Christaller", idea: "of central places", near: "model", difficulty: "MEDIUM" },
    { name: "Ernest Burgess", idea: "of concentric zones in a city", near: "model", difficulty: "MEDIUM" },
    { name: "Homer Hoyt", idea: "of sectors in a city", near: "model" },
    { name: "Harris and Ullman", idea: "of multiple nuclei in a city", near: "model" },
    { name: "J. H. von Thünen", idea: "of rings of farm land around a market", near: "model" },
    { name: "Friedrich Ratzel", idea: "that nature shapes man (determinism)", near: "idea" },
    { name: "Paul Vidal de la Blache", idea: "that nature offers possibilities from which man chooses", near: "idea" },
    { name: "Griffith Taylor", idea: "of stop-and-go determinism", near: "idea" },
    { name: "E. G. Ravenstein", idea: "of laws of migration", near: "model" },
    { name: "Halford Mackinder", idea: "of the Heartland", near: "idea" },
  ],
  ask: [
    { question: ({ idea }) => `With whom is the idea ${idea} linked?`, answer: ({ name }) => name },
    {
      question: ({ name }) =>
        `With which idea is ${name.includes(" and ") ? "the work of " : ""}${name} linked?`,
      answer: ({ idea }) => `The idea ${idea}`,
    },
  ],
  explain: ({ name, idea }) => `The idea ${idea} is linked with ${name}.`,
});

const patterns = facts({
  name: "patterns-of-settlement",
  topic: "population-and-settlement",
  difficulty: "MEDIUM",
  kind: "pattern of settlement",
  // biome-ignore format: a table to read across
  rows: [
    { name: "linear", where: "along a road, a river or a levee", difficulty: "EASY" },
    { name: "nucleated", where: "closely packed together on a fertile plain", difficulty: "EASY" },
    { name: "dispersed", where: "scattered singly over hills or forest", difficulty: "EASY" },
    { name: "circular", where: "around a pond, lake or green" },
    { name: "star-like", where: "spread outwards along several roads that meet at one point" },
    { name: "cross-shaped", where: "in four arms along two roads at right angles", difficulty: "EASY" },
    { name: "double village", where: "on both banks of a river at a bridge or ferry" },
  ],
  ask: [
    {
      question: ({ where }) => `Which pattern of rural settlement has its houses ${where}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `Where or how do houses stand in the ${name} pattern of rural settlement?`,
      answer: ({ where }) => where,
    },
  ],
  explain: ({ name, where }) => `In the ${name} pattern houses stand ${where}.`,
});

// biome-ignore format: a table to read across
const populationSingles = singles("population-single-facts", "population-and-settlement", [
  { ask: "In which year was the first complete synchronous census of India taken?", answer: "1881", wrong: ["1872", "1901", "1951"], tell: "The first synchronous census was that of 1881; that of 1872 was not taken at one time, and 1951 was the first after independence.", difficulty: "EASY" },
  { ask: "Which census year is called the Great Divide of India's population growth?", answer: "1921", wrong: ["1901", "1951", "1971"], tell: "The decade 1911 to 1921 saw a fall, and growth has been steady since 1921, the Great Divide; 1951 was the first census after independence." },
  { ask: "In which stage of the demographic transition is growth fastest?", answer: "high births, falling deaths", wrong: ["high births, high deaths", "low births, low deaths", "falling births, low deaths"], tell: "Growth is fastest in the second stage, with high births, falling deaths; in the first and the last stages births and deaths nearly balance.", difficulty: "EASY" },
  { ask: "What does a population pyramid with a broad base and a narrow top show?", answer: "a growing population", wrong: ["a declining population", "a stationary population", "an ageing population"], tell: "A broad base means many births and so a growing population; a narrow base means a declining or ageing one, and straight sides a stationary one.", difficulty: "EASY" },
  { ask: "What does a population pyramid with a narrow base and a broad middle show?", answer: "a declining population", wrong: ["a growing population", "a population of high birth rate", "a population of short lives"], tell: "A narrow base means few births and so a declining population; a broad base would show a growing one with a high birth rate." },
  { ask: "Which of these is a push factor of migration?", answer: "crop failure", wrong: ["higher wages", "better schools", "political stability"], tell: "Crop failure drives people away; higher wages, better schools and stability draw them and are pull factors.", difficulty: "EASY" },
  { ask: "How many people must a place have, among other tests, to be a census town in India?", answer: "5,000", wrong: ["1,000", "10,000", "1,00,000"], tell: "A census town has at least 5,000 people, three quarters of its male workers outside farming and 400 people to a square kilometre; a town of 1,00,000 or more is a city (class I)." },
  { ask: "How many people must an Indian town have to be reckoned a class I town?", answer: "1,00,000", wrong: ["20,000", "50,000", "10,00,000"], tell: "Class I starts at 1,00,000, class II at 50,000 and class III at 20,000; a place of 10,00,000 or more is a million city.", difficulty: "HARD" },
  { ask: "What share of the male workers of an Indian census town must work outside farming?", answer: "75%", wrong: ["50%", "60%", "90%"], tell: "At least 75% of the main male workers must be outside farming; the other tests are 5,000 people and 400 to the square kilometre.", difficulty: "HARD" },
  { ask: "Which sector of work do mining and farming belong to?", answer: "primary", wrong: ["secondary", "tertiary", "quaternary"], tell: "Work that takes goods from nature is primary; making things is secondary, services are tertiary, and knowledge services quaternary.", difficulty: "EASY" },
  { ask: "To which sector of work do research and information services belong?", answer: "quaternary", wrong: ["primary", "secondary", "quinary"], tell: "Knowledge and information services are quaternary; quinary work is that of the highest decision makers, primary takes goods from nature and secondary makes them." },
  { ask: "Which kind of town is Pushkar or Haridwar by its chief function?", answer: "pilgrim town", wrong: ["mining town", "garrison town", "port town"], tell: "Each is a pilgrim town; Dhanbad is a mining town, Mhow and Ambala are garrison towns, and Kandla is a port." },
  { ask: "Which kind of town is Ambala or Mhow by its first function?", answer: "garrison town", wrong: ["mining town", "port town", "pilgrim town"], tell: "Each is a garrison town, grown up around a cantonment; Dhanbad is a mining town, Kandla a port and Pushkar a pilgrim town." },
]);

const populationComputations = [
  computed({
    name: "population-density",
    topic: "population-and-settlement",
    difficulty: "EASY",
    write(random) {
      const density = random.step(40, 900, 10);
      const area = random.step(200, 4000, 100);
      const people = density * area;
      const asksPeople = random.chance(0.35);
      const per = (value: number) => words(`${indian(Math.round(value))} people per square kilometre`);
      return asksPeople
        ? {
            text: `A district of ${indian(area)} square kilometres has a density of ${density} people per square kilometre. How many people live in it?`,
            answer: words(indian(people)),
            distractors: [
              wrong(words(indian(people * 10)), "shifting the decimal point to the right"),
              wrong(words(indian(people / 10)), "shifting the decimal point to the left"),
              wrong(words(indian(people + density * 100)), "taking 100 square kilometres too many"),
              wrong(words(indian(area + density)), "adding instead of multiplying"),
            ],
            explanation: [
              "The number of people is the density times the area.",
              `$${density} \\times ${area}$ gives ${indian(people)}.`,
            ],
          }
        : {
            text: `A district of ${indian(area)} square kilometres has ${indian(people)} people. What is its density of population?`,
            answer: per(density),
            distractors: [
              wrong(per(density * 10), "shifting the decimal point to the right"),
              wrong(per(density / 10), "shifting the decimal point to the left"),
              wrong(per((people / area) * 2), "halving the area"),
              wrong(per(density + 100), "a slip in the division"),
            ],
            explanation: [
              "Density is the number of people divided by the area.",
              `${indian(people)} people divided by ${indian(area)} square kilometres gives ${per(density)}.`,
            ],
          };
    },
  }),
  computed({
    name: "natural-growth-rate",
    topic: "population-and-settlement",
    difficulty: "MEDIUM",
    write(random) {
      const births = random.int(16, 44);
      const deaths = random.int(5, births - 4);
      const growth = (births - deaths) / 10;
      return {
        text: `A country has a crude birth rate of ${births} and a crude death rate of ${deaths} per thousand. What is its natural rate of growth in per cent a year?`,
        answer: percent(growth),
        distractors: [
          wrong(percent(births - deaths), "forgetting that the rates are per thousand, not per hundred"),
          wrong(percent((births + deaths) / 10), "adding the death rate"),
          wrong(percent((births - deaths) / 100), "dividing by a hundred instead of ten"),
          wrong(percent(births / 10), "leaving out the deaths"),
        ],
        explanation: [
          `Natural growth is births less deaths: $${births} - ${deaths} = ${births - deaths}$ per thousand.`,
          `Per hundred that is ${percent(growth)}.`,
        ],
      };
    },
  }),
  computed({
    name: "sex-ratio-of-a-town",
    topic: "population-and-settlement",
    difficulty: "MEDIUM",
    write(random) {
      const ratio = random.step(850, 1100, 10);
      const males = random.step(10, 90, 5) * 1000;
      const females = (males * ratio) / 1000;
      if (ratio === 1000) return undefined;
      return {
        text: `A town has ${indian(males)} males and ${indian(females)} females. What is its sex ratio, as the Indian census gives it?`,
        answer: num(ratio),
        distractors: [
          wrong(num(Math.round(1_000_000 / ratio)), "taking males for a thousand females"),
          wrong(
            num(Math.round((1000 * females) / (males + females))),
            "dividing by all the people instead of the males",
          ),
          wrong(num(Math.abs(2000 - ratio)), "turning the difference from 1,000 the wrong way"),
          wrong(num(Math.round((1000 * males) / (males + females))), "giving the share of males"),
        ],
        explanation: [
          "The Indian census gives the number of females for a thousand males.",
          `$\\frac{${females}}{${males}} \\times 1000 = ${num(ratio).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "population-with-migration",
    topic: "population-and-settlement",
    difficulty: "HARD",
    write(random) {
      const start = random.int(2, 20) * 10000;
      const births = random.int(20, 36);
      const deaths = random.int(6, 14);
      const inflow = random.step(400, 3000, 100);
      const outflow = random.step(200, 2500, 100);
      const natural = (start / 1000) * (births - deaths);
      const end = start + natural + inflow - outflow;
      if (inflow === outflow) return undefined;
      const people = (value: number) => words(indian(value));
      return {
        text: `A town has ${indian(start)} people at the start of a year, a birth rate of ${births} and a death rate of ${deaths} per thousand. In the year ${indian(inflow)} people move in and ${indian(outflow)} move out. How many people has it at the end, if the rates are reckoned on the first number?`,
        answer: people(end),
        distractors: [
          wrong(people(start + natural), "leaving out migration"),
          wrong(people(start + natural - inflow + outflow), "taking migration the wrong way round"),
          wrong(people(start + inflow - outflow), "leaving out births and deaths"),
          wrong(people(start + (start / 1000) * births + inflow - outflow), "leaving out the deaths"),
        ],
        explanation: [
          `Natural increase: $${births} - ${deaths} = ${births - deaths}$ per thousand of ${indian(start)}, which is ${indian(natural)}.`,
          `Net migration: $${inflow} - ${outflow} = ${inflow - outflow}$.`,
          `At the end there are ${indian(end)} people.`,
        ],
      };
    },
  }),
];

export const populationAndSettlement = [
  ...populationTerms,
  ...thinkers,
  ...patterns,
  ...populationSingles,
  ...populationComputations,
];
