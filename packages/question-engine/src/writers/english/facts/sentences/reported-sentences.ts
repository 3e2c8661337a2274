
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/english/sentences/reported-sentences.yaml", import.meta.url));

/**
 * `{he}` and `{his}` are the speaker; `kept` leaves the tense, `over` shifts too far, `near` has the word of time or place
 * that is right and the one of the direct speech.
 */
export const STATEMENTS_TO_REPORT = [
  { say: "I am busy now.", right: "{he} was busy then", kept: "{he} is busy then", near: ["then", "now"], over: "{he} had been busy then", level: 1, rule: "“am” becomes “was” and “now” becomes “then”" },
  { say: "I live here.", right: "{he} lived there", kept: "{he} lives there", near: ["there", "here"], over: "{he} had lived there", level: 1, rule: "“live” becomes “lived” and “here” becomes “there”" },
  { say: "I need this book.", right: "{he} needed that book", kept: "{he} needs that book", near: ["that", "this"], over: "{he} had needed that book", level: 1, rule: "“need” becomes “needed” and “this” becomes “that”" },
  { say: "I am going home today.", right: "{he} was going home that day", kept: "{he} is going home that day", near: ["that day", "today"], over: "{he} had been going home that day", level: 1, rule: "“am going” becomes “was going” and “today” becomes “that day”" },
  { say: "I want to rest now.", right: "{he} wanted to rest then", kept: "{he} wants to rest then", near: ["then", "now"], over: "{he} had wanted to rest then", level: 1, rule: "“want” becomes “wanted” and “now” becomes “then”" },
  { say: "My train is late today.", right: "{his} train was late that day", kept: "{his} train is late that day", near: ["that day", "today"], over: "my train was late that day", level: 1, rule: "“is” becomes “was”, “my” becomes “{his}” and “today” becomes “that day”" },
  { say: "I will come tomorrow.", right: "{he} would come the next day", kept: "{he} will come the next day", near: ["the next day", "tomorrow"], over: "{he} would have come the next day", level: 2, rule: "“will” becomes “would” and “tomorrow” becomes “the next day”" },
  { say: "I saw the film yesterday.", right: "{he} had seen the film the day before", kept: "{he} has seen the film the day before", near: ["the day before", "yesterday"], over: "{he} would have seen the film the day before", level: 2, rule: "“saw” becomes “had seen” and “yesterday” becomes “the day before”" },
  { say: "I have finished my work today.", right: "{he} had finished {his} work that day", kept: "{he} has finished {his} work that day", near: ["that day", "today"], over: "{he} had finished my work that day", level: 2, rule: "“have finished” becomes “had finished”, “my” becomes “{his}” and “today” becomes “that day”" },
  { say: "I can meet the manager tomorrow.", right: "{he} could meet the manager the next day", kept: "{he} can meet the manager the next day", near: ["the next day", "tomorrow"], over: "{he} could have met the manager the next day", level: 2, rule: "“can” becomes “could” and “tomorrow” becomes “the next day”" },
  { say: "I lost my keys last night.", right: "{he} had lost {his} keys the previous night", kept: "{he} has lost {his} keys the previous night", near: ["the previous", "last"], over: "{he} had lost my keys the previous night", level: 2, rule: "“lost” becomes “had lost” and “last night” becomes “the previous night”" },
  { say: "I have been waiting here since noon.", right: "{he} had been waiting there since noon", kept: "{he} has been waiting there since noon", near: ["there", "here"], over: "{he} would be waiting there since noon", level: 2, rule: "“have been waiting” becomes “had been waiting” and “here” becomes “there”" },
] as const;

/** `{he}` and `{his}` are the person asked; `near` has a word that is right and the one of the direct question. */
export const QUESTIONS_TO_REPORT = [
  { ask: "Why are you late today?", link: "why", right: "{he} was late that day", inverted: "was {he} late that day", kept: "{he} is late that day", near: ["that day", "today"] },
  { ask: "Where do you live now?", link: "where", right: "{he} lived then", inverted: "did {he} live then", kept: "{he} lives then", near: ["then", "now"] },
  { ask: "What are you doing here?", link: "what", right: "{he} was doing there", inverted: "was {he} doing there", kept: "{he} is doing there", near: ["there", "here"] },
  { ask: "When will you return my book?", link: "when", right: "{he} would return the book", inverted: "would {he} return the book", kept: "{he} will return the book", near: ["{he}", "you"] },
  { ask: "How did you solve this problem?", link: "how", right: "{he} had solved that problem", inverted: "had {he} solved that problem", kept: "{he} has solved that problem", near: ["that", "this"] },
  { ask: "Which bus do you take now?", link: "which bus", right: "{he} took then", inverted: "did {he} take then", kept: "{he} takes then", near: ["then", "now"] },
  { ask: "Are you going to the fair today?", link: "whether", right: "{he} was going to the fair that day", inverted: "was {he} going to the fair that day", kept: "{he} is going to the fair that day", near: ["that day", "today"] },
  { ask: "Do you like this song?", link: "if", right: "{he} liked that song", inverted: "did {he} like that song", kept: "{he} likes that song", near: ["that", "this"] },
  { ask: "Have you finished your work now?", link: "if", right: "{he} had finished {his} work by then", inverted: "had {he} finished {his} work by then", kept: "{he} has finished {his} work by then", near: ["by then", "now"] },
  { ask: "Can you swim across this river?", link: "whether", right: "{he} could swim across that river", inverted: "could {he} swim across that river", kept: "{he} can swim across that river", near: ["that", "this"] },
] as const;

/** `{him}` is the speaker, `{his}` the person spoken to; `done` is the participle. */
export const ORDERS_TO_REPORT = [
  { say: "Please lend me the pen today.", verb: "requested", base: "lend {him} the pen that day", raw: "lend me the pen today", doing: "lending {him} the pen that day", done: "lent" },
  { say: "Leave this room at once.", verb: "ordered", base: "leave that room at once", raw: "leave this room at once", doing: "leaving that room at once", done: "left" },
  { say: "Wait here until tomorrow.", verb: "told", base: "wait there until the next day", raw: "wait here until tomorrow", doing: "waiting there until the next day", done: "waited" },
  { say: "Please show me the ticket now.", verb: "requested", base: "show {him} the ticket then", raw: "show me the ticket now", doing: "showing {him} the ticket then", done: "shown" },
  { say: "Read this page aloud.", verb: "told", base: "read that page aloud", raw: "read this page aloud", doing: "reading that page aloud", done: "read" },
  { say: "Bring your brother here tomorrow.", verb: "told", base: "bring {his} brother there the next day", raw: "bring your brother here tomorrow", doing: "bringing {his} brother there the next day", done: "brought" },
] as const;

export const PROHIBITIONS_TO_REPORT = [
  { say: "Do not touch this wire.", verb: "warned", base: "touch that wire", raw: "touch this wire", doing: "touching that wire", done: "touched" },
  { say: "Don't tell my secret to anyone here.", verb: "begged", base: "tell the secret to anyone there", raw: "tell my secret to anyone here", doing: "telling the secret to anyone there", done: "told" },
  { say: "Do not waste your time today.", verb: "advised", base: "waste {his} time that day", raw: "waste your time today", doing: "wasting {his} time that day", done: "wasted" },
  { say: "Do not go into this cave.", verb: "warned", base: "go into that cave", raw: "go into this cave", doing: "going into that cave", done: "gone" },
] as const;

export const speechQuestions = content("special-reported-speech");
