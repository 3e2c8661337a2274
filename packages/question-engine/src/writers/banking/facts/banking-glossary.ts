import { capitalise } from "../../../english.ts";
import type { FactRow } from "../../../fact-table.ts";
import { facts } from "../../../facts.ts";

interface Term extends FactRow {
  term: string;
  meaning: string;
}

/** Terms that fall under another, so that they would also be right where the wider one is meant. */
const KINDS: Record<string, readonly string[]> = {
  cheque: ["bearer cheque", "crossed cheque", "stale cheque", "post-dated cheque"],
  "term deposit": ["recurring deposit"],
  collateral: ["mortgage", "pledge", "hypothecation"],
  "bearer cheque": ["cheque"],
  "quantitative easing": ["open market operations"],
};

/** Others that a word of the meaning denies (no commercial paper is one of the government), or of which it is nearly true. */
const KEPT_APART: Record<string, readonly string[]> = {
  "banker's acceptance": ["gilt-edged security"],
  "commercial paper": ["gilt-edged security"],
  "treasury bill": ["gilt-edged security", "banker's acceptance", "commercial paper"],
};

/** Neither asked for nor offered by name: everyday names, and those that would be left among such. */
const NOT_BY_NAME = new Set([
  "savings account",
  "dormant account",
  "crossed cheque",
  "order cheque",
  "pay order",
  "skimming",
  "gilt-edged security",
  "term insurance",
  "endowment policy",
  "forfaiting",
]);

/** `meaning` goes on after "means". */
export const bankingGlossary = facts<Term>({
  name: "banking-terms-and-meanings",
  topic: "banking-terms",
  difficulty: "EASY",
  kind: "term",
  rows: [
    { term: "credit–deposit ratio", meaning: "the share of the public's money with a bank that it has given out as loans", near: "ratio", category: "share", plainly: true },
    { term: "net interest margin", meaning: "what a bank earns by lending less what it pays for its funds, as a share of its earning assets", near: "ratio", difficulty: "MEDIUM", plainly: true },
    { term: "provision coverage ratio", meaning: "the share of bad loans for which money has been set aside", near: "ratio", difficulty: "MEDIUM", category: "share", plainly: true },
    { term: "CASA ratio", plainly: true, meaning: "the share of current and savings accounts in the deposits of a bank", near: "ratio", difficulty: "MEDIUM", category: "share" },
    { term: "shadow banking", meaning: "lending by firms that work like banks without being regulated as banks", near: "business", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "securitisation", meaning: "the pooling of loans and selling of claims on them to investors", near: "business", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "merchant banking", meaning: "the help given to companies in issuing shares and in mergers", near: "business", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "base rate", plainly: true, meaning: "the lowest rate at which banks in India could lend under the system of 2010", near: "interest", difficulty: "MEDIUM", category: "rate" },

    { term: "repo rate", meaning: "the rate at which the Reserve Bank lends to banks for short periods against government securities", near: "rates", topic: "monetary-policy", category: "rate" },
    { term: "reverse repo rate", meaning: "the rate at which the Reserve Bank takes funds from banks against government securities", near: "rates", topic: "monetary-policy", category: "rate" },
    { term: "bank rate", meaning: "the rate at which the Reserve Bank is ready to buy or rediscount bills of exchange", near: "rates", topic: "monetary-policy", difficulty: "MEDIUM", category: "rate" },
    { term: "cash reserve ratio", meaning: "the share of deposits that must lie idle with the central bank", near: "policy", topic: "monetary-policy", category: "share" },
    { term: "statutory liquidity ratio", meaning: "the share of deposits that banks must hold in cash, gold or approved securities", near: "policy", topic: "monetary-policy", category: "share" },
    { term: "open market operations", meaning: "the buying and selling of government securities by the central bank to steer the amount of money", near: "policy", topic: "monetary-policy", category: "deed", plainly: true },
    { term: "moral suasion", plainly: true, meaning: "the persuading of banks by the central bank without binding orders", near: "policy", topic: "monetary-policy", difficulty: "MEDIUM", category: "deed" },
    { term: "marginal standing facility", meaning: "the arrangement whose rate is the ceiling of the corridor in which the Reserve Bank keeps overnight rates", near: "rates", category: "window", topic: "monetary-policy", difficulty: "MEDIUM" },
    { term: "standing deposit facility", meaning: "the arrangement whose rate has since 2022 been the floor of the corridor for overnight rates", near: "rates", category: "window", topic: "monetary-policy", difficulty: "MEDIUM" },
    { term: "liquidity adjustment facility", meaning: "the arrangement for daily repos and reverse repos with the Reserve Bank, in use since 2000", near: "rates", category: "window", topic: "monetary-policy", difficulty: "MEDIUM" },
    { term: "ways and means advances", meaning: "the short-term help of the Reserve Bank to governments whose receipts lag behind their payments", near: "rates", category: "window", topic: "monetary-policy", difficulty: "MEDIUM", plainly: true },
    { term: "market stabilisation scheme", meaning: "the arrangement of 2004 by which bills are issued to soak up the rupees that purchases of dollars release", near: "rates", category: "window", topic: "monetary-policy", difficulty: "HARD" },
    { term: "credit rationing", meaning: "the setting of limits by the central bank on what banks may lend for certain uses", near: "policy", topic: "monetary-policy", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "sterilisation", meaning: "the undoing of the effect that a central bank's dealings in foreign currency have on the amount of money", near: "policy", topic: "monetary-policy", difficulty: "MEDIUM", category: "deed" },
    { term: "margin requirement", meaning: "the part of the value of a security that a bank may not lend against", near: "policy", topic: "monetary-policy", difficulty: "MEDIUM", category: "part", plainly: true },
    { term: "quantitative easing", meaning: "the buying of securities by a central bank whose rates are near zero already", near: "policy", topic: "monetary-policy", difficulty: "MEDIUM", category: "deed" },

    { term: "current account", meaning: "an account for business with no limit on dealings and usually no interest", near: "account", topic: "accounts-and-deposits", category: "account" },
    { term: "savings account", meaning: "an account for households that earns interest and allows withdrawals", near: "account", topic: "accounts-and-deposits", category: "account", plainly: true },
    { term: "term deposit", meaning: "money left with a bank for a fixed period at an agreed rate", near: "account", topic: "accounts-and-deposits", category: "sum", plainly: true },
    { term: "recurring deposit", meaning: "a deposit into which the same sum is paid every month for a fixed time", near: "account", topic: "accounts-and-deposits", category: "sum", plainly: true },
    { term: "dormant account", meaning: "an account in which the customer has made no transaction for a long time", near: "account", topic: "accounts-and-deposits", difficulty: "MEDIUM", category: "account", plainly: true },
    { term: "escrow account", meaning: "an account held by a third party until agreed conditions are met", near: "account", topic: "accounts-and-deposits", difficulty: "MEDIUM", category: "account" },
    { term: "nomination", meaning: "the naming of a person to whom the bank pays the balance after the holder's death", near: "account", topic: "accounts-and-deposits", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "demat account", meaning: "an account that holds shares and bonds in electronic form", near: "account", topic: "accounts-and-deposits", category: "account" },

    { term: "overdraft", meaning: "the right to draw more from an account than it holds, up to a limit", near: "loan", topic: "loans-and-credit", plainly: true },
    { term: "collateral", meaning: "property given as security for a loan", near: "loan", topic: "loans-and-credit", plainly: true },
    { term: "mortgage", meaning: "the giving of land or a building as security for a loan", near: "loan", topic: "loans-and-credit", category: "security", plainly: true },
    { term: "pledge", meaning: "the handing over of movable goods to the lender as security", near: "loan", topic: "loans-and-credit", difficulty: "MEDIUM", category: "security" },
    { term: "hypothecation", meaning: "the charging of movable goods that stay in the hands of the borrower", near: "loan", topic: "loans-and-credit", difficulty: "MEDIUM", category: "security" },
    { term: "lien", meaning: "the keeping back of a debtor's goods until what is owed has been paid", near: "loan", topic: "loans-and-credit", difficulty: "MEDIUM", category: "security" },
    { term: "assignment", meaning: "the making over of a claim, such as a life policy, to the lender", near: "loan", topic: "loans-and-credit", difficulty: "MEDIUM", category: "security" },
    { term: "moratorium", meaning: "a period during which instalments need not be paid", near: "loan", topic: "loans-and-credit", difficulty: "MEDIUM", plainly: true },
    { term: "consortium lending", meaning: "a joint loan by several banks to one large borrower", near: "loan", topic: "loans-and-credit", difficulty: "MEDIUM", category: "sum", plainly: true },
    { term: "wilful defaulter", meaning: "a borrower who can repay but does not", near: "loan", topic: "loans-and-credit", category: "person", plainly: true },
    { term: "teaser loan", meaning: "a loan with a low rate in the first years and a higher one later", near: "loan", topic: "loans-and-credit", difficulty: "MEDIUM", category: "sum", plainly: true },
    { term: "bridge loan", meaning: "a short loan that tides over the time until other funds arrive", near: "loan", topic: "loans-and-credit", category: "sum", plainly: true },

    { term: "bearer cheque", meaning: "a cheque that is paid to whoever presents it", near: "cheque", topic: "cheques-and-instruments", category: "cheque", plainly: true },
    { term: "crossed cheque", meaning: "a cheque that is paid only through a bank account, not over the counter", near: "cheque", topic: "cheques-and-instruments", category: "cheque" },
    { term: "order cheque", meaning: "a cheque that is paid to the person named on it, or to an endorsee", near: "cheque", topic: "cheques-and-instruments", category: "cheque" },
    { term: "stale cheque", meaning: "a cheque presented after its period of validity is over", near: "cheque", topic: "cheques-and-instruments", category: "cheque", plainly: true },
    { term: "post-dated cheque", meaning: "a cheque that bears a date still to come", near: "cheque", topic: "cheques-and-instruments", category: "cheque", plainly: true },
    { term: "demand draft", meaning: "an order by one branch of a bank on another to pay a sum to a named person, paid for in advance", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "paper" },
    { term: "promissory note", meaning: "a written promise by a debtor to pay a certain sum", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "paper", plainly: true },
    { term: "bill of exchange", meaning: "a written order by a creditor to the debtor to pay a certain sum", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "paper" },
    { term: "pay order", meaning: "a cheque that a bank draws on itself for a customer, met by branches of the same city", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "cheque" },
    { term: "hundi", meaning: "a traditional paper of Indian merchants that serves as a draft, a bill or a loan note", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "paper", plainly: true },
    { term: "endorsement", meaning: "the signing of an instrument to pass it on to another person", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "holder in due course", meaning: "one who takes an instrument for value, in good faith and before it is due", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "person", plainly: true },
    { term: "drawee", meaning: "the party whom a cheque or bill orders to pay", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "party" },
    { term: "drawer", meaning: "the party whose signature brings a cheque or bill into being", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "party" },
    { term: "payee", meaning: "the party to whom a cheque or bill is to be paid", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "party", plainly: true },
    { term: "endorsee", meaning: "the party to whom a cheque or bill is signed over", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "party", plainly: true },
    { term: "guarantor", meaning: "the party to whom one turns if nobody else pays a cheque or bill", near: "instrument", topic: "cheques-and-instruments", difficulty: "MEDIUM", category: "party", plainly: true },

    { term: "phishing", meaning: "the theft of passwords and card numbers by fake emails or websites", near: "digital", topic: "digital-payments", category: "fraud", plainly: true },
    { term: "skimming", meaning: "the secret copying of card data by a device fixed to a machine", near: "digital", topic: "digital-payments", category: "fraud" },
    { term: "vishing", plainly: true, meaning: "the coaxing of secret codes out of a customer by a fake phone call", near: "digital", topic: "digital-payments", difficulty: "MEDIUM", category: "fraud" },
    { term: "smishing", meaning: "the luring of customers to false pages by text messages", near: "digital", topic: "digital-payments", difficulty: "MEDIUM", category: "fraud", plainly: true },
    { term: "tokenisation", meaning: "the use of a code in place of a card number for safer payments", near: "digital", topic: "digital-payments", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "real-time gross settlement", meaning: "the transfer of large sums one by one and at once, without netting", near: "digital", topic: "digital-payments", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "cheque truncation", meaning: "the clearing of payments by images sent in place of the paper", near: "digital", topic: "digital-payments", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "chargeback", plainly: true, meaning: "the return of the sum of a disputed card payment to the card holder", near: "digital", topic: "digital-payments", category: "deed" },

    { term: "treasury bill", meaning: "a paper sold at a discount by weekly auction for terms of 91, 182 or 364 days", near: "market", topic: "financial-markets", category: "paper" },
    { term: "commercial paper", meaning: "an unsecured short-term promissory note of a borrower with a good rating", near: "market", topic: "financial-markets", difficulty: "MEDIUM", category: "paper" },
    { term: "certificate of deposit", meaning: "a tradable short-term paper by which banks raise money in large lots", near: "market", topic: "financial-markets", difficulty: "MEDIUM", category: "paper", plainly: true },
    { term: "call money", meaning: "unsecured funds that banks lend each other overnight, in the RBI's definition", near: "market", topic: "financial-markets", difficulty: "MEDIUM", category: "sum", plainly: true },
    { term: "initial public offering", meaning: "the first sale of a company's shares to the public", near: "market", topic: "financial-markets", category: "deed", plainly: true },
    { term: "debenture", meaning: "a long-term paper that bears a fixed rate of interest and makes its holder a creditor", near: "market", topic: "financial-markets", category: "paper" },
    { term: "bear market", meaning: "a time in which share prices keep falling", near: "market", topic: "financial-markets", plainly: true },
    { term: "bull market", meaning: "a time in which share prices keep rising", near: "market", topic: "financial-markets", plainly: true },
    { term: "insider trading", meaning: "dealing in shares with knowledge that the public does not have", near: "market", topic: "financial-markets", category: "deed", plainly: true },
    { term: "gilt-edged security", meaning: "a paper of the government, thought free of the risk of default", near: "market", topic: "financial-markets", difficulty: "MEDIUM", category: "paper", plainly: true },
    { term: "warrant", meaning: "a paper that gives its holder the right to subscribe to shares at a set price", near: "market", topic: "financial-markets", difficulty: "MEDIUM", category: "paper" },
    { term: "preference share", meaning: "a paper whose holder gets a set dividend before the ordinary holders get any", near: "market", topic: "financial-markets", difficulty: "MEDIUM", category: "paper", plainly: true },
    { term: "depository receipt", meaning: "a paper traded in one country that stands for shares of a company of another", near: "market", topic: "financial-markets", difficulty: "MEDIUM", category: "paper" },
    { term: "banker's acceptance", meaning: "a firm's time bill that trades easily, since a second party has promised to meet it", near: "market", topic: "financial-markets", difficulty: "HARD", category: "paper" },

    { term: "premium", meaning: "the price paid by the insured for cover", near: "insurance", topic: "insurance-and-pension", category: "part", plainly: true },
    { term: "deductible", meaning: "the part of a loss that the insured has to bear", near: "insurance", topic: "insurance-and-pension", difficulty: "MEDIUM", category: "part", plainly: true },
    { term: "no-claim bonus", plainly: true, meaning: "the discount on renewal after a year in which the insurer had nothing to pay", near: "insurance", topic: "insurance-and-pension", difficulty: "MEDIUM", category: "part" },
    { term: "sum assured", meaning: "the amount that a life policy promises to pay", near: "insurance", topic: "insurance-and-pension", category: "part", plainly: true },
    { term: "paid-up value", meaning: "the smaller cover that is left when no further instalments come in for a policy", near: "insurance", topic: "insurance-and-pension", difficulty: "HARD", category: "part", plainly: true },
    { term: "annuity", meaning: "a series of regular payments bought with a sum of money", near: "insurance", topic: "insurance-and-pension", category: "sum", plainly: true },
    { term: "term insurance", meaning: "life cover that pays nothing if the insured is alive at its end", near: "insurance", topic: "insurance-and-pension", category: "policy" },
    { term: "whole life policy", meaning: "life cover without an end date, which pays at the death of the insured", near: "insurance", topic: "insurance-and-pension", category: "policy", plainly: true },
    { term: "money-back policy", meaning: "life cover that pays out parts of the sum at set times before it ends", near: "insurance", topic: "insurance-and-pension", category: "policy", plainly: true },
    { term: "group insurance", meaning: "life cover for all workers of an employer under one contract", near: "insurance", topic: "insurance-and-pension", category: "policy", plainly: true },
    { term: "endowment policy", meaning: "life cover that pays at death, or at the end of a set time if sooner", near: "insurance", topic: "insurance-and-pension", difficulty: "MEDIUM", category: "policy" },
    { term: "reinsurance", meaning: "the passing on of part of a risk by one insurer to another", near: "insurance", topic: "insurance-and-pension", category: "deed", plainly: true },
    { term: "subrogation", meaning: "the insurer's right to claim from the party that caused the loss, after paying the insured", near: "insurance", topic: "insurance-and-pension", difficulty: "MEDIUM", plainly: true },
    { term: "actuary", meaning: "an expert who reckons risks and premiums by mathematics", near: "insurance", topic: "insurance-and-pension", difficulty: "MEDIUM", category: "person", plainly: true },
    { term: "surrender value", meaning: "the sum paid when a life policy is given up before its end", near: "insurance", topic: "insurance-and-pension", difficulty: "MEDIUM", category: "part", plainly: true },

    { term: "microfinance", meaning: "loans and other money services for poor people, mostly without security", near: "inclusion", topic: "financial-inclusion-and-schemes", plainly: true },
    { term: "self-help group", meaning: "a small circle of people, often women, who save and lend together", near: "inclusion", topic: "financial-inclusion-and-schemes", plainly: true },
    { term: "direct benefit transfer", meaning: "the payment of subsidies straight into the bank accounts of people", near: "inclusion", topic: "financial-inclusion-and-schemes", category: "deed", plainly: true },
    { term: "priority sector lending", meaning: "the share of loans that banks must give to fields such as farming and small firms", near: "inclusion", topic: "financial-inclusion-and-schemes", difficulty: "MEDIUM", category: "share", plainly: true },
    { term: "lead bank scheme", meaning: "the plan under which one bank coordinates the work of all banks in a district", near: "inclusion", topic: "financial-inclusion-and-schemes", difficulty: "MEDIUM", plainly: true },

    { term: "nostro account", meaning: "an account that a bank holds with a bank abroad in foreign currency", near: "world", topic: "international-banking", category: "account" },
    { term: "vostro account", meaning: "an account that a foreign bank keeps with a bank here in the local currency", near: "world", topic: "international-banking", category: "account" },
    { term: "letter of credit", meaning: "a bank's promise to pay the exporter if the papers are in order", near: "world", topic: "international-banking", category: "paper", plainly: true },
    { term: "hedging", meaning: "taking a second position to guard against loss from a change of rates", near: "world", topic: "international-banking", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "arbitrage", meaning: "buying in one market and selling in another at once to gain from a difference of price", near: "world", topic: "international-banking", difficulty: "MEDIUM", category: "deed" },
    { term: "forfaiting", meaning: "the purchase of an exporter's claims at a discount and without recourse", near: "world", topic: "international-banking", difficulty: "MEDIUM", category: "deed" },
    { term: "bill of lading", meaning: "a receipt of the carrier for goods on board, which also gives title to them", near: "world", topic: "international-banking", difficulty: "MEDIUM", category: "paper", plainly: true },
    { term: "Special Drawing Right", meaning: "the reserve asset created by the International Monetary Fund", near: "world", topic: "international-banking", plainly: true },
    { term: "forward contract", meaning: "an agreement between two parties, not traded on an exchange, to deal on a later date at a rate fixed now", near: "world", topic: "international-banking", difficulty: "MEDIUM", category: "derivative", plainly: true },
    { term: "futures contract", meaning: "a standard agreement, traded on an exchange, to deal on a later date at a rate fixed now", near: "world", topic: "international-banking", difficulty: "MEDIUM", category: "derivative", plainly: true },
    { term: "option contract", meaning: "an agreement that gives one side the right, but not the duty, to deal at a fixed rate", near: "world", topic: "international-banking", difficulty: "MEDIUM", category: "derivative", plainly: true },
    { term: "swap contract", meaning: "an agreement to exchange one series of payments for another", near: "world", topic: "international-banking", difficulty: "MEDIUM", category: "derivative", plainly: true },
    { term: "spot contract", meaning: "an agreement to deal at the rate of the day, settled within two working days", near: "world", topic: "international-banking", difficulty: "MEDIUM", category: "derivative", plainly: true },
    { term: "tax haven", meaning: "a country or territory that draws in foreign money by secrecy and by taking next to nothing of its gains", near: "world", topic: "international-banking", plainly: true },

    { term: "annual percentage yield", meaning: "the yearly return on money with compounding taken into account", near: "interest", topic: "interest-computations", difficulty: "MEDIUM", plainly: true },
    { term: "amortisation", meaning: "the paying off of a loan by regular instalments of interest and principal", near: "interest", topic: "interest-computations", difficulty: "MEDIUM", category: "deed", plainly: true },
    { term: "present value", meaning: "what a later payment is worth today at a given rate of interest", near: "interest", topic: "interest-computations", difficulty: "MEDIUM", plainly: true },
    { term: "floating rate", meaning: "a rate of interest that moves with a benchmark during the loan", near: "interest", topic: "interest-computations", category: "rate", plainly: true },
    { term: "fixed rate", meaning: "a rate of interest that stays the same during the whole loan", near: "interest", topic: "interest-computations", category: "rate", plainly: true },
    { term: "perpetuity", meaning: "a series of equal payments that never ends", near: "interest", topic: "interest-computations", difficulty: "MEDIUM", category: "sum", plainly: true },
    { term: "basis point", plainly: true, meaning: "one hundredth of one per cent", near: "interest", topic: "interest-computations" },
  ],
  ask: [
    {
      question: ({ meaning }) => `In banking and finance, what is the name for ${meaning}?`,
      answer: ({ term }) => term,
      when: ({ term }) => !NOT_BY_NAME.has(term),
    },
    {
      question: ({ term }) => `What does "${term}" mean in banking and finance?`,
      answer: ({ meaning }) => capitalise(meaning),
      // Beside rates, a "facility" could only be the window.
      when: ({ term }) => !term.endsWith(" facility"),
    },
  ],
  alsoTrue: (row, other) =>
    (KINDS[row.term]?.includes(other.term) ?? false) || (KEPT_APART[row.term]?.includes(other.term) ?? false),
  explain: ({ term, meaning }) => `"${capitalise(term)}" means ${meaning}.`,
});
