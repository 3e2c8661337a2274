import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/biology/genetics.yaml", import.meta.url));

export const geneticTerms = content("genetic-terms");

/** `fault` continues the text after "is caused by". */
export const geneticDisorders = facts({
  name: "genetic-disorders",
  topic: "genetics",
  difficulty: "MEDIUM",
  kind: "genetic disorder",
  rows: [
    { name: "Down's syndrome", fault: "an extra chromosome 21", pattern: "a trisomy of an autosome", near: "chromosome", difficulty: "EASY" },
    { name: "Turner's syndrome", fault: "a single X chromosome without a partner", pattern: "a monosomy of the sex chromosomes", near: "chromosome" },
    { name: "Klinefelter's syndrome", fault: "an extra X chromosome in a male", pattern: "a trisomy of the sex chromosomes", near: "chromosome" },
    { name: "haemophilia A", fault: "a lack of clotting factor VIII", pattern: "a sex-linked recessive trait", near: "blood", difficulty: "EASY" },
    { name: "red–green colour blindness", fault: "faulty pigments in one kind of cone of the retina", pattern: "a sex-linked recessive trait", near: "other", difficulty: "EASY" },
    { name: "sickle-cell anaemia", fault: "valine in place of glutamic acid in the beta chain of haemoglobin", pattern: "an autosomal recessive trait", near: "blood" },
    { name: "alpha thalassaemia", fault: "too little alpha globin, from genes on chromosome 16", pattern: "an autosomal recessive trait", near: "blood", difficulty: "HARD" },
    { name: "beta thalassaemia", fault: "too little beta globin, from the HBB gene on chromosome 11", pattern: "an autosomal recessive trait", near: "blood", difficulty: "HARD" },
    { name: "phenylketonuria", fault: "a lack of the liver enzyme that makes tyrosine", pattern: "an autosomal recessive trait", near: "other" },
    { name: "albinism", fault: "a lack of the enzyme that leads to melanin", pattern: "an autosomal recessive trait", near: "other", difficulty: "EASY" },
    { name: "cystic fibrosis", fault: "a faulty channel for chloride ions in cell membranes", pattern: "an autosomal recessive trait", near: "other", difficulty: "HARD" },
    { name: "Huntington's disease", fault: "too many CAG repeats in a gene on chromosome 4", pattern: "an autosomal dominant trait", near: "other", difficulty: "HARD" },
    { name: "myotonic dystrophy", fault: "too many CTG repeats in a gene on chromosome 19", pattern: "an autosomal dominant trait", near: "other", difficulty: "HARD" },
    { name: "Edwards' syndrome", plainly: true as const, fault: "an extra chromosome 18", pattern: "a trisomy of an autosome", near: "chromosome" },
    { name: "Patau's syndrome", plainly: true as const, fault: "an extra chromosome 13", pattern: "a trisomy of an autosome", near: "chromosome" },
  ],
  ask: [
    { question: ({ fault }) => `Which disorder is caused by ${fault}?`, answer: ({ name }) => name, when: isHidden, heading: "Disorder", state: ({ fault }, name) => `${capitalise(name)} is caused by ${fault}.` },
    { question: ({ name }) => `What causes ${name}?`, answer: ({ fault }) => capitalise(fault), heading: "Cause", when: isHidden, state: ({ name }, fault) => `${capitalise(name)} is caused by ${fault.charAt(0).toLowerCase()}${fault.slice(1)}.` },
    {
      question: ({ name }) => `Which kind of genetic fault is ${name}?`,
      answer: ({ pattern }) => capitalise(pattern),
      heading: "Kind of fault",
      state: ({ name }, pattern) => `${capitalise(name)} is ${pattern.charAt(0).toLowerCase()}${pattern.slice(1)}.`,
    },
  ],
  explain: ({ name, fault, pattern }) => `${capitalise(name)} is ${pattern}, caused by ${fault}.`,
  // Melanin is made from tyrosine.
  alsoTrue: (row, other) =>
    ["phenylketonuria", "albinism"].every((name) => [row.name, other.name].includes(name)),
});

/** Cones and colours reveal each other. */
function isHidden({ name }: { name: string }): boolean {
  return name !== "red–green colour blindness";
}

export const geneticQuestions = content("genetics-questions");
