import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/geography/climate-and-weather.yaml", import.meta.url));

const layers = content("layers-of-the-atmosphere");

const localWinds = content("local-winds-of-the-world");

const clouds = withNature({ form: "quiz" }, content("kinds-of-cloud"));

const climates = content("koppen-climates");

const storms = facts({
  name: "names-of-tropical-cyclones",
  topic: "climate-and-weather",
  difficulty: "MEDIUM",
  kind: "storm",
  rows: [
    { name: "hurricane", where: "the Caribbean Sea and the Gulf of Mexico", difficulty: "EASY" },
    { name: "typhoon", where: "the China Sea", difficulty: "EASY" },
    { name: "willy-willy", where: "north-western Australia" },
    { name: "cyclone", where: "the Bay of Bengal", difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ where }) => `By what name is a tropical storm traditionally known in ${where}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) => row.name === "willy-willy" && other.name === "cyclone",
      decoys: () => ["Tornado"],
      placeDecoy: () => "A tornado is a small, violent whirl over land.",
      when: ({ name }) => name !== "willy-willy",
    },
    {
      question: ({ name }) => `In which region is a tropical storm traditionally called a ${name}?`,
      answer: ({ where }) => capitalise(where),
      alsoTrue: (row, other) => row.name === "cyclone" && other.name === "willy-willy",
      decoys: ({ name }) => (name === "cyclone" ? ["The plains of the United States"] : []),
      placeDecoy: () => "The whirls over the plains of the United States are tornadoes.",
    },
  ],
  explain: ({ name, where }) => `A tropical storm is traditionally called a ${name} in ${where}.`,
});

const weatherTerms = content("weather-terms");

const weatherSingles = content("weather-single-facts");

export const climateAndWeather = [
  ...layers,
  ...localWinds,
  ...clouds,
  ...climates,
  ...storms,
  ...weatherTerms,
  ...weatherSingles,
];
