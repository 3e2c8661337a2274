import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

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

export const hormoneQuestions = singles("hormone-questions", "hormones", [
  { ask: "Which gland is both exocrine and endocrine?", answer: "Pancreas", wrong: ["Thyroid", "Adrenal", "Pituitary"], difficulty: "EASY", tell: "The pancreas pours digestive juice into a duct and hormones into the blood; thyroid, adrenal and pituitary have no ducts." },
  { ask: "Which gland has a cortex that makes cortisol and a medulla inside it?", answer: "Adrenal gland", wrong: ["Thymus gland", "Pineal gland", "Parathyroid gland"], difficulty: "EASY", tell: "The adrenal gland, on top of each kidney, has a cortex that makes cortisol and a medulla that makes adrenaline; the thymus lies above the heart, the pineal in the brain and the parathyroids behind the thyroid." },
  { ask: "Which gland shrinks with age and trains T lymphocytes?", answer: "Thymus", wrong: ["Thyroid", "Pineal", "Parathyroid"], tell: "The thymus trains T lymphocytes with thymosins and shrinks with age; the thyroid sets metabolism, the pineal the daily rhythm and the parathyroids blood calcium." },
  { ask: "Which part of the brain controls the pituitary by releasing hormones?", answer: "Hypothalamus", wrong: ["Thalamus", "Cerebellum", "Medulla oblongata"], difficulty: "EASY", tell: "The hypothalamus sends releasing and inhibiting hormones to the anterior pituitary; the thalamus relays signals, the cerebellum keeps balance and the medulla oblongata controls breathing." },
  { ask: "Which hormones are stored in and released from the posterior pituitary?", answer: "Oxytocin and antidiuretic hormone", wrong: ["Prolactin and growth hormone", "Luteinising and follicle-stimulating hormone", "Oxytocin and thyroid-stimulating hormone"], tell: "The posterior pituitary stores oxytocin and antidiuretic hormone, which the hypothalamus makes; prolactin, growth hormone, LH, FSH and TSH are made in the anterior pituitary." },
  { ask: "To which chemical class do cortisol, testosterone and oestradiol belong?", answer: "Steroids", wrong: ["Peptides", "Iodothyronines", "Amino acid derivatives"], tell: "Cortisol, testosterone and oestradiol are steroids made from cholesterol; insulin and glucagon are peptides, thyroxine is an iodothyronine and adrenaline an amino acid derivative." },
  { ask: "To which chemical class does adrenaline belong?", answer: "Amino acid derivatives", wrong: ["Steroids", "Iodothyronines", "Polypeptides"], tell: "Adrenaline is made from tyrosine and so is one of the amino acid derivatives; sex hormones are steroids, thyroid hormones iodothyronines and insulin a polypeptide." },
  { ask: "Where is the receptor of a steroid hormone usually found?", answer: "Inside the target cell", wrong: ["On the plasma membrane", "In the blood plasma", "On the surface of the gland"], difficulty: "HARD", tell: "Steroids dissolve in lipids, pass the membrane and bind a receptor inside the target cell, mostly in the nucleus; peptide hormones bind on the plasma membrane." },
  { ask: "Which of these is a second messenger of peptide hormones?", answer: "Cyclic AMP", wrong: ["Adenylyl cyclase", "ATP synthase", "Acetylcholine"], difficulty: "HARD", tell: "A bound peptide hormone makes the cell form second messengers such as cyclic AMP; adenylyl cyclase is the enzyme that makes it, and acetylcholine is a neurotransmitter." },
  { ask: "Which layer of the adrenal cortex is the outermost and makes aldosterone?", answer: "Zona glomerulosa", wrong: ["Zona fasciculata", "Zona reticularis", "Zona pellucida"], difficulty: "HARD", tell: "The zona glomerulosa is the outermost layer and makes mineralocorticoids; the middle zona fasciculata makes cortisol and the inner zona reticularis androgens. The zona pellucida surrounds the egg." },
  { ask: "Which hormones have opposite effects on blood glucose?", answer: "Insulin and glucagon", wrong: ["Adrenaline and glucagon", "Calcitonin and parathyroid hormone", "Cortisol and growth hormone"], difficulty: "EASY", tell: "Insulin and glucagon work against each other: one lowers, the other raises blood glucose. Adrenaline, cortisol and growth hormone raise it as glucagon does; calcitonin and parathyroid hormone act on calcium." },
]);
