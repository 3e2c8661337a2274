import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/geography/oceans.yaml", import.meta.url));

const currents = content("ocean-currents");

/** `parts` and `joins` go on after these words. */
const straits = facts({
  name: "straits-of-the-world", depth: 3,
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

const oceanTerms = content("ocean-terms");

const oceanSingles = content("ocean-single-facts");

export const oceans = [...currents, ...straits, ...oceanTerms, ...oceanSingles];
