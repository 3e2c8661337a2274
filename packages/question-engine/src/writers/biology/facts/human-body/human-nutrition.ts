import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/biology/human-body/human-nutrition.yaml", import.meta.url));

/** Names after a person take no article. */
function called(part: string): string {
  return /^\p{Lu}\S*'s /u.test(part) ? part : `the ${part}`;
}

export const vitamins = content("vitamins");

export const digestiveEnzymes = content("digestive-secretions");

/** `does` continues the text after the name. */
export const digestiveParts = facts({
  name: "parts-of-the-gut", form: "school",
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
      // These are too different to be confused.
      ["appendix", "stomach"],
      ["appendix", "small intestine"],
      ["appendix", "liver"],
      ["liver", "small intestine"],
      ["liver", "large intestine"],
      ["large intestine", "appendix"],
      ["duodenum", "pancreas"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const nutritionQuestions = content("nutrition-questions");
