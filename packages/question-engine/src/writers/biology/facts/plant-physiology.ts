import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/biology/plant-physiology.yaml", import.meta.url));

export const plantHormones = content("plant-growth-regulators");

/** `role` continues the text after "Which element". */
export const plantElements = facts({
  name: "elements-in-plants", form: "school",
  topic: "plant-physiology",
  difficulty: "MEDIUM",
  kind: "element",
  rows: [
    { name: "nitrogen", role: "is the mineral nutrient needed in the greatest amount", near: "major", difficulty: "EASY" },
    { name: "magnesium", role: "sits at the centre of the chlorophyll molecule", near: "major", difficulty: "EASY" },
    { name: "potassium", role: "opens and closes stomata by moving in and out of guard cells", near: "major" },
    { name: "phosphorus", role: "forms the backbone of nucleic acids and the energy-rich groups of ATP", near: "major" },
    { name: "calcium", role: "is needed to make the middle lamella and the spindle", near: "major" },
    { name: "sulphur", role: "is part of the amino acids cysteine and methionine", near: "major" },
    { name: "iron", role: "is part of cytochromes and ferredoxin", near: "trace" },
    { name: "zinc", role: "is needed to make auxin", near: "trace", difficulty: "HARD" },
    { name: "manganese", role: "is the metal of the complex that splits water in photosystem II", near: "trace" },
    { name: "copper", role: "is the metal of plastocyanin", near: "trace", difficulty: "HARD" },
    { name: "molybdenum", role: "is part of both nitrogenase and nitrate reductase", near: "trace", difficulty: "HARD" },
    { name: "boron", role: "helps pollen to germinate and sugar to be transported", near: "trace", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ role }) => `In plants, which element ${role}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) => other.name === "nitrogen" && isOfProteins(row),
    },
    {
      question: ({ name }) => `Complete the sentence: In plants, ${name} ____.`,
      answer: ({ role }) => role,
      heading: "Role in plants",
      asWritten: true,
      // It is part of most of what the others do, and no metal.
      when: ({ name }) => name !== "nitrogen",
    },
  ],
  explain: ({ name, role }) => `${capitalise(name)} ${role}.`,
  // Nitrate reductase and nitrogenase both need iron as well; nucleic acids hold nitrogen too.
  alsoTrue: (row, other) =>
    [
      ["iron", "molybdenum"],
      ["nitrogen", "phosphorus"],
      ["potassium", "nitrogen"],
      ["nitrogen", "sulphur"],
      ["nitrogen", "magnesium"],
      ["calcium", "manganese"],
      // Ferredoxin and nitrogenase hold sulphur, and the last cytochrome of respiration holds copper.
      ["iron", "sulphur"],
      ["molybdenum", "sulphur"],
      ["calcium", "sulphur"],
      ["iron", "copper"],
      // Calcium guides pollen tubes, boron links pectins, and potassium helps to load sugar.
      ["calcium", "boron"],
      ["potassium", "boron"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** What is part of proteins, auxin or the spindle holds nitrogen too. */
function isOfProteins({ role }: { role: string }): boolean {
  return /^(?:is part of|is needed|forms|sits)/.test(role);
}

export const plantProcesses = content("plant-processes");

export const plantQuestions = content("plant-physiology-questions");
