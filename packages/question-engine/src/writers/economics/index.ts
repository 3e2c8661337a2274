import type { WriterList } from "../../writer.ts";
import { basicConcepts } from "./basic-concepts.ts";
import { consumerTheory } from "./consumer-theory.ts";
import { demandAndSupply } from "./demand-and-supply.ts";
import { developmentAndInequality } from "./development-and-inequality.ts";
import { elasticity } from "./elasticity.ts";
import { incomeDetermination } from "./income-determination.ts";
import { indianEconomy } from "./indian-economy.ts";
import { inflationAndPrices } from "./inflation-and-prices.ts";
import { internationalTrade } from "./international-trade.ts";
import { marketStructures } from "./market-structures.ts";
import { moneyAndBankingTheory } from "./money-and-banking-theory.ts";
import { nationalIncome } from "./national-income.ts";
import { productionAndCosts } from "./production-and-costs.ts";
import { publicFinance } from "./public-finance.ts";

export const writers: WriterList = [
  ...basicConcepts,
  ...demandAndSupply,
  ...elasticity,
  ...consumerTheory,
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
];
