import type { WriterList } from "../../writer.ts";
import { earthComputations } from "./computed/earth-computations.ts";
import { mapComputations } from "./computed/map-computations.ts";
import { oceanComputations } from "./computed/ocean-computations.ts";
import { populationComputations } from "./computed/population-computations.ts";
import { weatherComputations } from "./computed/weather-computations.ts";
import { geographyAssertions } from "./facts/assertions.ts";
import { geographyByHeading } from "./facts/by-heading.ts";
import { climateAndWeather } from "./facts/climate-and-weather.ts";
import { earthsStructureAndRocks } from "./facts/earths-structure-and-rocks.ts";
import { indiaAgriculture } from "./facts/india-agriculture.ts";
import { indiaClimateSoilsVegetation } from "./facts/india-climate-soils-vegetation.ts";
import { indiaMineralsAndIndustry } from "./facts/india-minerals-and-industry.ts";
import { indiaPhysical } from "./facts/india-physical.ts";
import { indiaRivers } from "./facts/india-rivers.ts";
import { indiaStatements } from "./facts/india-statements.ts";
import { indiaStatesAndCities } from "./facts/india-states-and-cities.ts";
import { landforms } from "./facts/landforms.ts";
import { mapsAndCartography } from "./facts/maps-and-cartography.ts";
import { nationalParks } from "./facts/national-parks.ts";
import { oceans } from "./facts/oceans.ts";
import { physicalStatements } from "./facts/physical-statements.ts";
import { populationAndSettlement } from "./facts/population-and-settlement.ts";
import { solarSystemAndEarth } from "./facts/solar-system-and-earth.ts";
import { transportAndPorts } from "./facts/transport-and-ports.ts";
import { geographyTwoReasons } from "./facts/two-reasons.ts";
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
];
