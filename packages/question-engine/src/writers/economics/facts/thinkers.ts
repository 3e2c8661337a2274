import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";

/** `idea` goes on after "is known for". */
export const economists = facts({
  name: "economists-and-ideas",
  topic: "economic-institutions",
  difficulty: "MEDIUM",
  kind: "economist",
  rows: [
    { name: "Adam Smith", idea: "the theory of the invisible hand", near: "classical", difficulty: "EASY" },
    { name: "David Ricardo", idea: "the theory of comparative advantage", near: "classical", difficulty: "EASY" },
    { name: "Thomas Malthus", idea: "the theory that population tends to outrun the supply of food", near: "classical", difficulty: "EASY" },
    { name: "Jean-Baptiste Say", idea: "the theory that supply creates its own demand", near: "classical" },
    { name: "Karl Marx", idea: "the theory of surplus value", near: "classical", difficulty: "EASY" },
    { name: "John Maynard Keynes", idea: "the theory of effective demand as the cause of unemployment", near: "modern", difficulty: "EASY" },
    { name: "Alfred Marshall", idea: "the concept of elasticity of demand in its present form", near: "neoclassical" },
    { name: "Léon Walras", idea: "the founding of general equilibrium theory in the 1870s", near: "neoclassical", difficulty: "HARD" },
    { name: "Vilfredo Pareto", idea: "the criterion that nobody can be made better off without making someone worse off", near: "neoclassical" },
    { name: "Milton Friedman", idea: "monetarism and the permanent income hypothesis", near: "modern" },
    { name: "Amartya Sen", idea: "the capability approach to development", near: "development", difficulty: "EASY" },
    { name: "Mahbub ul Haq", idea: "the creation of the Human Development Report in 1990", near: "development" },
    { name: "Simon Kuznets", idea: "the inverted-U curve of inequality during growth", near: "development" },
    { name: "Arthur Lewis", idea: "the model of development with unlimited supplies of labour", near: "development", difficulty: "HARD" },
    { name: "W. W. Rostow", idea: "the five stages of economic growth", near: "development" },
    { name: "Ragnar Nurkse", idea: "the case for balanced growth to break the vicious circle of poverty", near: "development", difficulty: "HARD" },
    { name: "Albert Hirschman", idea: "the strategy of unbalanced growth through linkages", near: "development", difficulty: "HARD" },
    { name: "Dadabhai Naoroji", idea: "the drain theory about India under British rule", near: "india", difficulty: "EASY" },
    { name: "P. C. Mahalanobis", idea: "the model behind India's Second Five Year Plan", near: "india", difficulty: "EASY" },
    { name: "Raj Krishna", idea: "the phrase \"Hindu rate of growth\"", near: "india", difficulty: "HARD" },
    { name: "V. K. R. V. Rao", idea: "the estimate of India's national income for 1931–32", near: "india", difficulty: "HARD" },
    { name: "Irving Fisher", idea: "the equation of exchange in the quantity theory of money", near: "money" },
    { name: "A. W. Phillips", idea: "the curve that links unemployment with the change of wages", near: "money" },
    { name: "Arthur Laffer", idea: "the curve that links tax rates with tax revenue", near: "money" },
    { name: "Joseph Schumpeter", idea: "the idea of creative destruction by innovating entrepreneurs", near: "modern" },
    { name: "Thorstein Veblen", idea: "the concept of conspicuous consumption", near: "modern" },
    { name: "John Nash", idea: "the equilibrium concept of non-cooperative games", near: "modern" },
    { name: "Kenneth Arrow", idea: "the impossibility theorem of social choice", near: "modern", difficulty: "HARD" },
    { name: "Paul Samuelson", idea: "the theory of revealed preference", near: "modern" },
    { name: "Ronald Coase", idea: "the theory of the firm based on transaction costs", near: "modern", difficulty: "HARD" },
    { name: "Robert Mundell", idea: "the theory of optimum currency areas", near: "money", difficulty: "HARD" },
    { name: "Elinor Ostrom", idea: "the study of how communities govern common resources", near: "modern", difficulty: "HARD" },
    { name: "Muhammad Yunus", idea: "the founding of the Grameen Bank for microcredit", near: "development", difficulty: "EASY" },
  ],
  ask: [
    { question: ({ idea }) => `Which economist is known for ${idea}?`, answer: ({ name }) => name },
    { question: ({ name }) => `For which contribution is ${name} known?`, answer: ({ idea }) => idea, heading: "Contribution" },
  ],
  explain: ({ name, idea }) => `${name} is known for ${idea}.`,
  // Sen helped to make the first Human Development Report.
  alsoTrue: (row, other) => /Amartya Sen/.test(row.name + other.name) && /ul Haq/.test(row.name + other.name),
});

export const economicsBooks = facts({
  name: "books-on-economics",
  topic: "economic-institutions",
  difficulty: "MEDIUM",
  kind: "book",
  rows: [
    { book: "The Wealth of Nations", author: "Adam Smith", year: 1776, near: 1776, difficulty: "EASY" },
    { book: "An Essay on the Principle of Population", author: "Thomas Malthus", year: 1798, near: 1798 },
    { book: "On the Principles of Political Economy and Taxation", author: "David Ricardo", year: 1817, near: 1817 },
    { book: "Das Kapital (volume I)", author: "Karl Marx", year: 1867, near: 1867, difficulty: "EASY", plainly: true as const },
    { book: "Principles of Economics", author: "Alfred Marshall", year: 1890, near: 1890 },
    { book: "The Theory of the Leisure Class", author: "Thorstein Veblen", year: 1899, near: 1899, difficulty: "HARD" },
    { book: "Poverty and Un-British Rule in India", author: "Dadabhai Naoroji", year: 1901, near: 1901, category: "india" },
    { book: "The Economic History of India", author: "R. C. Dutt", year: 1902, near: 1902, difficulty: "HARD", category: "india" },
    { book: "The Problem of the Rupee", author: "B. R. Ambedkar", year: 1923, near: 1923, category: "india" },
    { book: "Planned Economy for India", author: "M. Visvesvaraya", year: 1934, near: 1934, difficulty: "HARD", category: "india" },
    { book: "The General Theory of Employment, Interest and Money", author: "John Maynard Keynes", year: 1936, near: 1936, difficulty: "EASY" },
    { book: "Value and Capital", author: "John Hicks", year: 1939, near: 1939, difficulty: "HARD" },
    { book: "Capitalism, Socialism and Democracy", author: "Joseph Schumpeter", year: 1942, near: 1942, difficulty: "HARD" },
    { book: "The Road to Serfdom", author: "Friedrich Hayek", year: 1944, near: 1944 },
    { book: "The Affluent Society", author: "John Kenneth Galbraith", year: 1958, near: 1958 },
    { book: "Capitalism and Freedom", author: "Milton Friedman", year: 1962, near: 1962 },
    { book: "Asian Drama", author: "Gunnar Myrdal", year: 1968, near: 1968 },
    { book: "Small Is Beautiful", author: "E. F. Schumacher", year: 1973, near: 1973 },
    { book: "Poverty and Famines", author: "Amartya Sen", year: 1981, near: 1981 },
    { book: "Globalization and Its Discontents", author: "Joseph Stiglitz", year: 2002, near: 2002 },
    { book: "The End of Poverty", author: "Jeffrey Sachs", year: 2005, near: 2005 },
    { book: "Poor Economics", author: "Abhijit Banerjee and Esther Duflo", year: 2011, near: 2011 },
    { book: "Capital in the Twenty-First Century", author: "Thomas Piketty", year: 2013, near: 2013 },
  ],
  ask: [
    { question: ({ book }) => `Who wrote "${book}"?`, answer: ({ author }) => author, heading: "Author", state: ({ book }, author) => `"${book}" was written by ${author}.` },
    {
      question: ({ author }) => `Which of these books did ${author} write?`,
      answer: ({ book }) => book,
      harder: true,
      heading: "Book",
      state: ({ author }, book) => `"${book}" was written by ${author}.`,
    },
  ],
  order: {
    ask: "in the order in which they came out, the earliest first",
    by: ({ near }) => near,
    name: ({ book }) => `"${book}"`,
    show: ({ year }) => `${year}`,
  },
  explain: ({ book, author, year }) => `"${book}" was written by ${author} and came out in ${year}.`,
});

/** `says` goes on after "says that" or "shows". */
export const laws = facts({
  name: "economic-laws-and-curves",
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
  // Options of the other kind would give the answer away.
  alsoTrue: (row, other) => row.near !== other.near,
  explain: ({ name, says }) =>
    `${capitalise(withThe(name))} ${name.endsWith("curve") ? "shows" : "states"} ${says}.`,
});

function withThe(name: string): string {
  return name.includes("'s ") ? name : `the ${name}`;
}
