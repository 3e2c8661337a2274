import { wordings } from "../../../kit/singles.ts";

export interface Deed {
  agent: string;
  base: string;
  present: string;
  past: string;
  done: string;
  doing: string;
  object: string;
  isPlural: boolean;
}

export const DEEDS: readonly Deed[] = [
  { agent: "the gardener", base: "water", present: "waters", past: "watered", done: "watered", doing: "watering", object: "the plants", isPlural: true },
  { agent: "the chef", base: "prepare", present: "prepares", past: "prepared", done: "prepared", doing: "preparing", object: "the meals", isPlural: true },
  { agent: "my aunt", base: "write", present: "writes", past: "wrote", done: "written", doing: "writing", object: "the letters", isPlural: true },
  { agent: "the teacher", base: "teach", present: "teaches", past: "taught", done: "taught", doing: "teaching", object: "this lesson", isPlural: false },
  { agent: "the tailor", base: "make", present: "makes", past: "made", done: "made", doing: "making", object: "the uniforms", isPlural: true },
  { agent: "the clerk", base: "keep", present: "keeps", past: "kept", done: "kept", doing: "keeping", object: "the record", isPlural: false },
  { agent: "the company", base: "sell", present: "sells", past: "sold", done: "sold", doing: "selling", object: "the old machines", isPlural: true },
  { agent: "the mechanic", base: "repair", present: "repairs", past: "repaired", done: "repaired", doing: "repairing", object: "the engine", isPlural: false },
  { agent: "the council", base: "build", present: "builds", past: "built", done: "built", doing: "building", object: "the bridges", isPlural: true },
  { agent: "the artist", base: "draw", present: "draws", past: "drew", done: "drawn", doing: "drawing", object: "the portrait", isPlural: false },
  { agent: "the farmer", base: "grow", present: "grows", past: "grew", done: "grown", doing: "growing", object: "this rice", isPlural: false },
  { agent: "the postman", base: "bring", present: "brings", past: "brought", done: "brought", doing: "bringing", object: "the parcels", isPlural: true },
  { agent: "the committee", base: "choose", present: "chooses", past: "chose", done: "chosen", doing: "choosing", object: "the winner", isPlural: false },
  { agent: "the guard", base: "close", present: "closes", past: "closed", done: "closed", doing: "closing", object: "the gates", isPlural: true },
];

export const voiceQuestions = wordings("special-passives", "active-and-passive", [
  { ask: "Choose the correct passive form of this sentence: “People say that he is honest.”", answer: "It is said that he is honest.", wrong: ["It was said that he is honest.", "It is being said that he is honest.", "It has been said that he is honest."], tell: "“People say” is in the simple present, so its passive is “it is said”: “It is said that he is honest.” The other options change the tense.", difficulty: "HARD" },
  { ask: "Choose the correct passive form of this sentence: “His father made him apologise.”", answer: "He was made to apologise by his father.", wrong: ["He was made apologise by his father.", "He was made apologising by his father.", "He is made to apologise by his father."], tell: "In the passive, “make” takes the infinitive with “to”: “He was made to apologise by his father.” The tense stays the simple past.", difficulty: "HARD" },
  { ask: "Choose the correct passive form of this sentence: “Nobody has ever beaten her.”", answer: "She has never been beaten.", wrong: ["She has not ever beaten.", "She was never beaten by nobody.", "She has never been beaten by nobody."], tell: "The negative of “nobody” moves to the verb, and a doer that is nobody is left out: “She has never been beaten.” A second “nobody” would be a double negative.", difficulty: "HARD" },
  { ask: "Choose the correct passive form of this sentence: “We must look into the matter.”", answer: "The matter must be looked into.", wrong: ["The matter must be looked.", "The matter must looked into.", "The matter must have been looked."], tell: "The preposition of “look into” stays with the verb: “The matter must be looked into.” After “must” comes “be” and the participle.", difficulty: "HARD" },
  { ask: "Choose the correct passive form of this sentence: “The news surprised me.”", answer: "I was surprised at the news.", wrong: ["I was surprised of the news.", "I am surprised at the news.", "I was surprising at the news."], tell: "“Surprised” is followed by “at” (or “by”), and the tense stays past: “I was surprised at the news.”" },
  { ask: "Choose the correct passive form of this sentence: “Someone has stolen my purse.”", answer: "My purse has been stolen.", wrong: ["My purse was being stolen.", "My purse had been stolen.", "My purse has being stolen."], tell: "“Has stolen” becomes “has been stolen”, and the unknown doer is left out: “My purse has been stolen.”" },
  { ask: "Choose the correct passive form of this sentence: “She speaks English.”", answer: "English is spoken by her.", wrong: ["English is spoke by her.", "English was spoken by her.", "English is spoken by she."], tell: "“Speaks” becomes “is spoken”, and “she” becomes “her” after “by”: “English is spoken by her.”", difficulty: "EASY" },
  { ask: "Choose the correct passive form of this sentence: “He teaches us grammar.”", answer: "We are taught grammar by him.", wrong: ["We are teached grammar by him.", "We were taught grammar by him.", "Us are taught grammar by him."], tell: "The object “us” becomes the subject “we”, and “teaches” becomes “are taught”: “We are taught grammar by him.”", difficulty: "EASY" },
]);
