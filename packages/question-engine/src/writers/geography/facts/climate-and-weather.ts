import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { glossary } from "../../../kit/glossary.ts";
import { singles } from "../../../kit/singles.ts";

/** `does` goes on after the name. */
const layers = facts({
  name: "layers-of-the-atmosphere",
  topic: "climate-and-weather",
  difficulty: "EASY",
  kind: "layer",
  rows: [
    { name: "troposphere", does: "holds nearly all the clouds and weather" },
    { name: "stratosphere", does: "holds the ozone that takes up ultraviolet rays" },
    { name: "mesosphere", does: "burns up most meteors and is coldest at its top", difficulty: "MEDIUM" },
    { name: "ionosphere", does: "sends radio waves back to the earth", difficulty: "MEDIUM" },
    { name: "exosphere", does: "consists chiefly of hydrogen and helium, very thinly spread" },
  ],
  ask: [
    { question: ({ does }) => `Which layer of the atmosphere ${does}?`, answer: ({ name }) => name, heading: "Layer of the atmosphere" },
    {
      question: ({ name }) => `Which statement is true of the ${name}?`,
      answer: ({ does }) => `It ${does}`,
      heading: "What is true of it",
      explain: ({ name, does }) => `The ${name}: it ${does}.`,
    },
  ],
  explain: ({ name, does }) => `The ${name} ${does}.`,
});

const localWinds = facts({
  name: "local-winds-of-the-world",
  topic: "climate-and-weather",
  difficulty: "MEDIUM",
  kind: "local wind",
  rows: [
    { name: "loo", near: "old world", nature: "hot and dry", where: "the plains of northern India", difficulty: "EASY" },
    { name: "chinook", near: "new world", nature: "warm and dry", where: "the eastern foot of the Rocky Mountains", difficulty: "EASY" },
    { name: "foehn", near: "old world", nature: "warm and dry", where: "the northern valleys of the Alps", difficulty: "EASY" },
    { name: "mistral", near: "old world", nature: "cold and dry", where: "the Rhône valley of France" },
    { name: "bora", near: "old world", nature: "cold and dry", where: "the eastern shore of the Adriatic Sea" },
    { name: "sirocco", near: "old world", nature: "hot and dusty", where: "Sicily and southern Italy" },
    { name: "harmattan", near: "old world", nature: "dry and dusty", where: "the Guinea coast of West Africa" },
    { name: "khamsin", near: "old world", nature: "hot and dusty", where: "Egypt" },
    { name: "Santa Ana", near: "new world", nature: "hot and dry", where: "southern California" },
    { name: "zonda", near: "new world", nature: "warm and dry", where: "western Argentina", difficulty: "HARD" },
    { name: "pampero", near: "new world", nature: "cold", where: "the grasslands of Argentina and Uruguay", difficulty: "HARD" },
    { name: "buran", near: "old world", nature: "cold", where: "Siberia and Central Asia", difficulty: "HARD" },
    { name: "brickfielder", near: "new world", nature: "hot and dusty", where: "south-eastern Australia", difficulty: "HARD" },
    { name: "berg wind", near: "new world", nature: "hot and dry", where: "the coast of South Africa", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Where does the local wind called the ${name} blow?`,
      answer: ({ where }) => capitalise(where),
      heading: "Where it blows",
    },
    {
      question: ({ where, nature }) => `Which ${nature} local wind belongs to ${where}?`,
      answer: ({ name }) => name,
      heading: "Local wind",
    },
  ],
  explain: ({ name, nature, where }) => `The ${name} is a ${nature} wind of ${where}.`,
  // The khamsin is a sirocco of Egypt, and both others blow in Argentina.
  alsoTrue: (row, other) =>
    [
      ["sirocco", "khamsin"],
      ["zonda", "pampero"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const clouds = glossary("kinds-of-cloud", "climate-and-weather", "cloud", [
  { name: "cirrus", article: "", is: "a high, feathery wisp made of ice crystals", difficulty: "EASY" },
  { name: "cumulus", article: "", is: "a heap of white cotton with a flat base, seen in fair weather", difficulty: "EASY" },
  { name: "stratus", article: "", is: "a low, grey sheet that covers the sky like lifted fog", difficulty: "EASY" },
  { name: "cumulonimbus", article: "", is: "a tall tower with an anvil top that brings thunder and hail" },
  { name: "nimbostratus", article: "", is: "a thick, dark layer that brings long, steady rain" },
  { name: "cirrostratus", article: "", is: "a thin, high veil that gives the sun or the moon a halo", difficulty: "HARD" },
  { name: "cirrocumulus", article: "", is: "a high layer of small ripples, known as a mackerel sky", difficulty: "HARD" },
  { name: "altostratus", article: "", is: "a grey sheet of middle height through which the sun looks dim", difficulty: "HARD" },
]);

const climates = facts({
  name: "koppen-climates",
  topic: "climate-and-weather",
  difficulty: "HARD",
  kind: "Köppen type",
  rows: [
    { code: "Af", near: "hot", called: "tropical rainforest", is: "tropical, with rain in every month", where: "the equatorial lowlands of the Congo and of Borneo" },
    { code: "Am", near: "hot", called: "tropical monsoon", is: "tropical, with a short dry season", where: "the coast of Kerala" },
    { code: "Aw", near: "hot", called: "tropical savanna", is: "tropical, with a long dry season", where: "most of the Brazilian highlands" },
    { code: "BWh", near: "hot", called: "hot desert", is: "hot and dry, with hardly any plants", where: "the Sahara" },
    { code: "BSh", near: "hot", called: "hot semi-arid steppe", is: "hot and dry, with short grass", where: "the Sahel" },
    { code: "Cs", near: "cool", called: "Mediterranean", is: "mild, with most of its rain in winter", where: "the coast of Greece" },
    { code: "Cfb", near: "cool", called: "marine west coast", is: "mild, with rain in every season", where: "the British Isles" },
    { code: "ET", near: "cool", called: "tundra", is: "polar, with a thaw in summer", where: "the Arctic coast of Siberia" },
    { code: "EF", near: "cool", called: "ice cap", is: "polar, with a mean below 0 °C in every month", where: "the interior of Antarctica" },
  ],
  ask: [
    {
      question: ({ code }) => `Which climate does the Köppen symbol ${code} stand for?`,
      answer: ({ is }) => is,
      state: ({ code }, answer) => `The Köppen symbol ${code} stands for a climate that is ${answer}.`,
      heading: "Climate",
    },
    {
      question: ({ is }) => `Which Köppen symbol stands for a climate that is ${is}?`,
      answer: ({ code }) => code,
      state: false,
    },
    {
      question: ({ where }) => `Which Köppen type of climate is the most typical of ${where}?`,
      answer: ({ code }) => code,
      state: ({ where }, answer) => `The climate of ${where} is of Köppen's type ${answer}.`,
    },
  ],
  explain: ({ code, called, is, where }) => `${code}, the ${called} climate of ${where}, is ${is}.`,
});

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

const weatherTerms = glossary("weather-terms", "climate-and-weather", "of these", [
  { name: "insolation", article: "", is: "the short-wave radiation that reaches the earth's surface", near: "heat", category: "heat", difficulty: "EASY" },
  { name: "albedo", article: "", is: "the share of sunlight that a surface sends back", near: "heat", category: "heat" },
  { name: "convection", article: "", is: "the carrying of heat upwards by rising air", near: "heat", category: "heat", plainly: true },
  { name: "advection", article: "", is: "the carrying of heat sideways by moving air", near: "heat", category: "heat", difficulty: "HARD" },
  { name: "dew point", article: "the", is: "the temperature at which cooling air becomes saturated", near: "water", category: "water", plainly: true },
  { name: "relative humidity", article: "", is: "the vapour in the air as a percentage of what it could hold at its temperature", near: "water", category: "water", difficulty: "EASY", plainly: true },
  { name: "orographic rain", article: "", is: "rain from moist air that is forced up a mountain slope", near: "rain", category: "rain", difficulty: "EASY" },
  { name: "convectional rain", article: "", is: "rain from air that rises because the ground has heated it", near: "rain", category: "rain", difficulty: "EASY" },
  { name: "frontal rain", article: "", is: "rain that falls where warm air is pushed up over cold air", near: "rain", category: "rain" },
  { name: "freezing rain", article: "", is: "rain that coats cold ground with a glaze of ice", near: "rain", category: "rain", plainly: true },
  { name: "absolute humidity", article: "", is: "the mass of vapour in a given volume of air", near: "water", category: "water" },
  { name: "specific humidity", article: "", is: "the mass of vapour in a given mass of air", near: "water", category: "water", difficulty: "HARD" },
  { name: "vapour pressure", article: "", is: "the share of the pressure of the air that its moisture exerts", near: "water", category: "water", plainly: true },
  { name: "saturation", article: "", is: "the state of air that holds all the vapour it can", near: "water", category: "water", plainly: true },
  { name: "jet stream", is: "a narrow band of very strong wind near the tropopause", near: "wind", category: "wind" },
  { name: "Coriolis force", article: "the", is: "the effect of the earth's spin that turns winds aside", near: "wind", category: "wind", difficulty: "EASY", plainly: true },
  { name: "Hadley cell", article: "the", is: "a loop of air that rises near the equator and sinks near 30°", near: "wind", category: "cell", difficulty: "HARD" },
  { name: "Ferrel cell", article: "the", is: "a loop of air that sinks near 30° and rises near 60°", near: "wind", category: "cell", difficulty: "HARD" },
  { name: "Walker cell", article: "the", is: "a loop of air along the equator that rises over the western Pacific", near: "wind", category: "cell", difficulty: "HARD" },
  { name: "Polar cell", article: "the", is: "a loop of air that sinks in the highest latitudes and rises near 60°", near: "wind", category: "cell", difficulty: "HARD" },
  { name: "anticyclone", is: "a high-pressure system from which the air spirals outwards", near: "wind", category: "wind" },
  { name: "katabatic wind", is: "a flow of cold, heavy air down a slope", near: "wind", category: "breeze", difficulty: "HARD" },
  { name: "anabatic wind", is: "a flow of warm air up a slope by day", near: "wind", category: "breeze", difficulty: "HARD" },
  { name: "occluded front", is: "a boundary formed when cold air overtakes warm air and lifts it off the ground", near: "front", category: "front", difficulty: "HARD" },
  { name: "cold front", is: "a boundary at which cold air pushes in under warm air", near: "front", category: "front", plainly: true },
  { name: "warm front", is: "a boundary at which warm air glides up over cold air", near: "front", category: "front", plainly: true },
  { name: "stationary front", is: "a boundary at which neither of two air masses pushes the other back", near: "front", category: "front", plainly: true },
  { name: "emissivity", article: "", is: "the power of a surface to give off heat, compared with that of a perfect radiator", near: "heat", category: "heat", plainly: true },
  { name: "sea breeze", is: "a flow of cool air to the shore by day", near: "wind", category: "breeze", plainly: true },
  { name: "land breeze", is: "a flow of cool air from the shore by night", near: "wind", category: "breeze", plainly: true },
  { name: "geostrophic wind", is: "a flow of air along straight isobars, without friction", near: "wind", category: "breeze", plainly: true },
  { name: "squall", is: "a sudden burst of strong wind that lasts some minutes", near: "wind", category: "wind", plainly: true },
  { name: "trough", is: "a long belt of low pressure with rising air", near: "wind", category: "wind", plainly: true },
]);

const weatherSingles = singles("weather-single-facts", "climate-and-weather", [
  { ask: "Which gas makes up about 78% of dry air by volume?", answer: "nitrogen", wrong: ["oxygen", "argon", "carbon dioxide"], tell: "Dry air is about 78% nitrogen, 21% oxygen, 0.9% argon and 0.04% carbon dioxide.", difficulty: "EASY" },
  { ask: "What is the belt of low pressure along the equator called?", answer: "doldrums", wrong: ["horse latitudes", "roaring forties", "westerlies"], tell: "The doldrums are the calms near the equator; the horse latitudes lie near 30° with high pressure, the westerlies are winds of middle latitudes, and the roaring forties are those of the south.", difficulty: "EASY" },
  { ask: "Near which latitudes do the calm belts of high pressure called the horse latitudes lie?", answer: "about 30° N and S", wrong: ["about 5° N and S", "about 45° N and S", "about 60° N and S"], tell: "The horse latitudes lie at about 30° N and S; the doldrums are near the equator, and low pressure prevails near 60°." },
  { ask: "From which direction do the trade winds of the northern hemisphere blow?", answer: "north-east", wrong: ["south-east", "north-west", "south-west"], tell: "They blow from the north-east towards the equator; in the southern hemisphere they come from the south-east, and the westerlies from the south-west or the north-west.", difficulty: "EASY" },
  { ask: "In which direction does the air circulate around a cyclone of the northern hemisphere?", answer: "anticlockwise and inwards", wrong: ["clockwise and inwards", "anticlockwise and outwards", "clockwise and outwards"], tell: "In the northern hemisphere air moves anticlockwise and inwards in a cyclone, and clockwise and outwards in an anticyclone; in the southern hemisphere the turn is reversed." },
  { ask: "Where is the Coriolis force zero?", answer: "at the equator", wrong: ["at the tropics", "at 45° latitude", "at the poles"], tell: "The Coriolis force is zero at the equator and greatest at the poles, which is why no tropical cyclone forms on the equator." },
  { ask: "How does the height of the tropopause change from the poles to the equator?", answer: "from about 8 km to about 18 km", wrong: ["from about 18 km to about 8 km", "from about 30 km to about 50 km", "from about 50 km to about 80 km"], tell: "The tropopause rises from about 8 km to about 18 km, since warm air near the equator is carried higher; 50 km and 80 km are heights of the stratopause and the mesopause.", difficulty: "HARD" },
  { ask: "What is the unusual warming of the sea off the coast of Peru called?", answer: "El Niño", wrong: ["La Niña", "the Walker cell", "the Humboldt Current"], tell: "El Niño is the warming; La Niña is the cooling, the Walker cell is the east-west loop of air over the Pacific, and the Humboldt is the cold current that is usual there.", difficulty: "EASY" },
  { ask: "Between which two places is the pressure compared to find the Southern Oscillation Index?", answer: "Tahiti and Darwin", wrong: ["Lima and Jakarta", "Honolulu and Sydney", "Mauritius and Perth"], tell: "The index compares the pressure at Tahiti and Darwin; the other pairs are not used for it.", difficulty: "HARD" },
  { ask: "Which natural region has warm, dry summers and mild, wet winters?", answer: "Mediterranean region", wrong: ["monsoon region", "savanna region", "steppe region"], tell: "The Mediterranean region has winter rain brought by the westerlies; monsoon and savanna lands have summer rain, and steppes have little rain, mostly in early summer.", difficulty: "EASY" },
  { ask: "How does the breeze on a coast usually blow on a sunny afternoon?", answer: "from the sea to the land", wrong: ["from the land to the sea", "along the shore to the left", "along the shore to the right"], tell: "By day the land heats faster, so that the breeze blows from the sea to the land; at night the land is cooler and the breeze blows out.", difficulty: "EASY" },
]);

export const climateAndWeather = [
  ...layers,
  ...localWinds,
  ...clouds,
  ...climates,
  ...storms,
  ...weatherTerms,
  ...weatherSingles,
];
