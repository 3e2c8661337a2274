import { rowsIn } from "../../../kit/from-content/rows-in.ts";
import { grammar } from "./grammar.ts";

/** `phrase` is in bold in the sentence; `fix` is its correction, absent if it is right. */
interface Phrase {
  before: string;
  phrase: string;
  after: string;
  fix?: string;
  /** Four that are wrong as well; where the phrase is right, all four are. */
  others: readonly [string, string, string, string];
  rule: string;
}

const rows = rowsIn(new URL("../../../content/english/sentences/phrases-to-replace.yaml", import.meta.url));

const PHRASES = rows<Phrase>("phrase-to-be-replaced");

const NONE = "No replacement required";

/** A phrase to be replaced by one of several, or to be left as it is. */
export const phraseReplacement = grammar({
  name: "phrase-to-be-replaced",
  chapter: "phrase-replacement",
  form: "bank",
  topic: "error-spotting",
  difficulty: "MEDIUM",
  write(random, wanted = 3) {
    const { before, phrase, after, fix, others, rule } = random.pick(PHRASES);
    const join = /^[.,]/.test(after) ? "" : " ";
    const answer = fix ?? NONE;
    const wrong = random.shuffle(others).slice(0, fix ? wanted - 1 : wanted);
    const right = `${before} ${fix ?? phrase}${join}${after}`;
    return {
      text: `Which of the phrases should replace “${phrase}” to make the sentence correct?\n${before} “${phrase}”${join}${after}`,
      answer,
      wrong: [
        ...wrong.map((option) => [option, "is not correct here"] as const),
        ...(fix ? [[NONE, `overlooks the error in “${phrase}”`] as const] : []),
      ],
      listed: [...random.shuffle([...(fix ? [fix] : []), ...wrong]), NONE],
      because: `The answer is “${answer}”, for ${rule}: ${right}`,
      verify: () => !others.includes(answer) && !others.includes(phrase),
    };
  },
});
