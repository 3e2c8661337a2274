import { FIRST_SOUNDS } from "../facts/articles-and-prepositions.ts";
import { grammar } from "./grammar.ts";

/** “The” cannot stand in any of these. */
const FRAMES = [
  (noun: string) => `There is ____ ${noun} in the picture.`,
  (noun: string) => `We had never heard of such ____ ${noun} before.`,
  (noun: string) => `Is there ____ ${noun} on the list?`,
] as const;

const indefinite = grammar({
  name: "a-or-an-by-sound",
  topic: "articles-and-prepositions",
  difficulty: "EASY",
  write(random) {
    const [noun, article, sound] = random.pick(FIRST_SOUNDS);
    const other = article === "a" ? "an" : "a";
    const second = random.pick(FIRST_SOUNDS.filter(([, needed]) => needed !== article));
    const isPair = random.chance(0.6);
    const spoken = `Choose by the sound that follows: ${sound}.`;
    if (!isPair)
      return {
        text: `Choose the right article: ${random.pick(FRAMES)(noun)}`,
        answer: article,
        wrong: [
          [other, "is wrong before this sound"],
          ["the", "would point to one that is known already"],
          ["no article", "is impossible before a singular noun that can be counted"],
        ],
        because: `A singular noun mentioned for the first time takes “a” or “an”. ${spoken} So the article is “${article}”.`,
      };
    return {
      text: `Choose the right pair of articles: The quiz had one question about ____ ${noun} and another about ____ ${second[0]}.`,
      answer: `${article} … ${other}`,
      wrong: [
        [`${article} … ${article}`, "is wrong in its second place"],
        [`${other} … ${other}`, "is wrong in its first place"],
        [`${other} … ${article}`, "is wrong in both places"],
      ],
      because: `${spoken} In the second place, ${second[2]}. So the pair is “${article} … ${other}”.`,
    };
  },
});

export const articleWriters = [indefinite];
