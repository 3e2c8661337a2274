import type { WriterList } from "../../writing/writer.ts";
import { earthComputations } from "./computed/earth-computations.ts";
import { journeyComputations } from "./computed/journey-computations.ts";
import { mapComputations } from "./computed/map-computations.ts";
import { oceanComputations } from "./computed/ocean-computations.ts";
import { populationComputations } from "./computed/population-computations.ts";
import { weatherComputations } from "./computed/weather-computations.ts";
import { climateAndWeather } from "./facts/climate-and-weather.ts";
import { earthsStructureAndRocks } from "./facts/earths-structure-and-rocks.ts";
import { indiaAgriculture } from "./facts/india/india-agriculture.ts";
import { indiaClimateSoilsVegetation } from "./facts/india/india-climate-soils-vegetation.ts";
import { indiaMineralsAndIndustry } from "./facts/india/india-minerals-and-industry.ts";
import { indiaPhysical } from "./facts/india/india-physical.ts";
import { indiaRivers } from "./facts/india/india-rivers.ts";
import { indiaStatesAndCities } from "./facts/india/india-states-and-cities.ts";
import { nationalParks } from "./facts/india/national-parks.ts";
import { transportAndPorts } from "./facts/india/transport-and-ports.ts";
import { landforms } from "./facts/landforms.ts";
import { geographyLinkedFacts } from "./facts/linked-facts.ts";
import { mapsAndCartography } from "./facts/maps-and-cartography.ts";
import { oceans } from "./facts/oceans.ts";
import { populationAndSettlement } from "./facts/population-and-settlement.ts";
import { solarSystemAndEarth } from "./facts/solar-system-and-earth.ts";
import { geographyAssertions } from "./facts/statements/assertions.ts";
import { geographyByHeading } from "./facts/statements/by-heading.ts";
import { indiaStatements } from "./facts/statements/india-statements.ts";
import { physicalStatements } from "./facts/statements/physical-statements.ts";
import { geographyTwoReasons } from "./facts/statements/two-reasons.ts";
import { worldCountriesAndCapitals } from "./facts/world-countries-and-capitals.ts";
import { worldRegions } from "./facts/world-regions.ts";
import { worldRiversAndLakes } from "./facts/world-rivers-and-lakes.ts";

export const writers: WriterList = [
  solarSystemAndEarth,
  ...earthComputations,
  earthsStructureAndRocks,
  landforms,
  climateAndWeather,
  ...weatherComputations,
  oceans,
  ...oceanComputations,
  worldCountriesAndCapitals,
  worldRiversAndLakes,
  worldRegions,
  indiaPhysical,
  indiaRivers,
  indiaClimateSoilsVegetation,
  indiaAgriculture,
  indiaMineralsAndIndustry,
  indiaStatesAndCities,
  nationalParks,
  transportAndPorts,
  mapsAndCartography,
  ...mapComputations,
  populationAndSettlement,
  ...populationComputations,
  geographyByHeading,
  geographyAssertions,
  physicalStatements,
  indiaStatements,
  geographyTwoReasons,
  geographyLinkedFacts,
  ...journeyComputations,
];
