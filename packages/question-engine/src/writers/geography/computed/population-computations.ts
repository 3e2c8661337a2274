import { indian, num, percent, words } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";

export const populationComputations = [
  computed({
    name: "population-density",
    topic: "population-and-settlement",
    difficulty: "EASY",
    write(random) {
      const density = random.step(40, 900, 10);
      const area = random.step(200, 4000, 100);
      const people = density * area;
      // The answer must not be in the question.
      if (density === area) return undefined;
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
              wrong(per(density / 2), "doubling the area"),
              wrong(per(density + 100), "a slip in the division"),
            ],
            explanation: [
              "Density is the number of people divided by the area.",
              `Dividing ${indian(people)} people by ${indian(area)} square kilometres gives ${per(density)}.`,
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
        text: `A town has ${indian(start)} people at the start of a year, a birth rate of ${births} and a death rate of ${deaths} per thousand. During the year ${indian(inflow)} people move in and ${indian(outflow)} move out. How many people live in it at the end of the year, if the rates apply to the number at its start?`,
        answer: people(end),
        distractors: [
          wrong(people(start + natural), "leaving out migration"),
          wrong(people(start + natural - inflow + outflow), "taking migration the wrong way round"),
          wrong(people(start + inflow - outflow), "leaving out births and deaths"),
          wrong(people(start + (start / 1000) * births + inflow - outflow), "leaving out the deaths"),
          wrong(people(start + natural + inflow + outflow), "adding those who move out"),
          wrong(
            people(start + (start / 1000) * (births + deaths) + inflow - outflow),
            "adding the deaths to the births",
          ),
        ],
        explanation: [
          `Natural increase: $${births} - ${deaths} = ${births - deaths}$ per thousand of ${indian(start)}, which is ${indian(natural)}.`,
          `Net migration: $${inflow} - ${outflow} = ${inflow - outflow}$.`,
          `At the end there are ${indian(end)} people.`,
        ],
      };
    },
  }),
  computed({
    name: "density-of-two-districts-after-growth",
    topic: "population-and-settlement",
    difficulty: "HARD",
    write(random) {
      const hill = { area: random.step(2000, 6000, 500), density: random.step(40, 160, 20) };
      const plain = { area: random.step(500, 3000, 500), density: random.step(300, 900, 50) };
      const [slow, fast] = [random.step(5, 20, 5), random.step(10, 40, 5)];
      const [hillStart, plainStart] = [hill.area * hill.density, plain.area * plain.density];
      const [hillEnd, plainEnd] = [(hillStart * (100 + slow)) / 100, (plainStart * (100 + fast)) / 100];
      const area = hill.area + plain.area;
      const density = (hillEnd + plainEnd) / area;
      if (slow === fast || !Number.isInteger(density)) return undefined;
      const per = (value: number) => words(`${indian(Math.round(value))} people per square kilometre`);
      return {
        text: `In ten years the population of a hill district of ${indian(hill.area)} square kilometres grew from ${indian(hillStart)} by ${percent(slow)}, and that of the neighbouring plains district of ${indian(plain.area)} square kilometres from ${indian(plainStart)} by ${percent(fast)}. What was the density of the two districts together at the end?`,
        answer: per(density),
        distractors: [
          wrong(
            per((hillEnd / hill.area + plainEnd / plain.area) / 2),
            "taking the average of the two densities, though the areas differ",
          ),
          wrong(per((hillStart + plainStart) / area), "leaving out the growth"),
          wrong(
            per(((hillStart + plainStart) * (200 + slow + fast)) / 200 / area),
            "letting both grow by the average of the two percentages",
          ),
          wrong(
            per((hillStart / hill.area + plainStart / plain.area) / 2),
            "taking the average of the two densities at the start",
          ),
          wrong(per((hillStart + plainEnd) / area), "leaving out the growth of the hill district"),
          wrong(per((hillEnd + plainStart) / area), "leaving out the growth of the plains district"),
          wrong(
            per(((hillStart + plainStart) * (100 + slow + fast)) / 100 / area),
            "letting both grow by the sum of the two percentages",
          ),
        ],
        explanation: [
          `At the end the hill district has ${indian(hillEnd)} people and the plains district ${indian(plainEnd)}, together ${indian(hillEnd + plainEnd)}.`,
          `Their area is ${indian(hill.area)} and ${indian(plain.area)}, together ${indian(area)} square kilometres.`,
          `Dividing the people by the area gives ${per(density)}.`,
        ],
        verify: () => density * area === hillEnd + plainEnd,
      };
    },
  }),
];
