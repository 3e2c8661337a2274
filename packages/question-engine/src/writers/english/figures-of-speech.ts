import { capitalise, withArticle } from "../../english.ts";
import { facts } from "../../facts.ts";

/** Two figures that can both be seen in one example. */
const OVERLAPS: readonly (readonly [string, string])[] = [
  ["simile", "metaphor"],
  ["metaphor", "personification"],
  ["personification", "apostrophe"],
  ["oxymoron", "paradox"],
  ["oxymoron", "antithesis"],
  ["antithesis", "paradox"],
  ["metonymy", "synecdoche"],
  ["euphemism", "litotes"],
  ["irony", "litotes"],
  ["hyperbole", "metaphor"],
  ["hyperbole", "simile"],
  ["anaphora", "alliteration"],
  ["climax", "anticlimax"],
  ["metaphor", "metonymy"],
  ["metaphor", "synecdoche"],
  ["chiasmus", "antithesis"],
  ["climax", "anaphora"],
];

const FIGURES = {
  simile: "compares two unlike things with “like” or “as”",
  metaphor: "speaks of one thing as if it were another",
  personification: "gives human qualities to things or ideas",
  alliteration: "repeats the same sound at the beginning of nearby words",
  onomatopoeia: "uses words that sound like what they name",
  hyperbole: "exaggerates for effect",
  oxymoron: "puts two contradictory words side by side",
  apostrophe: "addresses an absent person or a thing as if present",
  antithesis: "sets opposed ideas against each other in balanced form",
  euphemism: "puts a mild expression in place of a harsh one",
  irony: "says the opposite of what is meant",
  pun: "plays on two meanings of a word",
  metonymy: "names a thing by something closely connected with it",
  synecdoche: "puts a part for the whole, or the whole for a part",
  litotes: "affirms something by denying its opposite",
  paradox: "seems to contradict itself but holds a truth",
  anaphora: "repeats the same words at the beginning of successive clauses",
  climax: "arranges ideas in rising order of importance",
  anticlimax: "falls suddenly from the lofty to the trivial",
  chiasmus: "repeats two ideas in reversed order",
  zeugma: "makes one verb govern two objects in different senses",
  "transferred epithet": "moves an adjective from the person it fits to a thing",
} as const;

export const figures = facts({
  name: "figures-of-speech",
  topic: "figures-of-speech",
  difficulty: "MEDIUM",
  kind: "figure of speech",
  style: "application",
  // biome-ignore format: a table to read across
  rows: [
    { figure: "simile", use: "My love is like a red, red rose.", difficulty: "EASY" },
    { figure: "simile", use: "He fought as bravely as a lion.", difficulty: "EASY" },
    { figure: "metaphor", use: "The camel is the ship of the desert.", difficulty: "EASY" },
    { figure: "metaphor", use: "Hope is the anchor of the soul.", difficulty: "EASY" },
    { figure: "personification", use: "The wind whispered a secret to the trees.", difficulty: "EASY" },
    { figure: "personification", use: "The moon smiled down upon the sleeping village.", difficulty: "EASY" },
    { figure: "alliteration", use: "The fair breeze blew, the white foam flew, the furrow followed free.", difficulty: "EASY" },
    { figure: "onomatopoeia", use: "The bees buzzed and the doves cooed.", difficulty: "EASY" },
    { figure: "hyperbole", use: "I have told you a million times to shut the door.", difficulty: "EASY" },
    { figure: "hyperbole", use: "She wept an ocean of tears.", difficulty: "EASY" },
    { figure: "oxymoron", use: "There was a deafening silence in the room." },
    { figure: "oxymoron", use: "Parting is such sweet sorrow." },
    { figure: "apostrophe", use: "Milton! thou shouldst be living at this hour." },
    { figure: "apostrophe", use: "O Death, where is thy sting?" },
    { figure: "antithesis", use: "Man proposes, God disposes." },
    { figure: "antithesis", use: "To err is human, to forgive divine." },
    { figure: "euphemism", use: "Our old teacher passed away last week." },
    { figure: "irony", use: "“What fine weather!” he said, drenched to the skin." },
    { figure: "pun", use: "An ambassador is an honest man who lies abroad for the good of his country." },
    { figure: "metonymy", use: "The pen is mightier than the sword." },
    { figure: "synecdoche", use: "All hands on deck!" },
    { figure: "paradox", use: "The child is father of the man." },
    { figure: "anaphora", use: "With malice toward none, with charity for all, with firmness in the right.", difficulty: "HARD" },
    { figure: "litotes", use: "He is not a bad singer, by any means.", difficulty: "HARD" },
    { figure: "litotes", use: "She is no fool.", difficulty: "HARD" },
    { figure: "climax", use: "I came, I saw, I conquered.", difficulty: "HARD" },
    { figure: "anticlimax", use: "He lost his family, his fortune and his fountain pen.", difficulty: "HARD" },
    { figure: "chiasmus", use: "Ask not what your country can do for you; ask what you can do for your country.", difficulty: "HARD" },
    { figure: "zeugma", use: "She lost her purse and her temper.", difficulty: "HARD" },
    { figure: "transferred epithet", use: "He passed a sleepless night.", difficulty: "HARD" },
    { figure: "transferred epithet", use: "The ploughman homeward plods his weary way.", difficulty: "HARD" },
    { figure: "metonymy", use: "The crown has the right to pardon the prisoner.", difficulty: "HARD" },
    { figure: "synecdoche", use: "The farmer owns fifty head of cattle.", difficulty: "HARD" },
  ].map(({ figure, ...row }) => describe(figure as keyof typeof FIGURES, row)),
  ask: [
    {
      question: ({ use }) => `Which figure of speech is used here?\n“${use}”`,
      answer: ({ figure }) => figure,
    },
    {
      question: ({ rule }) => `Which figure of speech ${rule}?`,
      answer: ({ figure }) => figure,
    },
  ],
  explain: ({ figure, rule }) => `${capitalise(withArticle(figure))} ${rule}.`,
  alsoTrue: (row, other) => OVERLAPS.some((pair) => pair.includes(row.figure) && pair.includes(other.figure)),
});

function describe<Row extends { use: string; difficulty?: string }>(figure: keyof typeof FIGURES, row: Row) {
  return { ...row, difficulty: row.difficulty as "EASY" | "HARD" | undefined, figure, rule: FIGURES[figure] };
}

export const literaryTerms = facts({
  name: "literary-terms",
  topic: "figures-of-speech",
  difficulty: "MEDIUM",
  kind: "literary term",
  // biome-ignore format: a table to read across
  rows: [
    { term: "fable", is: "a short story with a moral, often about animals", near: "prose", difficulty: "EASY" },
    { term: "stanza", is: "a group of lines that forms a division of a poem", near: "verse", difficulty: "EASY" },
    { term: "novel", is: "a long prose story about imaginary people and events", near: "prose", difficulty: "EASY" },
    { term: "protagonist", is: "the chief character of a story or play", near: "drama", difficulty: "EASY" },
    { term: "tragedy", is: "a serious play that ends in the ruin of its hero", near: "drama", difficulty: "EASY" },
    { term: "prologue", is: "an introduction spoken or written before a play or poem", near: "drama", difficulty: "EASY" },
    { term: "sonnet", is: "a poem of fourteen lines with a fixed rhyme scheme", near: "verse" },
    { term: "ballad", is: "a song-like poem in short stanzas that tells a story", near: "verse" },
    { term: "epic", is: "a very long poem about the deeds of heroes", near: "verse" },
    { term: "ode", is: "a lofty lyric poem addressed to a person or thing", near: "verse" },
    { term: "blank verse", is: "unrhymed lines of iambic pentameter", near: "verse" },
    { term: "couplet", is: "two successive lines that rhyme", near: "verse" },
    { term: "limerick", is: "a humorous poem of five lines rhyming aabba", near: "verse" },
    { term: "soliloquy", is: "a speech in which a character alone on the stage thinks aloud", near: "drama" },
    { term: "aside", is: "words spoken to the audience that other characters do not hear", near: "drama" },
    { term: "allegory", is: "a story whose characters and events stand for abstract ideas", near: "prose" },
    { term: "satire", is: "writing that attacks folly or vice by ridicule", near: "prose" },
    { term: "hamartia", is: "the error or flaw that brings about a tragic hero's fall", near: "theory", difficulty: "HARD" },
    { term: "catharsis", is: "the release of pity and fear by a tragedy", near: "theory", difficulty: "HARD" },
    { term: "hubris", is: "the excessive pride that leads a hero to defy the gods", near: "theory", difficulty: "HARD" },
    { term: "denouement", is: "the final untying of the knots of a plot", near: "theory", difficulty: "HARD" },
    { term: "villanelle", is: "a poem of nineteen lines with two refrains", near: "verse", difficulty: "HARD" },
    { term: "haiku", is: "a Japanese poem of three lines with seventeen syllables", near: "verse", difficulty: "HARD" },
    { term: "bildungsroman", is: "a novel about the growing up of its hero", near: "theory", difficulty: "HARD" },
    { term: "enjambment", is: "the running on of a sentence from one line of verse to the next", near: "verse", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ is }) => `Which literary term means “${is}”?`, answer: ({ term }) => term },
    { question: ({ term }) => `In literature, what is meant by “${term}”?`, answer: ({ is }) => is },
  ],
  explain: ({ term, is }) => `“${capitalise(term)}” means ${is}.`,
  alsoTrue: (row, other) =>
    (row.term === "novel" && other.term === "bildungsroman") ||
    (row.term === "hamartia" && other.term === "hubris") ||
    (row.term === "hubris" && other.term === "hamartia"),
});
