import type { FactRow } from "../../../formats/fact-table.ts";
import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";
import { AROUND } from "./wrong-years.ts";

const content = writersIn(new URL("../../../content/banking/laws-and-schemes.yaml", import.meta.url));

interface Law extends FactRow {
  act: string;
  year: number;
  /** What happened to it in other years, which are no wrong answers. */
  otherYears?: Record<number, string>;
  covers: string;
  /** What it was called when it was passed, where that was something else. */
  once?: string;
  /** Other laws that might deal with it; without them its name says what it is about, and only its year is asked. */
  beside?: readonly string[];
}

export const bankingActs = facts<Law>({
  name: "acts-on-banking-and-finance", form: "quiz",
  topic: "banking-history-and-structure",
  difficulty: "MEDIUM",
  kind: "act",
  rows: [
    { act: "Negotiable Instruments Act", year: 1881, covers: "what happens when a cheque is dishonoured", beside: ["Payment and Settlement Systems Act", "Banking Regulation Act", "Bankers' Books Evidence Act", "Indian Contract Act"], near: 1881, topic: "cheques-and-instruments" },
    { act: "Reserve Bank of India Act", year: 1934, otherYears: { 1935: "came into force" }, covers: "the setting up of the central bank", near: 1934, topic: "reserve-bank-of-india", difficulty: "EASY" },
    { act: "Insurance Act", year: 1938, otherYears: { 1939: "came into force" }, covers: "the licence and the solvency margin of those who sell cover against risks", near: 1938, topic: "insurance-and-pension" },
    { act: "Banking Regulation Act", once: "Banking Companies Act", year: 1949, covers: "the licence to take deposits that can be drawn on by cheque", near: 1949, difficulty: "EASY" },
    { act: "Life Insurance Corporation Act", year: 1956, covers: "the taking over of 245 private companies and societies by the state", near: 1956, topic: "insurance-and-pension" },
    { act: "Regional Rural Banks Act", year: 1976, covers: "the lenders whose shares a sponsor, the Union and a state hold together", near: 1976, topic: "financial-inclusion-and-schemes" },
    { act: "SEBI Act", year: 1992, covers: "the powers of the regulator of the securities market", near: 1992, topic: "financial-markets" },
    { act: "Recovery of Debts Due to Banks and Financial Institutions Act", year: 1993, covers: "the debt recovery tribunals", near: 1993, topic: "loans-and-credit", difficulty: "HARD" },
    { act: "Depositories Act", year: 1996, covers: "the holding of shares and bonds in electronic form", beside: ["Securities Contracts (Regulation) Act", "Information Technology Act", "SEBI Act", "Indian Trusts Act"], near: 1996, topic: "financial-markets", difficulty: "HARD" },
    { act: "Foreign Exchange Management Act", year: 1999, otherYears: { 2000: "came into force" }, covers: "payments on the current and the capital account", beside: ["Foreign Contribution (Regulation) Act", "Foreign Trade (Development and Regulation) Act", "Banking Regulation Act", "Customs Tariff Act"], near: 1999, topic: "international-banking" },
    { act: "SARFAESI Act", year: 2002, covers: "the taking over of security by lenders without going to court", beside: ["Insolvency and Bankruptcy Code", "RDB Act", "FRBM Act", "Specific Relief Act"], near: 2002, topic: "loans-and-credit" },
    { act: "Prevention of Money Laundering Act", year: 2002, otherYears: { 2003: "got the assent of the President", 2005: "came into force" }, covers: "the reports of banks to the Financial Intelligence Unit", beside: ["Fugitive Economic Offenders Act", "Prohibition of Benami Property Transactions Act", "Foreign Exchange Management Act", "Credit Information Companies (Regulation) Act"], near: 2003, topic: "banking-terms" },
    { act: "Credit Information Companies (Regulation) Act", year: 2005, otherYears: { 2006: "came into force" }, covers: "the bureaus that keep the records of borrowers", near: 2005, topic: "loans-and-credit", difficulty: "HARD" },
    { act: "Payment and Settlement Systems Act", year: 2007, otherYears: { 2008: "came into force" }, covers: "the powers of the Reserve Bank over wallets, cards and clearing houses", near: 2007, topic: "digital-payments" },
    { act: "PFRDA Act", year: 2013, otherYears: { 2014: "came into force" }, covers: "the regulator of pension funds", near: 2013, topic: "insurance-and-pension", difficulty: "HARD" },
    { act: "Insolvency and Bankruptcy Code", year: 2016, covers: "the time-bound rescue or winding up of firms that cannot pay", near: 2016, topic: "loans-and-credit" },
  ],
  ask: [
    {
      question: ({ covers }) => `Which Indian law deals with ${covers}?`,
      answer: ({ act }) => act,
      when: ({ beside }) => beside !== undefined,
      decoys: ({ beside = [] }) => beside,
      placeDecoy: () => "",
    },
    {
      question: ({ act, once, otherYears }) =>
        `In which year was the ${act}${once ? `, at first called the ${once},` : ""} passed${otherYears ? " (not brought into force)" : ""}?`,
      answer: ({ year }) => `${year}`,
      alsoTrue: ({ otherYears }, { year }) => otherYears?.[year] !== undefined,
      decoys: ({ year, otherYears = {} }) => (AROUND[year] ?? []).filter((decoy) => !(decoy in otherYears)),
      harder: true,
      explain: ({ act, year, otherYears = {}, covers }) =>
        [
          `The ${act} was passed in ${year}; it deals with ${covers}.`,
          ...Object.entries(otherYears).map(([other, what]) => `It ${what} in ${other}.`),
        ].join(" "),
    },
  ],
  explain: ({ act, year, covers }) => `The ${act} of ${year} deals with ${covers}.`,
});

export const bankingCommittees = content("committees-on-banking");

/** The names of the others say in Hindi or English what they are for: "Bima" is insurance, "Kisan" a farmer. */
function namesNoAim({ name }: { name: string }): boolean {
  return /Jan Dhan|Mudra|Stand-Up|SVANidhi|Swabhiman|Swavalamban/.test(name);
}

export const schemes = facts({
  name: "schemes-of-financial-inclusion",
  topic: "financial-inclusion-and-schemes",
  difficulty: "EASY",
  kind: "scheme",
  rows: [
    { name: "Pradhan Mantri Jan Dhan Yojana", aim: "open accounts without a minimum balance, with a RuPay card and an overdraft", year: 2014, near: "money" },
    { name: "Pradhan Mantri Mudra Yojana", aim: "lend to small businesses in the classes Shishu, Kishor and Tarun", year: 2015, near: "money" },
    { name: "Stand-Up India", aim: "lend ten lakh rupees or more to women and to people of Scheduled Castes and Tribes", year: 2016, near: "money" },
    { name: "PM SVANidhi", aim: "lend to those who sell from carts and footpaths", year: 2020, near: "money" },
    { name: "Swabhiman", aim: "bring the services of bank agents to villages of more than 2,000 people", year: 2011, near: "money", difficulty: "MEDIUM" },
    { name: "Swavalamban", aim: "pay yearly grants towards the pensions of unorganised workers", year: 2010, near: "money", difficulty: "MEDIUM" },
    { name: "PM-KISAN", aim: "pay farmers' families a yearly sum in support of their income", year: 2019, near: "money" },
    { name: "Kisan Credit Card", aim: "give farmers short-term credit", year: 1998, near: "money", topic: "loans-and-credit" },
    { name: "Atal Pension Yojana", aim: "guarantee a pension to workers, mainly of the unorganised sector", year: 2015, near: "cover", topic: "insurance-and-pension" },
    { name: "Pradhan Mantri Suraksha Bima Yojana", aim: "insure people against accidents at a very small premium", year: 2015, near: "cover", topic: "insurance-and-pension" },
    { name: "Pradhan Mantri Jeevan Jyoti Bima Yojana", aim: "insure lives for a year at a time", year: 2015, near: "cover", topic: "insurance-and-pension" },
    { name: "Pradhan Mantri Fasal Bima Yojana", aim: "insure the crops of farmers", year: 2016, near: "cover", topic: "insurance-and-pension" },
    { name: "Sukanya Samriddhi Yojana", aim: "help families save for a girl child", year: 2015, near: "cover", topic: "accounts-and-deposits" },
  ],
  ask: [
    {
      question: ({ aim }) => `Which scheme in India was launched to ${aim}?`,
      answer: ({ name }) => name,
      when: namesNoAim,
    },
    {
      question: ({ name }) => `What was the scheme "${name}" of India launched to do?`,
      answer: ({ aim }) => capitalise(aim),
      when: namesNoAim,
    },
    {
      question: ({ name }) => `In which year was the scheme "${name}" launched?`,
      answer: ({ year }) => `${year}`,
      decoys: ({ year }) => AROUND[year] ?? [],
      harder: true,
      state: (row, year) =>
        namesNoAim(row) ? `"${row.name}" was launched in ${year} to ${row.aim}.` : undefined,
    },
  ],
  // A person who sells from a cart may also borrow under Mudra, and Jan Dhan has agents in villages too.
  alsoTrue: (row, other) => row !== other &&
    [/Mudra|SVANidhi/, /Jan Dhan|Swabhiman/].some((pair) => pair.test(row.name) && pair.test(other.name)),
  explain: ({ name, aim, year }) => `"${name}" was launched in ${year} to ${aim}.`,
});

export const stockIndices = content("stock-indices-and-their-markets");
