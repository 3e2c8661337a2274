import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `does` goes on after the name. */
export const geneMachinery = facts({
  name: "gene-machinery",
  topic: "molecular-biology",
  difficulty: "MEDIUM",
  kind: "molecule of gene expression",
  formats: "no match",
  rows: [
    { name: "DNA helicase", does: "unwinds the two old strands at the replication fork", near: "enzyme", difficulty: "EASY" },
    { name: "DNA polymerase", does: "adds nucleotides to a growing strand of DNA", near: "enzyme", difficulty: "EASY" },
    { name: "DNA ligase", does: "seals the fragments of the lagging strand", near: "enzyme", difficulty: "EASY" },
    { name: "primase", does: "makes short pieces of RNA from which the copying of DNA starts", near: "enzyme", category: "polymerase" },
    { name: "topoisomerase", does: "relieves the twist ahead of the replication fork", near: "enzyme", difficulty: "HARD" },
    { name: "RNA polymerase", does: "transcribes the template strand of a gene", near: "enzyme", difficulty: "EASY" },
    { name: "RNA polymerase I", does: "transcribes the large ribosomal RNAs of eukaryotes", near: "polymerase", category: "polymerase", difficulty: "HARD" },
    { name: "RNA polymerase II", does: "transcribes the precursor of messenger RNA in eukaryotes", near: "polymerase", category: "polymerase", difficulty: "HARD" },
    { name: "RNA polymerase III", does: "transcribes transfer RNA and 5S ribosomal RNA of eukaryotes", near: "polymerase", category: "polymerase", difficulty: "HARD" },
    { name: "reverse transcriptase", does: "makes DNA on a template of RNA", near: "enzyme" },
    { name: "messenger RNA", plainly: true as const, does: "carries the code from a gene to the ribosome", near: "RNA", category: "RNA", difficulty: "EASY" },
    { name: "transfer RNA", does: "has an anticodon and the shape of a clover leaf", near: "RNA", category: "RNA", difficulty: "EASY" },
    { name: "ribosomal RNA", does: "catalyses the peptide bond between two amino acids", near: "RNA", category: "RNA" },
    { name: "small nuclear RNA", does: "takes part in the splicing of introns", near: "RNA", category: "RNA", difficulty: "HARD" },
    { name: "promoter", does: "is the DNA to which RNA polymerase binds at the start of a gene", near: "DNA" },
    { name: "operator", does: "is the DNA to which a repressor binds and so stops transcription", near: "DNA" },
    { name: "terminator", plainly: true as const, does: "is the DNA that marks the end of transcription", near: "DNA" },
    { name: "exon", does: "is the stretch of a gene that stays in mature RNA", near: "DNA" },
    { name: "intron", does: "is the stretch of a gene that is cut out of its RNA", near: "DNA" },
    { name: "sigma factor", does: "lets bacterial RNA polymerase start transcription", near: "protein", category: "protein", difficulty: "HARD" },
    { name: "rho factor", does: "helps to end transcription in bacteria", near: "protein", category: "protein", difficulty: "HARD" },
    { name: "histone octamer", does: "is the core of proteins round which DNA is wound", near: "packing", category: "packing" },
    { name: "nucleosome", does: "is the bead of about 200 base pairs of DNA and eight histones", near: "packing", category: "packing" },
    { name: "heterogeneous nuclear RNA", does: "gets a cap and a tail and loses its introns before it is translated", near: "RNA", category: "RNA", difficulty: "HARD" },
    { name: "release factor", does: "helps to end translation at a stop codon", near: "protein", category: "protein" },
    { name: "repressor", plainly: true as const, does: "keeps the genes of an operon from being read", near: "protein", category: "protein" },
    { name: "single-strand binding protein", plainly: true as const, does: "keeps the parted strands of DNA from pairing again", near: "protein", category: "protein" },
    { name: "euchromatin", does: "is the loosely packed, lightly stained material of the nucleus that is transcribed", near: "packing", category: "packing" },
    { name: "heterochromatin", does: "is the densely packed, darkly stained material of the nucleus that is hardly transcribed", near: "packing", category: "packing" },
    { name: "linker DNA", plainly: true as const, does: "is the thread between two beads of chromatin", near: "packing", category: "packing" },
  ],
  ask: [
    { question: ({ does }) => `In molecular biology, what ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: ${article(name)} ____.`,
      answer: ({ does }) => does,
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `${article(name)} ${does}.`,
  alsoTrue: (row, other) =>
    [
      ["histone octamer", "nucleosome"],
      ["messenger RNA", "heterogeneous nuclear RNA"],
      ["DNA polymerase", "reverse transcriptase"],
      ["primase", "RNA polymerase"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)) ||
    (row.name.startsWith("RNA polymerase") &&
      other.name.startsWith("RNA polymerase") &&
      [row.name, other.name].includes("RNA polymerase")),
});

function article(name: string): string {
  return /[RD]NA$|chromatin$|polymerase|ase$/.test(name) ? capitalise(name) : `The ${name}`;
}

/** `did` goes on after "Who". */
export const geneticists = facts({
  name: "molecular-pioneers",
  topic: "molecular-biology",
  difficulty: "MEDIUM",
  kind: "molecular biologist",
  rows: [
    { name: "Watson and Crick", did: "proposed the double helix of DNA in 1953", difficulty: "EASY" },
    { name: "Friedrich Miescher", did: "first isolated DNA, from the nuclei of pus cells, and called it nuclein" },
    { name: "Frederick Griffith", did: "found the transforming principle in pneumococci in 1928" },
    { name: "Avery, MacLeod and McCarty", did: "showed that the transforming principle is DNA" },
    { name: "Hershey and Chase", did: "labelled bacteriophages with radioactive sulphur and phosphorus" },
    { name: "Meselson and Stahl", did: "proved with heavy nitrogen that DNA is copied semi-conservatively" },
    { name: "Erwin Chargaff", did: "found that adenine equals thymine and guanine equals cytosine in DNA" },
    { name: "Rosalind Franklin", did: "obtained the X-ray diffraction pictures that pointed to a helix", difficulty: "EASY" },
    { name: "Jacob and Monod", did: "explained the lac operon", difficulty: "EASY" },
    { name: "Har Gobind Khorana", did: "made RNA of known repeating sequence to help read the code" },
    { name: "Nirenberg and Matthaei", did: "deciphered the first codon, UUU, in a cell-free system", difficulty: "HARD" },
    { name: "George Gamow", did: "argued that a codon should have three bases", difficulty: "HARD" },
    { name: "Severo Ochoa", did: "found an enzyme that joins nucleotides into RNA without a template", difficulty: "HARD" },
    { name: "Frederick Sanger", did: "worked out a method to read the sequence of DNA with chain terminators" },
    { name: "Alec Jeffreys", did: "developed DNA fingerprinting", difficulty: "EASY" },
  ],
  ask: [
    { question: ({ did }) => `Who ${did}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `What did ${name} do?`,
      answer: ({ did }) => did,
      heading: "Work",
    },
  ],
  explain: ({ name, did }) => `${name} ${did}.`,
});

export const molecularQuestions = singles("molecular-questions", "molecular-biology", [
  { ask: "Which base is found in RNA but not in DNA?", answer: "Uracil", wrong: ["Thymine", "Adenine", "Cytosine"], difficulty: "EASY", tell: "Uracil takes the place of thymine in RNA; adenine and cytosine are in both." },
  { ask: "Which bases are purines?", answer: "Adenine and guanine", wrong: ["Adenine and thymine", "Cytosine and thymine", "Guanine and cytosine"], difficulty: "EASY", tell: "Adenine and guanine have two rings and are purines; cytosine, thymine and uracil have one ring and are pyrimidines." },
  { ask: "How many hydrogen bonds join guanine and cytosine in DNA?", answer: "Three", wrong: ["Two", "One", "Four"], difficulty: "EASY", tell: "Guanine and cytosine are joined by three hydrogen bonds, adenine and thymine by two." },
  { ask: "Which codon starts translation and stands for methionine?", answer: "AUG", wrong: ["UAG", "UGA", "GUA"], difficulty: "EASY", tell: "AUG is the start codon and codes for methionine; UAG and UGA are stop codons and GUA stands for valine." },
  { ask: "Which of these is a stop codon?", answer: "UAA", wrong: ["AUG", "UUU", "UGG"], difficulty: "EASY", tell: "UAA, UAG and UGA stop translation; AUG starts it, UUU stands for phenylalanine and UGG for tryptophan." },
  { ask: "Of the 64 codons, how many stand for amino acids?", answer: "61", wrong: ["64", "20", "60"], tell: "Three of the 64 codons mean stop, so 61 stand for the 20 amino acids." },
  { ask: "Which amino acid has UGG as its only codon?", answer: "Tryptophan", wrong: ["Methionine", "Phenylalanine", "Glycine"], difficulty: "HARD", tell: "Tryptophan has only UGG and methionine only AUG; phenylalanine has two codons and glycine four." },
  { ask: "Which end does DNA polymerase lengthen?", answer: "The 3′ end", wrong: ["The 5′ end", "Both ends in turn", "Either end of the leading strand"], tell: "DNA polymerase adds nucleotides to the free hydroxyl group of the 3′ end only, so a strand grows from 5′ to 3′; therefore one strand is made in pieces." },
  { ask: "What are the short pieces of the lagging strand called?", answer: "Okazaki fragments", wrong: ["RNA primers", "Restriction fragments", "Satellite fragments"], tell: "The lagging strand is made as Okazaki fragments, which ligase joins. RNA primers start each piece, and restriction enzymes cut restriction fragments." },
  { ask: "What switches the lac operon on?", answer: "Allolactose binding to the repressor", wrong: ["Glucose binding to the operator", "Lactose binding to the promoter", "The repressor binding to the operator"], difficulty: "HARD", tell: "The inducer is a form of lactose: allolactose binding to the repressor takes it off the operator, so that the genes are read. A repressor on the operator switches them off." },
  { ask: "What does the gene z of the lac operon code for?", answer: "Beta-galactosidase", wrong: ["Permease", "Transacetylase", "Repressor protein"], difficulty: "HARD", tell: "Gene z codes for beta-galactosidase, y for permease and a for transacetylase; gene i codes for the repressor." },
  { ask: "What is added to the two ends of eukaryotic messenger RNA?", answer: "A cap at the 5′ end and a poly-A tail at the 3′ end", wrong: ["A poly-A tail at the 5′ end and a cap at the 3′ end", "A cap at both the 5′ end and the 3′ end", "A poly-U tail at the 5′ end and a cap at the 3′ end"], difficulty: "HARD", tell: "Processing adds a cap at the 5′ end and a poly-A tail at the 3′ end: methyl guanosine triphosphate first, 200 to 300 adenylates last. Splicing removes the introns." },
  { ask: "In which directions does RNA polymerase read its template and build the RNA?", answer: "It reads from 3′ to 5′ and builds from 5′ to 3′", wrong: ["It reads from 5′ to 3′ and builds from 3′ to 5′", "It reads and builds from 3′ to 5′", "It reads and builds from 5′ to 3′"], tell: "The two strands are antiparallel: like DNA polymerase, it reads from 3′ to 5′ and builds from 5′ to 3′." },
  { ask: "What does it mean that the genetic code is degenerate?", answer: "Several codons stand for one amino acid", wrong: ["One codon stands for several amino acids", "The codons overlap by one base", "The code differs in each species"], tell: "Degenerate means that several codons stand for one amino acid. No codon is ambiguous, the code does not overlap, and it is nearly the same in all species." },
]);
