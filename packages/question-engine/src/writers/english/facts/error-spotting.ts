import type { FactRow } from "../../../fact-table.ts";
import { facts } from "../../../facts.ts";
import { wordings } from "../../../kit/singles.ts";

export interface Faulty extends FactRow {
  parts: string;
  fix: string;
  rule: string;
}

/** Four parts, the faulty one between stars; `fix` takes its place. */
export const FAULTY: readonly Faulty[] = [
  { parts: "*The boys is playing* | football in the field | near the bank | of the river.", fix: "The boys are playing", rule: "a plural subject needs a plural verb", difficulty: "EASY" },
  { parts: "*She do not like* | to eat spicy food | in the evening | before she goes to bed.", fix: "She does not like", rule: "“she” goes with “does”", difficulty: "EASY" },
  { parts: "Our new captain | *is more taller* | than all the others | in the team.", fix: "is taller", rule: "a comparative in “-er” takes no “more”", difficulty: "EASY" },
  { parts: "Yesterday afternoon | *we have gone* | to the zoo | with our uncle.", fix: "we went", rule: "“yesterday” goes with the simple past", difficulty: "EASY" },
  { parts: "My father | gave me, | before I left for Delhi, | *many good advices.*", fix: "much good advice", rule: "“advice” is uncountable", difficulty: "EASY" },
  { parts: "Each student | of the school | at the end of our street | *have been given a book.*", fix: "has been given a book", rule: "“each” is singular", difficulty: "EASY" },
  { parts: "When we reached | the station last night, | *the train has left* | the platform.", fix: "the train had left", rule: "what came before another action of the past takes “had”", difficulty: "EASY" },
  { parts: "*The sheeps were grazing* | quietly on the hill | behind our house | when it began to rain.", fix: "The sheep were grazing", rule: "the plural of “sheep” is “sheep”", difficulty: "EASY" },
  { parts: "When we met last week, | *I did not knew* | that your brother | was in hospital.", fix: "I did not know", rule: "“did” is followed by the base form", difficulty: "EASY" },
  { parts: "Neither of the two men | *were aware* | of the danger | that lay ahead.", fix: "was aware", rule: "“neither of” takes a singular verb in formal English" },
  { parts: "He is among | the best players | *who has ever played* | for the club.", fix: "who have ever played", rule: "“who” stands for the plural “players”" },
  { parts: "The scenery of Kashmir, | with its lakes and gardens, | *are very charming* | in the spring.", fix: "is very charming", rule: "the subject is “scenery”, a singular" },
  { parts: "No sooner did | the bell ring | for the long break | *when they ran out.*", fix: "than they ran out", rule: "“no sooner” is followed by “than”" },
  { parts: "Hardly had we left | our house | in the village | *than it began to rain.*", fix: "when it began to rain", rule: "“hardly” is followed by “when”" },
  { parts: "He prefers | reading novels | *than watching* | films on television.", fix: "to watching", rule: "“prefer” is followed by “to”" },
  { parts: "*She is senior than me* | in service | by two years | and a little over four months.", fix: "She is senior to me", rule: "“senior” is followed by “to”" },
  { parts: "*Being a rainy day,* | we stayed at home | and played chess | until our parents came back.", fix: "It being a rainy day", rule: "a participle needs its own subject when it does not belong to the subject of the sentence" },
  { parts: "*Unless you do not work harder,* | you will not pass | the examination | in March.", fix: "Unless you work harder", rule: "“unless” is negative already" },
  { parts: "After all our letters | I look forward | *to meet you* | at the conference next month.", fix: "to meeting you", rule: "“look forward to” is followed by a gerund" },
  { parts: "Though he is rich, | *but he lives* | a simple life | in his father's village.", fix: "he lives", rule: "“though” does not go with “but”" },
  { parts: "The teacher | asked me | in a sharp voice | *why was I late.*", fix: "why I was late", rule: "a reported question has the order of a statement" },
  { parts: "He has been | working in this office | without a break | *since five years.*", fix: "for five years", rule: "a length of time takes “for”" },
  { parts: "My elder sister | *sings very good* | though she was never trained | by a teacher.", fix: "sings very well", rule: "a verb is described by an adverb" },
  { parts: "*There are less people* | in the school hall | this morning | than there were yesterday.", fix: "There are fewer people", rule: "nouns that can be counted take “fewer”" },
  { parts: "*Between you and I,* | the plan of our new manager | is bound | to fail.", fix: "Between you and me,", rule: "a preposition is followed by the objective case" },
  { parts: "The cost of living | *has raised sharply* | in most of our cities | in recent years.", fix: "has risen sharply", rule: "“rise” is intransitive, while “raise” needs an object" },
  { parts: "He is the man | *whom I believe* | stole the watch | from my room.", fix: "who I believe", rule: "the relative pronoun is the subject of “stole”", difficulty: "HARD" },
  { parts: "The committee recommended | that the fee | *is reduced* | with immediate effect.", fix: "be reduced", rule: "in formal English “recommend that” takes the subjunctive “be” (“should be reduced” is right too)", difficulty: "HARD" },
  { parts: "The climate of Shimla | in the summer | is better | *than Delhi.*", fix: "than that of Delhi", rule: "climate must be compared with climate", difficulty: "HARD" },
  { parts: "*Everest is higher than any mountain* | in the Himalayas, | though it was not the first | to be measured.", fix: "Everest is higher than any other mountain", rule: "Everest is itself a mountain of the Himalayas, so “other” is needed", difficulty: "HARD" },
  { parts: "On the way home last night, | *walking along the road, a snake bit him* | on the ankle | near the bridge.", fix: "walking along the road, he was bitten by a snake", rule: "the participle would otherwise describe the snake", difficulty: "HARD" },
  { parts: "*The old man is used to walk* | to the fair at Pushkar | every year | with his two camels.", fix: "The old man is used to walking", rule: "“be used to” is followed by a gerund", difficulty: "HARD" },
  { parts: "*If I would have known* | of your long illness, | I would have come | to see you.", fix: "If I had known", rule: "an unfulfilled condition of the past takes the past perfect", difficulty: "HARD" },
  { parts: "Every one | of the letters that were sent | to us last week | *have been returned.*", fix: "has been returned", rule: "the subject is “every one”, a singular", difficulty: "HARD" },
  { parts: "The reason | he gave for his absence | *was because* | he had missed the bus.", fix: "was that", rule: "“the reason was because” says the same thing twice", difficulty: "HARD" },
  { parts: "On her days off | she enjoys swimming, | riding in the hills | *and to play tennis.*", fix: "and playing tennis", rule: "members of a list must have the same form", difficulty: "HARD" },
  { parts: "By the time the last guests arrived, | the children in the garden | *had already drank* | all the lime juice.", fix: "had already drunk", rule: "“had” needs the participle, which is “drunk”" },
];

export const errorSpotting = facts({
  name: "error-spotting",
  formats: false,
  topic: "error-spotting",
  difficulty: "MEDIUM",
  kind: "sentence with an error",
  style: "application",
  rows: FAULTY,
  ask: [
    {
      question: ({ parts }) => `Which part of this sentence has an error?\n“${plainly(parts)}”`,
      answer: ({ parts }) => faulty(parts),
      decoys: ({ parts }) => partsOf(parts).filter((part) => !part.includes("*")),
      asWritten: true,
      asListed: true,
    },
  ],
  explain: ({ parts, fix, rule }) =>
    `The error is in “${faulty(parts)}”: write “${fix}”, for ${rule}. The other parts are correct.`,
});

function partsOf(parts: string): string[] {
  return parts.split(" | ").map((part) => part.replace(/[.,](\*?)$/, "$1"));
}

function faulty(parts: string): string {
  return (
    partsOf(parts)
      .find((part) => part.includes("*"))
      ?.replaceAll("*", "") ?? ""
  );
}

function plainly(parts: string): string {
  return parts.replaceAll("*", "").replaceAll(" | ", " / ");
}

export const sentenceCorrection = wordings("sentence-correction", "error-spotting", [
  { ask: "Which of these wishes is correctly expressed?", answer: "I wish I were taller than my brother.", wrong: ["I wish I am taller than my brother.", "I wish I will be taller than my brother.", "I wish I were more taller than my brother."], tell: "“Wish” about the present takes the past form, and “taller” takes no “more”: “I wish I were taller than my brother.”" },
  { ask: "Which of these sentences about a hall is correct?", answer: "All the furniture in the hall is new.", wrong: ["All the furnitures in the hall are new.", "All the furniture in the hall are new.", "All the furnitures in the hall is new."], tell: "“Furniture” is uncountable: it has no plural and takes a singular verb: “All the furniture in the hall is new.”", difficulty: "EASY" },
  { ask: "Which of these sentences about two sisters is correct?", answer: "Meena is the taller of the two sisters.", wrong: ["Meena is the tallest of the two sisters.", "Meena is taller of the two sisters.", "Meena is the more taller of the two sisters."], tell: "Of two, the comparative with “the” is used: “Meena is the taller of the two sisters.”" },
  { ask: "Which of these sentences about a habit of the past is correct?", answer: "He used to swim in the river as a boy.", wrong: ["He used to swam in the river as a boy.", "He use to swim in the river as a boy.", "He was used to swim in the river as a boy."], tell: "A past habit is told with “used to” and the base form: “He used to swim in the river as a boy.” “Be used to” means “be accustomed to” and takes a gerund.", difficulty: "EASY" },
  { ask: "Which of these sentences has its modifier in the right place?", answer: "Having finished the test, she handed in her paper.", wrong: ["Having finished the test, her paper was handed in.", "Having finished the test, the paper was handed in.", "The paper was handed in, having finished the test."], tell: "The participle must describe the subject, and only a person can finish a test: “Having finished the test, she handed in her paper.”", difficulty: "HARD" },
  { ask: "Which of these sentences has its parts in parallel form?", answer: "He is not only a good singer but also a fine actor.", wrong: ["He not only is a good singer but also a fine actor.", "Not only he is a good singer but also a fine actor.", "He is not only a good singer but also acts finely."], tell: "“Not only” and “but also” must stand before like parts: “He is not only a good singer but also a fine actor.”", difficulty: "HARD" },
  { ask: "Which of these sentences with “lest” is correct?", answer: "Walk carefully lest you should fall.", wrong: ["Walk carefully lest you should not fall.", "Walk carefully lest you will fall.", "Walk carefully lest you would not fall."], tell: "“Lest” is negative already and takes “should”: “Walk carefully lest you should fall.”", difficulty: "HARD" },
  { ask: "Which of these sentences uses “as well as” correctly?", answer: "The king, as well as his ministers, was killed.", wrong: ["The king, as well as his ministers, were killed.", "The ministers, as well as the king, was killed.", "Both the king, as well as his ministers, was killed."], tell: "“As well as” does not make the subject plural: “The king, as well as his ministers, was killed.”" },
]);
