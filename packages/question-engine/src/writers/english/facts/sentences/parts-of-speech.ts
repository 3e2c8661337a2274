import { facts } from "../../../../kit/facts.ts";
import { capitalise, withArticle } from "../../../../writing/english.ts";

const WORK_OF: Record<string, string> = {
  noun: "names a person, place, thing or idea",
  pronoun: "stands for a noun",
  verb: "tells of an action or a state",
  adjective: "describes a noun or pronoun",
  adverb: "tells more about a verb, an adjective or another adverb",
  preposition: "shows the relation of its object to another word",
  conjunction: "joins words or clauses",
  interjection: "expresses a sudden feeling",
};

/** What a word of several roles can be in other sentences, or is easily taken for: its wrong options. */
const ROLES_OF: Readonly<Record<string, readonly string[]>> = {
  fast: ["noun", "verb", "adjective", "adverb"],
  water: ["noun", "verb", "adjective", "adverb"],
  daily: ["noun", "verb", "adjective", "adverb"],
  hard: ["noun", "verb", "adjective", "adverb"],
  before: ["preposition", "conjunction", "adverb", "adjective"],
  that: ["pronoun", "adjective", "conjunction", "adverb"],
  but: ["preposition", "conjunction", "adverb", "pronoun"],
  down: ["preposition", "noun", "verb", "adjective", "adverb"],
  since: ["preposition", "conjunction", "adverb", "adjective"],
  round: ["preposition", "noun", "verb", "adjective", "adverb"],
  better: ["noun", "verb", "adjective", "adverb"],
  well: ["noun", "verb", "adjective", "adverb"],
  like: ["preposition", "conjunction", "verb", "adjective", "noun"],
};

/** Every sentence has the word once; `because` completes "since it". */
export const partsOfSpeech = facts({
  name: "parts-of-speech", form: "grammar",
  formats: false,
  topic: "parts-of-speech",
  difficulty: "EASY",
  kind: "part of speech",
  style: "application",
  rows: [
    { word: "quickly", use: "The boy ran quickly.", is: "adverb", because: "tells how he ran" },
    { word: "beautiful", use: "What a beautiful garden!", is: "adjective", because: "describes the garden" },
    { word: "honesty", use: "Honesty is the best policy.", is: "noun", because: "names a quality" },
    { word: "they", use: "The guests said that they were tired.", is: "pronoun", because: "stands for “the guests”" },
    { word: "because", use: "He stayed in bed because he was ill.", is: "conjunction", because: "joins two clauses" },
    { word: "under", use: "The dog slept under the table.", is: "preposition", because: "shows the place in relation to the table" },
    { word: "hurrah", use: "Hurrah! We have won the cup.", is: "interjection", because: "expresses a sudden feeling" },
    { word: "teaches", use: "My aunt teaches music.", is: "verb", because: "tells what my aunt does" },
    { word: "and", use: "Salt and pepper were on the table.", is: "conjunction", because: "joins two nouns" },
    { word: "herself", use: "She blamed herself for the mistake.", is: "pronoun", because: "stands for “she”" },
    { word: "alas", use: "Alas! The old king is dead.", is: "interjection", because: "expresses sorrow" },
    { word: "fast", use: "He can run fast.", is: "adverb", because: "tells how he can run", difficulty: "MEDIUM" },
    { word: "fast", use: "He broke his fast with a date.", is: "noun", because: "names a time of going without food", difficulty: "MEDIUM" },
    { word: "fast", use: "Many people fast on this day.", is: "verb", because: "tells what people do", difficulty: "MEDIUM" },
    { word: "fast", use: "We took a fast train.", is: "adjective", because: "describes the train", difficulty: "MEDIUM" },
    { word: "water", use: "Please water the plants.", is: "verb", because: "tells what is to be done to the plants", difficulty: "MEDIUM" },
    { word: "daily", use: "She reads a daily newspaper.", is: "adjective", because: "describes the newspaper", difficulty: "MEDIUM" },
    { word: "hard", use: "They worked hard all day.", is: "adverb", because: "tells how they worked", difficulty: "MEDIUM" },
    { word: "before", use: "The train had left before we arrived.", is: "conjunction", because: "joins the clause “we arrived” to the sentence", difficulty: "MEDIUM" },
    { word: "before", use: "I have seen that face before.", is: "adverb", because: "tells when, and has no object", difficulty: "MEDIUM" },
    { word: "before", use: "He stood before the judge.", is: "preposition", because: "has the object “the judge”", difficulty: "MEDIUM" },
    { word: "that", use: "That is my house.", is: "pronoun", because: "stands alone for the house as the subject", difficulty: "MEDIUM" },
    { word: "that", use: "I know that you are right.", is: "conjunction", because: "joins the clause “you are right” to the sentence", difficulty: "MEDIUM" },
    { word: "that", use: "I want that book, not this one.", is: "adjective", because: "points out which book", difficulty: "MEDIUM" },
    { word: "but", use: "Nobody but Ravi knew the answer.", is: "preposition", because: "means “except” and has the object “Ravi”", difficulty: "HARD" },
    { word: "but", use: "He is but a child.", is: "adverb", because: "means “only”", difficulty: "HARD" },
    { word: "down", use: "The fire engine raced down the hill.", is: "preposition", because: "has the object “the hill”", difficulty: "HARD" },
    { word: "down", use: "She stood by him through every up and down.", is: "noun", because: "names a bad time and has “every” before it", difficulty: "HARD" },
    { word: "since", use: "I have not seen him since.", is: "adverb", because: "means “from then till now” and has no object", difficulty: "HARD" },
    { word: "since", use: "Since you ask, I shall tell you.", is: "conjunction", because: "joins a clause of reason to the sentence", difficulty: "HARD" },
    { word: "round", use: "The earth moves round the sun.", is: "preposition", because: "has the object “the sun”", difficulty: "HARD" },
    { word: "round", use: "He knocked out his rival in the last round.", is: "noun", because: "names a part of the fight", difficulty: "MEDIUM" },
    { word: "better", use: "Try to better your last score.", is: "verb", because: "means “improve” and has an object", difficulty: "HARD" },
    { word: "well", use: "All is well with the patient.", is: "adjective", because: "completes “is” and describes the state of things", difficulty: "HARD" },
    { word: "like", use: "Do not talk like a fool.", is: "preposition", because: "means “in the manner of” and has the object “a fool”", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ word, use }) => `What part of speech is the word “${word}” in this sentence?\n“${use}”`,
      answer: ({ is }) => is,
      place: ({ is }) => `${capitalise(withArticle(is))} ${WORK_OF[is]}.`,
      decoys: ({ word, is }) => (ROLES_OF[word] ?? []).filter((role) => role !== is),
      placeDecoy: (decoy) => `${capitalise(withArticle(decoy.toLowerCase()))} ${WORK_OF[decoy.toLowerCase()]}.`,
    },
  ],
  explain: ({ word, is, because, use }) =>
    `In “${use}” the word “${word}” is ${withArticle(is)}, since it ${because}.`,
});

/** Kinds within a part of speech. */
export const kindsOfWords = facts({
  name: "kinds-of-words", form: "grammar",
  topic: "parts-of-speech",
  difficulty: "MEDIUM",
  kind: "kind of word",
  style: "application",
  rows: [
    { kind: "collective noun", word: "jury", use: "The jury gave its verdict.", rule: "names a group as one whole", near: "noun", plainly: true as const },
    { kind: "abstract noun", word: "courage", use: "Her courage saved the child.", rule: "names a quality that cannot be touched", near: "noun" },
    { kind: "proper noun", word: "Himalayas", use: "The Himalayas lie to the north.", rule: "is the name of a particular place, person or thing", near: "noun", difficulty: "EASY" },
    { kind: "material noun", word: "copper", use: "The wire is made of copper.", rule: "names a substance of which things are made", near: "noun", plainly: true as const },
    { kind: "common noun", word: "teacher", use: "A teacher came in.", rule: "names any member of a class", near: "noun", difficulty: "EASY" },
    { kind: "reflexive pronoun", word: "himself", use: "The cook cut himself with a knife.", rule: "turns the action back on the subject", near: "pronoun" },
    { kind: "emphatic pronoun", word: "himself", use: "The king himself opened the gate.", rule: "only adds force to the subject and could be left out", near: "pronoun", difficulty: "HARD" },
    { kind: "relative pronoun", word: "who", use: "This is the girl who won the race.", rule: "joins a clause to the noun before it", near: "pronoun" },
    { kind: "interrogative pronoun", word: "who", use: "Who broke the window?", rule: "asks a question", near: "pronoun", difficulty: "EASY", plainly: true as const },
    { kind: "demonstrative pronoun", word: "these", use: "These are my brothers.", rule: "points out and stands alone", near: "pronoun" },
    { kind: "personal pronoun", word: "them", use: "I met them yesterday.", rule: "stands for the persons who speak, are spoken to or are spoken of", near: "pronoun", difficulty: "EASY" },
    { kind: "reciprocal pronoun", word: "each other", use: "The two friends helped each other.", rule: "shows that each does the same to the other", near: "pronoun", difficulty: "HARD" },
    { kind: "distributive pronoun", word: "each", use: "Each of the boys got a prize.", rule: "refers to members one at a time", near: "pronoun", difficulty: "HARD" },
    { kind: "gerund", word: "swimming", use: "Swimming is good exercise.", rule: "is a verb form in “-ing” that does the work of a noun", near: "verb form" },
    { kind: "present participle", word: "barking", use: "Barking dogs seldom bite.", rule: "is a verb form in “-ing” that does the work of an adjective", near: "verb form" },
    { kind: "past participle", word: "broken", use: "A broken chair lay in the corner.", rule: "is the third form of a verb, used to do the work of an adjective", near: "verb form" },
    { kind: "infinitive", word: "to err", use: "To err is human.", rule: "is the base form of a verb with “to”", near: "verb form" },
    { kind: "modal verb", word: "must", use: "You must obey the law.", rule: "helps another verb and shows duty, ability or permission", near: "verb form", difficulty: "EASY" },
    { kind: "linking verb", word: "seems", use: "The child seems happy.", rule: "stands between the subject and a word that describes it", near: "verb form", difficulty: "HARD" },
    { kind: "adverb of frequency", word: "seldom", use: "He seldom visits us.", rule: "tells how often", near: "adverb", plainly: true as const },
    { kind: "adverb of manner", word: "bravely", use: "The soldiers fought bravely.", rule: "tells how", near: "adverb", difficulty: "EASY", plainly: true as const },
    { kind: "adverb of degree", word: "almost", use: "The tank is almost full.", rule: "tells how much", near: "adverb", plainly: true as const },
    { kind: "adverb of time", word: "yesterday", use: "She arrived yesterday.", rule: "tells when", near: "adverb", difficulty: "EASY", plainly: true as const },
    { kind: "adverb of place", word: "upstairs", use: "The children ran upstairs.", rule: "tells where", near: "adverb", difficulty: "EASY", plainly: true as const },
    { kind: "coordinating conjunction", word: "but", use: "She is poor but honest.", rule: "joins words or clauses of equal rank", near: "conjunction" },
    { kind: "subordinating conjunction", word: "although", use: "Although it rained, we played.", rule: "joins a dependent clause to the main clause without standing for a noun", near: "conjunction" },
    { kind: "correlative conjunction", word: "either … or", use: "Either you or your brother must go.", rule: "works with another as a pair", near: "conjunction" },
  ],
  ask: [
    {
      question: ({ word, use }) =>
        `Which of these best describes the ${wordOrWords(word)} “${word}” in the sentence “${use}”`.replace(
          /([.?!])”$/,
          "$1”?",
        ),
      answer: ({ kind }) => kind,
    },
    {
      question: ({ rule }) =>
        rule.startsWith("is ")
          ? `What do we call ${rule.replace("is ", "")}?`
          : `What do we call a word that ${rule}?`,
      answer: ({ kind }) => kind,
    },
  ],
  explain: ({ kind, word, use, rule }) =>
    `${capitalise(withArticle(kind))} ${rule}, for example “${word}” in “${use.replace(/\.$/, "")}”.`,
  // These are common nouns too, while "teacher" is none of them.
  alsoTrue: (row, other) =>
    other.kind === "common noun" && ["collective noun", "material noun", "abstract noun"].includes(row.kind),
});

function wordOrWords(text: string): string {
  return text.includes(" ") ? "words" : "word";
}

/** One word in four or more parts of speech. */
export const WORDS_IN_MANY_ROLES: readonly { word: string; uses: readonly (readonly [is: string, use: string])[] }[] = [
  { word: "round", uses: [["noun", "The boxer fell in the third round."], ["verb", "The ship will round the cape at noon."], ["adjective", "They sat at a round table."], ["preposition", "There is a fence round the house."], ["adverb", "She turned round at the noise."]] },
  { word: "down", uses: [["verb", "He can down a glass of milk at one go."], ["adverb", "Please sit down."], ["preposition", "Tears ran down her cheeks."], ["adjective", "The down train is late."], ["noun", "The pillow is filled with down."]] },
  { word: "fast", uses: [["noun", "He ended his fast at sunset."], ["verb", "They fast on every full moon."], ["adjective", "She is a fast bowler."], ["adverb", "Don't drive so fast."]] },
  { word: "light", uses: [["noun", "The light hurt his eyes."], ["verb", "Please light the lamp."], ["adjective", "This bag is very light."], ["adverb", "Clever tourists travel light."]] },
  { word: "right", uses: [["noun", "Voting is a right."], ["verb", "We must right this wrong."], ["adjective", "You gave the right answer."], ["adverb", "Turn right at the temple."]] },
  { word: "well", uses: [["noun", "The well has run dry."], ["verb", "Tears began to well up in her eyes."], ["adjective", "I am quite well, thank you."], ["adverb", "She sings well."], ["interjection", "Well! That is a surprise."]] },
  { word: "near", uses: [["verb", "As we near the coast, the air grows damp."], ["adjective", "He is a near relation of mine."], ["adverb", "Come near and look."], ["preposition", "Our school is near the park."]] },
  { word: "still", uses: [["noun", "A still from the film hung on the wall."], ["verb", "Nothing could still her fears."], ["adjective", "The lake was still."], ["adverb", "He is still asleep."]] },
  { word: "past", uses: [["noun", "Forget the past."], ["adjective", "The past week was hot."], ["adverb", "A car drove past."], ["preposition", "It is half past four."]] },
  { word: "that", uses: [["pronoun", "That is not my bag."], ["adjective", "Bring me that chair."], ["conjunction", "He said that he was ill."], ["adverb", "I cannot walk that far."]] },
];
