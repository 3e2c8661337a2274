import type { WriterList } from "../../writing/writer.ts";
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
import { paragraphSummaries } from "./facts/arguments-in-paragraphs.ts";
import { englishByHeading } from "./facts/by-heading.ts";
import { characters, quotations, works } from "./facts/literature.ts";
import { voiceQuestions } from "./facts/sentences/active-and-passive.ts";
import { articles, prepositions } from "./facts/sentences/articles-and-prepositions.ts";
import { errorSpotting, sentenceCorrection } from "./facts/sentences/error-spotting.ts";
import { fillers } from "./facts/sentences/fill-in-the-blanks.ts";
import { paraJumbles } from "./facts/sentences/para-jumbles.ts";
import { kindsOfWords, partsOfSpeech } from "./facts/sentences/parts-of-speech.ts";
import { speechQuestions } from "./facts/sentences/reported-sentences.ts";
import { clauses, punctuation, questionTags, sentenceKinds } from "./facts/sentences/sentence-structure.ts";
import { moodAndTense, verbForms } from "./facts/sentences/verb-forms.ts";
import { antonymsInSentences, synonymsInSentences } from "./facts/sentences/words-in-sentences.ts";
import { antonyms } from "./facts/words/antonyms.ts";
import { confusables } from "./facts/words/confusables.ts";
import { figures, literaryTerms } from "./facts/words/figures-of-speech.ts";
import { idioms, proverbs } from "./facts/words/idioms.ts";
import { oneWordAdjectives, oneWordPeople, oneWordThings } from "./facts/words/one-word.ts";
import { phrasalVerbs } from "./facts/words/phrasal-verbs.ts";
import { spelling } from "./facts/words/spelling.ts";
import { synonyms } from "./facts/words/synonyms.ts";
import { collectiveNouns, foreignWords, plurals, wordParts } from "./facts/words/word-formation.ts";

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
