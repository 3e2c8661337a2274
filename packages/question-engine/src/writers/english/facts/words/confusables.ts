import type { FactRow } from "../../../../formats/fact-table.ts";
import { facts } from "../../../../kit/facts.ts";
import { capitalise } from "../../../../writing/english.ts";

interface Confusable extends FactRow {
  word: string;
  means: string;
  /** Has a blank that only this word fits. */
  use: string;
  not: readonly string[];
}

const ROWS: readonly Confusable[] = [
  { word: "stationary", means: "not moving", use: "The bus hit a ____ lorry.", not: ["stationery", "statutory", "momentary"], difficulty: "EASY" },
  { word: "stationery", means: "writing materials", use: "Pens and paper are sold at the ____ shop.", not: ["stationary", "statuary", "stationer"], difficulty: "EASY" },
  { word: "principal", means: "the head of a college, or chief", use: "The ____ of our college addressed the students.", not: ["principle", "principality", "provincial"], difficulty: "EASY" },
  { word: "principle", means: "a rule or general truth", use: "He refused the bribe as a matter of ____.", not: ["principal", "principality", "precinct"], difficulty: "EASY" },
  { word: "dessert", means: "the sweet course of a meal", use: "We had ice cream for ____.", not: ["desert", "dressing", "dissent"], difficulty: "EASY" },
  { word: "advice", means: "an opinion about what to do", use: "My doctor gave me good ____.", not: ["advise", "advance", "device"], difficulty: "EASY" },
  { word: "lose", means: "to fail to keep", use: "Take care not to ____ your ticket.", not: ["loose", "lease", "loosen"], difficulty: "EASY" },
  { word: "affect", means: "to have an influence on", use: "Lack of sleep will ____ your health.", not: ["effect", "infect", "reflect"], difficulty: "EASY" },
  { word: "weather", means: "the state of the sky and air", use: "The ____ was too stormy for sailing.", not: ["whether", "wether", "wither"], difficulty: "EASY" },
  { word: "whose", means: "belonging to which person", use: "Do you know ____ umbrella this is?", not: ["who's", "who", "whom"], difficulty: "EASY" },
  { word: "its", means: "belonging to it", use: "The cat licked ____ paws.", not: ["it's", "its'", "it"], difficulty: "EASY" },
  { word: "their", means: "belonging to them", use: "The players took off ____ caps.", not: ["there", "they're", "them"], difficulty: "EASY" },
  { word: "quiet", means: "making little noise", use: "Keep ____ in the library.", not: ["quite", "quit", "quietly"], difficulty: "EASY" },
  { word: "site", means: "a place where something is built", use: "The ____ for the new airport has been chosen.", not: ["cite", "sight", "side"] },
  { word: "cite", means: "to quote as proof", use: "A scholar must ____ the sources used.", not: ["site", "sight", "seat"] },
  { word: "complement", means: "to go well with and complete", use: "The green scarf will ____ her dress perfectly.", not: ["compliment", "implement", "complicate"] },
  { word: "compliment", means: "an expression of praise", use: "He paid her a ____ on her singing.", not: ["complement", "complaint", "compilation"] },
  { word: "council", means: "a body of elected or appointed people", use: "The town ____ voted to widen the road.", not: ["counsel", "console", "consul"] },
  { word: "counsel", means: "to give advice to", use: "A trained teacher was asked to ____ the anxious students.", not: ["council", "cancel", "conceal"] },
  { word: "eminent", means: "famous and respected", use: "An ____ scientist gave the opening lecture.", not: ["imminent", "immanent", "evident"] },
  { word: "imminent", means: "about to happen", use: "Dark clouds showed that a storm was ____.", not: ["eminent", "immanent", "immature"] },
  { word: "emigrate", means: "to leave one's country to settle elsewhere", use: "Poverty forced many families to ____ from their homeland.", not: ["immigrate", "emanate", "integrate"] },
  { word: "adopt", means: "to take up or take as one's own", use: "The couple decided to ____ an orphan.", not: ["adapt", "adorn", "adjoin"] },
  { word: "adapt", means: "to change so as to suit new conditions", use: "Camels are able to ____ to desert life.", not: ["adopt", "adept", "adorn"] },
  { word: "canvass", means: "to ask for votes", use: "Candidates will ____ for votes from house to house.", not: ["canvas", "convoy", "convey"] },
  { word: "illusion", means: "a false impression", use: "A mirage is an optical ____.", not: ["allusion", "elusion", "collusion"] },
  { word: "allusion", means: "an indirect reference", use: "The poem makes an ____ to the story of Icarus.", not: ["illusion", "elusion", "allegation"] },
  { word: "prescribe", means: "to order the use of a medicine", use: "The doctor will ____ an antibiotic.", not: ["proscribe", "inscribe", "subscribe"] },
  { word: "industrial", means: "having to do with factories", use: "Smoke from ____ areas pollutes the air.", not: ["industrious", "illustrious", "indulgent"] },
  { word: "beside", means: "next to", use: "She sat down ____ her mother on the sofa.", not: ["besides", "between", "among"] },
  { word: "elicit", means: "to draw out an answer or a reaction", use: "The lawyer tried to ____ the truth from the witness.", not: ["illicit", "elude", "evict"], difficulty: "HARD" },
  { word: "illicit", means: "forbidden by law", use: "The police seized a van full of ____ liquor.", not: ["elicit", "implicit", "explicit"], difficulty: "HARD" },
  { word: "ingenious", means: "clever and inventive", use: "She found an ____ way of lifting the stone with a rope and two sticks.", not: ["ingenuous", "indigenous", "indigent"], difficulty: "HARD" },
  { word: "ingenuous", means: "innocent and unsuspecting", use: "Too ____ to doubt anyone, the boy gave the stranger his purse.", not: ["ingenious", "indigenous", "disingenuous"], difficulty: "HARD" },
  { word: "discreet", means: "careful not to give away secrets", use: "You can confide in her; she is very ____.", not: ["discrete", "distinct", "discursive"], difficulty: "HARD" },
  { word: "discrete", means: "separate and distinct", use: "The process can be divided into five ____ steps.", not: ["discreet", "discursive", "discretionary"], difficulty: "HARD" },
  { word: "flout", means: "to disobey a rule openly", use: "Drivers who ____ traffic rules will be fined.", not: ["flaunt", "float", "flatter"], difficulty: "HARD" },
  { word: "flaunt", means: "to show off", use: "He loves to ____ his wealth by wearing gold chains.", not: ["flout", "flounce", "flinch"], difficulty: "HARD" },
  { word: "veracity", means: "truthfulness", use: "Nobody doubted the ____ of so honest a witness.", not: ["voracity", "ferocity", "velocity"], difficulty: "HARD" },
  { word: "judicious", means: "showing good judgement", use: "By a ____ choice of crops he doubled his income.", not: ["judicial", "juridical", "injurious"], difficulty: "HARD" },
  { word: "credible", means: "that can be believed", use: "The jury found her calm account entirely ____.", not: ["credulous", "incredulous", "culpable"], difficulty: "HARD" },
  { word: "disinterested", means: "impartial, with nothing to gain", use: "A judge must be ____, favouring neither side.", not: ["uninterested", "uninteresting", "disinteresting"], difficulty: "HARD" },
  { word: "averse", means: "strongly disliking or unwilling", use: "She is not ____ to hard work.", not: ["adverse", "diverse", "perverse"], difficulty: "HARD" },
];

export const confusables = facts({
  name: "confusables",
  topic: "spelling-and-confusables",
  difficulty: "MEDIUM",
  kind: "word",
  rows: ROWS,
  ask: [
    {
      question: ({ use }) => `Fill in the blank with the right word: ${use}`,
      answer: ({ word }) => word,
      state: false,
      decoys: ({ not }) => not,
      placeDecoy: meaningOf,
      asWritten: true,
    },
    {
      question: ({ means }) => `Which of these words means “${means}”?`,
      answer: ({ word }) => word,
      state: ({ means }, answer) => `“${capitalise(answer)}” means “${means}”.`,
      decoys: ({ not }) => not,
      placeDecoy: meaningOf,
      asWritten: true,
    },
  ],
  explain: ({ word, means, not }) =>
    `“${capitalise(word)}” means “${means}”; do not mix it up with “${not[0]}”.`,
});

/** Says what a decoy means where it has a row of its own. */
function meaningOf(decoy: string): string {
  const row = ROWS.find(({ word }) => word === decoy);
  return row ? `“${capitalise(decoy)}” means “${row.means}”.` : "";
}
