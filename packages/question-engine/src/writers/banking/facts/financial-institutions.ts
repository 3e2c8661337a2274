import type { FactRow } from "../../../formats/fact-table.ts";
import { facts } from "../../../kit/facts.ts";
import { turnedEvent } from "../../../kit/turned-event.ts";
import { AROUND } from "./wrong-years.ts";

/** Those of the same kind that a name alone does not rule out. */
const DEVELOPMENT_BANKS = ["NABARD", "SIDBI", "NHB", "NaBFID", "IFCI"];
const INSURERS = [
  "the Life Insurance Corporation of India",
  "the General Insurance Corporation of India",
  "the New India Assurance Company",
  "the Oriental Insurance Company",
  "the United India Insurance Company",
];
const SEATS = ["Mumbai", "New Delhi", "Hyderabad", "Lucknow", "Kolkata"];

interface Body extends FactRow {
  name: string;
  year: number;
  seat: string;
  role: string;
  /** Others of its kind; without them its name says what it does, and only its year or seat is asked. */
  beside?: readonly string[];
}

export const indianFinancialBodies = facts<Body>({
  name: "financial-bodies-of-india",
  topic: "banking-history-and-structure",
  difficulty: "MEDIUM",
  kind: "body",
  rows: [
    { name: "NABARD", year: 1982, seat: "Mumbai", role: "refinances credit for farming and villages", beside: DEVELOPMENT_BANKS, topic: "financial-inclusion-and-schemes", near: 1982, difficulty: "EASY" },
    { name: "the Export-Import Bank of India", year: 1982, seat: "Mumbai", role: "finances the country's foreign trade", topic: "international-banking", near: 1983 },
    { name: "the National Housing Bank", year: 1988, seat: "New Delhi", role: "promotes and refinances housing loans", topic: "loans-and-credit", near: 1988 },
    { name: "SIDBI", year: 1990, seat: "Lucknow", role: "promotes and finances small industry", beside: DEVELOPMENT_BANKS, topic: "financial-inclusion-and-schemes", near: 1990 },
    { name: "the Insurance Regulatory and Development Authority of India", year: 1999, seat: "Hyderabad", role: "licenses those who sell cover against risks", topic: "insurance-and-pension", near: 1999 },
    { name: "the Pension Fund Regulatory and Development Authority", year: 2003, seat: "New Delhi", role: "regulates the NPS", topic: "insurance-and-pension", near: 2003 },
    { name: "the Deposit Insurance and Credit Guarantee Corporation", year: 1978, seat: "Mumbai", role: "pays savers up to a limit when a bank fails", near: 1978 },
    { name: "the Life Insurance Corporation of India", year: 1956, seat: "Mumbai", role: "was formed out of about 245 private companies and provident societies", beside: INSURERS, topic: "insurance-and-pension", near: 1956, difficulty: "EASY" },
    { name: "the General Insurance Corporation of India", year: 1972, seat: "Mumbai", role: "serves as the national reinsurer", beside: INSURERS, topic: "insurance-and-pension", near: 1972 },
    { name: "the Industrial Finance Corporation of India", year: 1948, seat: "New Delhi", role: "was the country's first development bank", beside: ["the Industrial Development Bank of India", "the Industrial Credit and Investment Corporation of India", "the Industrial Reconstruction Corporation of India", "the Small Industries Development Bank of India"], topic: "banking-history-and-structure", near: 1948, difficulty: "HARD" },
    { name: "the State Bank of India", year: 1955, seat: "Mumbai", role: "grew out of the Imperial Bank", beside: ["the Reserve Bank of India", "the Central Bank of India", "the Bank of India", "the Union Bank of India"], topic: "banking-history-and-structure", near: 1955, difficulty: "EASY" },
    { name: "the Institute for Development and Research in Banking Technology", year: 1996, seat: "Hyderabad", role: "was founded by the Reserve Bank at Hyderabad", topic: "digital-payments", near: 1996, difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ role }) => `Which of these bodies in India ${role}?`,
      answer: ({ name }) => name,
      when: ({ beside }) => beside !== undefined,
      decoys: ({ name, beside = [] }) => beside.filter((other) => other !== name),
      placeDecoy: () => "",
    },
    {
      question: ({ name }) => `In which year was ${name} set up?`,
      answer: ({ year }) => `${year}`,
      decoys: ({ year }) => AROUND[year] ?? [],
      harder: true,
      // Set up in one year and incorporated, or given its powers, in another; the State Bank is in the table of dates.
      when: ({ name }) => !/^the (?:State|Insurance|Pension)/.test(name),
    },
    {
      question: ({ name }) => `In which city does ${name} have its head office?`,
      answer: ({ seat }) => seat,
      // Mumbai is too easy to guess, and Hyderabad is too easy for technology.
      when: ({ name }) => /^(?:SIDBI|the (?:National Housing|Insurance|Pension))/.test(name),
      decoys: ({ seat }) => SEATS.filter((other) => other !== seat),
      explain: ({ name, seat, role }) =>
        `${name.replace(/^the /, "The ")}, which ${role}, has its head office in ${seat}.`,
    },
  ],
  explain: ({ name, year, role }) => `${name.replace(/^the /, "The ")}, set up in ${year}, ${role}.`,
});

interface Seat extends FactRow {
  name: string;
  seat: string;
  year: number;
  near: "public" | "private";
}

/** What the laws call the seat of a bank: one of the state has a head office, a company its registered office. */
function officeOf({ near }: Seat): string {
  return near === "public" ? "head office" : "registered office";
}

export const bankSeats = facts<Seat>({
  name: "headquarters-of-indian-banks", form: "quiz",
  topic: "banking-history-and-structure",
  difficulty: "MEDIUM",
  kind: "bank",
  rows: [
    { name: "Canara Bank", seat: "Bengaluru", year: 1906, near: "public", plainly: true },
    { name: "Punjab National Bank", seat: "New Delhi", year: 1894, near: "public", plainly: true },
    { name: "UCO Bank", seat: "Kolkata", year: 1943, near: "public" },
    { name: "Indian Bank", seat: "Chennai", year: 1907, near: "public", difficulty: "EASY" },
    { name: "Indian Overseas Bank", seat: "Chennai", year: 1937, near: "public" },
    { name: "Bank of India", seat: "Mumbai", year: 1906, near: "public" },
    { name: "Central Bank of India", seat: "Mumbai", year: 1911, near: "public" },
    { name: "Union Bank of India", seat: "Mumbai", year: 1919, near: "public" },
    { name: "Federal Bank", seat: "Aluva", year: 1931, near: "private", difficulty: "HARD" },
    { name: "South Indian Bank", seat: "Thrissur", year: 1929, near: "private", plainly: true },
    { name: "City Union Bank", seat: "Kumbakonam", year: 1904, near: "private", difficulty: "HARD" },
    { name: "RBL Bank", seat: "Kolhapur", year: 1943, near: "private", difficulty: "HARD" },
    { name: "Dhanlaxmi Bank", seat: "Thrissur", year: 1927, near: "private", difficulty: "HARD" },
    { name: "CSB Bank", seat: "Thrissur", year: 1920, near: "private", difficulty: "HARD" },
  ],
  ask: [
    {
      question: (row) => `In which city does ${row.name} have its ${officeOf(row)}?`,
      answer: ({ seat }) => seat,
      heading: "Seat",
    },
    {
      question: (row) => `Which of these banks has its ${officeOf(row)} in ${row.seat}?`,
      answer: ({ name }) => name,
      // The name of the others says whether it can be there.
      when: ({ plainly }) => !plainly,
      heading: "Bank",
    },
  ],
  // RBL Bank is run from Mumbai.
  alsoTrue: (row, other) =>
    (row.name === "RBL Bank" && other.seat === "Mumbai") || (other.name === "RBL Bank" && row.seat === "Mumbai"),
  explain: (row) => `${row.name}, founded in ${row.year}, has its ${officeOf(row)} in ${row.seat}.`,
});

export const bankHistory = facts({
  name: "dates-of-indian-banking", form: "quiz",
  topic: "banking-history-and-structure",
  difficulty: "MEDIUM",
  kind: "event",
  rows: [
    { event: "the Bank of Hindustan was founded in Calcutta", year: 1770, near: 1770, difficulty: "HARD", category: "Company" },
    { event: "the Bank of Calcutta, later the Bank of Bengal, was founded", year: 1806, near: 1806, difficulty: "HARD", category: "Company" },
    { event: "the Bank of Bombay was founded", year: 1840, near: 1840, difficulty: "HARD", category: "Company" },
    { event: "Allahabad Bank was founded", year: 1865, near: 1865, category: "Company" },
    { event: "the three Presidency banks were merged into the Imperial Bank of India", year: 1921, near: 1921, category: "British" },
    { event: "the Hilton Young Commission reported in favour of a central bank", year: 1926, near: 1926, difficulty: "HARD", topic: "reserve-bank-of-india", category: "British" },
    { event: "the Reserve Bank of India Act was passed", year: 1934, near: 1934, topic: "reserve-bank-of-india", category: "British" },
    { event: "the Reserve Bank of India began its work", year: 1935, near: 1935, difficulty: "EASY", topic: "reserve-bank-of-india", category: "British" },
    { event: "the Reserve Bank of India was nationalised", year: 1949, near: 1949, difficulty: "EASY", topic: "reserve-bank-of-india", category: "later" },
    { event: "the Imperial Bank became the State Bank of India", year: 1955, near: 1955, difficulty: "EASY", category: "later" },
    { event: "fourteen large banks were nationalised", year: 1969, near: 1969, difficulty: "EASY", category: "later" },
    { event: "the first regional rural bank, Prathama Bank, was set up", year: 1975, near: 1975, category: "later" },
    { event: "Andhra Bank, Vijaya Bank and four others were nationalised", year: 1980, near: 1980, category: "later" },
    { event: "NABARD was given the farm credit work of the Reserve Bank", year: 1982, near: 1982, topic: "financial-inclusion-and-schemes", category: "later" },
    { event: "the Banking Ombudsman Scheme was first introduced", year: 1995, near: 1995, difficulty: "HARD", topic: "reserve-bank-of-india", category: "reforms" },
    { event: "the State Bank of Saurashtra was merged into the State Bank of India", year: 2008, near: 2008, difficulty: "HARD", category: "reforms" },
    { event: "the Bharatiya Mahila Bank was founded", year: 2013, near: 2013, difficulty: "HARD", category: "reforms" },
    { event: "the Monetary Policy Committee first met", year: 2016, near: 2016, topic: "monetary-policy", category: "reforms" },
    { event: "five associate banks were merged into the State Bank of India", year: 2017, near: 2017, category: "reforms" },
    { event: "Oriental Bank of Commerce and United Bank of India were merged into Punjab National Bank", year: 2020, near: 2020, category: "reforms" },
  ],
  ask: [
    {
      question: ({ event }) => `In which year ${turnedEvent(event)}?`,
      answer: ({ year }) => `${year}`,
      heading: "Year",
      decoys: ({ year }) => AROUND[year] ?? [],
    },
    {
      question: ({ year }) => `Which of these events of Indian banking took place in ${year}?`,
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
    // That a bank is planned, founded and taken over in this order needs no dates.
    when: ({ event }) => !/Reserve Bank of India (?:Act|was)/.test(event),
  },
  explain: ({ event, year }) => `In ${year} ${event}.`,
});
