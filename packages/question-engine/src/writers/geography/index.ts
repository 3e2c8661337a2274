import type { WriterList } from "../../writer.ts";
import { climateAndWeather } from "./climate-and-weather.ts";
import { earthComputations } from "./earth-computations.ts";
import { earthsStructureAndRocks } from "./earths-structure-and-rocks.ts";
import { indiaAgriculture } from "./india-agriculture.ts";
import { indiaClimateSoilsVegetation } from "./india-climate-soils-vegetation.ts";
import { indiaMineralsAndIndustry } from "./india-minerals-and-industry.ts";
import { indiaPhysical } from "./india-physical.ts";
import { indiaRivers } from "./india-rivers.ts";
import { indiaStatesAndCities } from "./india-states-and-cities.ts";
import { landforms } from "./landforms.ts";
import { mapComputations } from "./map-computations.ts";
import { mapsAndCartography } from "./maps-and-cartography.ts";
import { nationalParks } from "./national-parks.ts";
import { oceans } from "./oceans.ts";
import { populationAndSettlement } from "./population-and-settlement.ts";
import { solarSystemAndEarth } from "./solar-system-and-earth.ts";
import { transportAndPorts } from "./transport-and-ports.ts";
import { weatherComputations } from "./weather-computations.ts";
import { worldCountriesAndCapitals } from "./world-countries-and-capitals.ts";
import { worldRegions } from "./world-regions.ts";
import { worldRiversAndLakes } from "./world-rivers-and-lakes.ts";

export const writers: WriterList = [
  solarSystemAndEarth,
  ...earthComputations,
  earthsStructureAndRocks,
  landforms,
  climateAndWeather,
  ...weatherComputations,
  oceans,
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
];
