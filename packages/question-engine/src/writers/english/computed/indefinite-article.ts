import { FIRST_SOUNDS } from "../facts/sentences/articles-and-prepositions.ts";
import { grammar } from "./grammar.ts";

/** “The” is wrong in all of these. */
const FRAMES = [
  (noun: string) => `There is ____ ${noun} in the picture.`,
  (noun: string) => `We had never heard of such ____ ${noun} before.`,
  (noun: string) => `Is there ____ ${noun} on the list?`,
] as const;

const ARTICLES = ["a", "an", "the", "no article"];

/** Here only “the” is right, whatever letter the noun begins with. */
const DEFINITE: readonly (readonly [frame: (noun: string) => string, because: string])[] = [
  [(noun) => `This is ____ same ${noun} that we saw last week.`, "“same” is preceded by “the”"],
  [(noun) => `Here is ____ only ${noun} on the whole list.`, "“only” before a noun makes it definite"],
];

/** Here no article is right. */
const BARE: readonly (readonly [frame: (noun: string) => string, because: string])[] = [
  [
    (noun) => `The guide told us a story about every ____ ${noun} in the picture.`,
    "“every” leaves no room for an article",
  ],
  [(noun) => `Each ____ ${noun} on the list has a number.`, "“each” leaves no room for an article"],
];

const indefinite = grammar({
  name: "a-or-an-by-sound",
  depth: 1,
  form: "grammar",
  topic: "articles-and-prepositions",
  difficulty: "EASY",
  write(random) {
    const [noun, article, sound] = random.pick(FIRST_SOUNDS);
    const other = article === "a" ? "an" : "a";
    const kind = random.pick(["pair", "pair", "single", "single", "the", "none"] as const);
    const spoken = `Choose by the sound that follows: ${sound}.`;
    const taken = [article, other].map(
      (each) => [each, "is impossible here, whatever sound follows"] as const,
    );
    if (kind === "the") {
      const [frame, because] = random.pick(DEFINITE);
      return {
        text: `Choose the right article: ${frame(noun)}`,
        answer: "the",
        listed: ARTICLES,
        wrong: [...taken, ["no article", "would leave a singular noun without what it needs"]],
        because: `The article is “the”, for ${because}.`,
      };
    }
    if (kind === "none") {
      const [frame, because] = random.pick(BARE);
      return {
        text: `Choose the right article: ${frame(noun)}`,
        answer: "no article",
        listed: ARTICLES,
        wrong: [...taken, ["the", "cannot stand after such a word either"]],
        because: `The answer is “no article”, for ${because}.`,
      };
    }
    if (kind === "single")
      return {
        text: `Choose the right article: ${random.pick(FRAMES)(noun)}`,
        answer: article,
        listed: ARTICLES,
        wrong: [
          [other, "is wrong before this sound"],
          ["the", "would point to one that is known already"],
          ["no article", "is impossible before a singular noun that can be counted"],
        ],
        because: `A singular noun mentioned for the first time takes “a” or “an”. ${spoken} So the article is “${article}”.`,
      };
    const [second, needed, heard] = random.pick(FIRST_SOUNDS.filter(([each]) => each !== noun));
    const also = needed === "a" ? "an" : "a";
    return {
      text: `Choose the right pair of articles: The quiz had one question about ____ ${noun} and another about ____ ${second}.`,
      answer: `${article} … ${needed}`,
      wrong: [
        [`${article} … ${also}`, "is wrong in its second place"],
        [`${other} … ${needed}`, "is wrong in its first place"],
        [`${other} … ${also}`, "is wrong in both places"],
      ],
      because: `${spoken} In the second place, ${heard}. So the pair is “${article} … ${needed}”.`,
    };
  },
});

export const articleWriters = [indefinite];
