import { withArticle } from "../../../writing/english.ts";
import { WORDS_IN_MANY_ROLES } from "../facts/sentences/parts-of-speech.ts";
import { grammar } from "./grammar.ts";

export const wordInManyRoles = [
  grammar({
    name: "word-in-many-roles",
    form: "grammar",
    topic: "parts-of-speech",
    difficulty: "MEDIUM",
    write(random) {
      const { word, uses } = random.pick(WORDS_IN_MANY_ROLES);
      const [right, ...others] = random.sample(uses, 4);
      if (!right) return undefined;
      return {
        text: `In which sentence is the word “${word}” used as ${withArticle(right[0])}?`,
        answer: right[1],
        wrong: others.map(([is, use]) => [use, `has “${word}” as ${withArticle(is)}`] as const),
        because: `In “${right[1]}” the word “${word}” is ${withArticle(right[0])}.`,
      };
    },
  }),
];
