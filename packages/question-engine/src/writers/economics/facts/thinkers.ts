import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/economics/thinkers.yaml", import.meta.url));

export const economists = content("economists-and-ideas");

export const economicsBooks = content("books-on-economics");

/** `says` continues the text after "says that" or "shows". */
export const laws = facts({
  name: "economic-laws-and-curves", depth: 3,
  topic: "development-and-inequality",
  difficulty: "MEDIUM",
  kind: "law or curve",
  rows: [
    { name: "Lorenz curve", says: "the link between shares of the population and their shares of income", near: "curve", difficulty: "EASY" },
    { name: "Phillips curve", says: "the link between inflation and unemployment", near: "curve", topic: "inflation-and-prices" },
    { name: "Laffer curve", says: "the link between the rate of a tax and the revenue it brings", near: "curve", topic: "public-finance" },
    { name: "Kuznets curve", says: "the link between income per head and inequality", near: "curve" },
    { name: "Engel curve", says: "the link between income and the quantity bought of a good", near: "curve", topic: "consumer-theory", difficulty: "HARD" },
    { name: "production possibility curve", says: "the link between the outputs of two goods when all resources are in use", near: "curve", topic: "basic-concepts", difficulty: "EASY", plainly: true as const },
    { name: "Engel's law", says: "that the share of spending on food falls as income rises", near: "law", topic: "consumer-theory" },
    { name: "Gresham's law", says: "that bad money drives good money out of circulation", near: "law", topic: "money-and-banking-theory" },
    { name: "Say's law", says: "that the supply of goods as a whole creates its own demand", near: "law", topic: "income-determination" },
    { name: "Okun's law", says: "that output falls below its potential as unemployment rises", near: "law", topic: "income-determination", difficulty: "HARD" },
    { name: "Wagner's law", says: "that state spending grows faster than the economy as a country develops", near: "law", topic: "public-finance", difficulty: "HARD" },
    { name: "law of diminishing returns", says: "that adding more of one input to fixed others raises output by less and less", near: "law", category: "law of", topic: "production-and-costs", difficulty: "EASY", plainly: true as const },
    { name: "law of diminishing marginal utility", says: "that each further unit consumed adds less satisfaction", near: "law", category: "law of", topic: "consumer-theory", difficulty: "EASY", plainly: true as const },
    { name: "law of demand", says: "that less is bought at a higher price, other things being equal", near: "law", category: "law of", topic: "demand-and-supply", difficulty: "EASY", plainly: true as const },
    { name: "law of equi-marginal utility", says: "that a buyer divides spending so that the last rupee on each good adds the same satisfaction", near: "law", category: "law of", topic: "consumer-theory", plainly: true as const },
    { name: "Hotelling's rule", says: "that the net price of an exhaustible resource rises at the rate of interest", near: "law", topic: "market-structures", difficulty: "HARD" },
    { name: "Marshall–Lerner condition", says: "that a devaluation helps the trade balance if the two demand elasticities add up to more than 1", near: "law", topic: "international-trade", difficulty: "HARD" },
    { name: "Fisher effect", says: "that the nominal rate of interest moves one for one with expected inflation", near: "law", topic: "money-and-banking-theory", difficulty: "HARD" },
    { name: "Heckscher–Ohlin theorem", says: "that a country exports goods that use its plentiful factor intensively", near: "law", topic: "international-trade", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name, says }) =>
        name.endsWith("curve") ? `Which curve shows ${says}?` : `Which of these states ${says}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `What does ${withThe(name)} ${name.endsWith("curve") ? "show" : "state"}?`,
      answer: ({ says }) => says,
      // It is the only one that is a condition.
      when: ({ name }) => !name.endsWith("condition"),
    },
  ],
  // Options of the other kind would reveal the answer.
  alsoTrue: (row, other) => row.near !== other.near,
  explain: ({ name, says }) =>
    `${capitalise(withThe(name))} ${name.endsWith("curve") ? "shows" : "states"} ${says}.`,
});

function withThe(name: string): string {
  return name.includes("'s ") ? name : `the ${name}`;
}
