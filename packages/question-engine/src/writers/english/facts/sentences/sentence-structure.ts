import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise, withArticle } from "../../../../writing/english.ts";
import { withNature } from "../../../../writing/nature.ts";

const content = writersIn(new URL("../../../../content/english/sentences/sentence-structure.yaml", import.meta.url));

export const questionTags = facts({
  name: "question-tags", form: "grammar",
  formats: false,
  topic: "sentence-structure",
  difficulty: "MEDIUM",
  kind: "question tag",
  style: "application",
  rows: [
    { say: "She is a doctor", tag: "isn't she", wrong: ["is she", "doesn't she", "wasn't she"], difficulty: "EASY" },
    { say: "You like mangoes", tag: "don't you", wrong: ["do you", "aren't you", "didn't you"], difficulty: "EASY" },
    { say: "He can swim", tag: "can't he", wrong: ["can he", "doesn't he", "couldn't he"], difficulty: "EASY" },
    { say: "They won the match", tag: "didn't they", wrong: ["did they", "don't they", "weren't they"], difficulty: "EASY" },
    { say: "It isn't raining", tag: "is it", wrong: ["isn't it", "does it", "was it"], difficulty: "EASY" },
    { say: "You haven't seen the film", tag: "have you", wrong: ["haven't you", "did you", "do you"], difficulty: "EASY" },
    { say: "The children were late", tag: "weren't they", wrong: ["were they", "aren't they", "didn't they"], difficulty: "EASY" },
    { say: "Your sister will come", tag: "won't she", wrong: ["will she", "doesn't she", "wouldn't she"], difficulty: "EASY" },
    { say: "He doesn't eat meat", tag: "does he", wrong: ["doesn't he", "is he", "did he"], difficulty: "EASY" },
    { say: "We should go now", tag: "shouldn't we", wrong: ["should we", "don't we", "mustn't we"], difficulty: "EASY" },
    { say: "My parents live here", tag: "don't they", wrong: ["do they", "aren't they", "doesn't they"], difficulty: "EASY" },
    { say: "The train left on time", tag: "didn't it", wrong: ["did it", "hadn't it", "doesn't it"], difficulty: "EASY" },
    { say: "I am late", tag: "aren't I", wrong: ["am I", "amn't I", "isn't I"] },
    { say: "Let us go for a walk", tag: "shall we", wrong: ["don't we", "let we", "do us"] },
    { say: "Nobody called", tag: "did they", wrong: ["didn't they", "do they", "did nobody"] },
    { say: "He hardly speaks", tag: "does he", wrong: ["doesn't he", "did he", "isn't he"] },
    { say: "There is a bank nearby", tag: "isn't there", wrong: ["isn't it", "is there", "doesn't there"] },
    { say: "Few people knew the truth", tag: "did they", wrong: ["didn't they", "do they", "weren't they"] },
    { say: "He'd better leave now", tag: "hadn't he", wrong: ["wouldn't he", "had he", "didn't he"] },
    { say: "She seldom complains", tag: "does she", wrong: ["doesn't she", "did she", "is she"] },
    { say: "Everybody has left", tag: "haven't they", wrong: ["have they", "hasn't everybody", "didn't they"] },
    { say: "That is your bag", tag: "isn't it", wrong: ["isn't that", "is it", "doesn't it"] },
    { say: "She used to live here", tag: "didn't she", wrong: ["did she", "isn't she", "doesn't she"] },
    { say: "He's finished his work", tag: "hasn't he", wrong: ["isn't he", "has he", "doesn't he"] },
  ],
  ask: [
    {
      question: ({ say }) => `Choose the right question tag: ${say}, ____?`,
      answer: ({ tag }) => tag,
      decoys: ({ wrong }) => wrong,
      placeDecoy: (decoy, { say, tag }) =>
        say.startsWith("Let us") || decoy.includes("n't") === tag.includes("n't")
          ? `“${capitalise(decoy)}” has a wrong verb or subject.`
          : `“${capitalise(decoy)}” is ${tag.includes("n't") ? "positive" : "negative"} like the statement.`,
      asWritten: true,
    },
  ],
  explain: ({ say, tag }) =>
    say.startsWith("Let us")
      ? "A proposal with “let us” takes the tag “shall we”."
      : `The statement is ${tag.includes("n't") ? "positive, so its tag is negative" : "negative in sense, so its tag is positive"}; the tag repeats the helping verb with a pronoun: “${tag}”.`,
});

export const sentenceKinds = facts({
  name: "sentence-kinds", form: "grammar",
  topic: "sentence-structure",
  difficulty: "MEDIUM",
  kind: "kind of sentence",
  style: "application",
  rows: [
    { use: "Close the door.", kind: "imperative sentence", rule: "gives an order or makes a request", near: "purpose", difficulty: "EASY" },
    { use: "Where do you live?", kind: "interrogative sentence", rule: "asks a question", near: "purpose", difficulty: "EASY", plainly: true as const },
    { use: "What a clever dog it is!", kind: "exclamatory sentence", rule: "expresses a strong feeling", near: "purpose", difficulty: "EASY", plainly: true as const },
    { use: "The sun sets in the west.", kind: "declarative sentence", rule: "makes a statement", near: "purpose", difficulty: "EASY" },
    { use: "May you live long!", kind: "optative sentence", rule: "expresses a wish or prayer", near: "purpose", difficulty: "EASY" },
    { use: "In spite of the rain, the two teams played on bravely till evening.", kind: "simple sentence", rule: "has only one finite verb", near: "structure" },
    { use: "He ran fast, but he missed the train.", kind: "compound sentence", rule: "joins two main clauses of equal rank and has no subordinate clause", near: "structure" },
    { use: "I know the man who wrote this book.", kind: "complex sentence", rule: "has one main clause with a dependent clause", near: "structure" },
    { use: "When the bell rang, the boys left, but the girls stayed.", kind: "compound-complex sentence", rule: "has two or more main clauses with a dependent clause", near: "structure" },
  ],
  ask: [
    {
      question: ({ use }) => `What kind of sentence is this?\n“${use}”`,
      answer: ({ kind }) => kind,
      alsoTrue: (row, other) => row.near !== other.near,
    },
    {
      question: ({ rule }) => `What do we call a sentence that ${rule}?`,
      answer: ({ kind }) => kind,
      alsoTrue: (row, other) => row.near !== other.near,
    },
  ],
  explain: ({ use, kind, rule }) =>
    `${capitalise(withArticle(kind))} ${rule}: “${use.replace(/\.$/, "")}” is one.`,
});

export const clauses = facts({
  name: "clauses", form: "grammar",
  formats: false,
  topic: "sentence-structure",
  difficulty: "HARD",
  kind: "clause",
  style: "application",
  rows: [
    { use: "The news that he is alive has cheered us.", part: "that he is alive", kind: "noun clause", rule: "stands in apposition to “news” and says what the news is" },
    { use: "What he said surprised us.", part: "what he said", kind: "noun clause", rule: "is the subject of “surprised”", difficulty: "MEDIUM" },
    { use: "The boy who won the prize is my cousin.", part: "who won the prize", kind: "adjective clause", rule: "describes “boy”" },
    { use: "This is the house where I was born.", part: "where I was born", kind: "adjective clause", rule: "describes “house”" },
    { use: "He left before the rain began.", part: "before the rain began", kind: "adverb clause of time", rule: "tells when", near: "when", plainly: true as const },
    { use: "He could not tell me when the rain began.", part: "when the rain began", kind: "noun clause", rule: "is the object of “tell” and says what he could not tell", near: "when" },
    { use: "I remember the day when we first met.", part: "when we first met", kind: "adjective clause", rule: "describes “day”", near: "when" },
    { use: "Since you insist, I shall come.", part: "since you insist", kind: "adverb clause of reason", rule: "tells why, for “since” means “because” here", near: "when" },
    { use: "While I respect him, I cannot agree with him.", part: "while I respect him", kind: "adverb clause of concession", rule: "names something in spite of which the rest is true, for “while” means “although” here", near: "when" },
    { use: "She went where her friends had gone.", part: "where her friends had gone", kind: "adverb clause of place", rule: "tells where", plainly: true as const },
    { use: "He was absent because he was ill.", part: "because he was ill", kind: "adverb clause of reason", rule: "tells why", plainly: true as const },
    { use: "We eat so that we may live.", part: "so that we may live", kind: "adverb clause of purpose", rule: "tells with what aim" },
    { use: "Though he is rich, he is not happy.", part: "though he is rich", kind: "adverb clause of concession", rule: "names something in spite of which the rest is true" },
    { use: "If you call me, I shall come.", part: "if you call me", kind: "adverb clause of condition", rule: "names what the rest depends on", plainly: true as const },
    { use: "He is so weak that he cannot walk.", part: "that he cannot walk", kind: "adverb clause of result", rule: "tells what follows" },
    { use: "You may do as you please.", part: "as you please", kind: "adverb clause of manner", rule: "tells how" },
    { use: "The sun rising, we set out.", part: "the sun rising", kind: "absolute phrase", rule: "has its own subject and no finite verb" },
    { use: "She sat by the side of the road.", part: "by the side of the road", kind: "prepositional phrase", rule: "has no verb and begins with a preposition", difficulty: "MEDIUM" },
  ],
  ask: [
    {
      question: ({ use, part }) =>
        `What are the words “${use.includes(part) ? part : capitalise(part)}” in this sentence?\n“${use}”`,
      answer: ({ kind }) => kind,
    },
  ],
  explain: ({ part, kind, rule }) => `“${capitalise(part)}” is ${withArticle(kind)}: it ${rule}.`,
});

export const punctuation = withNature({ form: "grammar" }, content("punctuation-and-order"));
