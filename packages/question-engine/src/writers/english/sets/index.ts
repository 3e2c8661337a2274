import type { SetWriter } from "../../../writing/set-writer.ts";
import { bankMarkets } from "./bank/bank-markets.ts";
import { bankPolicy } from "./bank/bank-policy.ts";
import { bankSociety } from "./bank/bank-society.ts";
import { bankTrade } from "./bank/bank-trade.ts";
import { catKnowledge } from "./cat/cat-knowledge.ts";
import { catMeasures } from "./cat/cat-measures.ts";
import { catSociety } from "./cat/cat-society.ts";
import { catWorks } from "./cat/cat-works.ts";
import { clozeLife } from "./cloze/cloze-life.ts";
import { clozePolicy } from "./cloze/cloze-policy.ts";
import { clozeWork } from "./cloze/cloze-work.ts";
import { clozeWorld } from "./cloze/cloze-world.ts";
import { everydayHistory } from "./everyday-history.ts";
import { longEssays } from "./long-essays.ts";
import { machines } from "./machines.ts";
import { moneyAndCities } from "./money-and-cities.ts";
import { nature } from "./nature.ts";
import { opinions } from "./opinions.ts";
import { playAndArts } from "./play-and-arts.ts";
import { rearrangement } from "./rearrangement.ts";
import { stories } from "./stories.ts";

export const sets: readonly SetWriter[] = [
  nature,
  everydayHistory,
  stories,
  moneyAndCities,
  opinions,
  playAndArts,
  machines,
  longEssays,
  rearrangement,
  clozeWorld,
  clozeLife,
  catKnowledge,
  catWorks,
  catSociety,
  catMeasures,
  clozeWork,
  bankTrade,
  bankMarkets,
  bankPolicy,
  bankSociety,
  clozePolicy,
];
