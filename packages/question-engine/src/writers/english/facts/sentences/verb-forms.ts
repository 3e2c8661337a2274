import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/english/sentences/verb-forms.yaml", import.meta.url));

interface Activity {
  base: string;
  present: string;
  past: string;
  done: string;
  doing: string;
  rest: string;
}

/** No form of one verb equals another form of it. */
export const ACTIVITIES: readonly Activity[] = [
  { base: "write", present: "writes", past: "wrote", done: "written", doing: "writing", rest: "a letter to the editor" },
  { base: "sing", present: "sings", past: "sang", done: "sung", doing: "singing", rest: "an old folk song" },
  { base: "draw", present: "draws", past: "drew", done: "drawn", doing: "drawing", rest: "a map of the village" },
  { base: "drive", present: "drives", past: "drove", done: "driven", doing: "driving", rest: "a tractor" },
  { base: "speak", present: "speaks", past: "spoke", done: "spoken", doing: "speaking", rest: "to the villagers" },
  { base: "hide", present: "hides", past: "hid", done: "hidden", doing: "hiding", rest: "the presents in the attic" },
  { base: "ride", present: "rides", past: "rode", done: "ridden", doing: "riding", rest: "a horse along the beach" },
  { base: "swim", present: "swims", past: "swam", done: "swum", doing: "swimming", rest: "across the lake" },
  { base: "eat", present: "eats", past: "ate", done: "eaten", doing: "eating", rest: "mangoes in the garden" },
  { base: "weave", present: "weaves", past: "wove", done: "woven", doing: "weaving", rest: "a basket of cane" },
  { base: "throw", present: "throws", past: "threw", done: "thrown", doing: "throwing", rest: "the ball to the dog" },
  { base: "choose", present: "chooses", past: "chose", done: "chosen", doing: "choosing", rest: "books for the library" },
];

/** Act that was not done in the past, and what would have followed. */
export const MISSED_CHANCES = [
  { base: "take", past: "took", done: "taken", act: "the earlier train", result: ["catch", "caught", "the flight last night"] },
  { base: "see", past: "saw", done: "seen", act: "the warning sign", result: ["stop", "stopped", "the car in time that day"] },
  { base: "know", past: "knew", done: "known", act: "about the strike", result: ["stay", "stayed", "at home yesterday"] },
  { base: "begin", past: "began", done: "begun", act: "the work earlier", result: ["finish", "finished", "it by last Friday"] },
  { base: "speak", past: "spoke", done: "spoken", act: "to the manager", result: ["get", "got", "a refund last week"] },
  { base: "write", past: "wrote", done: "written", act: "the answers neatly", result: ["pass", "passed", "the test last month"] },
  { base: "drive", past: "drove", done: "driven", act: "more slowly", result: ["avoid", "avoided", "yesterday's accident"] },
  { base: "wear", past: "wore", done: "worn", act: "a helmet", result: ["escape", "escaped", "injury in that fall"] },
] as const;

export const verbForms = facts({
  name: "verb-forms", form: "grammar",
  formats: false,
  topic: "tenses",
  difficulty: "MEDIUM",
  kind: "verb",
  rows: [
    { base: "begin", past: "began", done: "begun", not: ["begined", "beginned", "beginning"], difficulty: "EASY" },
    { base: "swim", past: "swam", done: "swum", not: ["swimmed", "swamed", "swimming"], difficulty: "EASY" },
    { base: "break", past: "broke", done: "broken", not: ["breaked", "broked", "breaken"], difficulty: "EASY" },
    { base: "teach", past: "taught", done: "taught", not: ["teached", "taughted", "tought"], difficulty: "EASY" },
    { base: "drink", past: "drank", done: "drunk", not: ["drinked", "dranked", "drinken"], difficulty: "EASY" },
    { base: "steal", past: "stole", done: "stolen", not: ["stealed", "stoled", "stealen"], difficulty: "EASY" },
    { base: "arise", past: "arose", done: "arisen", not: ["arised", "arosed", "arosen"] },
    { base: "shrink", past: "shrank", done: "shrunk", not: ["shrinked", "shranked", "shrinken"] },
    { base: "seek", past: "sought", done: "sought", not: ["seeked", "soughted", "seeken"] },
    { base: "bind", past: "bound", done: "bound", not: ["binded", "bounded", "bind"] },
    { base: "lie (to rest flat)", past: "lay", done: "lain", not: ["lied", "layed", "laid"] },
    { base: "lay (to put down)", past: "laid", done: "laid", not: ["lay", "layed", "lain"] },
    { base: "hang (to put to death by the rope)", past: "hanged", done: "hanged", not: ["hung", "hunged", "hangen"], difficulty: "HARD" },
    { base: "forsake", past: "forsook", done: "forsaken", not: ["forsaked", "forsooked", "forsooken"], difficulty: "HARD" },
    { base: "stride", past: "strode", done: "stridden", not: ["strided", "stroded", "stroden"], difficulty: "HARD" },
    { base: "slay", past: "slew", done: "slain", not: ["slaid", "slewed", "slayen"], difficulty: "HARD" },
    { base: "bear (to carry)", past: "bore", done: "borne", not: ["beared", "bored", "bearen"], difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ base }) => `What is the past participle of the verb “${base}”?`,
      answer: ({ done }) => done,
      decoys: ({ past, done, not }) => [...(past === done ? [] : [past]), ...not].slice(0, 3),
      placeDecoy: (decoy, { past }) =>
        decoy === past
          ? `“${capitalise(decoy)}” is the simple past.`
          : `“${capitalise(decoy)}” is not its participle.`,
      asWritten: true,
    },
    {
      question: ({ base }) => `What is the simple past of the verb “${base}”?`,
      answer: ({ past }) => past,
      decoys: ({ past, done, not }) => [...(past === done ? [] : [done]), ...not].slice(0, 3),
      placeDecoy: (decoy, { done }) =>
        decoy === done
          ? `“${capitalise(decoy)}” is the past participle.`
          : `“${capitalise(decoy)}” is not its simple past.`,
      asWritten: true,
    },
  ],
  explain: ({ base, past, done }) =>
    `The forms are ${base.replace(/ \(.*/, "")}, ${past}, ${done}: “${past}” is the past and “${done}” the participle.`,
});

export const moodAndTense = content("mood-and-tense");

