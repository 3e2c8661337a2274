import type { WriterList } from "../../writer.ts";
import { accountsAndDeposits } from "./accounts-and-deposits.ts";
import { bankingTerms } from "./banking-terms.ts";
import { chequesAndInstruments } from "./cheques-and-instruments.ts";
import { financialMarkets } from "./financial-markets.ts";
import { insuranceAndPension } from "./insurance-and-pension.ts";
import { interestComputations } from "./interest-computations.ts";
import { internationalBanking } from "./international-banking.ts";
import { loansAndCredit } from "./loans-and-credit.ts";
import { monetaryPolicy } from "./monetary-policy.ts";
import { paymentsAndInclusion } from "./payments-and-inclusion.ts";

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
];
