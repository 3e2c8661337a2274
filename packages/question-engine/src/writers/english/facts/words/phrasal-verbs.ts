import type { FactRow } from "../../../../formats/fact-table.ts";
import { facts } from "../../../../kit/facts.ts";
import { capitalise } from "../../../../writing/english.ts";

/** One of the two has a second sense that is the other's. */
const SHARED_SENSES: readonly (readonly [string, string])[] = [
  ["give up", "give in"],
  ["run down", "run over"],
  ["run into", "run over"],
  ["put off", "put out"],
  ["call on", "call for"],
  ["set off", "bring about"],
  ["turn up", "turn out"],
  ["turn into", "turn out"],
  ["carry out", "carry through"],
  ["carry off", "carry through"],
  ["get over", "put across"],
];

interface PhrasalVerb extends FactRow {
  verb: string;
  means: string;
  /** Has a blank that none of `not` fits. */
  use: string;
  not: readonly string[];
}

const ROWS: readonly PhrasalVerb[] = [
  { verb: "give up", means: "stop trying", use: "After ten failures he decided to ____.", not: ["give off", "give away", "give onto"], near: "give", difficulty: "EASY" },
  { verb: "give away", means: "make known what should stay secret", use: "Do not ____ the end of the film to those who have not seen it.", not: ["give off", "give in", "give up"], near: "give" },
  { verb: "give in", means: "yield to someone's wishes", use: "The parents would not ____ to the child's tantrum.", not: ["give off", "give out", "give away"], near: "give" },
  { verb: "give off", means: "send out a smell, heat or light", use: "Rotten eggs ____ a foul smell.", not: ["give up", "give in", "give away"], near: "give" },
  { verb: "look after", means: "take care of", use: "Who will ____ the baby while you are at work?", not: ["look up", "look into", "look out"], near: "look", difficulty: "EASY" },
  { verb: "look for", means: "try to find", use: "Please help me to ____ my lost keys.", not: ["look after", "look into", "look up to"], near: "look", difficulty: "EASY", plainly: true },
  { verb: "look forward to", means: "await with pleasure", use: "The children ____ the summer holidays.", not: ["look down on", "look up to", "look after"], near: "look", difficulty: "EASY" },
  { verb: "look down on", means: "consider inferior", use: "We should not ____ those who do manual work.", not: ["look up", "look out", "look forward to"], near: "look", plainly: true },
  { verb: "look into", means: "investigate", use: "A committee was formed to ____ the causes of the fire.", not: ["look after", "look up to", "look down on"], near: "look" },
  { verb: "look up to", means: "respect and admire", use: "Young players ____ their captain as a model.", not: ["look after", "look for", "look into"], near: "look", plainly: true },
  { verb: "put on", means: "dress oneself in", use: "It is cold; you should ____ your coat.", not: ["put up with", "put across", "put through"], near: "put", difficulty: "EASY" },
  { verb: "put off", means: "postpone", use: "Never ____ till tomorrow what you can do today.", not: ["put on", "put up with", "put across"], near: "put", difficulty: "EASY" },
  { verb: "put out", means: "extinguish", use: "It took the firemen hours to ____ the blaze.", not: ["put across", "put up with", "put through"], near: "put", difficulty: "EASY" },
  { verb: "put up with", means: "tolerate", use: "I cannot ____ such rudeness any longer.", not: ["put out", "put across", "put through"], near: "put" },
  { verb: "put across", means: "explain so that people understand", use: "A good teacher can ____ difficult ideas clearly.", not: ["put up with", "put off", "put away"], near: "put", difficulty: "HARD" },
  { verb: "turn down", means: "refuse", use: "It was hard to ____ such a generous offer.", not: ["turn up", "turn into", "turn out"], near: "turn" },
  { verb: "turn up", means: "arrive, often unexpectedly", use: "Nobody knew when the guests would ____.", not: ["turn down", "turn into", "turn against"], near: "turn", difficulty: "EASY" },
  { verb: "turn into", means: "become", use: "Caterpillars ____ butterflies.", not: ["turn up", "turn down", "turn over"], near: "turn", difficulty: "EASY" },
  { verb: "turn out", means: "prove to be in the end", use: "The rumours may ____ to be false.", not: ["turn up", "turn over", "turn down"], near: "turn" },
  { verb: "break down", means: "lose control and weep", use: "He stayed calm in court, only to ____ in tears at home.", not: ["break into", "break away", "break through"], near: "break", difficulty: "EASY" },
  { verb: "break out", means: "begin suddenly, as a war or disease", use: "Cholera may ____ after a flood.", not: ["break down", "break into", "break off"], near: "break" },
  { verb: "break into", means: "enter a building by force", use: "Burglars tried to ____ the jeweller's shop.", not: ["break in", "break out", "break off"], near: "break", plainly: true },
  { verb: "break off", means: "end a relation or talks suddenly", use: "The two sides decided to ____ the negotiations.", not: ["break into", "break out", "break in"], near: "break", difficulty: "HARD" },
  { verb: "bring up", means: "rear a child", use: "It is not easy to ____ five children on a small income.", not: ["bring about", "bring down", "bring off"], near: "bring", difficulty: "EASY" },
  { verb: "bring about", means: "cause to happen", use: "The new law should ____ great changes.", not: ["bring up", "bring down", "bring round"], near: "bring" },
  { verb: "bring down", means: "reduce the price or level of", use: "A good harvest will ____ the price of onions.", not: ["bring about", "bring round", "bring off"], near: "bring", plainly: true },
  { verb: "bring round", means: "persuade to one's own opinion", use: "It took an hour to ____ the doubters to our view.", not: ["bring down", "bring about", "bring off"], near: "bring", difficulty: "HARD" },
  { verb: "call off", means: "cancel", use: "Heavy rain forced them to ____ the match.", not: ["call on", "call up", "call out"], near: "call", difficulty: "EASY" },
  { verb: "call on", means: "pay a short visit to", use: "We shall ____ our old teacher this evening.", not: ["call at", "call off", "call away"], near: "call" },
  { verb: "call for", means: "require", use: "Such delicate operations ____ great skill.", not: ["call off", "call out", "call at"], near: "call" },
  { verb: "call up", means: "order to join the army", use: "In war the government may ____ all young men.", not: ["call off", "call at", "call over"], near: "call", difficulty: "HARD" },
  { verb: "carry on", means: "continue", use: "The band will ____ playing until midnight.", not: ["carry out", "carry off", "carry away"], near: "carry", difficulty: "EASY" },
  { verb: "carry out", means: "perform, as an order or a test", use: "Soldiers must ____ the orders of their officers.", not: ["carry on", "carry off", "carry over"], near: "carry" },
  { verb: "carry off", means: "win, as a prize", use: "Our school hopes to ____ all the prizes.", not: ["carry on", "carry out", "carry through"], near: "carry", difficulty: "HARD" },
  { verb: "carry through", means: "complete in spite of difficulties", use: "It took courage to ____ the reforms against such opposition.", not: ["carry away", "carry over", "carry back"], near: "carry", difficulty: "HARD" },
  { verb: "run into", means: "meet by chance", use: "You may ____ old friends at the fair.", not: ["run over", "run out of", "run down"], near: "run" },
  { verb: "run out of", means: "have no more left of", use: "Hurry, or we shall ____ petrol.", not: ["run into", "run over", "run down"], near: "run", difficulty: "EASY" },
  { verb: "run over", means: "knock down and drive across", use: "Drive slowly, or you will ____ a dog.", not: ["run out of", "run off", "run up"], near: "run", plainly: true },
  { verb: "run down", means: "speak ill of", use: "It is mean to ____ a colleague in his absence.", not: ["run over", "run into", "run out of"], near: "run", difficulty: "HARD" },
  { verb: "set off", means: "start a journey", use: "We must ____ at dawn to reach the fort by noon.", not: ["set up", "set in", "set aside"], near: "set", difficulty: "EASY" },
  { verb: "set up", means: "establish", use: "The state will ____ a new hospital here.", not: ["set off", "set in", "set back"], near: "set" },
  { verb: "set in", means: "begin and seem likely to last, as a season", use: "The monsoon is expected to ____ early this year.", not: ["set up", "set aside", "set about"], near: "set" },
  { verb: "set aside", means: "declare invalid, as a verdict", use: "The High Court decided to ____ the judgment of the lower court.", not: ["set in", "set off", "set about"], near: "set", difficulty: "HARD" },
  { verb: "set back", means: "delay the progress of", use: "The strike will ____ the project by a month.", not: ["set off", "set in", "set about"], near: "set", difficulty: "HARD", plainly: true },
  { verb: "take after", means: "resemble a parent or older relative", use: "With those eyes, the twins clearly ____ their mother.", not: ["take over", "take up", "take down"], near: "take" },
  { verb: "take off", means: "leave the ground, as an aircraft", use: "The plane could not ____ because of fog.", not: ["take over", "take after", "take to"], near: "take", difficulty: "EASY" },
  { verb: "take over", means: "gain control of", use: "A larger company wants to ____ our firm.", not: ["take after", "take off", "take to"], near: "take" },
  { verb: "take to", means: "form a liking or a habit of", use: "Some people ____ gardening late in life.", not: ["take after", "take off", "take over"], near: "take", difficulty: "HARD" },
  { verb: "take in", means: "deceive", use: "His smooth words can ____ even clever people.", not: ["take after", "take up", "take to"], near: "take", difficulty: "HARD" },
  { verb: "get over", means: "recover from", use: "It took her weeks to ____ the illness.", not: ["get along with", "get at", "get up"], near: "get" },
  { verb: "get along with", means: "like and be liked by", use: "He is so cheerful that all his colleagues ____ him.", not: ["get over", "get by", "get up"], near: "get" },
  { verb: "get by", means: "manage with little money", use: "It is hard to ____ on such a small pension.", not: ["get over", "get at", "get up"], near: "get", difficulty: "HARD" },
  { verb: "get at", means: "suggest indirectly", use: "I don't understand what you are trying to ____.", not: ["get by", "get up", "get along with"], near: "get", difficulty: "HARD" },
];

/** Phrasal verbs of one verb are each other's distractors. `means` is an infinitive without "to". */
export const phrasalVerbs = facts({
  name: "phrasal-verbs", form: "elementary",
  formats: "lists",
  topic: "phrasal-verbs",
  difficulty: "MEDIUM",
  kind: "phrasal verb",
  rows: ROWS,
  ask: [
    { question: ({ means }) => `Which phrasal verb means “${means}”?`, answer: ({ verb }) => verb, heading: "Phrasal verb" },
    { question: ({ verb }) => `What can the phrasal verb “${verb}” mean?`, answer: ({ means }) => means, heading: "Meaning" },
    {
      question: ({ use }) => `Fill in the blank with the right phrasal verb: ${use}`,
      answer: ({ verb }) => verb,
      decoys: ({ not }) => not,
      explain: ({ verb, means, use }) =>
        `The sentence needs a verb that means “${means}”: ${use.replace("____", `“${verb}”`)}`,
      placeDecoy: meaningOf,
      asWritten: true,
    },
  ],
  explain: ({ verb, means }) => `“${capitalise(verb)}” means “${means}”.`,
  alsoTrue: (row, other) =>
    SHARED_SENSES.some((pair) => pair.includes(row.verb) && pair.includes(other.verb)),
});

function meaningOf(decoy: string): string {
  const row = ROWS.find(({ verb }) => verb === decoy);
  return row
    ? `“${capitalise(decoy)}” means “${row.means}”.`
    : `“${capitalise(decoy)}” does not fit this sentence.`;
}
