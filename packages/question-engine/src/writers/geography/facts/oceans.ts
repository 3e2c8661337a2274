import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { glossary } from "../../../kit/glossary.ts";
import { singles } from "../../../kit/singles.ts";

/** Their names tell where they flow. */
const NAMED_BY_COAST = /Australian|Brazil|California|Falkland/;

const currents = facts({
  name: "ocean-currents",
  topic: "oceans",
  difficulty: "MEDIUM",
  kind: "current",
  rows: [
    { name: "Gulf Stream", nature: "warm", ocean: "North Atlantic Ocean", coast: "the south-eastern United States", difficulty: "EASY" },
    { name: "Labrador Current", nature: "cold", ocean: "North Atlantic Ocean", coast: "north-eastern Canada" },
    { name: "Canary Current", nature: "cold", ocean: "North Atlantic Ocean", coast: "north-western Africa" },
    { name: "Brazil Current", nature: "warm", ocean: "South Atlantic Ocean", coast: "eastern South America" },
    { name: "Benguela Current", nature: "cold", ocean: "South Atlantic Ocean", coast: "south-western Africa" },
    { name: "Falkland Current", nature: "cold", ocean: "South Atlantic Ocean", coast: "southern Argentina", difficulty: "HARD" },
    { name: "Kuroshio", nature: "warm", ocean: "North Pacific Ocean", coast: "eastern Japan" },
    { name: "Oyashio", nature: "cold", ocean: "North Pacific Ocean", coast: "Kamchatka and the Kuril Islands", difficulty: "HARD" },
    { name: "California Current", nature: "cold", ocean: "North Pacific Ocean", coast: "the western United States" },
    { name: "Humboldt Current", nature: "cold", ocean: "South Pacific Ocean", coast: "Peru and northern Chile", difficulty: "EASY" },
    { name: "East Australian Current", nature: "warm", ocean: "South Pacific Ocean", coast: "New South Wales", difficulty: "HARD" },
    { name: "Agulhas Current", nature: "warm", ocean: "Indian Ocean", coast: "south-eastern Africa" },
    { name: "West Australian Current", nature: "cold", ocean: "Indian Ocean", coast: "Western Australia", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ coast }) => `Which ocean current flows along ${coast}?`,
      answer: ({ name }) => name,
      when: ({ name }) => !NAMED_BY_COAST.test(name),
      heading: "Current",
      // The Oyashio reaches northern Japan.
      alsoTrue: (row, other) => ["Kuroshio", "Oyashio"].every((name) => [row.name, other.name].includes(name)),
      state: ({ coast }, name) => `The ${name} flows along ${coast}.`,
    },
    {
      question: ({ name }) => `In which ocean does the ${name} flow?`,
      answer: ({ ocean }) => ocean,
      when: ({ name }) => !NAMED_BY_COAST.test(name),
      heading: "Ocean",
      state: ({ name }, ocean) => `The ${name} flows in the ${ocean}.`,
    },
    {
      question: ({ nature, ocean }) => `Which of these is a ${nature} current of the ${ocean}?`,
      answer: ({ name }) => name,
      harder: true,
      state: ({ nature, ocean }, name) => `The ${name} is a ${nature} current of the ${ocean}.`,
    },
  ],
  explain: ({ name, nature, ocean, coast }) =>
    `The ${name} is a ${nature} current of the ${ocean}, along ${coast}.`,
});

/** `parts` and `joins` go on after these words. */
const straits = facts({
  name: "straits-of-the-world",
  topic: "oceans",
  difficulty: "MEDIUM",
  kind: "strait",
  rows: [
    { name: "Strait of Gibraltar", joins: "the Mediterranean Sea and the Atlantic Ocean", parts: "Spain and Morocco", near: "Europe", difficulty: "EASY" },
    { name: "Palk Strait", joins: "the Palk Bay and the Bay of Bengal", parts: "India and Sri Lanka", near: "Asia", difficulty: "EASY" },
    { name: "Bering Strait", joins: "the Arctic Ocean and the Bering Sea", parts: "Russia and Alaska", near: "cold", difficulty: "EASY" },
    { name: "Strait of Hormuz", joins: "the Persian Gulf and the Gulf of Oman", parts: "Iran and the Musandam peninsula", near: "Asia" },
    { name: "Bab-el-Mandeb", joins: "the Red Sea and the Gulf of Aden", parts: "Yemen and Djibouti", near: "Asia" },
    { name: "Strait of Malacca", joins: "the Andaman Sea and the South China Sea", parts: "Sumatra and the Malay Peninsula", near: "Asia" },
    { name: "Sunda Strait", joins: "the Java Sea and the Indian Ocean", parts: "Java and Sumatra", near: "Asia" },
    { name: "Strait of Dover", joins: "the English Channel and the North Sea", parts: "England and France", near: "Europe", plainly: true as const },
    { name: "Bosporus", joins: "the Black Sea and the Sea of Marmara", parts: "the European and Asian sides of Istanbul", near: "Europe" },
    { name: "Dardanelles", joins: "the Sea of Marmara and the Aegean Sea", parts: "Gallipoli and Anatolia", near: "Europe", difficulty: "HARD" },
    { name: "Strait of Messina", joins: "the Tyrrhenian Sea and the Ionian Sea", parts: "Sicily and mainland Italy", near: "Europe", difficulty: "HARD" },
    { name: "Strait of Otranto", joins: "the Adriatic Sea and the Ionian Sea", parts: "Italy and Albania", near: "Europe", difficulty: "HARD" },
    { name: "Kerch Strait", joins: "the Black Sea and the Sea of Azov", parts: "Crimea and the Taman peninsula", near: "Europe", difficulty: "HARD" },
    { name: "Bass Strait", joins: "the Tasman Sea and the Great Australian Bight", parts: "Tasmania and mainland Australia", near: "cold" },
    { name: "Cook Strait", joins: "the Tasman Sea and the South Pacific Ocean", parts: "the two main islands of New Zealand", near: "cold" },
    { name: "Torres Strait", joins: "the Arafura Sea and the Coral Sea", parts: "Australia and New Guinea", near: "cold", difficulty: "HARD" },
    { name: "Davis Strait", joins: "Baffin Bay and the Labrador Sea", parts: "Greenland and Baffin Island", near: "cold", difficulty: "HARD" },
    { name: "Mozambique Channel", joins: "two parts of the western Indian Ocean", parts: "Madagascar and mainland Africa", near: "Asia", plainly: true as const },
    { name: "Tatar Strait", joins: "the Sea of Okhotsk and the Sea of Japan", parts: "Sakhalin and mainland Russia", near: "cold", difficulty: "HARD" },
    { name: "Formosa Strait", joins: "the East China Sea and the South China Sea", parts: "Taiwan and the province of Fujian", near: "Asia" },
  ],
  ask: [
    { question: ({ name, parts }) => `Which ${name.endsWith("Channel") ? "stretch of sea" : "strait"} separates ${parts}?`, answer: ({ name }) => name, heading: "Strait", state: ({ parts }, name) => stated(name, `separates ${parts}`) },
    {
      question: ({ joins }) => `Which strait joins ${joins}?`,
      answer: ({ name }) => name,
      when: ({ name }) => name !== "Mozambique Channel",
      state: ({ joins }, name) => stated(name, `joins ${joins}`),
    },
    {
      question: ({ name }) => `What does the ${name} separate?`,
      answer: ({ parts }) => capitalise(parts),
      heading: "What it separates",
      state: ({ name }, parts) => stated(name, `separates ${parts.replace(/^The /, "the ")}`),
    },
  ],
  explain: ({ name, joins, parts }) => `The ${name} lies between ${parts} and joins ${joins}.`,
});

function stated(name: string, what: string): string {
  return `${name === "Bab-el-Mandeb" ? name : `The ${name}`} ${what}.`;
}

const oceanTerms = glossary("ocean-terms", "oceans", "of these", [
  { name: "continental shelf", article: "the", is: "the shallow, gently sloping edge of a continent under the sea", near: "floor", difficulty: "EASY", plainly: true },
  { name: "continental slope", article: "the", is: "the steep descent from the shallow sea to the deep floor", near: "floor", plainly: true },
  { name: "abyssal plain", is: "a stretch of the deep ocean floor buried under fine sediment", near: "floor", plainly: true },
  { name: "ocean trench", is: "a long, narrow and very deep cleft of the floor", near: "floor", difficulty: "EASY", plainly: true },
  { name: "guyot", is: "a flat-topped submarine mountain", near: "floor", difficulty: "HARD" },
  { name: "seamount", is: "a submarine peak that does not reach the surface", near: "floor", plainly: true },
  { name: "spring tide", is: "a tide of great range near new and full moon", near: "water", category: "tide", difficulty: "EASY" },
  { name: "neap tide", is: "a tide of small range near the moon's quarters", near: "water", category: "tide", difficulty: "EASY" },
  { name: "tidal bore", is: "a wall of water that runs up a narrow river mouth", near: "water", category: "tide" },
  { name: "thermocline", article: "the", is: "the layer defined by a quick change of temperature with depth", near: "layer", plainly: true },
  { name: "halocline", article: "the", is: "the layer defined by a quick change of salinity with depth", near: "layer", difficulty: "HARD" },
  { name: "pycnocline", article: "the", is: "the layer defined by a quick change of density with depth", near: "layer", difficulty: "HARD" },
  { name: "isohaline", is: "a line joining places of equal salinity", near: "layer", plainly: true },
  { name: "fringing reef", is: "a belt of coral attached to the shore", near: "reef", plainly: true },
  { name: "barrier reef", is: "a belt of coral with a wide lagoon between it and the coast", near: "reef", difficulty: "EASY" },
  { name: "atoll", is: "a ring of coral around a lagoon with no land in the middle", near: "reef", difficulty: "EASY" },
  { name: "patch reef", is: "a small growth of coral that stands alone in a lagoon", near: "reef", plainly: true },
  { name: "gyre", is: "a vast system of currents round an ocean basin", near: "water", category: "current", difficulty: "HARD" },
  { name: "upwelling", article: "", is: "the rise of cold water rich in nutrients from below", near: "water", category: "current", plainly: true },
  { name: "ebb", article: "the", is: "the going out of the water between high and low tide", near: "water", category: "tide", plainly: true },
  { name: "slack water", article: "", is: "a short pause before the stream of the tide turns", near: "water", category: "tide", plainly: true },
  { name: "eddy", is: "a whirl of water that has broken away from a stream in the sea", near: "water", category: "current", plainly: true },
  { name: "drift", is: "a slow and broad movement of surface water before the wind", near: "water", category: "current", plainly: true },
], { alsoTrue: (row, other) => ["guyot", "seamount"].includes(row.name) && ["guyot", "seamount"].includes(other.name) });

const oceanSingles = singles("ocean-single-facts", "oceans", [
  { ask: "In which ocean is the Mariana Trench?", answer: "Pacific Ocean", wrong: ["Atlantic Ocean", "Indian Ocean", "Arctic Ocean"], tell: "The Mariana Trench, with the Challenger Deep, is in the western Pacific Ocean; the Puerto Rico Trench is in the Atlantic and the Sunda (Java) Trench in the Indian Ocean.", difficulty: "EASY" },
  { ask: "In which ocean does the Puerto Rico Trench lie?", answer: "Atlantic Ocean", wrong: ["Pacific Ocean", "Indian Ocean", "Southern Ocean"], tell: "The Puerto Rico Trench is in the Atlantic Ocean; the Mariana and Tonga trenches are in the Pacific and the Sunda Trench in the Indian Ocean." },
  { ask: "Which is the smallest of the oceans?", answer: "Arctic Ocean", wrong: ["Indian Ocean", "Atlantic Ocean", "Southern Ocean"], tell: "The Arctic Ocean is the smallest; then come the Southern, the Indian, the Atlantic and the Pacific, which is the largest.", difficulty: "EASY" },
  { ask: "Which sea has no coast and lies wholly within an ocean?", answer: "Sargasso Sea", wrong: ["Coral Sea", "Barents Sea", "Caribbean Sea"], tell: "The Sargasso Sea in the North Atlantic is bounded by currents only; the others touch land." },
  { ask: "Which pair of currents meets near Newfoundland and makes fog and rich fishing grounds?", answer: "Gulf Stream and Labrador", wrong: ["Kuroshio and Oyashio", "Brazil and Falkland", "Agulhas and Benguela"], tell: "The Gulf Stream and Labrador currents, one warm and one cold, meet near Newfoundland; the Kuroshio and Oyashio meet off Japan, and the Brazil and Falkland off Argentina." },
  { ask: "Which cold current is chiefly linked with the dryness of the Namib Desert?", answer: "Benguela", wrong: ["Canary", "Humboldt", "California"], tell: "The Benguela cools the air off Namibia; the Canary lies off the Sahara, the Humboldt off the Atacama, and the California Current off the western United States." },
  { ask: "Which cold current is chiefly linked with the dryness of the Atacama Desert?", answer: "Humboldt", wrong: ["Benguela", "Canary", "Labrador"], tell: "The Humboldt (Peru) Current lies off the Atacama; the Benguela off the Namib and the Canary off the western Sahara.", difficulty: "EASY" },
  { ask: "What is the average salinity of sea water, in parts per thousand?", answer: "35", wrong: ["15", "25", "55"], tell: "Sea water holds about 35 parts of salt in a thousand; the Baltic has much less and the Red Sea about 40.", difficulty: "EASY" },
  { ask: "Which is the most abundant salt of sea water?", answer: "sodium chloride", wrong: ["magnesium chloride", "calcium sulphate", "potassium sulphate"], tell: "Sodium chloride makes up more than three quarters of the salts; magnesium chloride comes next, and the sulphates are small shares.", difficulty: "EASY" },
  { ask: "Which of these seas has the lowest salinity?", answer: "Baltic Sea", wrong: ["Red Sea", "Mediterranean Sea", "Arabian Sea"], tell: "The Baltic Sea has many rivers and little evaporation; the Red Sea, the Mediterranean Sea and the Arabian Sea lose much water by evaporation and are saltier than most of the ocean." },
  { ask: "Which submarine ridge, shaped like an S, rises above the sea in Iceland and the Azores?", answer: "Mid-Atlantic Ridge", wrong: ["Carlsberg Ridge", "Ninety East Ridge", "East Pacific Rise"], tell: "The Mid-Atlantic Ridge has the shape of an S; the Carlsberg and the Ninety East ridges are in the Indian Ocean.", difficulty: "EASY" },
  { ask: "In which ocean is the Ninety East Ridge?", answer: "Indian Ocean", wrong: ["Pacific Ocean", "Atlantic Ocean", "Arctic Ocean"], tell: "The Ninety East Ridge runs along 90° E in the Indian Ocean; the Pacific has the East Pacific Rise, the Atlantic its middle ridge, and the Arctic the Lomonosov Ridge.", difficulty: "HARD" },
  { ask: "In which ocean is the Lomonosov Ridge?", answer: "Arctic Ocean", wrong: ["Indian Ocean", "Atlantic Ocean", "Southern Ocean"], tell: "The Lomonosov Ridge crosses the Arctic Ocean; the Carlsberg Ridge is in the Indian Ocean and the Walvis Ridge in the Atlantic.", difficulty: "HARD" },
  { ask: "What is the breadth of the exclusive economic zone under the law of the sea, measured from the baseline?", answer: "200 nautical miles", wrong: ["12 nautical miles", "24 nautical miles", "350 nautical miles"], tell: "The exclusive economic zone reaches up to 200 nautical miles, territorial waters 12 and the contiguous zone 24; 350 is the outer limit that may be claimed for the shelf.", difficulty: "HARD" },
]);

export const oceans = [...currents, ...straits, ...oceanTerms, ...oceanSingles];
