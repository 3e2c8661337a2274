import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";
import { withNature } from "../../../../writing/nature.ts";

const content = writersIn(new URL("../../../../content/geography/india/transport-and-ports.yaml", import.meta.url));

const ports = content("ports-of-india");

const canals = facts({
  name: "ship-canals-of-the-world", form: "quiz",
  topic: "transport-and-ports",
  difficulty: "MEDIUM",
  kind: "canal",
  rows: [
    { name: "Suez Canal", joins: "the Mediterranean Sea and the Red Sea", country: "Egypt", difficulty: "EASY" },
    { name: "Panama Canal", joins: "the Caribbean Sea and the Pacific Ocean", country: "Panama", difficulty: "EASY" },
    { name: "Kiel Canal", joins: "the North Sea and the Baltic Sea", country: "Germany" },
    { name: "Corinth Canal", joins: "the Ionian Sea and the Aegean Sea", country: "Greece", difficulty: "HARD", plainly: true as const },
    { name: "Welland Canal", joins: "Lake Erie and Lake Ontario", country: "Canada" },
    { name: "Canal du Midi", joins: "the Garonne and the Mediterranean Sea", country: "France", difficulty: "HARD", plainly: true as const },
    { name: "Volga-Don Canal", joins: "the two great rivers that run to the Caspian and to Azov", country: "Russia", difficulty: "HARD", plainly: true as const },
  ],
  ask: [
    { question: ({ joins }) => `Which canal joins ${joins}?`, answer: ({ name }) => name, heading: "Canal", when: ({ name }) => name !== "Canal du Midi", state: ({ joins }, name) => `The ${name} joins ${joins}.` },
    {
      question: ({ name }) => `What does the ${name} join?`,
      answer: ({ joins }) => capitalise(joins),
      when: ({ name }) => name !== "Volga-Don Canal",
      // It is the only one that leads to an ocean.
      decoys: ({ name }) =>
        name === "Panama Canal"
          ? [
              "The Gulf of Mexico and the Pacific Ocean",
              "The Gulf of California and the Atlantic Ocean",
              "The Caribbean Sea and the Gulf of California",
            ]
          : [],
      placeDecoy: (decoy) => `No ship canal joins ${decoy.replace(/^The /, "the ")}.`,
      heading: "What it joins",
      state: ({ name }, answer) => `The ${name} joins ${answer.replace(/^The /, "the ")}.`,
    },
  ],
  explain: ({ name, joins, country }) => `The ${name}, in ${country}, joins ${joins}.`,
});

const zones = content("railway-zone-headquarters");

const lines = content("great-railways-of-the-world");

const transportSingles = withNature({ form: "quiz" }, content("transport-single-facts"));

export const transportAndPorts = [...ports, ...canals, ...zones, ...lines, ...transportSingles];
