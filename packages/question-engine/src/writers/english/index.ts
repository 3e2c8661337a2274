import type { WriterList } from "../../writer.ts";
import { agreementWriters } from "./agreement.ts";
import { antonyms } from "./antonyms.ts";
import { articles, articleWriters, prepositions } from "./articles.ts";
import { confusables } from "./confusables.ts";
import { errorSpotting, sentenceCorrection } from "./error-spotting.ts";
import { figures, literaryTerms } from "./figures-of-speech.ts";
import { fillers } from "./fill-in-the-blanks.ts";
import { idioms, proverbs } from "./idioms.ts";
import { characters, quotations, works } from "./literature.ts";
import { oneWordAdjectives, oneWordPeople, oneWordThings } from "./one-word.ts";
import { kindsOfWords, partsOfSpeech, wordInManyRoles } from "./parts-of-speech.ts";
import { phrasalVerbs } from "./phrasal-verbs.ts";
import { speechQuestions, speechWriters } from "./reported-speech.ts";
import { clauses, punctuation, questionTags, sentenceKinds, structureWriters } from "./sentence-structure.ts";
import { spelling } from "./spelling.ts";
import { synonyms } from "./synonyms.ts";
import { moodAndTense, tenseWriters, verbForms } from "./tenses.ts";
import { voiceQuestions, voiceWriters } from "./voice.ts";
import { collectiveNouns, foreignWords, plurals, wordParts } from "./word-formation.ts";

export const writers: WriterList = [
  synonyms,
  antonyms,
  oneWordPeople,
  oneWordThings,
  oneWordAdjectives,
  idioms,
  proverbs,
  phrasalVerbs,
  spelling,
  confusables,
  articles,
  prepositions,
  ...articleWriters,
  partsOfSpeech,
  kindsOfWords,
  ...wordInManyRoles,
  ...tenseWriters,
  verbForms,
  moodAndTense,
  ...agreementWriters,
  ...voiceWriters,
  voiceQuestions,
  ...speechWriters,
  speechQuestions,
  errorSpotting,
  sentenceCorrection,
  fillers,
  ...structureWriters,
  questionTags,
  sentenceKinds,
  clauses,
  punctuation,
  wordParts,
  plurals,
  collectiveNouns,
  foreignWords,
  figures,
  literaryTerms,
  works,
  characters,
  quotations,
];
