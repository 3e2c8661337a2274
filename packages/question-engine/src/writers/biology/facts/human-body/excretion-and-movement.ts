import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/biology/human-body/excretion-and-movement.yaml", import.meta.url));

/** Names after a person take no article. */
function called(part: string): string {
  return /^\p{Lu}\S*'s /u.test(part) ? part : `the ${part}`;
}

/** `does` continues the text after the name. */
export const kidneyParts = facts({
  name: "kidney-parts", chapter: "excretion",
  topic: "excretion-and-movement",
  difficulty: "MEDIUM",
  kind: "part of the urinary system",
  rows: [
    { name: "nephron", does: "is the working unit of the kidney", near: "tube", category: "tube", difficulty: "EASY" },
    { name: "ureter", does: "drains urine from the pelvis of a kidney", near: "tube", category: "tube", difficulty: "EASY" },
    { name: "urethra", does: "passes urine to the outside of the body", near: "tube", category: "tube", difficulty: "EASY" },
    { name: "urinary bladder", plainly: true as const, does: "stores urine until it is passed", near: "tube", category: "tube", difficulty: "EASY" },
    { name: "glomerulus", does: "is the tuft of capillaries from which blood is filtered", near: "filter", category: "nephron", difficulty: "EASY" },
    { name: "Bowman's capsule", does: "receives the filtrate at the very start of a nephron", near: "filter", category: "nephron" },
    { name: "proximal convoluted tubule", does: "takes back nearly all glucose and most of the water and salts", near: "nephron", category: "nephron" },
    { name: "descending limb of Henle's loop", does: "lets water out but hardly any salt", near: "nephron", category: "nephron", difficulty: "HARD" },
    { name: "ascending limb of Henle's loop", does: "lets salt out but no water", near: "nephron", category: "nephron", difficulty: "HARD" },
    { name: "distal convoluted tubule", does: "takes back sodium and water under hormones just before the collecting duct", near: "nephron", category: "nephron", difficulty: "HARD" },
    { name: "collecting duct", does: "runs from cortex to inner medulla and takes back water under ADH", near: "nephron", category: "nephron" },
    { name: "vasa recta", does: "is the capillary loop that runs parallel to Henle's loop", near: "vessel", category: "vessel", difficulty: "HARD" },
    { name: "afferent arteriole", does: "brings blood to the glomerulus", near: "vessel", category: "vessel" },
    { name: "efferent arteriole", does: "carries blood away from the glomerulus", near: "vessel", category: "vessel" },
    { name: "juxtaglomerular apparatus", does: "releases renin when the filtration rate falls", near: "filter", category: "nephron", difficulty: "HARD" },
    { name: "podocyte", does: "leaves slit pores through which plasma is filtered", near: "filter", category: "nephron", difficulty: "HARD" },
    { name: "renal artery", plainly: true as const, does: "brings blood from the aorta to a kidney", near: "vessel", category: "vessel" },
    { name: "renal vein", plainly: true as const, does: "carries blood from a kidney to the vena cava", near: "vessel", category: "vessel" },
  ],
  ask: [
    { question: ({ does }) => `Which part of the human urinary system ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: In the human urinary system, ${called(name)} ____.`,
      answer: ({ does }) => does,
      heading: "Description",
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `${capitalise(called(name))} ${does}.`,
  // The collecting duct lets out hardly any salt either, and the first part of the distal tubule hardly any water.
  alsoTrue: (row, other) =>
    [
      ["distal convoluted tubule", "collecting duct"],
      ["descending limb of Henle's loop", "collecting duct"],
      ["ascending limb of Henle's loop", "distal convoluted tubule"],
      ["podocyte", "Bowman's capsule"],
      ["podocyte", "glomerulus"],
      // It carries on what the efferent arteriole has brought.
      ["vasa recta", "efferent arteriole"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const bonesAndJoints = content("bones-and-joints");

export const muscleTerms = content("muscle-and-joint-terms");

export const excretionQuestions = content("excretion-questions");
