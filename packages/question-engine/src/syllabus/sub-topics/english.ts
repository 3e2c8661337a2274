import { type Subtopic, sub } from "./sub-topic.ts";

export const ENGLISH_SUBTOPICS: readonly Subtopic[] = [
  sub("Articles", "articles-and-prepositions", { as: "article; a an the; definite article; indefinite articles; use of articles", writers: "articles a-or-an-by-sound" }),
  sub("Prepositions", "articles-and-prepositions", { as: "preposition; use of prepositions; prepositional phrases", writers: "prepositions" }),
  sub("Conjunctions", "parts-of-speech", { as: "conjunction; coordinating conjunctions; subordinating conjunctions; correlative conjunctions; linking words", says: /conjunction/i }),
  sub("Modals", "tenses", { as: "modal verbs; modal auxiliaries; modal; modal verb; can could may might", says: /\bmodal/i }),
  sub("Idioms", "idioms-and-phrases", { as: "idiom; idiomatic expressions; meaning of idioms", writers: "idioms" }),
  sub("Prefixes and suffixes", "word-formation", { as: "prefix; suffix; prefixes; suffixes; prefix and suffix; root words; affixes", writers: "word-parts" }),
  sub("Conditionals", "tenses", { in: "sentence-structure", as: "conditional sentences; if clauses; third conditional; zero conditional; conditional", writers: "third-conditional", says: /conditional|\bif\b/i, not: /as if/i }),
  sub("Metaphor and simile", "figures-of-speech", { as: "simile and metaphor; metaphor; simile; similes; metaphors", says: /metaphor|simile/i }),
];
