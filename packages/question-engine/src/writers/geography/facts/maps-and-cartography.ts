import { capitalise, withArticle } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

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
  name: "instruments-of-geography",
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

const mapSingles = singles("map-single-facts", "maps-and-cartography", [
  { ask: "What do contours drawn close together on a map show?", answer: "a steep slope", wrong: ["a gentle slope", "a level plain", "a wide valley"], tell: "Close contours show a steep slope, since the height changes over a short distance; wide ones show a gentle slope.", difficulty: "EASY" },
  { ask: "What do contours that run together into one line show?", answer: "a vertical cliff", wrong: ["a gentle slope", "a rounded ridge", "a saddle"], tell: "Where contours run together, many heights lie above one another, as on a vertical cliff; wide contours show a gentle slope, and a saddle lies between two tops.", difficulty: "EASY" },
  { ask: "In which direction do V-shaped contours point where they cross a river valley?", answer: "upstream", wrong: ["downstream", "to the left bank", "to the right bank"], tell: "The V points upstream, towards higher ground; on a spur it points to the lower ground." },
  { ask: "Which of these scales is the largest?", answer: "1 : 10,000", wrong: ["1 : 50,000", "1 : 2,50,000", "1 : 10,00,000"], tell: "A large scale has a small denominator, so 1 : 10,000 is the largest and shows most detail; 1 : 10,00,000 is the smallest of these.", difficulty: "EASY" },
  { ask: "In which colour are contours shown on the topographical sheets of India?", answer: "brown", wrong: ["red", "black", "green"], tell: "Contours are brown; red is for roads and settlements, black for railways and names, and green for woods.", difficulty: "EASY" },
  { ask: "In which colour is cultivated land shown on the topographical sheets of India?", answer: "yellow", wrong: ["green", "brown", "red"], tell: "Cultivated land is yellow; green is for woods, brown for contours and red for roads and settlements." },
  { ask: "Which office publishes the topographical sheets of India?", answer: "Survey of India", wrong: ["Census of India", "Geological Survey of India", "Archaeological Survey of India"], tell: "The Survey of India, founded in 1767, publishes them; the Census counts people, the Geological Survey maps rocks, and the Archaeological Survey looks after monuments." },
  { ask: "At which city does the Survey of India have its headquarters?", answer: "Dehradun", wrong: ["Kolkata", "Hyderabad", "New Delhi"], tell: "The Survey of India is at Dehradun; the Geological Survey is at Kolkata and the National Remote Sensing Centre at Hyderabad." },
  { ask: "Which projection shows lines of constant compass bearing as straight lines?", answer: "Mercator", wrong: ["gnomonic", "sinusoidal", "Mollweide"], tell: "On Mercator's projection rhumb lines are straight, so sailors use it; on the gnomonic great circles are straight, and the sinusoidal and Mollweide keep areas true." },
  { ask: "On which projection do all great circles appear as straight lines?", answer: "gnomonic", wrong: ["Mercator", "stereographic", "orthographic"], tell: "On the gnomonic projection great circles are straight; Mercator makes rhumb lines straight, and the stereographic keeps angles true.", difficulty: "HARD" },
  { ask: "Which of these projections keeps areas true?", answer: "Mollweide", wrong: ["Mercator", "stereographic", "gnomonic"], tell: "Mollweide's projection is of equal area; Mercator and the stereographic keep angles true and swell the high latitudes, and the gnomonic keeps neither.", difficulty: "HARD" },
  { ask: "Which kind of map uses shades or colours to show densities by administrative areas?", answer: "choropleth map", wrong: ["dot map", "isopleth map", "flow map"], tell: "A choropleth map shades whole districts; a dot map gives each dot a number, an isopleth map draws lines, and a flow map shows movement." },
  { ask: "What is the angle between true north and magnetic north called?", answer: "magnetic declination", wrong: ["magnetic dip", "bearing", "azimuth"], tell: "It is the magnetic declination; the dip is the tilt of a free needle below the horizon, and a bearing or azimuth is the direction of an object." },
  { ask: "How many degrees of latitude and longitude does one sheet of the International Map series at 1 : 10,00,000 cover?", answer: "4° by 6°", wrong: ["1° by 1°", "4° by 4°", "6° by 8°"], tell: "A sheet of the International Map covers 4° by 6°; in the older Indian series a 1 : 10,00,000 sheet covers 4° by 4° and a degree sheet 1° by 1°.", difficulty: "HARD" },
  { ask: "Which satellite series did India begin in 1988 to watch crops, forests and other land use?", answer: "IRS", wrong: ["INSAT", "GSAT", "Landsat"], tell: "The Indian Remote Sensing (IRS) series began with IRS-1A in 1988; INSAT and GSAT serve communication, and Landsat is American." },
]);

export const mapsAndCartography = [...isolines, ...instruments, ...mapSingles];
