import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/biology/human-body/gland-disorders.yaml", import.meta.url));

/** Disorders of glands: what goes wrong, and how it shows. */
export const glandDisorders = facts({
  name: "gland-disorders",
  topic: "hormones",
  difficulty: "MEDIUM",
  kind: "disorder of a gland",
  rows: [
    { name: "diabetes mellitus", cause: "too little action of insulin", sign: "sugar in the urine", near: "sugar", difficulty: "EASY" },
    { name: "diabetes insipidus", cause: "too little antidiuretic hormone", sign: "large amounts of dilute urine and thirst", near: "sugar" },
    { name: "goitre", cause: "too little iodine for the thyroid", sign: "a swollen neck", near: "thyroid", difficulty: "EASY" },
    { name: "cretinism", cause: "too little thyroid hormone from birth", sign: "stunted growth, abnormal skin and deaf-mutism", near: "thyroid" },
    { name: "Graves' disease", cause: "too much thyroid hormone", sign: "bulging eyes, weight loss and a fast pulse", near: "thyroid" },
    { name: "acromegaly", cause: "too much growth hormone in adults", sign: "an enlarged jaw and large hands and feet", near: "growth" },
    { name: "gigantism", plainly: true as const, cause: "too much growth hormone in childhood", sign: "an abnormally tall body", near: "growth", difficulty: "EASY" },
    { name: "pituitary dwarfism", plainly: true as const, cause: "too little growth hormone in childhood", sign: "a short body of normal proportions", near: "growth", difficulty: "EASY" },
    { name: "Addison's disease", cause: "too little hormone of the adrenal cortex", sign: "weakness, fatigue and dark patches of skin", near: "adrenal", difficulty: "HARD" },
    { name: "Cushing's syndrome", cause: "too much cortisol", sign: "a moon face and fat on the trunk", near: "adrenal", difficulty: "HARD" },
    { name: "Conn's syndrome", cause: "too much aldosterone", sign: "high blood pressure with low potassium", near: "adrenal", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ cause }) => `Which disorder is caused by ${cause}?`, answer: ({ name }) => name, heading: "Disorder", state: ({ cause }, name) => `${capitalise(name)} is caused by ${cause}.` },
    // Only one of the causes is not a hormone.
    { question: ({ name }) => `What is the cause of ${name}?`, answer: ({ cause }) => capitalise(cause), when: ({ name }) => name !== "goitre", heading: "Cause", state: ({ name }, cause) => `${capitalise(name)} is caused by ${cause.charAt(0).toLowerCase()}${cause.slice(1)}.` },
    {
      question: ({ sign }) => `A patient shows ${sign}. Which disorder of a gland does this suggest?`,
      answer: ({ name }) => name,
      // A giant and a dwarf are told by their names.
      when: ({ plainly }) => !plainly,
      state: ({ sign }, name) => `${capitalise(name)} is marked by ${sign}.`,
    },
  ],
  explain: ({ name, cause, sign }) => `${capitalise(name)} is caused by ${cause}; it is marked by ${sign}.`,
  // A goitre goes with too little and with too much of the hormone, and too much cortisol acts like aldosterone; nobody takes much growth for a dwarf.
  alsoTrue: (row, other) =>
    [
      ["goitre", "cretinism"],
      ["goitre", "Graves' disease"],
      ["Cushing's syndrome", "Conn's syndrome"],
      ["acromegaly", "pituitary dwarfism"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const hormoneQuestions = content("hormone-questions");
