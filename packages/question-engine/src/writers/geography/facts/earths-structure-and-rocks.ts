import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/geography/earths-structure-and-rocks.yaml", import.meta.url));

const rocks = facts({
  name: "rocks-and-their-classes",
  topic: "earths-structure-and-rocks",
  difficulty: "MEDIUM",
  kind: "rock",
  rows: [
    { name: "granite", class: "intrusive igneous", difficulty: "EASY" },
    { name: "basalt", class: "extrusive igneous", difficulty: "EASY" },
    { name: "gabbro", class: "intrusive igneous", difficulty: "HARD" },
    { name: "obsidian", class: "extrusive igneous" },
    { name: "rhyolite", class: "extrusive igneous", difficulty: "HARD" },
    { name: "diorite", class: "intrusive igneous", difficulty: "HARD" },
    { name: "limestone", class: "sedimentary", difficulty: "EASY" },
    { name: "sandstone", class: "sedimentary", difficulty: "EASY" },
    { name: "shale", class: "sedimentary" },
    { name: "conglomerate", class: "sedimentary" },
    { name: "marble", class: "metamorphic", difficulty: "EASY" },
    { name: "slate", class: "metamorphic", difficulty: "EASY" },
    { name: "gneiss", class: "metamorphic" },
    { name: "schist", class: "metamorphic" },
    { name: "quartzite", class: "metamorphic" },
  ],
  ask: [
    { question: (row) => `Which of these rocks is ${row.class}?`, answer: ({ name }) => name, heading: "Rock" },
    {
      question: ({ name }) => `To which class of rock does ${name} belong?`,
      answer: (row) => `${row.class} rock`,
      heading: "Class",
    },
  ],
  explain: (row) =>
    `${capitalise(row.name)} is ${row.class === "sedimentary" || row.class === "metamorphic" ? "a" : "an"} ${row.class} rock.`,
});

const changes = content("rocks-that-change");

const discontinuities = content("discontinuities-of-the-earth");

const volcanoes = content("volcanoes-and-countries");

const geologyTerms = content("geology-terms");

const geologySingles = content("geology-single-facts");

export const earthsStructureAndRocks = [
  ...rocks,
  ...changes,
  ...discontinuities,
  ...volcanoes,
  ...geologyTerms,
  ...geologySingles,
];
