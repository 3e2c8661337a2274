import type { WriterList } from "../../writer.ts";
import { agreementWriters } from "./computed/agreement.ts";
import { sentenceOfArgument } from "./computed/argued-paragraphs.ts";
import { columnMatch } from "./computed/column-matches.ts";
import { doubleFiller } from "./computed/double-fillers.ts";
import { errorWriters } from "./computed/error-in-parts.ts";
import { articleWriters } from "./computed/indefinite-article.ts";
import { structureWriters } from "./computed/jumbled-paragraphs.ts";
import { misspeltWriters } from "./computed/misspelt-word.ts";
import { phraseReplacement } from "./computed/phrase-replacement.ts";
import { speechWriters } from "./computed/reported-speech.ts";
import { improvementWriters } from "./computed/sentence-improvement.ts";
import { tenseWriters } from "./computed/tenses.ts";
import { voiceWriters } from "./computed/voice.ts";
import { wordInManyRoles } from "./computed/word-in-many-roles.ts";
import { wordSwap } from "./computed/word-swaps.ts";
import { voiceQuestions } from "./facts/active-and-passive.ts";
import { antonyms } from "./facts/antonyms.ts";
import { paragraphSummaries } from "./facts/arguments-in-paragraphs.ts";
import { articles, prepositions } from "./facts/articles-and-prepositions.ts";
import { englishByHeading } from "./facts/by-heading.ts";
import { confusables } from "./facts/confusables.ts";
import { errorSpotting, sentenceCorrection } from "./facts/error-spotting.ts";
import { figures, literaryTerms } from "./facts/figures-of-speech.ts";
import { fillers } from "./facts/fill-in-the-blanks.ts";
import { idioms, proverbs } from "./facts/idioms.ts";
import { characters, quotations, works } from "./facts/literature.ts";
import { oneWordAdjectives, oneWordPeople, oneWordThings } from "./facts/one-word.ts";
import { paraJumbles } from "./facts/para-jumbles.ts";
import { kindsOfWords, partsOfSpeech } from "./facts/parts-of-speech.ts";
import { phrasalVerbs } from "./facts/phrasal-verbs.ts";
import { speechQuestions } from "./facts/reported-sentences.ts";
import { clauses, punctuation, questionTags, sentenceKinds } from "./facts/sentence-structure.ts";
import { spelling } from "./facts/spelling.ts";
import { synonyms } from "./facts/synonyms.ts";
import { moodAndTense, verbForms } from "./facts/verb-forms.ts";
import { collectiveNouns, foreignWords, plurals, wordParts } from "./facts/word-formation.ts";
import { antonymsInSentences, synonymsInSentences } from "./facts/words-in-sentences.ts";

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
  ...errorWriters,
  sentenceCorrection,
  fillers,
  ...structureWriters,
  sentenceOfArgument,
  paragraphSummaries,
  paraJumbles,
  wordSwap,
  phraseReplacement,
  columnMatch,
  doubleFiller,
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
  englishByHeading,
  ...improvementWriters,
  ...misspeltWriters,
  synonymsInSentences,
  antonymsInSentences,
];

export { sets as setWriters } from "./sets/index.ts";
