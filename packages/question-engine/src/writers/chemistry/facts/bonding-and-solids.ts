import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";

export const bondingTypes = facts({
  name: "solids-and-forces",
  topic: "chemical-bonding",
  difficulty: "EASY",
  kind: "substance",
  rows: [
    { name: "sodium chloride", kind: "an ionic solid", force: "the attraction between ions", near: "solid" },
    { name: "diamond", kind: "a covalent network solid", force: "covalent bonds that run through the whole crystal", near: "solid" },
    { name: "ice", kind: "a hydrogen-bonded molecular solid", force: "hydrogen bonds between molecules", near: "solid" },
    { name: "copper", plainly: true as const, kind: "a metallic solid", force: "the attraction between metal ions and free electrons", near: "solid" },
    { name: "solid argon", kind: "a non-polar molecular solid", force: "dispersion forces between atoms", near: "solid", difficulty: "MEDIUM" },
    { name: "solid hydrogen chloride", kind: "a polar molecular solid", force: "dipole–dipole forces between molecules", near: "solid", difficulty: "MEDIUM" },
  ],
  ask: [
    { question: ({ name }) => `As what kind of solid is ${name} best classified?`, answer: ({ kind }) => capitalise(kind), state: ({ name }, kind) => `${capitalise(name)} is ${kind.charAt(0).toLowerCase()}${kind.slice(1)}.` },
    {
      question: ({ name }) => `What chiefly holds ${name} together?`,
      answer: ({ force }) => force,
      harder: true,
      state: ({ name }, force) => `${capitalise(name)} is chiefly held together by ${force}.`,
    },
  ],
  explain: ({ name, kind, force }) => `${capitalise(name)} is ${kind}, held together by ${force}.`,
});

export const coordinationNumbers = facts({
  name: "crystal-structures",
  topic: "states-of-matter",
  difficulty: "HARD",
  kind: "crystal structure",
  rows: [
    { name: "rock salt (NaCl)", numbers: "6 for the cation and 6 for the anion", near: "one to one" },
    { name: "caesium chloride (CsCl)", numbers: "8 for the cation and 8 for the anion", near: "one to one" },
    { name: "zinc blende (ZnS)", numbers: "4 for the cation and 4 for the anion", near: "one to one" },
    { name: "fluorite", numbers: "8 for the cation and 4 for the anion", near: "one to two" },
    { name: "antifluorite", numbers: "4 for the cation and 8 for the anion", near: "one to two" },
    { name: "rutile", numbers: "6 for the cation and 3 for the anion", near: "one to two" },
  ],
  ask: [
    {
      question: ({ name }) => `What are the coordination numbers of the ions in the ${name} structure?`,
      answer: ({ numbers }) => numbers,
      asWritten: true,
      heading: "Coordination numbers of its ions",
    },
    {
      question: ({ numbers }) => `In which structure are the coordination numbers ${numbers}?`,
      answer: ({ name }) => name,
    },
  ],
  explain: ({ name, numbers }) => `In the ${name} structure the coordination numbers are ${numbers}.`,
});
