import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/biology/molecular-biology.yaml", import.meta.url));

/** `does` continues the text after the name. */
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

export const geneticists = content("molecular-pioneers");

export const molecularQuestions = content("molecular-questions");
