import type { WriterList } from "../../writing/writer.ts";
import { awardsAndHonours } from "./facts/awards-and-honours.ts";
import { booksAndAuthors } from "./facts/books-and-authors.ts";
import { currenciesAndLanguages } from "./facts/currencies-and-languages.ts";
import { danceMusicAndFestivals } from "./facts/dance-music-and-festivals.ts";
import { famousPersonalities } from "./facts/famous-personalities.ts";
import { generalAbbreviations } from "./facts/general-abbreviations.ts";
import { importantDays } from "./facts/important-days.ts";
import { indianPolity } from "./facts/indian-polity.ts";
import { inventionsAndDiscoveries } from "./facts/inventions-and-discoveries.ts";
import { nationalSymbols } from "./facts/national-symbols.ts";
import { organisations } from "./facts/organisations.ts";
import { religionAndMythology } from "./facts/religion-and-mythology.ts";
import { scienceInEverydayLife } from "./facts/science-in-everyday-life.ts";
import { spaceAndDefence } from "./facts/space-and-defence.ts";
import { sports } from "./facts/sports.ts";
import { polityAssertions } from "./facts/statements/assertions.ts";
import { generalKnowledgeByHeading } from "./facts/statements/by-heading.ts";
import { constitutionStatements } from "./facts/statements/constitution-statements.ts";
import { governmentStatements } from "./facts/statements/government-statements.ts";
import { scienceAndCultureStatements } from "./facts/statements/science-and-culture-statements.ts";
import { technologyStatements } from "./facts/statements/technology-statements.ts";
import { polityTwoReasons } from "./facts/statements/two-reasons.ts";
import { superlatives } from "./facts/superlatives.ts";
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
