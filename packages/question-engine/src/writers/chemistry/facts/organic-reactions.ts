import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";

export const namedReactions = facts({
  name: "named-organic-reactions",
  topic: "oxygen-and-nitrogen-organics",
  difficulty: "MEDIUM",
  kind: "reaction",
  rows: [
    { name: "the Cannizzaro reaction", what: "an aldehyde without alpha hydrogen turns into an alcohol and the salt of an acid in strong alkali", near: "carbonyl" },
    { name: "the aldol condensation", what: "two molecules of ethanal give 3-hydroxybutanal in dilute alkali", near: "carbonyl" },
    { name: "the Clemmensen reduction", what: "a carbonyl group becomes a methylene group with zinc amalgam and hydrochloric acid", near: "carbonyl" },
    { name: "the Wolff–Kishner reduction", what: "a carbonyl group becomes a methylene group with hydrazine and a strong base", near: "carbonyl" },
    { name: "the Rosenmund reduction", what: "an acyl chloride becomes an aldehyde with hydrogen on poisoned palladium", near: "carbonyl", difficulty: "HARD" },
    { name: "the Stephen reaction", what: "a nitrile becomes an aldehyde by tin(II) chloride and hydrochloric acid, then water", near: "carbonyl", difficulty: "HARD" },
    { name: "the Hell–Volhard–Zelinsky reaction", what: "a carboxylic acid is halogenated at its alpha carbon by chlorine or bromine in the presence of red phosphorus", near: "carbonyl", difficulty: "HARD" },
    { name: "the Kolbe reaction", what: "sodium phenoxide takes up carbon dioxide and gives salicylic acid after acidification", near: "phenol" },
    { name: "the Reimer–Tiemann reaction", what: "phenol gives salicylaldehyde with chloroform and alkali", near: "phenol" },
    { name: "the Williamson synthesis", what: "an alkoxide and an alkyl halide form an ether", near: "phenol", difficulty: "EASY" },
    { name: "Fischer esterification", plainly: true as const, what: "a carboxylic acid and an alcohol are heated with a little concentrated sulphuric acid", near: "phenol", difficulty: "EASY" },
    { name: "the Hofmann rearrangement", what: "an amide turns into an amine with one carbon atom fewer by bromine and alkali", near: "amine" },
    { name: "the Gabriel synthesis", what: "pure primary amines are made by way of potassium phthalimide", near: "amine" },
    { name: "the carbylamine reaction", plainly: true as const, what: "a primary amine gives a foul-smelling isocyanide with chloroform and alkali", near: "amine" },
    { name: "the Sandmeyer reaction", what: "a diazonium salt gives an aryl chloride or bromide with a copper(I) salt", near: "amine" },
    { name: "the Wurtz reaction", what: "two molecules of an alkyl halide join with sodium in dry ether to form an alkane", near: "chain", topic: "hydrocarbons", difficulty: "EASY" },
    { name: "the Fittig reaction", what: "two molecules of an aryl halide join with sodium in dry ether", near: "chain", topic: "hydrocarbons" },
    { name: "the Friedel–Crafts alkylation", what: "benzene turns into toluene with chloromethane and anhydrous aluminium chloride", near: "chain", topic: "hydrocarbons" },
    { name: "Kolbe's electrolysis", plainly: true as const, what: "a current through a solution of the sodium salt of a carboxylic acid gives an alkane at the anode", near: "chain", topic: "hydrocarbons", difficulty: "MEDIUM" },
    { name: "the Finkelstein reaction", what: "an alkyl chloride or bromide is turned into the iodide with sodium iodide in acetone", near: "chain", topic: "hydrocarbons", difficulty: "HARD" },
    { name: "the Swarts reaction", what: "an alkyl halide is turned into the fluoride with a metal fluoride such as silver(I) fluoride", near: "chain", topic: "hydrocarbons", difficulty: "HARD" },
    { name: "the Diels–Alder reaction", what: "a conjugated diene and an alkene add to each other and form a six-membered ring", near: "chain", topic: "hydrocarbons", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ what }) => `Which reaction is described here: ${what}?`, answer: ({ name }) => name },
    { question: ({ name }) => `What happens in ${name}?`, answer: ({ what }) => capitalise(what) },
  ],
  explain: ({ name, what }) => `In ${name}, ${what}.`,
});

export const reagentTests = facts({
  name: "tests-for-organic-groups",
  topic: "oxygen-and-nitrogen-organics",
  difficulty: "MEDIUM",
  kind: "test",
  rows: [
    { name: "Tollens' test", does: "detects an aldehyde by forming a silver mirror", difficulty: "EASY" },
    { name: "Fehling's test", does: "detects an aliphatic aldehyde by giving a red precipitate of copper(I) oxide", difficulty: "EASY" },
    { name: "the iodoform test", does: "detects a methyl ketone group by giving a yellow precipitate" },
    { name: "the Lucas test", does: "distinguishes primary, secondary and tertiary alcohols by the time taken for turbidity to appear" },
    { name: "the ferric chloride test", does: "detects a phenol by giving a violet colour" },
    { name: "the Hinsberg test", does: "distinguishes primary, secondary and tertiary amines by means of benzenesulphonyl chloride", difficulty: "HARD" },
    { name: "the sodium hydrogencarbonate test", does: "detects a carboxylic acid by brisk effervescence", difficulty: "EASY" },
    { name: "the 2,4-dinitrophenylhydrazine test", does: "detects a carbonyl group by giving an orange precipitate", difficulty: "HARD" },
    { name: "Baeyer's test", does: "detects a carbon–carbon double bond by decolourising cold dilute alkaline permanganate", topic: "hydrocarbons" },
    { name: "the bromine water test", does: "detects unsaturation by the loss of an orange-brown colour", topic: "hydrocarbons", difficulty: "EASY" },
    { name: "the azo dye test", does: "detects a primary aromatic amine by an orange-red colour with cold nitrous acid and 2-naphthol", difficulty: "HARD" },
    { name: "Lassaigne's test", does: "detects nitrogen, sulphur or halogens in a compound fused with sodium", topic: "organic-basics" },
  ],
  ask: [
    { question: ({ does }) => `Which test ${does}?`, answer: ({ name }) => name },
    { question: ({ name }) => `What does ${name} do?`, answer: ({ does }) => capitalise(does) },
  ],
  explain: ({ name, does }) => `${capitalise(name)} ${does}.`,
});
