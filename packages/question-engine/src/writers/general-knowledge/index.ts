import type { WriterList } from "../../writer.ts";
import { polityAssertions } from "./facts/assertions.ts";
import { awardsAndHonours } from "./facts/awards-and-honours.ts";
import { booksAndAuthors } from "./facts/books-and-authors.ts";
import { generalKnowledgeByHeading } from "./facts/by-heading.ts";
import { constitutionStatements } from "./facts/constitution-statements.ts";
import { currenciesAndLanguages } from "./facts/currencies-and-languages.ts";
import { danceMusicAndFestivals } from "./facts/dance-music-and-festivals.ts";
import { famousPersonalities } from "./facts/famous-personalities.ts";
import { generalAbbreviations } from "./facts/general-abbreviations.ts";
import { governmentStatements } from "./facts/government-statements.ts";
import { importantDays } from "./facts/important-days.ts";
import { indianPolity } from "./facts/indian-polity.ts";
import { inventionsAndDiscoveries } from "./facts/inventions-and-discoveries.ts";
import { nationalSymbols } from "./facts/national-symbols.ts";
import { organisations } from "./facts/organisations.ts";
import { religionAndMythology } from "./facts/religion-and-mythology.ts";
import { scienceAndCultureStatements } from "./facts/science-and-culture-statements.ts";
import { scienceInEverydayLife } from "./facts/science-in-everyday-life.ts";
import { spaceAndDefence } from "./facts/space-and-defence.ts";
import { sports } from "./facts/sports.ts";
import { superlatives } from "./facts/superlatives.ts";
import { technologyStatements } from "./facts/technology-statements.ts";
import { polityTwoReasons } from "./facts/two-reasons.ts";
import { worldHeritage } from "./facts/world-heritage.ts";

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
  generalAbbreviations,
  religionAndMythology,
  generalKnowledgeByHeading,
  polityAssertions,
  constitutionStatements,
  governmentStatements,
  scienceAndCultureStatements,
  technologyStatements,
  polityTwoReasons,
];
