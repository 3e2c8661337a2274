import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";
import { ch } from "../computed/formula.ts";

export const functionalGroups = facts({
  name: "functional-groups", form: "school",
  topic: "organic-basics",
  difficulty: "EASY",
  kind: "class of compounds",
  rows: [
    { name: "alcohols", group: "-OH", suffix: "-ol", near: "oxygen" },
    { name: "aldehydes", group: "-CHO", suffix: "-al", near: "oxygen" },
    { name: "carboxylic acids", group: "-COOH", suffix: "-oic acid", near: "oxygen" },
    { name: "ketones", group: "-CO-", suffix: "-one", near: "oxygen" },
    { name: "esters", group: "-COO-", suffix: "-oate", near: "oxygen" },
    { name: "amines", group: "-NH2", suffix: "-amine", near: "nitrogen" },
    { name: "amides", group: "-CONH2", suffix: "-amide", near: "nitrogen", difficulty: "MEDIUM" },
    { name: "nitriles", group: "-C#N", suffix: "-nitrile", near: "nitrogen", difficulty: "MEDIUM" },
    { name: "thiols", group: "-SH", suffix: "-thiol", near: "nitrogen", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ name }) => `Which functional group do ${name} have?`, answer: ({ group }) => ch(group), heading: "Functional group", state: ({ name }, answer) => `The functional group of ${name} is ${answer}.` },
    {
      question: ({ group }) =>
        `Compounds with the group ${ch(group)} as their principal group belong to which class?`,
      answer: ({ name }) => name,
      heading: "Class of compounds",
      state: ({ group }, answer) => `Compounds with the principal group ${ch(group)} are called ${answer}.`,
    },
  ],
  explain: ({ name, group, suffix }) =>
    `The functional group of ${name} is ${ch(group)}, and their names end in ${suffix}.`,
});

export const organicIdeas = facts({
  name: "ideas-of-organic-chemistry", depth: 3,
  topic: "organic-basics",
  difficulty: "MEDIUM",
  kind: "term",
  rows: [
    { name: "chain isomers", plainly: true as const, what: "compounds of one formula that differ in the carbon skeleton", near: "isomer", difficulty: "EASY" },
    { name: "position isomers", plainly: true as const, what: "compounds that differ only in the place of the functional group or multiple bond on the same skeleton", near: "isomer", difficulty: "EASY" },
    { name: "functional isomers", what: "compounds of one formula that belong to different classes, such as ethanol and methoxymethane", near: "isomer", difficulty: "EASY" },
    { name: "metamers", what: "compounds that differ in the alkyl groups on either side of the same functional group", near: "isomer" },
    { name: "tautomers", what: "isomers that turn into each other by the shift of a hydrogen atom, as keto and enol forms do", near: "isomer" },
    { name: "enantiomers", what: "isomers that are mirror images of each other and are not superimposable", near: "isomer" },
    { name: "diastereomers", what: "isomers with several chiral centres that are not mirror images of each other", near: "isomer", difficulty: "HARD" },
    { name: "conformers", what: "arrangements that turn into each other by rotation about a single bond", near: "isomer" },
    { name: "electrophiles", what: "species such as the nitronium ion and boron trifluoride, which are Lewis acids", near: "species", category: "species", difficulty: "EASY" },
    { name: "nucleophiles", what: "species such as ammonia and the cyanide ion, which are Lewis bases", near: "species", category: "species", difficulty: "EASY" },
    { name: "free radicals", what: "species with an unpaired electron, formed by homolytic fission", near: "species", category: "species" },
    { name: "carbocations", what: "species with a carbon atom that has three bonds and six valence electrons", near: "species", category: "species" },
    { name: "carbanions", what: "species with a carbon atom that has three bonds and a lone pair", near: "species", category: "species" },
    { name: "carbenes", what: "species with a carbon atom that has two bonds and six valence electrons", near: "species", category: "species", difficulty: "HARD" },
    { name: "racemates", what: "mixtures of equal amounts of two enantiomers, which do not rotate polarised light", near: "isomer", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) => `What is the term for ${what}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) => row.name === "diastereomers" && other.name === "conformers",
      // The names of structural isomers distinguish them.
      decoys: ({ name }) =>
        name === "racemates" ? ["meso compounds", "anomers", "diastereomers", "conformers"] : [],
      placeDecoy: (decoy) => `${decoy} are single compounds, not mixtures.`,
    },
    {
      question: ({ name }) => `What are ${name}?`,
      answer: ({ what }) => what,
      alsoTrue: (row, other) => row.name === "conformers" && other.name === "diastereomers",
      // No other is a mixture.
      when: ({ name }) => name !== "racemates",
    },
  ],
  // Carbocations and carbenes accept electron pairs; carbanions donate them. Keto and enol forms are of different classes.
  alsoTrue: (row, other) =>
    [row, other].every(({ name }) => ["functional isomers", "tautomers"].includes(name)) ||
    [row, other].every(({ name }) => ["electrophiles", "carbocations", "carbenes"].includes(name)) ||
    [row, other].every(({ name }) => ["nucleophiles", "carbanions"].includes(name)),
  explain: ({ name, what }) => `${capitalise(name)} are ${what}.`,
});
