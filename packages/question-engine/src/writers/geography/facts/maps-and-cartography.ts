import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise, withArticle } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/geography/maps-and-cartography.yaml", import.meta.url));

const isolines = facts({
  name: "lines-of-equal-value",
  topic: "maps-and-cartography",
  difficulty: "MEDIUM",
  kind: "line on a map",
  rows: [
    { name: "isotherm", of: "temperature", difficulty: "EASY", plainly: true as const },
    { name: "isobar", of: "atmospheric pressure", difficulty: "EASY" },
    { name: "isohyet", of: "rainfall", difficulty: "EASY" },
    { name: "contour", of: "height above sea level", difficulty: "EASY", plainly: true as const },
    { name: "isobath", of: "depth of water" },
    { name: "isohaline", of: "salinity", plainly: true as const },
    { name: "isohel", of: "number of hours of sunshine" },
    { name: "isoneph", of: "cloud cover" },
    { name: "isotach", of: "wind speed" },
    { name: "isochrone", of: "travel time from a point", plainly: true as const },
    { name: "isogonic line", of: "magnetic declination", difficulty: "HARD" },
    { name: "isoclinic line", of: "magnetic dip", difficulty: "HARD" },
    { name: "isonif", of: "snowfall", difficulty: "HARD" },
    { name: "isodapane", of: "total transport cost", difficulty: "HARD" },
    { name: "isobront", of: "time of a thunderstorm's arrival", difficulty: "HARD" },
    { name: "isopach", of: "thickness of a rock bed", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ of }) => `What is a line on a map joining places with the same ${of} called?`,
      answer: ({ name }) => name,
      heading: "Line on a map",
    },
    {
      question: ({ name }) => `What is the same at all places that ${withArticle(name)} joins on a map?`,
      answer: ({ of }) => capitalise(of),
      heading: "What is the same along it",
    },
  ],
  explain: ({ name, of }) => `${capitalise(withArticle(name))} joins places with the same ${of}.`,
});

const instruments = facts({
  name: "instruments-of-geography", form: "quiz",
  topic: "maps-and-cartography",
  difficulty: "MEDIUM",
  kind: "instrument",
  rows: [
    { name: "barometer", of: "the pressure of the air", near: "weather", difficulty: "EASY" },
    { name: "anemometer", of: "the speed of the wind", near: "weather", difficulty: "EASY" },
    { name: "hygrometer", of: "the humidity of the air", near: "weather", difficulty: "EASY" },
    { name: "rain gauge", of: "the amount of rainfall", near: "weather", difficulty: "EASY", plainly: true as const },
    { name: "wind vane", of: "the direction of the wind", near: "weather", difficulty: "EASY", plainly: true as const },
    { name: "pyranometer", of: "the strength of solar radiation", near: "weather", difficulty: "HARD" },
    { name: "Campbell-Stokes recorder", of: "the hours of bright sunshine", near: "weather", difficulty: "HARD" },
    { name: "altimeter", of: "the height above sea level", near: "survey", plainly: true as const },
    { name: "clinometer", of: "the angle of a slope", near: "survey", plainly: true as const },
    { name: "theodolite", of: "the horizontal and vertical angles of a survey", near: "survey" },
    { name: "opisometer", of: "the length of a curved line on a map", near: "survey", difficulty: "HARD" },
    { name: "planimeter", of: "the area of a figure on a map", near: "survey", difficulty: "HARD" },
    { name: "fathometer", of: "the depth of the sea", near: "survey", plainly: true as const },
    { name: "sextant", of: "the height of a star above the horizon", near: "survey" },
  ],
  ask: [
    {
      question: ({ of }) => `Which instrument measures ${of}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) =>
        (row.name === "clinometer" && ["theodolite", "sextant"].includes(other.name)) ||
        (row.name === "altimeter" && other.name === "barometer") ||
        (row.name === "sextant" && other.name === "clinometer") ||
        [row, other].every(({ name }) => ["sextant", "theodolite"].includes(name)),
      heading: "Instrument",
    },
    {
      question: ({ name }) => `What does ${withArticle(name)} measure?`,
      answer: ({ of }) => capitalise(of),
      alsoTrue: (row, other) =>
        (row.name === "barometer" && other.name === "altimeter") ||
        (["theodolite", "sextant"].includes(row.name) &&
          ["clinometer", "sextant", "theodolite"].includes(other.name)),
      heading: "What it measures",
    },
  ],
  explain: ({ name, of }) => `${capitalise(withArticle(name))} measures ${of}.`,
});

const mapSingles = content("map-single-facts");

export const mapsAndCartography = [...isolines, ...instruments, ...mapSingles];
