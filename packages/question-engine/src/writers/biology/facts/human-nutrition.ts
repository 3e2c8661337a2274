import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** Names after a person take no article. */
function called(part: string): string {
  return /^\p{Lu}\S*'s /u.test(part) ? part : `the ${part}`;
}

export const vitamins = facts({
  name: "vitamins",
  topic: "human-nutrition",
  difficulty: "MEDIUM",
  kind: "vitamin",
  rows: [
    { name: "vitamin A", chemical: "retinol", lack: "night blindness", source: "carrots and liver", near: "letter", category: "vitamin", difficulty: "EASY" },
    { name: "vitamin B₁", chemical: "thiamine", lack: "beriberi", source: "unpolished rice", near: "B", category: "vitamin", difficulty: "EASY" },
    { name: "vitamin B₂", chemical: "riboflavin", lack: "cracks at the corners of the mouth", source: "milk and eggs", near: "B", category: "vitamin" },
    { name: "vitamin B₃", chemical: "niacin", lack: "pellagra", source: "groundnuts and meat", near: "B", category: "vitamin" },
    { name: "vitamin B₉", chemical: "folic acid", lack: "anaemia with large red cells and spinal defects of the unborn", source: "green leaves", near: "B", category: "vitamin", difficulty: "HARD" },
    { name: "vitamin B₁₂", chemical: "cobalamin", lack: "pernicious anaemia", source: "meat, eggs and milk", near: "B", category: "vitamin" },
    { name: "vitamin C", chemical: "ascorbic acid", lack: "scurvy", source: "amla and citrus fruits", near: "letter", category: "vitamin", difficulty: "EASY" },
    { name: "vitamin D", chemical: "calciferol", lack: "rickets", source: "sunlit skin and fish oil", near: "letter", category: "vitamin", difficulty: "EASY" },
    { name: "vitamin E", chemical: "tocopherol", lack: "fragile red blood cells", source: "vegetable oils and nuts", near: "letter", category: "vitamin", difficulty: "HARD" },
    { name: "vitamin K", chemical: "phylloquinone", lack: "slow clotting of blood", source: "green leaves and gut bacteria", near: "letter", category: "vitamin" },
  ],
  ask: [
    { question: ({ lack }) => `The lack of which vitamin causes ${lack}?`, answer: ({ name }) => name, heading: "Vitamin", alsoTrue: isOfMouth },
    { question: ({ name }) => `Which disorder follows from a lack of ${name}?`, answer: ({ lack }) => lack, when: ({ lack }) => !/cracks|large|fragile|slow/.test(lack), heading: "Disorder from its lack", alsoTrue: isOfMouth },
    { question: ({ name }) => `What is the chemical name of ${name}?`, answer: ({ chemical }) => chemical, heading: "Chemical name" },
    { question: ({ chemical }) => `Which vitamin is also called ${chemical}?`, answer: ({ name }) => name },
  ],
  explain: ({ name, chemical, lack, source }) =>
    `${capitalise(name)} is ${chemical}, found in ${source}; its lack causes ${lack}.`,
  // Folic acid and cobalamin both cause anaemia with large red cells.
  alsoTrue: (row, other) =>
    (row.chemical === "folic acid" && other.chemical === "cobalamin") ||
    (row.chemical === "cobalamin" && other.chemical === "folic acid"),
});

/** Several B vitamins keep the corners of the mouth whole. */
function isOfMouth(row: { name: string }, other: { name: string }): boolean {
  const names = [row.name, other.name];
  return names.includes("vitamin B₂") && /vitamin B[₃₉]|vitamin B₁₂/.test(names.join());
}

/** `acts` goes on after "Which enzyme". */
export const digestiveEnzymes = facts({
  name: "digestive-secretions",
  topic: "human-nutrition",
  difficulty: "MEDIUM",
  kind: "digestive secretion",
  rows: [
    { name: "salivary amylase", plainly: true as const, acts: "splits starch at a pH of about 6.8", source: "salivary glands", near: "sugar", difficulty: "EASY" },
    { name: "pepsin", acts: "splits proteins in the acid of the stomach", source: "chief cells of the stomach", near: "protein", difficulty: "EASY" },
    { name: "hydrochloric acid", acts: "makes gastric juice strongly acid and activates pepsinogen", source: "oxyntic cells of the stomach", near: "protein", difficulty: "EASY" },
    { name: "bile", acts: "breaks fat into fine drops", source: "cells of the liver", near: "fat", difficulty: "EASY" },
    { name: "pancreatic lipase", acts: "splits emulsified fats in the duodenum", source: "acini of the pancreas", near: "fat" },
    { name: "trypsinogen", acts: "is the inactive form of the chief protein-splitting enzyme of the duodenum", source: "acini of the pancreas", near: "protein" },
    { name: "enterokinase", acts: "activates the chief protein-splitting enzyme of the pancreatic juice", source: "mucosa of the duodenum", near: "protein" },
    { name: "rennin", acts: "curdles the protein of milk in infants", source: "glands of the stomach", near: "protein" },
    { name: "lactase", acts: "splits a sugar that many adults can no longer digest", source: "brush border of the small intestine", near: "sugar" },
    { name: "sucrase", acts: "splits a sugar into glucose and fructose", source: "brush border of the small intestine", near: "sugar" },
    { name: "maltase", acts: "splits a sugar into two molecules of glucose", source: "brush border of the small intestine", near: "sugar" },
    { name: "lysozyme", acts: "kills bacteria in saliva", source: "salivary glands", near: "other" },
    { name: "Castle's intrinsic factor", acts: "lets vitamin B₁₂ be absorbed", source: "oxyntic cells of the stomach", near: "other", difficulty: "HARD" },
    { name: "dipeptidase", plainly: true as const, acts: "splits pairs of amino acids in the small intestine", source: "brush border of the small intestine", near: "protein", difficulty: "HARD" },
    { name: "nucleotidase", acts: "takes the phosphate off the units of DNA and RNA", source: "brush border of the small intestine", near: "other", difficulty: "HARD" },
    { name: "carboxypeptidase", acts: "takes single amino acids off the end of a chain", source: "acini of the pancreas", near: "protein", difficulty: "HARD" },
  ],
  ask: [
    // The names of two tell that they are no enzymes, and one names what it acts on.
    { question: ({ acts }) => `Which digestive secretion ${acts}?`, answer: ({ name }) => name, when: ({ name }) => !["hydrochloric acid", "Castle's intrinsic factor", "nucleotidase"].includes(name), heading: "Secretion" },
    {
      question: ({ name }) => `Where is ${name} made?`,
      answer: ({ source }) => source,
      // The names of two give their source away, and lysozyme is made in many places.
      when: ({ name }) => !["pancreatic lipase", "salivary amylase", "lysozyme"].includes(name),
      // The duodenum is part of the small intestine, and the cells of the stomach make up its glands.
      alsoTrue: (row, other) =>
        ([row.source, other.source].includes("mucosa of the duodenum") &&
          [row.source, other.source].includes("brush border of the small intestine")) ||
        ([row.source, other.source].includes("glands of the stomach") &&
          [row.source, other.source].every((source) => source.endsWith("stomach"))),
      heading: "Where it is made",
    },
  ],
  explain: ({ name, acts, source }) => `${capitalise(name)} is made by the ${source}; it ${acts}.`,
  // Both set single amino acids free.
  alsoTrue: (row, other) =>
    ["carboxypeptidase", "dipeptidase"].every((name) => [row.name, other.name].includes(name)),
});

/** `does` goes on after the name. */
export const digestiveParts = facts({
  name: "parts-of-the-gut",
  topic: "human-nutrition",
  difficulty: "MEDIUM",
  kind: "part of the digestive system",
  rows: [
    { name: "stomach", does: "churns food with acid and stores it for four to five hours", near: "tube", category: "organ", difficulty: "EASY" },
    { name: "small intestine", does: "absorbs most of the digested food", near: "tube", category: "organ", difficulty: "EASY" },
    { name: "large intestine", does: "absorbs water and salts and forms faeces", near: "tube", category: "organ", difficulty: "EASY" },
    { name: "liver", does: "makes bile and is the largest gland of the body", near: "annex", category: "organ", difficulty: "EASY" },
    { name: "gall bladder", plainly: true as const, does: "stores bile and makes it more concentrated", near: "annex", category: "organ", difficulty: "EASY" },
    { name: "epiglottis", does: "guards the opening of the windpipe when food is swallowed", near: "valve", category: "valve", difficulty: "EASY" },
    { name: "duodenum", does: "is the C-shaped part that receives bile and pancreatic juice", near: "tube", category: "organ" },
    { name: "appendix", does: "is a narrow vestigial tube that hangs from the caecum", near: "tube", category: "organ" },
    { name: "pyloric sphincter", does: "guards the way from the stomach to the duodenum", near: "valve", category: "valve" },
    { name: "sphincter of Oddi", does: "guards the opening of the hepatopancreatic duct", near: "valve", category: "valve", difficulty: "HARD" },
    { name: "ileocaecal valve", does: "guards the way from the small to the large intestine", near: "valve", category: "valve", difficulty: "HARD" },
    { name: "lacteal", does: "is the lymph vessel of the intestine that takes up fats", near: "lining", category: "lining" },
    { name: "villus", does: "is a finger-like fold that widens the surface of the ileum", near: "lining", category: "lining", difficulty: "EASY" },
    { name: "parotid gland", does: "is the largest salivary gland, in the cheek before the ear", near: "gland", category: "gland" },
    { name: "Brunner's gland", does: "lies in the submucosa of the duodenum and makes alkaline mucus", near: "wall", category: "gland", difficulty: "HARD" },
    { name: "Glisson's capsule", plainly: true as const, does: "is the connective tissue that covers each lobule of the liver", near: "lining", category: "lining", difficulty: "HARD" },
    { name: "oesophagus", plainly: true as const, does: "passes swallowed food on to the stomach by peristalsis", near: "tube", category: "organ", difficulty: "EASY" },
    { name: "pancreas", does: "makes both a digestive juice and the hormone glucagon", near: "annex", category: "organ" },
    { name: "gastro-oesophageal sphincter", plainly: true as const, does: "guards the way from the food pipe to the stomach", near: "valve", category: "valve" },
    { name: "sublingual gland", plainly: true as const, does: "is the salivary gland below the tongue", near: "gland", category: "gland" },
    { name: "submandibular gland", plainly: true as const, does: "is the salivary gland in the lower jaw", near: "gland", category: "gland" },
    { name: "gastric gland", plainly: true as const, does: "lies in the wall of the stomach and makes acid and pepsinogen", near: "wall", category: "gland" },
    { name: "Peyer's patch", plainly: true as const, does: "lies in the wall of the ileum and holds lymphocytes", near: "wall", category: "gland" },
    { name: "islet of Langerhans", plainly: true as const, does: "lies in the pancreas and makes insulin", near: "wall", category: "gland" },
    { name: "crypt of Lieberkühn", does: "lies between the bases of the villi and makes intestinal juice", near: "wall", category: "gland", difficulty: "HARD" },
    { name: "ruga", does: "is a fold of the inner wall of the stomach", near: "lining", category: "lining", difficulty: "HARD" },
    { name: "papilla", does: "is a small projection of the tongue that may bear taste buds", near: "lining", category: "lining" },
    { name: "frenulum", does: "is the fold that joins the tongue to the floor of the mouth", near: "lining", category: "lining", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ does }) => `Which part of the human digestive system ${does}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `Complete the sentence: In the human body, ${called(name)} ____.`,
      answer: ({ does }) => does,
      heading: "Description",
      // No other organ is called a gland.
      when: ({ name }) => name !== "liver",
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `${capitalise(called(name))} ${does}.`,
  alsoTrue: (row, other) =>
    [
      ["small intestine", "duodenum"],
      ["villus", "lacteal"],
      ["oesophagus", "stomach"],
      // Nobody takes the one for the other.
      ["appendix", "stomach"],
      ["appendix", "small intestine"],
      ["appendix", "liver"],
      ["liver", "small intestine"],
      ["liver", "large intestine"],
      ["large intestine", "appendix"],
      ["duodenum", "pancreas"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const nutritionQuestions = singles("nutrition-questions", "human-nutrition", [
  { ask: "How many incisors, canines, premolars and molars, in this order, does one half of an adult human jaw have?", answer: "2, 1, 2 and 3", wrong: ["2, 1, 2 and 2", "2, 1, 0 and 2", "3, 1, 2 and 3"], tell: "Half of each adult jaw has 2, 1, 2 and 3 of these teeth, 32 in all. Milk teeth follow 2, 1, 0 and 2: children have no premolars. Human jaws have two incisors on each side, never three, and the third molar is the wisdom tooth." },
  { ask: "Which disorder is caused by a diet that lacks protein although it gives enough energy?", answer: "Kwashiorkor", wrong: ["Marasmus", "Scurvy", "Pellagra"], tell: "Kwashiorkor follows from too little protein with enough energy and shows oedema; marasmus comes from too little of both, scurvy from a lack of vitamin C and pellagra from a lack of niacin." },
  { ask: "Which disorder is caused by a lack of both protein and energy in infants under one year?", answer: "Marasmus", wrong: ["Kwashiorkor", "Beriberi", "Rickets"], tell: "Marasmus follows from a lack of both protein and energy, with thin limbs and dry skin; kwashiorkor lacks protein only, beriberi thiamine and rickets vitamin D." },
  { ask: "The lack of which mineral causes goitre?", answer: "Iodine", wrong: ["Iron", "Calcium", "Sodium"], difficulty: "EASY", tell: "The thyroid swells to a goitre when iodine is lacking. A lack of iron causes anaemia, and calcium is needed for bones and sodium for nerves." },
  { ask: "The lack of which mineral is the commonest cause of anaemia?", answer: "Iron", wrong: ["Iodine", "Zinc", "Fluorine"], difficulty: "EASY", tell: "Iron is part of haemoglobin, so its lack causes anaemia. A lack of iodine causes goitre and of fluorine weak enamel; zinc serves many enzymes." },
  { ask: "Which nutrient gives the most energy per gram?", answer: "Fat", wrong: ["Protein", "Starch", "Glucose"], difficulty: "EASY", tell: "Fat gives about 9 kcal per gram; protein and carbohydrates such as starch and glucose give about 4 kcal." },
  { ask: "Which of these vitamins dissolves in water?", answer: "Vitamin C", wrong: ["Vitamin A", "Vitamin D", "Vitamin K"], difficulty: "EASY", tell: "Vitamin C and the B vitamins dissolve in water; vitamins A, D, E and K dissolve in fat." },
  { ask: "In which form do digested fats enter the lymph of the villi?", answer: "Chylomicrons", wrong: ["Micelles", "Free glycerol", "Free fatty acids"], difficulty: "HARD", tell: "In the cells of the mucosa fats are rebuilt and coated with protein as chylomicrons, which enter the lacteals. Micelles carry fatty acids and monoglycerides only from the lumen to these cells." },
  { ask: "Which vitamin needs Castle's intrinsic factor for its absorption?", answer: "Vitamin B₁₂", wrong: ["Vitamin B₂", "Vitamin B₃", "Vitamin B₉"], tell: "Oxyntic cells of the stomach make Castle's intrinsic factor, which vitamin B₁₂ needs to be absorbed; without it pernicious anaemia follows. The vitamins B₂, B₃ and B₉ are absorbed without it." },
  { ask: "How is fructose absorbed in the small intestine?", answer: "By facilitated transport", wrong: ["By active transport", "By simple diffusion", "By pinocytosis"], difficulty: "HARD", tell: "Fructose is absorbed by facilitated transport, with a carrier but without energy; glucose goes by active transport with sodium." },
  { ask: "Which substance gives faeces their brown colour?", answer: "Stercobilin", wrong: ["Haemoglobin", "Melanin", "Urochrome"], difficulty: "HARD", tell: "Bile pigments are turned into stercobilin in the gut, which colours faeces; urochrome colours urine, melanin the skin and haemoglobin the blood." },
]);
