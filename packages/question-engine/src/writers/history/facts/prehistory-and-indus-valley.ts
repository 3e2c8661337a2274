import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/history/prehistory-and-indus-valley.yaml", import.meta.url));

const harappanSites = facts({
  name: "harappan-sites",
  topic: "prehistory-and-indus-valley",
  difficulty: "HARD",
  kind: "Harappan site",
  rows: [
    { name: "Harappa", find: "was excavated by Daya Ram Sahni in 1921", place: "Punjab (Pakistan)", river: "Ravi", difficulty: "EASY" },
    { name: "Mohenjo-daro", find: "is known for the Great Bath", place: "Sindh", river: "Indus", difficulty: "EASY" },
    { name: "Lothal", find: "is known for its brick-lined dockyard", place: "Gujarat", river: "Bhogavo", difficulty: "EASY" },
    { name: "Kalibangan", find: "has the marks of a field ploughed in early Harappan times", place: "Rajasthan", river: "Ghaggar", difficulty: "MEDIUM" },
    { name: "Dholavira", find: "was divided into three parts and stored water in great stone-cut reservoirs", place: "Gujarat", difficulty: "MEDIUM" },
    { name: "Rakhigarhi", find: "is the largest in the present state of Haryana", place: "Haryana", difficulty: "MEDIUM" },
    { name: "Chanhudaro", find: "was a small town of bead-makers without a citadel", place: "Sindh", river: "Indus", difficulty: "MEDIUM" },
    { name: "Banawali", find: "gave a terracotta model of a plough", place: "Haryana" },
    { name: "Surkotada", find: "gave bones reported to be those of the horse", place: "Gujarat" },
    { name: "Sutkagendor", find: "marks the western limit, near the Makran coast", place: "Balochistan", river: "Dasht" },
    { name: "Alamgirpur", find: "is named in textbooks as the eastern limit", place: "Uttar Pradesh", river: "Hindon" },
    { name: "Manda", find: "is named in textbooks as the northern limit", place: "Jammu and Kashmir", river: "Chenab" },
    { name: "Daimabad", find: "is known for late bronzes that include a chariot with its driver", place: "Maharashtra", river: "Pravara" },
    { name: "Ropar", find: "had a grave in which a dog was buried beside a human being", place: "Punjab (India)", river: "Sutlej" },
    { name: "Shortughai", find: "was an outpost near the lapis lazuli mines of the north-west", place: "Afghanistan" },
    { name: "Nageshwar", find: "was a centre for making shell objects on the coast of Saurashtra", place: "Gujarat" },
  ],
  ask: [
    {
      question: ({ find }) => `Which site of the Indus Valley civilisation ${find}?`,
      answer: ({ name }) => name,
      // Its region would show which site is meant.
      state: ({ find }, answer) =>
        `The Indus Valley site of ${answer} ${find.replace("limit", "limit of the civilisation")}.`,
    },
    {
      question: ({ name }) => `In which present-day region does the ancient site of ${name} lie?`,
      answer: ({ place }) => place,
      explain: ({ name, place }) => `The site of ${name} lies in ${place}.`,
    },
    {
      question: ({ name }) => `On or near which river did the ancient settlement of ${name} stand?`,
      answer: ({ river }) => river ?? "",
      when: ({ river }) => river !== undefined,
      harder: true,
      explain: ({ name, river }) => `The settlement of ${name} stood by the ${river}.`,
    },
  ],
  explain: ({ name, find, place }) => `${name}, in ${place}, ${find}.`,
});

/** `find` continues the text after "Which site". */
const prehistoricSites = content("prehistoric-sites");

/** `mark` continues the text after "was the age". */
const ages = facts({
  name: "stone-and-metal-ages",
  topic: "prehistory-and-indus-valley",
  difficulty: "EASY",
  kind: "age",
  rows: [
    { name: "Palaeolithic", mark: "when hand axes and cleavers were the typical tools" },
    { name: "Mesolithic", mark: "when tiny stone blades called microliths were typical" },
    { name: "Neolithic", mark: "when ground and polished axes, called celts, were typical" },
    { name: "Chalcolithic", mark: "when tools of copper and of stone were in use side by side", difficulty: "MEDIUM" },
    { name: "Iron Age", mark: "when megaliths were raised over burials in the southern peninsula" },
    { name: "Bronze Age", mark: "when the cities of Harappa, Sumer and Egypt flourished" },
  ],
  ask: [
    { question: ({ mark }) => `What is the name of the age ${mark}?`, answer: ({ name }) => name, heading: "Age" },
    {
      question: ({ name }) => `Which description fits the ${name.endsWith("Age") ? name : `${name} age`}?`,
      answer: ({ mark }) => `The age ${mark}`,
      heading: "Description",
    },
  ],
  explain: ({ name, mark }) => `The ${name} was the age ${mark}.`,
  // Many books count Harappa as Chalcolithic, and some megaliths as Neolithic.
  alsoTrue: (row, other) =>
    [
      ["Chalcolithic", "Bronze Age"],
      ["Neolithic", "Iron Age"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const harappanMaterials = content("harappan-materials");

const harappanLife = content("harappan-life");

export const prehistory = [
  ...harappanSites,
  ...prehistoricSites,
  ...ages,
  ...harappanMaterials,
  ...harappanLife,
];
