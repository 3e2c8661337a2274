import type { SetWriter } from "../../../set-writer.ts";
import { bankMarkets } from "./bank-markets.ts";
import { bankPolicy } from "./bank-policy.ts";
import { bankSociety } from "./bank-society.ts";
import { bankTrade } from "./bank-trade.ts";
import { catKnowledge } from "./cat-knowledge.ts";
import { catMeasures } from "./cat-measures.ts";
import { catSociety } from "./cat-society.ts";
import { catWorks } from "./cat-works.ts";
import { clozeLife } from "./cloze-life.ts";
import { clozePolicy } from "./cloze-policy.ts";
import { clozeWork } from "./cloze-work.ts";
import { clozeWorld } from "./cloze-world.ts";
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
