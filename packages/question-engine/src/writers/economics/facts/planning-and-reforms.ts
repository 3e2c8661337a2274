import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { turnedEvent } from "../../../kit/turned-event.ts";

const content = writersIn(new URL("../../../content/economics/planning-and-reforms.yaml", import.meta.url));

/** "1951–56", "1997–2002". */
function fiveYearsFrom(start: number): string {
  const end = `${start + 5}`;
  return `${start}–${end.startsWith(`${start}`.slice(0, 2)) ? end.slice(2) : end}`;
}

export const fiveYearPlans = facts({
  name: "five-year-plans",
  topic: "indian-economy",
  difficulty: "MEDIUM",
  kind: "plan",
  rows: [
    { plan: "First", years: "1951–56", known: "its stress on agriculture and irrigation, on the lines of the Harrod–Domar model", near: 1, difficulty: "EASY" },
    { plan: "Second", years: "1956–61", known: "the Mahalanobis strategy of building heavy industry first", near: 2, difficulty: "EASY" },
    { plan: "Third", years: "1961–66", known: "its aim of a self-reliant economy, upset by two wars and a drought", near: 3 },
    { plan: "Fourth", years: "1969–74", known: "its aims of growth with stability and self-reliance, after three annual plans", near: 4, difficulty: "HARD" },
    { plan: "Fifth", years: "1974–79", known: "its aim of removing poverty, and for being ended a year early", near: 5 },
    { plan: "Sixth", years: "1980–85", known: "following the short-lived Rolling Plan", near: 6, difficulty: "HARD" },
    { plan: "Seventh", years: "1985–90", known: "its watchwords of food, work and productivity", near: 7 },
    { plan: "Eighth", years: "1992–97", known: "being the first plan after the reforms of 1991", near: 8 },
    { plan: "Ninth", years: "1997–2002", known: "its motto of growth with social justice and equality", near: 9, difficulty: "HARD" },
    { plan: "Tenth", years: "2002–07", known: "its aim of doubling income per head in ten years", near: 10, difficulty: "HARD" },
    { plan: "Eleventh", years: "2007–12", known: "its motto \"towards faster and more inclusive growth\"", near: 11 },
    { plan: "Twelfth", years: "2012–17", known: "being the last before such plans were given up", near: 12, difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ plan }) =>
        `Which years did India's ${plan} Five Year Plan cover (as it was first laid down)?`,
      answer: ({ years }) => years,
      decoys: ({ years }) => [-4, -3, -1, 1, 2, 3, 4].map((shift) => fiveYearsFrom(Number(years.slice(0, 4)) + shift)),
      // Two plans whose years do not follow each other would show which statement is false.
      state: false,
    },
    {
      question: ({ known }) => `Which of India's five-year plans is known for ${known}?`,
      answer: ({ plan }) => `${plan} Plan`,
      state: ({ known }, plan) => `India's ${plan} is known for ${known}.`,
    },
  ],
  explain: ({ plan, years, known }) => `The ${plan} Plan (${years}) is known for ${known}.`,
  // The Eleventh named the same aim.
  alsoTrue: (row, other) => row.plan === "Tenth" && other.plan === "Eleventh",
});

export const committees = content("committees-on-the-indian-economy");

export const milestones = facts({
  name: "milestones-of-the-indian-economy",
  topic: "indian-economy",
  difficulty: "MEDIUM",
  kind: "event",
  rows: [
    { event: "the Planning Commission was set up", year: 1950, near: 1950, difficulty: "EASY", category: "planning" },
    { event: "the National Development Council was set up", year: 1952, near: 1952, difficulty: "HARD", category: "planning" },
    { event: "the Imperial Bank of India became the State Bank of India", year: 1955, near: 1955, category: "planning" },
    { event: "the second Industrial Policy Resolution, which put industries into three classes, was adopted", year: 1956, near: 1956, category: "planning" },
    { event: "the Food Corporation of India was set up", year: 1965, near: 1965, category: "planning" },
    { event: "fourteen large banks were nationalised", year: 1969, near: 1969, difficulty: "EASY", category: "planning" },
    { event: "the second Foreign Exchange Regulation Act was passed", year: 1973, near: 1973, category: "planning" },
    { event: "the first regional rural banks were set up", year: 1975, near: 1975, category: "planning" },
    { event: "six banks, among them Andhra Bank and Vijaya Bank, were nationalised", year: 1980, near: 1980, category: "planning" },
    { event: "the New Economic Policy of liberalisation was launched", year: 1991, near: 1991, difficulty: "EASY", category: "reforms" },
    { event: "the rupee became fully convertible on the current account", year: 1994, near: 1994, difficulty: "HARD", category: "reforms" },
    { event: "the Foreign Exchange Management Act was passed", year: 1999, near: 1999, category: "reforms" },
    { event: "the Fiscal Responsibility and Budget Management Act was passed", year: 2003, near: 2003, category: "reforms" },
    { event: "the National Rural Employment Guarantee Act was passed", year: 2005, near: 2005, category: "reforms" },
    { event: "NITI Aayog took the place of the Planning Commission", year: 2015, near: 2015, difficulty: "EASY", category: "reforms" },
    { event: "the Insolvency and Bankruptcy Code was enacted", year: 2016, near: 2016, category: "reforms" },
    { event: "the Goods and Services Tax came into force", year: 2017, near: 2017, difficulty: "EASY", category: "reforms" },
  ],
  ask: [
    {
      question: ({ event }) => `In which year ${turnedEvent(event)}${event.includes("India") ? "" : " in India"}?`,
      answer: ({ year }) => `${year}`,
      heading: "Year",
    },
    {
      question: ({ year }) => `Which of these happened in India in ${year}?`,
      answer: ({ event }) => event,
      heading: "Event",
      harder: true,
    },
  ],
  order: {
    ask: "in chronological order, the earliest first",
    by: ({ near }) => near,
    name: ({ event }) => event,
    show: ({ year }) => `${year}`,
  },
  explain: ({ event, year }) => `In ${year} ${event}.`,
});

export const farmRevolutions = content("colour-revolutions-of-india");

/** Others that have to do with taxes or with foreign trade. */
const TAX_BODIES: Record<string, string> = {
  "The Department of Expenditure": "oversees the spending of the ministries of the Union",
  "The Comptroller and Auditor General": "audits the accounts of the Union and the states",
  "The National Development Council": "approved the five-year plans",
  "The Union Cabinet": "approves the budget before it is laid before Parliament",
};
const TRADE_BODIES: Record<string, string> = {
  "The Directorate General of Foreign Trade": "issues the codes and licences of importers and exporters",
  "The Central Board of Indirect Taxes and Customs": "administers the customs duties",
  "The Export Inspection Council": "certifies the quality of goods that are sent abroad",
  "The India Trade Promotion Organisation": "holds trade fairs",
};

const FIGURE_BODIES: Record<string, string> = {
  "The Registrar General of India": "carries out the census",
  "The Directorate of Economics and Statistics": "compiles the estimates of crops",
  "The Indian Statistical Institute": "teaches statistics and does research in it",
  "The Indian Bureau of Mines": "publishes the data on minerals",
};
const BODIES: Record<string, string> = { ...TAX_BODIES, ...TRADE_BODIES, ...FIGURE_BODIES };

/** Bodies with tasks like those of the one asked for. */
function likeIt(name: string, near: string): Record<string, string> {
  if (name.endsWith("Trade Remedies")) return TRADE_BODIES;
  if (/Finance Commission|GST/.test(name)) return TAX_BODIES;
  return near === "figures" ? FIGURE_BODIES : {};
}

export const indianBodies = facts({
  name: "economic-bodies-of-india",
  topic: "indian-economy",
  difficulty: "MEDIUM",
  kind: "body",
  rows: [
    { name: "the Finance Commission", role: "recommends how taxes are shared between the Union and the states", near: "body", topic: "public-finance", difficulty: "EASY" },
    { name: "the GST Council", role: "recommends the rates of the tax that the Union and the states levy together", near: "body", topic: "public-finance", difficulty: "EASY" },
    { name: "the Comptroller and Auditor General", role: "reports to the President on the accounts of the Union", near: "body", topic: "public-finance", plainly: true as const },
    { name: "the Commission for Agricultural Costs and Prices", role: "recommends minimum support prices for crops", near: "body", plainly: true as const },
    { name: "the Food Corporation of India", role: "holds the buffer stock of grain", near: "body", difficulty: "EASY", plainly: true as const },
    { name: "the National Statistical Office", role: "estimates the country's quarterly GDP", near: "figures", topic: "national-income", difficulty: "HARD" },
    { name: "the Competition Commission of India", role: "acts against cartels and the abuse of dominant positions", near: "body", topic: "market-structures", difficulty: "MEDIUM", plainly: true as const },
    { name: "the Directorate General of Trade Remedies", role: "inquires into dumping by foreign producers", near: "body", topic: "international-trade", difficulty: "MEDIUM" },
    { name: "the Office of the Economic Adviser", role: "compiles the wholesale price index", near: "figures", topic: "inflation-and-prices", difficulty: "HARD" },
    { name: "the Labour Bureau", role: "compiles the index by which dearness allowance is adjusted", near: "figures", topic: "inflation-and-prices", difficulty: "HARD" },
    { name: "the Directorate General of Commercial Intelligence and Statistics", role: "publishes the data on India's foreign trade", near: "figures", topic: "international-trade", plainly: true as const },
    { name: "NITI Aayog", role: "serves as the policy think tank of the Union government", near: "short", category: "short", difficulty: "EASY", plainly: true as const },
    { name: "SEBI", role: "registers stockbrokers and mutual funds", near: "short", category: "short", difficulty: "EASY" },
    { name: "NABARD", role: "inspects regional rural and state cooperative banks", near: "short", category: "short", difficulty: "EASY" },
    { name: "SIDBI", role: "refinances lenders' loans to small industries", near: "short", category: "short" },
    { name: "IRDAI", role: "licenses insurers from its seat in Hyderabad", near: "short", category: "short", difficulty: "EASY" },
    { name: "the Central Board of Direct Taxes", role: "administers the income tax and the corporation tax", near: "body", topic: "public-finance", plainly: true as const },
  ],
  ask: [
    {
      question: ({ role }) => `Which body in India ${role}?`,
      answer: ({ name }) => name,
      // The table has others that deal in figures.
      decoys: ({ name, near }) => Object.keys(likeIt(name, near)).slice(0, near === "figures" ? 2 : 4),
      placeDecoy: (decoy) => `${decoy} ${BODIES[decoy]}.`,
    },
    {
      question: ({ name }) => `Which of these does ${name} do?`,
      answer: ({ role }) => role,
      harder: true,
      // Beside those of taxes the table has enough of the kind.
      decoys: ({ name, near }) =>
        near === "figures" ? [] : Object.values(likeIt(name, near)).slice(0, name.endsWith("Trade Remedies") ? 4 : 2),
      placeDecoy: (decoy) => {
        const role = `${decoy.charAt(0).toLowerCase()}${decoy.slice(1)}`;
        const [body] = Object.entries(BODIES).find(([, does]) => does === role) ?? [];
        return body ? `${body} ${role}.` : "";
      },
    },
  ],
  explain: ({ name, role }) => `${name.replace(/^the /, "The ")} ${role}.`,
});
