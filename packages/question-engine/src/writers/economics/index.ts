import type { WriterList } from "../../writing/writer.ts";
import { basicConcepts } from "./computed/basic-concepts.ts";
import { budgetsAndSurplus } from "./computed/budgets-and-surplus.ts";
import { consumerChoice } from "./computed/consumer-choice.ts";
import { demandAndSupply } from "./computed/demand-and-supply.ts";
import { developmentAndInequality } from "./computed/development-and-inequality.ts";
import { elasticity } from "./computed/elasticity.ts";
import { incomeDetermination } from "./computed/income-determination.ts";
import { indianEconomy } from "./computed/indian-economy.ts";
import { inflationAndPrices } from "./computed/inflation-and-prices.ts";
import { internationalTrade } from "./computed/international-trade.ts";
import { marketStructures } from "./computed/market-structures.ts";
import { moneyAndBankingTheory } from "./computed/money-and-banking-theory.ts";
import { nationalIncome } from "./computed/national-income.ts";
import { productionAndCosts } from "./computed/production-and-costs.ts";
import { publicFinance } from "./computed/public-finance.ts";
import { economicsAssertions } from "./facts/assertions.ts";
import { economicsByHeading } from "./facts/by-heading.ts";
import { economicTerms } from "./facts/economic-terms.ts";
import {
  committees,
  farmRevolutions,
  fiveYearPlans,
  indianBodies,
  milestones,
} from "./facts/planning-and-reforms.ts";
import { policyStatements } from "./facts/policy-statements.ts";
import { economicsBooks, economists, laws } from "./facts/thinkers.ts";
import { economicsTwoReasons } from "./facts/two-reasons.ts";
import { reports, worldInstitutions } from "./facts/world-institutions.ts";

export const writers: WriterList = [
  ...basicConcepts,
  ...demandAndSupply,
  ...elasticity,
  ...budgetsAndSurplus,
  ...consumerChoice,
  ...productionAndCosts,
  ...marketStructures,
  ...nationalIncome,
  ...moneyAndBankingTheory,
  ...inflationAndPrices,
  ...incomeDetermination,
  ...publicFinance,
  ...internationalTrade,
  ...indianEconomy,
  ...developmentAndInequality,
  economicTerms,
  economists,
  economicsBooks,
  laws,
  worldInstitutions,
  reports,
  fiveYearPlans,
  committees,
  milestones,
  farmRevolutions,
  indianBodies,
  economicsByHeading,
  economicsAssertions,
  policyStatements,
  economicsTwoReasons,
];
