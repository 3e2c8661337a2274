import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/geography/india/india-minerals-and-industry.yaml", import.meta.url));

const mines = content("mines-of-india");

const ores = facts({
  name: "ores-and-metals-in-geography",
  topic: "india-minerals-and-industry",
  difficulty: "MEDIUM",
  kind: "ore",
  rows: [
    { ore: "haematite", metal: "iron", difficulty: "EASY" },
    { ore: "bauxite", metal: "aluminium", difficulty: "EASY" },
    { ore: "galena", metal: "lead" },
    { ore: "cinnabar", metal: "mercury" },
    { ore: "cassiterite", metal: "tin" },
    { ore: "pyrolusite", metal: "manganese", difficulty: "HARD" },
    { ore: "pitchblende", metal: "uranium" },
    { ore: "monazite", metal: "thorium" },
    { ore: "wolframite", metal: "tungsten", difficulty: "HARD" },
    { ore: "chalcopyrite", metal: "copper" },
    { ore: "sphalerite", metal: "zinc" },
    { ore: "ilmenite", metal: "titanium", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ ore }) => `Of which metal is ${ore} an important ore?`,
      answer: ({ metal }) => metal,
      alsoTrue: (row, other) => ["ilmenite", "chalcopyrite"].includes(row.ore) && other.metal === "iron",
      heading: "Metal",
    },
    {
      question: ({ metal }) => `Which of these is an important ore of ${metal}?`,
      answer: ({ ore }) => ore,
      alsoTrue: (row, other) => row.metal === "iron" && ["ilmenite", "chalcopyrite"].includes(other.ore),
      heading: "Ore",
    },
  ],
  explain: ({ ore, metal }) => `${capitalise(ore)} is an important ore of ${metal}.`,
  // Monazite holds uranium too, and wolframite iron and manganese.
  alsoTrue: (row, other) =>
    [
      ["monazite", "pitchblende"],
      ["wolframite", "haematite"],
      ["wolframite", "pyrolusite"],
    ].some((pair) => pair.includes(row.ore) && pair.includes(other.ore)),
});

const plants = content("power-and-steel-plants");

const industrySingles = content("industry-single-facts");

export const indiaMineralsAndIndustry = [...mines, ...ores, ...plants, ...industrySingles];
