import type { WriterList } from "../../writer.ts";
import { abbreviations } from "./abbreviations.ts";
import { awardsAndHonours } from "./awards-and-honours.ts";
import { booksAndAuthors } from "./books-and-authors.ts";
import { currenciesAndLanguages } from "./currencies-and-languages.ts";
import { danceMusicAndFestivals } from "./dance-music-and-festivals.ts";
import { famousPersonalities } from "./famous-personalities.ts";
import { importantDays } from "./important-days.ts";
import { indianPolity } from "./indian-polity.ts";
import { inventionsAndDiscoveries } from "./inventions-and-discoveries.ts";
import { nationalSymbols } from "./national-symbols.ts";
import { organisations } from "./organisations.ts";
import { religionAndMythology } from "./religion-and-mythology.ts";
import { scienceInEverydayLife } from "./science-in-everyday-life.ts";
import { spaceAndDefence } from "./space-and-defence.ts";
import { sports } from "./sports.ts";
import { superlatives } from "./superlatives.ts";
import { worldHeritage } from "./world-heritage.ts";

export const writers: WriterList = [
  indianPolity,
  nationalSymbols,
  booksAndAuthors,
  inventionsAndDiscoveries,
  sports,
  awardsAndHonours,
  importantDays,
  organisations,
  danceMusicAndFestivals,
  famousPersonalities,
  worldHeritage,
  spaceAndDefence,
  scienceInEverydayLife,
  currenciesAndLanguages,
  superlatives,
  abbreviations,
  religionAndMythology,
];
