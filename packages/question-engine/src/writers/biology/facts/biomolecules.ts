import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";

/** `is` goes on after "Which biomolecule". */
export const biomolecules = facts({
  name: "biomolecules",
  topic: "biomolecules",
  difficulty: "MEDIUM",
  kind: "biomolecule",
  rows: [
    { name: "starch", is: "is the main store of carbohydrate in plants", near: "polysaccharide", difficulty: "EASY" },
    { name: "glycogen", is: "is the branched store of glucose in liver and muscle", near: "polysaccharide", difficulty: "EASY" },
    { name: "cellulose", is: "is the unbranched chain of glucose in plant cell walls", near: "polysaccharide", difficulty: "EASY" },
    { name: "chitin", is: "stiffens the outer skeleton of insects and the walls of fungi", near: "polysaccharide", difficulty: "EASY" },
    { name: "inulin", is: "is a polymer of fructose stored by dahlia tubers", near: "polysaccharide", difficulty: "HARD" },
    { name: "agar", is: "is a jelly-forming polysaccharide obtained from red algae", near: "polysaccharide" },
    { name: "sucrose", is: "is a sugar made of glucose and fructose", near: "sugar", difficulty: "EASY" },
    { name: "lactose", is: "is a sugar made of glucose and galactose", near: "sugar", difficulty: "EASY" },
    { name: "maltose", is: "is a sugar made of two glucose units", near: "sugar", difficulty: "EASY" },
    { name: "ribose", is: "is the pentose sugar of RNA", near: "sugar", difficulty: "EASY" },
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
    { name: "glutamic acid", is: "is an amino acid with a carboxyl group in its side chain", near: "amino acid" },
    { name: "cysteine", is: "is the amino acid whose sulphur atoms form disulphide bridges", near: "amino acid" },
    { name: "lecithin", is: "is a phospholipid of cell membranes", near: "lipid" },
    { name: "cholesterol", is: "is the steroid that steadies the membranes of animal cells", near: "lipid" },
    { name: "glycerol", is: "is the three-carbon alcohol in fats and oils", near: "lipid", difficulty: "EASY" },
    { name: "palmitic acid", is: "is a saturated fatty acid with 16 carbon atoms", near: "lipid", difficulty: "HARD" },
    { name: "arachidonic acid", is: "is an unsaturated fatty acid with 20 carbon atoms", near: "lipid", difficulty: "HARD" },
    { name: "morphine", is: "is an alkaloid obtained from the opium poppy", near: "metabolite" },
    { name: "ricin", is: "is a toxin obtained from castor seeds", near: "metabolite", difficulty: "HARD" },
    { name: "concanavalin A", is: "is a lectin obtained from jack beans", near: "metabolite", difficulty: "HARD" },
    { name: "vinblastine", is: "is a plant drug used against cancers", near: "metabolite", difficulty: "HARD" },
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
  // Curcumin is tried against cancers too.
  alsoTrue: (row, other) =>
    ["curcumin", "vinblastine"].every((name) => [row.name, other.name].includes(name)),
});

/** `is` goes on after "… is". */
export const enzymeTerms = facts({
  name: "enzymes-and-proteins",
  topic: "biomolecules",
  difficulty: "MEDIUM",
  kind: "term of biochemistry",
  rows: [
    { name: "active site", plainly: true as const, is: "the pocket of an enzyme into which the substrate fits", near: "enzyme", difficulty: "EASY" },
    { name: "substrate", is: "the substance on which an enzyme acts", near: "enzyme", difficulty: "EASY" },
    { name: "peptide bond", is: "the link between two amino acids of a protein", near: "bond", difficulty: "EASY" },
    { name: "glycosidic bond", is: "the link between two sugar units of a polysaccharide", near: "bond" },
    { name: "phosphodiester bond", is: "the link between two nucleotides of one strand of DNA", near: "bond" },
    { name: "ester bond", is: "the link between glycerol and a fatty acid of a fat", near: "bond" },
    { name: "hydrogen bond", is: "the weak link between the paired bases of two strands of DNA", near: "bond", difficulty: "EASY" },
    { name: "apoenzyme", is: "the protein part of an enzyme without its cofactor", near: "enzyme" },
    { name: "holoenzyme", is: "the complete, active enzyme with its cofactor", near: "enzyme" },
    { name: "prosthetic group", is: "an organic cofactor tightly bound to its enzyme, such as haem in catalase", near: "enzyme", difficulty: "HARD" },
    { name: "coenzyme", is: "an organic cofactor that joins its enzyme only for a short time, such as NAD", near: "enzyme", difficulty: "HARD" },
    { name: "competitive inhibitor", plainly: true as const, is: "a look-alike of the substrate that takes up the active site", near: "enzyme" },
    { name: "primary structure", is: "the sequence of amino acids in a protein", near: "structure", difficulty: "EASY" },
    { name: "secondary structure", is: "the coiling of a chain into helices and pleated sheets by hydrogen bonds", near: "structure" },
    { name: "tertiary structure", is: "the folding of one whole chain upon itself like a hollow ball of wool", near: "structure" },
    { name: "quaternary structure", is: "the arrangement of several chains in one molecule, as in haemoglobin", near: "structure" },
    { name: "oxidoreductase", is: "an enzyme that moves hydrogen or electrons between two substrates", near: "class" },
    { name: "transferase", plainly: true as const, is: "an enzyme that moves a group other than hydrogen between two substrates", near: "class" },
    { name: "hydrolase", is: "an enzyme that breaks an ester, peptide or glycosidic bond", near: "class" },
    { name: "lyase", is: "an enzyme that removes a group without water and leaves a double bond", near: "class", difficulty: "HARD" },
    { name: "isomerase", is: "an enzyme that rearranges the atoms within one molecule", near: "class" },
    { name: "ligase", is: "an enzyme that joins two molecules with the energy of ATP", near: "class", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ is }) => `What do biochemists call ${is}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `In biochemistry, what is meant by the term “${name}”?`,
      answer: ({ is }) => capitalise(is),
    },
  ],
  explain: ({ name, is }) => `The term ${name} stands for ${is}.`,
});
