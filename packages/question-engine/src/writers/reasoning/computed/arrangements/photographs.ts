import type { Person } from "../../../../writing/english.ts";

interface Photograph {
  who: "man" | "woman" | "boy" | "girl";
  say: string;
  is: string;
  why: string;
}

/** What can be said about somebody in a photograph, and what that makes of them. */
export function photographs({ name, he, his }: Person): Photograph[] {
  const isMan = he === "he";
  const self = `${name} ${isMan ? "himself" : "herself"}`;
  const only = isMan ? "only son" : "only daughter";
  return [
    {
      who: "man",
      say: `He is the son of the ${only} of my mother.`,
      is: "son",
      why: `The ${only} of ${his} mother is ${self}, so the man is ${name}'s son.`,
    },
    {
      who: "woman",
      say: `She is the daughter of the ${only} of my father.`,
      is: "daughter",
      why: `The ${only} of ${his} father is ${self}, so the woman is ${name}'s daughter.`,
    },
    {
      who: "girl",
      say: "Her mother is the only daughter of my mother.",
      is: isMan ? "niece" : "daughter",
      why: isMan
        ? `The only daughter of ${his} mother is ${name}'s sister, so the girl is ${name}'s niece.`
        : `The only daughter of ${his} mother is ${self}, so the girl is ${name}'s daughter.`,
    },
    {
      who: "boy",
      say: "His father is the only son of my mother.",
      is: isMan ? "son" : "nephew",
      why: isMan
        ? `The only son of ${his} mother is ${self}, so the boy is ${name}'s son.`
        : `The only son of ${his} mother is ${name}'s brother, so the boy is ${name}'s nephew.`,
    },
    {
      who: "man",
      say: "He is the only son of my father's father.",
      is: "father",
      why: `${name}'s father is a son of ${his} grandfather; as there is only one son, the man is ${name}'s father.`,
    },
    {
      who: "woman",
      say: "She is the only daughter of the mother of my mother.",
      is: "mother",
      why: `${name}'s own mother is a daughter of ${his} grandmother; as there is only one daughter, the woman is ${name}'s mother.`,
    },
    {
      who: "woman",
      say: "She is the only daughter of my father's father.",
      is: "aunt",
      why: `A daughter of ${name}'s grandfather is a sister of ${his} father, so the woman is ${name}'s aunt.`,
    },
    {
      who: "man",
      say: "He is the brother of the mother of my brother.",
      is: "uncle",
      why: `The mother of ${name}'s brother is ${name}'s own mother; her brother is ${name}'s uncle.`,
    },
    {
      who: "man",
      say: "He is the father of the only sister of my father.",
      is: "grandfather",
      why: `${name}'s father and his sister have the same father, so the man is ${name}'s grandfather.`,
    },
    {
      who: "woman",
      say: "She is the mother of the only brother of my mother.",
      is: "grandmother",
      why: `${name}'s mother and her brother have the same mother, so the woman is ${name}'s grandmother.`,
    },
    // Of the grandfather's only child, the one child of the speaker's own sex could be the speaker.
    isMan
      ? {
          who: "woman",
          say: "She is the daughter of the only child of my grandfather.",
          is: "sister",
          why: `The only child of ${his} grandfather is ${name}'s parent, whose daughter is ${name}'s sister.`,
        }
      : {
          who: "man",
          say: "He is the son of the only child of my grandfather.",
          is: "brother",
          why: `The only child of ${his} grandfather is ${name}'s parent, whose son is ${name}'s brother.`,
        },
    {
      who: "boy",
      say: "He is the son of my father's only sister.",
      is: "cousin",
      why: `${name}'s father's sister is ${his} aunt, and her son is ${his} cousin.`,
    },
    {
      who: "girl",
      say: "Her father is the only brother of my mother.",
      is: "cousin",
      why: `The brother of ${name}'s mother is ${his} uncle, and his daughter is ${his} cousin.`,
    },
  ];
}

/** What else somebody in a photograph may be taken for; a child is nobody's parent. */
export const TAKEN_FOR: Record<Photograph["who"], readonly string[]> = {
  man: ["father", "uncle", "brother", "son", "nephew", "cousin", "grandfather"],
  woman: ["mother", "aunt", "sister", "daughter", "niece", "cousin", "grandmother"],
  boy: ["brother", "son", "nephew", "cousin", "uncle"],
  girl: ["sister", "daughter", "niece", "cousin", "aunt"],
};
