import { facts } from "../../../kit/facts.ts";

const NEAR_BY: Record<string, readonly string[]> = {
  "the Asian Development Bank": ["Tokyo", "Bangkok", "Singapore", "Jakarta"],
  "the Asian Infrastructure Investment Bank": ["Shanghai", "Tokyo", "Singapore", "Hong Kong"],
  "the New Development Bank": ["Beijing", "New Delhi", "Johannesburg", "Moscow"],
  "the African Development Bank": ["Nairobi", "Addis Ababa", "Lagos", "Cairo"],
  "the European Central Bank": ["Brussels", "Luxembourg", "Paris", "Basel"],
  "the European Bank for Reconstruction and Development": ["Brussels", "Luxembourg", "Paris", "Vienna"],
  "the Inter-American Development Bank": ["New York", "Mexico City", "Miami", "Panama City"],
};

/** Others that have to do with trade, as GATT had. */
const ON_TRADE = [
  "the World Customs Organization",
  "the International Trade Centre",
  "the United Nations Conference on Trade and Development",
  "the World Intellectual Property Organization",
];

/** Others that are banks. */
const BANKS = ["the World Bank", "the European Central Bank", "the European Investment Bank", "the Bank of England"];

/** Others that have shareholders, lend or were founded by states, as these were. */
const LENDERS: Record<string, readonly string[]> = {
  "the International Monetary Fund": ["the World Bank", "the International Finance Corporation", "the World Trade Organization", "the International Fund for Agricultural Development"],
  "the Asian Development Bank": ["the World Bank", "the Asian Infrastructure Investment Bank", "the Islamic Development Bank", "the New Development Bank"],
  "the Asian Infrastructure Investment Bank": ["the Asian Development Bank", "the New Development Bank", "the Islamic Development Bank", "the World Bank"],
  "the New Development Bank": ["the Asian Development Bank", "the Asian Infrastructure Investment Bank", "the Islamic Development Bank", "the Eurasian Development Bank"],
};

export const worldInstitutions = facts({
  name: "economic-institutions-of-the-world",
  topic: "economic-institutions",
  difficulty: "MEDIUM",
  kind: "institution",
  rows: [
    { name: "the International Monetary Fund", year: 1944, seat: "Washington, D.C.", role: "was set up to tide its members over balance of payments problems with short-term loans", near: 1944, difficulty: "EASY" },
    { name: "the World Trade Organization", year: 1995, seat: "Geneva", role: "took the place of GATT in 1995", near: 1995, difficulty: "EASY" },
    { name: "the Asian Development Bank", year: 1966, seat: "Manila", role: "was founded in 1966, with Japan and the United States as its largest shareholders", near: 1966, difficulty: "EASY" },
    { name: "the Asian Infrastructure Investment Bank", year: 2016, seat: "Beijing", role: "began its work in 2016, with China as its largest shareholder", near: 2016 },
    { name: "the New Development Bank", year: 2015, seat: "Shanghai", role: "was founded by five countries alone: Brazil, Russia, India, China and South Africa", near: 2015 },
    { name: "the African Development Bank", year: 1964, seat: "Abidjan", role: "finances development in the countries of Africa", near: 1964, difficulty: "HARD" },
    { name: "the Bank for International Settlements", year: 1930, seat: "Basel", role: "serves the central banks of the world as their bank", near: 1930 },
    { name: "the Organisation for Economic Co-operation and Development", year: 1961, seat: "Paris", role: "compares and advises on the economic policies of its mostly rich members", near: 1961 },
    { name: "the Organization of the Petroleum Exporting Countries", year: 1960, seat: "Vienna", role: "was founded in 1960 by five countries, among them Venezuela", near: 1960, difficulty: "EASY" },
    { name: "the United Nations Conference on Trade and Development", year: 1964, seat: "Geneva", role: "publishes the World Investment Report", near: 1965, difficulty: "HARD" },
    { name: "the World Economic Forum", year: 1971, seat: "Cologny near Geneva", role: "holds its yearly meeting at Davos", near: 1971 },
    { name: "the European Central Bank", year: 1998, seat: "Frankfurt", role: "conducts monetary policy for the euro area", near: 1998 },
    { name: "the European Bank for Reconstruction and Development", year: 1991, seat: "London", role: "was founded to help former socialist countries of Europe towards market economies", near: 1991, difficulty: "HARD" },
    { name: "the International Labour Organization", year: 1919, seat: "Geneva", role: "was founded in 1919 under the Treaty of Versailles", near: 1919 },
    { name: "the International Fund for Agricultural Development", year: 1977, seat: "Rome", role: "finances projects for poor rural people", near: 1977, difficulty: "HARD" },
    { name: "the Inter-American Development Bank", year: 1959, seat: "Washington, D.C.", role: "finances development in Latin America and the Caribbean", near: 1959, difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `In which city does ${name} have its headquarters?`,
      answer: ({ seat }) => seat,
      state: ({ name }, seat) => `${name.replace("the ", "The ")} has its headquarters in ${seat.replace(/\.$/, "")}.`,
      // Cities of the part of the world that is in the name.
      decoys: ({ name }) => NEAR_BY[name] ?? [],
      // A suburb of the city in which others have their seat.
      when: ({ name }) => !name.endsWith("Forum"),
    },
    {
      question: ({ role }) => `Which institution ${role}?`,
      answer: ({ name }) => name,
      state: ({ role }, name) => `${name.replace("the ", "The ")} ${role}.`,
      decoys: ({ name }) =>
        LENDERS[name] ?? (name === "the World Trade Organization" ? ON_TRADE : name.startsWith("the Bank for") ? BANKS : []),
      placeDecoy: () => "",
      // The names of these say what they do.
      when: ({ name }) => !/European|Agricultural|Inter-American|African/.test(name),
      // Davos, Versailles and Venezuela are not in Asia.
      alsoTrue: (row, other) => /Forum|Labour|Petroleum/.test(row.name) && /Asian/.test(other.name),
    },
    {
      question: ({ name }) => `In which year was ${name} founded?`,
      answer: ({ year }) => `${year}`,
      harder: true,
      explain: ({ name, year }) => `${name.replace("the ", "The ")} was founded in ${year}.`,
      // Agreed, in force and open in different years.
      when: ({ name }) =>
        !/Infrastructure|New Development|European|Conference|Monetary|Development Bank/.test(name),
    },
  ],
  order: {
    ask: "in the order of their founding, the earliest first",
    by: ({ year }) => year,
    name: ({ name }) => name,
    show: ({ year }) => `${year}`,
  },
  explain: ({ name, seat, role }) =>
    `${name.replace("the ", "The ")} has its headquarters in ${seat} and ${role}.`,
});

export const reports = facts({
  name: "reports-and-their-publishers", depth: 3,
  topic: "economic-institutions",
  difficulty: "MEDIUM",
  kind: "report",
  rows: [
    { report: "World Economic Outlook", publisher: "International Monetary Fund", near: "world" },
    { report: "World Development Report", publisher: "World Bank", near: "world" },
    { report: "Human Development Report", publisher: "United Nations Development Programme", near: "world", difficulty: "EASY" },
    { report: "Global Risks Report", publisher: "World Economic Forum", near: "world" },
    { report: "World Investment Report", publisher: "United Nations Conference on Trade and Development", near: "world", difficulty: "HARD" },
    { report: "World Trade Report", publisher: "World Trade Organization", near: "world", difficulty: "HARD", plainly: true as const },
    { report: "Corruption Perceptions Index", publisher: "Transparency International", near: "world", plainly: true as const },
    { report: "Asian Development Outlook", publisher: "Asian Development Bank", near: "world", difficulty: "HARD", plainly: true as const },
    { report: "Index of Economic Freedom", publisher: "The Heritage Foundation", near: "world", difficulty: "HARD" },
    { report: "Global Innovation Index", plainly: true as const, publisher: "World Intellectual Property Organization", near: "world", difficulty: "HARD" },
    { report: "State of World Population report", publisher: "United Nations Population Fund", near: "world", category: "nature", difficulty: "HARD", plainly: true as const },
    { report: "Global Economic Prospects report", publisher: "World Bank", near: "world", difficulty: "HARD" },
    { report: "Fiscal Monitor", publisher: "International Monetary Fund", near: "world", difficulty: "HARD" },
    { report: "Global Gender Gap Report", publisher: "World Economic Forum", near: "world" },
    { report: "Emissions Gap Report", publisher: "United Nations Environment Programme", near: "world", category: "nature", plainly: true as const },
    { report: "Living Planet Report", publisher: "World Wide Fund for Nature", near: "world", category: "nature", plainly: true as const },
    { report: "World Employment and Social Outlook", publisher: "International Labour Organization", near: "world", difficulty: "HARD", plainly: true as const },
  ],
  ask: [
    {
      question: ({ report }) => `Which organisation publishes the ${report}?`,
      answer: ({ publisher }) => publisher,
      heading: "Publisher",
    },
    {
      question: ({ publisher }) => `Which of these is published by ${withThe(publisher)}?`,
      answer: ({ report }) => report,
      heading: "Report",
    },
  ],
  explain: ({ report, publisher }) => `The ${report} is published by ${withThe(publisher)}.`,
});

function withThe(name: string): string {
  return /^(The |Transparency)/.test(name) ? name.replace(/^The /, "the ") : `the ${name}`;
}
