import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `is` goes on after "… means". */
export const geneticTerms = facts({
  name: "genetic-terms",
  topic: "genetics",
  difficulty: "MEDIUM",
  kind: "term of genetics",
  formats: "no match",
  rows: [
    { name: "allele", is: "one of the alternative forms of a gene", near: "basic", category: "basic", difficulty: "EASY" },
    { name: "genotype", is: "the inherited make-up of an organism, such as Tt or TT", near: "basic", category: "basic", difficulty: "EASY" },
    { name: "phenotype", is: "the visible traits of an organism", near: "basic", category: "basic", difficulty: "EASY" },
    { name: "homozygous", plainly: true as const, is: "having two identical alleles of a gene", near: "state", difficulty: "EASY" },
    { name: "heterozygous", plainly: true as const, is: "having two different alleles of a gene", near: "state", difficulty: "EASY" },
    { name: "haploid", is: "having a single set of chromosomes, as gametes have", near: "state", difficulty: "EASY" },
    { name: "diploid", plainly: true as const, is: "having two sets of chromosomes, one from each parent", near: "state", difficulty: "EASY" },
    { name: "test cross", is: "a cross with a parent that is recessive for the trait", near: "cross", category: "cross" },
    { name: "back cross", is: "a cross of a hybrid with either of its parents", near: "cross", category: "cross" },
    { name: "reciprocal cross", is: "a second cross in which the trait comes from the other sex", near: "cross", category: "cross", difficulty: "HARD" },
    { name: "incomplete dominance", is: "a blend of both parents' traits in the hybrid, as in pink snapdragons", near: "pattern" },
    { name: "codominance", is: "the full showing of both alleles in the hybrid, as in blood group AB", near: "pattern" },
    { name: "pleiotropy", is: "the effect of one gene on several traits", near: "pattern" },
    { name: "polygenic inheritance", plainly: true as const, is: "the effect of many genes on one trait, as in skin colour", near: "pattern" },
    { name: "epistasis", is: "the masking of one gene by another that is not its allele", near: "pattern", difficulty: "HARD" },
    { name: "linkage", plainly: true as const, is: "the tendency of genes on one chromosome to be inherited together", near: "map" },
    { name: "recombination", plainly: true as const, is: "the arising of non-parental combinations of genes", near: "map" },
    { name: "centimorgan", plainly: true as const, is: "the distance between two genes that gives one per cent of recombinants", near: "map", difficulty: "HARD" },
    { name: "aneuploidy", is: "the gain or loss of single chromosomes", near: "mutation", category: "mutation" },
    { name: "polyploidy", plainly: true as const, is: "the presence of three or more whole sets of chromosomes", near: "mutation", category: "mutation" },
    { name: "frameshift mutation", is: "the misreading of all later codons after a base is gained or lost", near: "mutation", category: "mutation", difficulty: "HARD" },
    { name: "point mutation", plainly: true as const, is: "a change of a single base pair of DNA", near: "mutation", category: "mutation" },
    { name: "haplodiploidy", is: "the forming of males from unfertilised eggs", near: "sex", category: "sex", difficulty: "HARD" },
    { name: "hemizygous", is: "having only one allele of a gene, as males have for the X chromosome", near: "state", difficulty: "HARD" },
    { name: "locus", is: "a place on a chromosome where a gene lies", near: "basic", category: "basic" },
    { name: "genome", plainly: true as const, is: "all the DNA of one set of chromosomes", near: "basic", category: "basic" },
    { name: "monohybrid cross", plainly: true as const, is: "a cross of parents that differ in one trait", near: "cross", category: "cross" },
    { name: "dihybrid cross", plainly: true as const, is: "a cross of parents that differ in two traits", near: "cross", category: "cross" },
    { name: "inversion", plainly: true as const, is: "the turning round of a piece within its chromosome", near: "mutation", category: "mutation" },
    { name: "translocation", plainly: true as const, is: "the moving of a piece to another chromosome", near: "mutation", category: "mutation" },
    { name: "male heterogamety", plainly: true as const, is: "the forming of two kinds of sperms", near: "sex", category: "sex" },
    { name: "female heterogamety", plainly: true as const, is: "the forming of two kinds of eggs", near: "sex", category: "sex" },
    { name: "dosage compensation", plainly: true as const, is: "the balancing of genes on the X chromosome between the sexes", near: "sex", category: "sex" },
  ],
  ask: [
    { question: ({ is }) => `In genetics, which term means ${is}?`, answer: ({ name }) => name },
    { question: ({ name }) => `In genetics, what does “${name}” mean?`, answer: ({ is }) => capitalise(is) },
  ],
  explain: ({ name, is }) => `${capitalise(name)} means ${is}.`,
  alsoTrue: (row, other) =>
    [
      ["test cross", "back cross"],
      ["genotype", "genome"],
      ["point mutation", "frameshift mutation"],
      // A haploid cell has one allele of each gene.
      ["haploid", "hemizygous"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** `fault` goes on after "is caused by". */
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

/** Cones and colours tell of each other. */
function isHidden({ name }: { name: string }): boolean {
  return name !== "red–green colour blindness";
}

export const geneticQuestions = singles("genetics-questions", "genetics", [
  { ask: "On which plant did Mendel carry out the experiments that made him famous?", answer: "Garden pea", wrong: ["Sweet pea", "Snapdragon", "Maize"], difficulty: "EASY", tell: "Mendel crossed the garden pea, Pisum sativum. Bateson and Punnett studied linkage in the sweet pea, snapdragons show incomplete dominance, and McClintock worked on maize." },
  { ask: "How many contrasting pairs of traits of the pea did Mendel study?", answer: "7", wrong: ["5", "9", "14"], difficulty: "EASY", tell: "Mendel studied 7 pairs of traits, with 14 true-breeding varieties." },
  { ask: "Which of these traits of the garden pea is recessive?", answer: "Green seeds", wrong: ["Round seeds", "Violet flowers", "Tall stems"], difficulty: "EASY", tell: "Green seeds are recessive to yellow ones; round seeds, violet flowers and tall stems are dominant." },
  { ask: "Which of these traits of the garden pea is dominant?", answer: "Green pods", wrong: ["Green seeds", "Yellow pods", "Wrinkled seeds"], tell: "Green pods are dominant over yellow ones, which are recessive, as green and wrinkled seeds are." },
  { ask: "Who put forward the chromosomal theory of inheritance?", answer: "Sutton and Boveri", wrong: ["Watson and Crick", "Bateson and Punnett", "Hardy and Weinberg"], tell: "Sutton and Boveri noticed in 1902 that chromosomes behave like Mendel's factors. Watson and Crick described DNA, Bateson and Punnett found linkage in the sweet pea, and Hardy and Weinberg the balance of allele frequencies." },
  { ask: "On which animal did Morgan discover sex-linked inheritance?", answer: "Fruit fly", wrong: ["House mouse", "Grasshopper", "Honey bee"], tell: "Morgan bred the fruit fly, Drosophila melanogaster, and found white eyes to be sex-linked. Sutton looked at grasshoppers, and honey bees show haplodiploidy." },
  { ask: "Which ratio of phenotypes appears in the F₂ of a monohybrid cross with incomplete dominance?", answer: "1 : 2 : 1", wrong: ["3 : 1", "9 : 7", "1 : 1"], tell: "With incomplete dominance the hybrid looks different, so phenotypes follow the genotypes, 1 : 2 : 1. Full dominance gives 3 : 1, a test cross 1 : 1, and complementary genes give 9 : 7." },
  { ask: "In which organisms is the female the sex with two different sex chromosomes?", answer: "Birds", wrong: ["Grasshoppers", "Fruit flies", "Human beings"], tell: "In birds the female is ZW and the male ZZ; in human beings and fruit flies the male is XY, in grasshoppers he is XO." },
  { ask: "How many kinds of phenotypes do the three alleles of the ABO gene give?", answer: "4", wrong: ["3", "6", "8"], tell: "The six genotypes give 4 phenotypes, A, B, AB and O, since the alleles for A and B are dominant over that for O and codominant with each other." },
  { ask: "How many genotypes do the three alleles of the ABO gene give?", answer: "6", wrong: ["3", "4", "9"], tell: "Three alleles give three homozygotes and three heterozygotes, 6 genotypes in all, which show as four phenotypes." },
  { ask: "In which cross do both parents have blood group A or B, and yet a child has group O?", answer: "Heterozygous A × heterozygous B", wrong: ["Homozygous A × heterozygous B", "Homozygous A × homozygous B", "Heterozygous A × homozygous B"], difficulty: "HARD", tell: "A child of group O needs an allele i from both parents: only heterozygous A × heterozygous B can give it, with a chance of one in four." },
  { ask: "Why is Turner's syndrome classed as aneuploidy and not as polyploidy?", answer: "A single chromosome is missing", wrong: ["A whole set of chromosomes is missing", "A piece of a chromosome is missing", "A whole set of chromosomes is added"], difficulty: "HARD", tell: "In Turner's syndrome a single chromosome is missing (45, X). Polyploidy changes the number of whole sets, and the loss of a piece is a deletion." },
  { ask: "Which mechanism most often leads to an extra chromosome 21?", answer: "Non-disjunction in meiosis", wrong: ["Crossing over in meiosis", "Deletion in mitosis", "Failure of cytokinesis after mitosis"], difficulty: "HARD", tell: "Homologues or chromatids that fail to part, that is, non-disjunction in meiosis, give a gamete with two copies of chromosome 21. Crossing over exchanges pieces, and failed cytokinesis doubles whole sets." },
]);
