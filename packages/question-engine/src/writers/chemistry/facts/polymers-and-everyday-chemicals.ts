import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise, withArticle } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/chemistry/polymers-and-everyday-chemicals.yaml", import.meta.url));

export const polymers = content("polymers-and-monomers");

export const moleculesOfLife = facts({
  name: "biomolecules-in-chemistry", depth: 3,
  topic: "biomolecules-and-polymers",
  difficulty: "MEDIUM",
  kind: "biomolecule",
  rows: [
    { name: "glucose", what: "the aldohexose that is also called dextrose", near: "sugar", difficulty: "EASY" },
    { name: "fructose", what: "the ketohexose that is also called laevulose", near: "sugar", difficulty: "EASY" },
    { name: "sucrose", what: "the non-reducing disaccharide of glucose and fructose", near: "sugar", difficulty: "EASY" },
    { name: "lactose", plainly: true as const, what: "the disaccharide of milk, made of galactose and glucose", near: "sugar", difficulty: "EASY" },
    { name: "maltose", what: "the disaccharide of two glucose units joined by a 1,4-glycosidic linkage", near: "sugar" },
    { name: "cellulose", what: "the straight-chain polysaccharide of β-D-glucose that makes up most of cotton", near: "polysaccharide" },
    { name: "amylose", what: "the unbranched part of starch, which gives a blue colour with iodine", near: "polysaccharide" },
    { name: "amylopectin", what: "the branched part of starch, insoluble in cold water", near: "polysaccharide", difficulty: "HARD" },
    { name: "glycogen", what: "the highly branched polysaccharide stored in liver and muscle", near: "polysaccharide" },
    { name: "ribose", what: "the aldopentose that is part of every nucleotide of RNA", near: "sugar" },
    { name: "glycine", what: "the simplest amino acid, which is not optically active", near: "amino acid" },
    { name: "cysteine", what: "the amino acid that forms disulphide bridges between protein chains", near: "amino acid", difficulty: "HARD" },
    { name: "keratin", what: "the fibrous, insoluble protein that is rich in sulphur", category: "protein" },
    { name: "vitamin C", what: "the vitamin whose chemical name is ascorbic acid", near: "vitamin", category: "vitamin", difficulty: "EASY" },
    { name: "vitamin A", what: "the vitamin whose chemical name is retinol", near: "vitamin", category: "vitamin" },
    { name: "vitamin B1", what: "the vitamin whose chemical name is thiamine", near: "vitamin", category: "vitamin" },
    { name: "vitamin B12", what: "the vitamin whose molecules contain cobalt", near: "vitamin", category: "vitamin" },
    { name: "vitamin E", what: "the vitamin whose chemical name is tocopherol", near: "vitamin", category: "vitamin", difficulty: "HARD" },
    { name: "uracil", what: "the base that occurs in RNA in place of thymine", category: "base", difficulty: "EASY" },
    { name: "lysine", what: "the basic amino acid with a second amino group at the end of its side chain", near: "amino acid", difficulty: "HARD" },
    { name: "proline", what: "the amino acid with its nitrogen atom in a ring of five members", near: "amino acid", difficulty: "HARD" },
    { name: "tyrosine", what: "the amino acid with a phenol group in its side chain", near: "amino acid", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) => (what.startsWith("the vitamin") ? `Which is ${what}?` : `What is the name of ${what}?`),
      answer: ({ name }) => name,
      // The table has no other protein and no other base.
      decoys: ({ name }) =>
        name === "keratin"
          ? ["albumin", "insulin", "haemoglobin"]
          : name === "uracil"
            ? ["adenine", "guanine", "cytosine"]
            : name === "ribose"
              ? ["arabinose", "xylose", "lyxose"]
              : [],
      placeDecoy: (decoy, { name }) =>
        name === "ribose" ? `${capitalise(decoy)} is another aldopentose.` : name === "keratin" ? `${capitalise(decoy)} is a globular protein.` : `${capitalise(decoy)} occurs in both RNA and DNA.`,
    },
    {
      question: ({ name }) => `What is ${name}?`,
      answer: ({ what }) => what,
      heading: "Description",
      // The table has no other protein and no other base.
      when: ({ name }) => !/^(?:vitamin|keratin|uracil)/.test(name),
    },
  ],
  explain: ({ name, what }) => `${capitalise(name)} is ${what}.`,
});

export const everydayChemicals = facts({
  name: "drugs-and-everyday-chemicals", form: "school",
  topic: "biomolecules-and-polymers",
  difficulty: "MEDIUM",
  kind: "class of substances",
  rows: [
    { name: "analgesics", what: "relieve pain", example: "codeine", near: "drug" },
    { name: "antipyretics", what: "lower the temperature of the body in fever", example: "paracetamol", difficulty: "EASY", near: "drug" },
    { name: "antacids", what: "neutralise excess acid in the stomach", example: "magnesium hydroxide", difficulty: "EASY", near: "drug" },
    { name: "antibiotics", what: "kill bacteria or stop their growth inside the body", example: "chloramphenicol", near: "drug" },
    { name: "antiseptics", what: "kill germs and can be put on living skin", example: "chloroxylenol", near: "drug" },
    { name: "disinfectants", what: "kill germs on floors and drains but harm living tissue", example: "a one per cent solution of phenol", near: "household" },
    { name: "tranquillisers", what: "relieve stress and anxiety", example: "equanil", near: "drug" },
    { name: "antihistamines", what: "relieve allergies by blocking histamine", example: "brompheniramine", difficulty: "HARD", near: "drug" },
    { name: "artificial sweeteners", what: "taste sweet without adding many calories", example: "alitame", near: "household" },
    { name: "food preservatives", what: "keep food from spoiling by microbes", example: "sodium benzoate", near: "household" },
    { name: "antifertility drugs", what: "prevent pregnancy by acting on hormones", example: "norethindrone", difficulty: "HARD", near: "drug" },
    { name: "antioxidants", what: "slow the attack of oxygen on food", example: "butylated hydroxytoluene (BHT)", difficulty: "HARD", near: "household" },
    { name: "cationic detergents", what: "clean by a long positively charged ion", example: "cetyltrimethylammonium bromide", difficulty: "HARD", near: "household" },
    { name: "anionic detergents", what: "clean by a long negatively charged ion of a sulphonate or sulphate", example: "sodium dodecylbenzenesulphonate", difficulty: "HARD", near: "household" },
  ],
  ask: [
    {
      question: ({ example }) => `To which class does ${example} chiefly belong?`,
      answer: ({ name }) => name,
      state: ({ example }, name) => `${capitalise(example)} is chiefly used as ${withArticle(name.replace(/s$/, ""))}.`,
      alsoTrue: (row, other) =>
        [row, other].every(({ name }) => ["analgesics", "antipyretics"].includes(name)) ||
        [row, other].every(({ name }) =>
          ["antiseptics", "disinfectants", "food preservatives", "antioxidants"].includes(name),
        ) ||
        // Cationic detergents kill germs on the skin as well.
        [row, other].every(({ name }) => ["antiseptics", "cationic detergents"].includes(name)),
    },
  ],
  explain: ({ name, what, example }) => `${capitalise(name)} ${what}; an example is ${example}.`,
});
