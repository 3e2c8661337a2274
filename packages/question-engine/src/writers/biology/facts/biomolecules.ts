import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/biology/biomolecules.yaml", import.meta.url));

/** `is` continues the text after "Which biomolecule". */
export const biomolecules = facts({
  name: "biomolecules",
  topic: "biomolecules",
  difficulty: "MEDIUM",
  kind: "biomolecule",
  formats: "no match",
  rows: [
    { name: "starch", is: "is the main store of carbohydrate in plants", near: "polysaccharide", difficulty: "EASY" },
    { name: "glycogen", is: "is the branched store of glucose in liver and muscle", near: "polysaccharide", difficulty: "EASY" },
    { name: "cellulose", is: "is the unbranched chain of glucose in plant cell walls", near: "polysaccharide", difficulty: "EASY" },
    { name: "chitin", is: "stiffens the outer skeleton of insects and the walls of fungi", near: "polysaccharide", difficulty: "EASY" },
    { name: "inulin", is: "is a polymer of fructose stored by dahlia tubers", near: "polysaccharide", difficulty: "HARD" },
    { name: "agar", is: "is a jelly-forming polysaccharide obtained from red algae", near: "polysaccharide" },
    { name: "sucrose", is: "is a sugar made of glucose and fructose", near: "sugar", difficulty: "EASY" },
    { name: "lactose", plainly: true as const, is: "is a sugar made of glucose and galactose", near: "sugar", difficulty: "EASY" },
    { name: "maltose", is: "is a sugar made of two glucose units", near: "sugar", difficulty: "EASY" },
    { name: "ribose", is: "is a sugar with five carbon atoms in each molecule", near: "sugar", difficulty: "EASY" },
    { name: "collagen", is: "is the most abundant protein in animals", near: "protein" },
    { name: "RuBisCO", is: "is the most abundant protein in the whole biosphere", near: "protein" },
    { name: "keratin", is: "is the tough protein of hair, nails and horn", near: "protein", difficulty: "EASY" },
    { name: "trypsin", is: "is a protein that digests other proteins in the small intestine", near: "protein" },
    { name: "GLUT-4", is: "is a protein that insulin calls to the surface of muscle and fat cells", near: "protein", difficulty: "HARD" },
    { name: "glycine", is: "is the amino acid whose side chain is a single hydrogen atom", near: "amino acid" },
    { name: "alanine", is: "is the amino acid whose side chain is a methyl group", near: "amino acid", difficulty: "HARD" },
    { name: "serine", is: "is the amino acid whose side chain is a hydroxymethyl group", near: "amino acid", difficulty: "HARD" },
    { name: "tryptophan", is: "is an aromatic amino acid with an indole ring", near: "amino acid", difficulty: "HARD" },
    { name: "lysine", is: "is a basic amino acid", near: "amino acid" },
    { name: "glutamic acid", plainly: true as const, is: "is an amino acid with a carboxyl group in its side chain", near: "amino acid" },
    { name: "cysteine", is: "is the amino acid whose sulphur atoms form disulphide bridges", near: "amino acid" },
    { name: "lecithin", is: "is a phospholipid of cell membranes", near: "lipid" },
    { name: "cholesterol", is: "is the steroid that steadies the membranes of animal cells", near: "lipid" },
    { name: "glycerol", is: "is the three-carbon alcohol in fats and oils", near: "lipid", difficulty: "EASY" },
    { name: "palmitic acid", is: "is a saturated fatty acid with 16 carbon atoms", near: "lipid", difficulty: "HARD" },
    { name: "arachidonic acid", is: "is an unsaturated fatty acid with 20 carbon atoms", near: "lipid", difficulty: "HARD" },
    { name: "morphine", is: "is an alkaloid obtained from the opium poppy", near: "metabolite" },
    { name: "ricin", is: "is a toxin obtained from castor seeds", near: "metabolite", difficulty: "HARD" },
    { name: "concanavalin A", is: "is a lectin obtained from jack beans", near: "metabolite", difficulty: "HARD" },
    { name: "vinblastine", is: "is a plant drug obtained from the periwinkle", near: "metabolite", difficulty: "HARD" },
    { name: "curcumin", is: "is a yellow plant drug obtained from turmeric", near: "metabolite" },
  ],
  ask: [
    {
      question: ({ is }) => `Which biomolecule ${is}?`,
      answer: ({ name }) => name,
      // Cholesterol is in membranes too, though no phospholipid.
      alsoTrue: (row, other) => row.name === "lecithin" && other.name === "cholesterol",
    },
    {
      question: ({ name }) => `Complete the sentence: ${capitalise(name)} ____.`,
      answer: ({ is }) => is,
      asWritten: true,
    },
  ],
  explain: ({ name, is }) => `${capitalise(name)} ${is}.`,
});

export const enzymeTerms = content("enzymes-and-proteins");
