import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/chemistry/bonding-and-solids.yaml", import.meta.url));

export const bondingTypes = facts({
  name: "solids-and-forces", form: "school",
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

export const coordinationNumbers = content("crystal-structures");
