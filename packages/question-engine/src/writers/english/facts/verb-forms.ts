import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { wordings } from "../../../kit/singles.ts";

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
  name: "verb-forms",
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

export const moodAndTense = wordings("mood-and-tense", "tenses", [
  ...form(
    [
      [
        "I wish I ____ the answer now, but I don't.",
        "knew",
        "know|will know|have known",
        "a wish about the present takes the past form",
      ],
      [
        "It is high time we ____ for the station.",
        "left",
        "leave|will leave|have left",
        "“it is high time” is followed by the past form",
      ],
      [
        "No sooner ____ than the crowd began to shout.",
        "had he risen",
        "he had risen|has he risen|he rose",
        "“no sooner” at the beginning takes the past perfect with inverted order",
      ],
      [
        "He talks as if he ____ the owner of the place, though he is only a guard.",
        "were",
        "is|will be|has been",
        "“as if” with an unreal comparison takes “were”",
      ],
      [
        "I would rather you ____ here with me today.",
        "stayed",
        "stay|will stay|have stayed",
        "“would rather” with another subject takes the past form",
      ],
      [
        "The committee recommended that the clerk ____ dismissed at once.",
        "be",
        "is|will be|being",
        "verbs of demand and advice take the subjunctive: the base form",
      ],
      [
        "By next March, she ____ here for twenty years.",
        "will have worked",
        "will work|has worked|works",
        "an action completed up to a point in the future takes the future perfect",
      ],
      [
        "Scarcely ____ the house when it began to rain.",
        "had we left",
        "we had left|have we left|did we left",
        "“scarcely … when” takes the past perfect with inverted order",
      ],
      [
        "She is not used to ____ on the left.",
        "driving",
        "drive|drives|drove",
        "“be used to” is followed by a gerund",
      ],
    ],
    "HARD",
  ),
  ...form(
    [
      [
        "If I ____ a bird, I would fly to you.",
        "were",
        "am|have been|will be",
        "an unreal condition in the present takes “were”",
      ],
      [
        "Unless you ____ harder, you will fail.",
        "work",
        "will work|worked|don't work",
        "a clause of condition takes the present, and “unless” is negative already",
      ],
      [
        "I shall call you when he ____ tomorrow.",
        "arrives",
        "will arrive|arrived|would arrive",
        "a clause of time takes the present for the future",
      ],
      [
        "If it rains tomorrow, we ____ the match.",
        "shall cancel",
        "cancelled|would have cancelled|had cancelled",
        "a real condition has the present in the if-clause and the future in the main clause",
      ],
      [
        "This is the first time I ____ a camel.",
        "have ridden",
        "ride|am riding|rode",
        "“this is the first time” takes the present perfect",
      ],
      ["He ____ to London twice so far.", "has been", "went|goes|is", "“so far” takes the present perfect"],
      [
        "We look forward to ____ you again.",
        "meeting",
        "meet|met|be meeting",
        "“to” is a preposition here, and takes a gerund",
      ],
      [
        "The teacher made him ____ the poem again.",
        "recite",
        "to recite|reciting|recited",
        "active “make” takes the infinitive without “to”",
      ],
    ],
    "MEDIUM",
  ),
  ...form(
    [
      [
        "Water ____ at 100 °C at sea level.",
        "boils",
        "boil|is boil|boiling",
        "a general truth takes the simple present, with “-s” after a singular subject",
      ],
      [
        "Did you ____ the match last night?",
        "watch",
        "watched|watches|watching",
        "“did” is followed by the base form",
      ],
      [
        "She can ____ three languages.",
        "speak",
        "speaks|spoke|to speak",
        "a modal verb is followed by the base form without “to”",
      ],
      [
        "They ____ their lunch an hour ago.",
        "finished",
        "have finished|finish|are finishing",
        "“ago” takes the simple past",
      ],
      ["He does not ____ coffee.", "like", "likes|liked|liking", "“does not” is followed by the base form"],
      [
        "I ____ him since 2010.",
        "have known",
        "know|am knowing|knew",
        "“since” with a state that still holds takes the present perfect",
      ],
    ],
    "EASY",
  ),
]);

function form(
  rows: readonly (readonly [use: string, answer: string, wrong: string, rule: string])[],
  difficulty: "EASY" | "MEDIUM" | "HARD",
) {
  return rows.map(([use, answer, wrong, rule]) => {
    const [first = "", second = "", third = ""] = wrong.split("|");
    return {
      ask: `Choose the right form for the blank: ${use}`,
      answer,
      wrong: [first, second, third] as const,
      tell: `The right form is “${answer}”: ${rule}. So “${first}”, “${second}” and “${third}” cannot stand here.`,
      difficulty,
    };
  });
}
