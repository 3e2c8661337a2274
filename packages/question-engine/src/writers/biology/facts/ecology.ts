import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/biology/ecology.yaml", import.meta.url));

export const ecologyTerms = content("ecology-terms");

/** `pair` is two partners; `kind` the name of their relation. */
export const interactions = facts({
  name: "species-interactions", chapter: "populations",
  topic: "ecology",
  difficulty: "MEDIUM",
  kind: "relation between species",
  rows: [
    { pair: "the fungus and the alga that make up a lichen", kind: "mutualism", near: "good", difficulty: "EASY" },
    { pair: "the fig tree and the wasp that breeds in its figs", kind: "mutualism", near: "good" },
    { pair: "Rhizobium and the leguminous plant in whose roots it lives", kind: "mutualism", near: "good", difficulty: "EASY" },
    { pair: "the fungus of a mycorrhiza and the root that it enters", kind: "mutualism", near: "good" },
    { pair: "the orchid and the mango branch on which it grows", kind: "commensalism", near: "good", difficulty: "EASY" },
    { pair: "the barnacle and the whale that carries it", kind: "commensalism", near: "good" },
    { pair: "the cattle egret and the cattle that stir up insects", kind: "commensalism", near: "good" },
    { pair: "the bird and the tree in which it nests", kind: "commensalism", near: "good", difficulty: "EASY" },
    { pair: "Cuscuta and the hedge plant round which it twines", kind: "parasitism", near: "bad" },
    { pair: "the tapeworm and the human being whose gut it inhabits", plainly: true as const, kind: "parasitism", near: "bad", difficulty: "EASY" },
    { pair: "the koel and the crow in whose nest it lays its eggs", plainly: true as const, kind: "brood parasitism", near: "bad", difficulty: "HARD" },
    { pair: "the starfish Pisaster and the mussels among which it lives", kind: "predation", near: "bad", difficulty: "HARD" },
    { pair: "the tiger and the spotted deer that share its forest", plainly: true as const, kind: "predation", near: "bad", difficulty: "EASY" },
    { pair: "the Abingdon tortoise and the goats that came to its island", kind: "competition", near: "bad", difficulty: "HARD" },
    { pair: "the barnacle Balanus and the Chthamalus that settles beside it", kind: "competition", near: "bad", difficulty: "HARD" },
    { pair: "the mould Penicillium and the bacteria that grow beside it", kind: "amensalism", near: "bad" },
  ],
  ask: [
    {
      question: ({ pair }) => `Which relation between species is shown by ${pair}?`,
      answer: ({ kind }) => kind,
      state: ({ pair }, answer) => `${capitalise(pair)} show ${answer}.`,
      alsoTrue: isAlike,
    },
    {
      question: ({ kind }) => `Which of these pairs is an example of ${kind}?`,
      answer: ({ pair }) => pair,
      // The first way asks the same, and then explains the pair that is shown.
      state: () => undefined,
      alsoTrue: isAlike,
    },
  ],
  explain: ({ pair, kind }) => `${capitalise(pair)} show ${kind}: ${EFFECTS[kind]}.`,
});

const EFFECTS: Record<string, string> = {
  mutualism: "both gain",
  commensalism: "one gains and the other is not affected",
  parasitism: "one gains by living on or in the other, which is harmed",
  "brood parasitism": "one gains by having its young reared by the other",
  predation: "one kills and eats the other",
  competition: "both are harmed by the use of the same things",
  amensalism: "one is harmed and the other is not affected",
};

/**
 * Brood parasitism is parasitism; some books call a parasite of plants a predator, or what a mould does to bacteria
 * competition, or hold that cattle gain by the egret.
 */
function isAlike(row: Interaction, other: Interaction): boolean {
  const kinds = [row.kind, other.kind];
  const isPair = (one: string, second: string) => kinds.includes(one) && kinds.includes(second);
  return (
    kinds.every((kind) => kind.includes("parasitism")) ||
    isPair("parasitism", "predation") ||
    isPair("amensalism", "competition") ||
    (isPair("commensalism", "mutualism") && [row, other].some(({ pair }) => pair.includes("egret")))
  );
}

interface Interaction {
  pair: string;
  kind: string;
}

export const ecologyRules = content("ecology-rules-and-conservation");

export const ecologyQuestions = content("ecology-questions");
