import type { WriterList } from "../../writing/writer.ts";
import { accountsAndDeposits } from "./computed/accounts-and-deposits.ts";
import { bankingTerms } from "./computed/banking-terms.ts";
import { chequesAndInstruments } from "./computed/cheques-and-instruments.ts";
import { financialMarkets } from "./computed/financial-markets.ts";
import { insuranceAndPension } from "./computed/insurance-and-pension.ts";
import { interestComputations } from "./computed/interest-computations.ts";
import { internationalBanking } from "./computed/international-banking.ts";
import { loansAndCredit } from "./computed/loans-and-credit.ts";
import { monetaryPolicy } from "./computed/monetary-policy.ts";
import { paymentsAndInclusion } from "./computed/payments-and-inclusion.ts";
import { bankingAbbreviations } from "./facts/banking-abbreviations.ts";
import { bankingGlossary } from "./facts/banking-glossary.ts";
import { bankingByHeading } from "./facts/by-heading.ts";
import { bankHistory, bankSeats, indianFinancialBodies } from "./facts/financial-institutions.ts";
import { bankingActs, bankingCommittees, schemes, stockIndices } from "./facts/laws-and-schemes.ts";
import { reserveBank } from "./facts/reserve-bank.ts";
import { bankingStatements } from "./facts/statements.ts";

export const writers: WriterList = [
  ...interestComputations,
  ...loansAndCredit,
  ...accountsAndDeposits,
  ...monetaryPolicy,
  ...chequesAndInstruments,
  ...financialMarkets,
  ...insuranceAndPension,
  ...bankingTerms,
  ...internationalBanking,
  ...paymentsAndInclusion,
  bankingGlossary,
  bankingAbbreviations,
  indianFinancialBodies,
  bankSeats,
  bankHistory,
  bankingActs,
  bankingCommittees,
  schemes,
  stockIndices,
  reserveBank,
  bankingByHeading,
  bankingStatements,
];
