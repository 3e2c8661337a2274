import { capitalise, person } from "../../english.ts";
import { facts } from "../../facts.ts";
import { grammar, handMade } from "./hand-made.ts";

interface Activity {
  base: string;
  present: string;
  past: string;
  done: string;
  doing: string;
  rest: string;
}

/** No form of one verb equals another form of it. */
// biome-ignore format: a table to read across
const ACTIVITIES: readonly Activity[] = [
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

const simpleTenses = grammar({
  name: "simple-tenses",
  topic: "tenses",
  difficulty: "EASY",
  write(random) {
    const { name } = person(random);
    const { base, present, past, done, doing, rest } = random.pick(ACTIVITIES);
    const when = random.pick(["habit", "past", "now", "future"] as const);
    if (when === "habit") {
      const often = random.pick(["Every Sunday", "As a rule", "Every year nowadays"]);
      return {
        text: `Choose the right form of the verb: ${often}, ${name} ____ ${rest}.`,
        answer: present,
        wrong: [
          [base, "lacks the “-s” that a singular subject needs"],
          [doing, "is no whole verb without “is”"],
          [`have ${done}`, "goes with a plural subject"],
          [`is ${base}`, "joins “is” to the base form"],
        ],
        because: `A habit takes the simple present, with “-s” after a singular subject: “${present}”.`,
      };
    }
    if (when === "past") {
      const ago = random.pick(["Yesterday", "Last Monday", "Two days ago", "In 2019"]);
      return {
        text: `Choose the right form of the verb: ${ago}, ${name} ____ ${rest}.`,
        answer: past,
        wrong: [
          [`has ${done}`, "is the present perfect, which cannot go with a finished point of time"],
          [done, "is the past participle and needs a helping verb"],
          [`will ${base}`, "is the future"],
          [`is ${doing}`, "is the present continuous"],
        ],
        because: `“${ago}” names a finished time, so the simple past is needed: “${past}”.`,
      };
    }
    if (when === "now")
      return {
        text: `Choose the right form of the verb: Look! ${name} ____ ${rest} at this very moment.`,
        answer: `is ${doing}`,
        wrong: [
          [`was ${doing}`, "is the past continuous"],
          [base, "lacks agreement, and is not continuous"],
          [`are ${doing}`, "goes with a plural subject"],
          [`had ${done}`, "is the past perfect"],
        ],
        because: `An action going on at the moment of speaking takes the present continuous: “is ${doing}”.`,
      };
    return {
      text: `Choose the right form of the verb: I am sure that ${name} ____ ${rest} one day next month.`,
      answer: `will ${base}`,
      wrong: [
        [`will ${past}`, "joins “will” to a past form"],
        [`has ${done}`, "is the present perfect"],
        [past, "is the past"],
        [`was ${doing}`, "is the past continuous"],
      ],
      because: `“Next month” is in the future, and “will” takes the base form: “will ${base}”.`,
    };
  },
});

const perfectAndContinuous = grammar({
  name: "perfect-and-continuous",
  topic: "tenses",
  difficulty: "MEDIUM",
  write(random) {
    const { name, he } = person(random);
    const { base, present, past, done, doing, rest } = random.pick(ACTIVITIES);
    const when = random.pick(["since", "by the time", "while", "this time"] as const);
    if (when === "since") {
      const since = random.pick([
        "since seven o'clock",
        "for the last half hour",
        "since noon",
        "for an hour now",
      ]);
      return {
        text: `Choose the right form of the verb: ${name} ____ ${rest} ${since}, and ${he} is still at it.`,
        answer: `has been ${doing}`,
        wrong: [
          [`is ${doing}`, "cannot be used with a length of time up to now"],
          [`was ${doing}`, "is past, but the action still goes on"],
          [present, "is the simple present, for habits"],
          [`had been ${doing}`, "ends before a moment in the past"],
        ],
        because: `An action that began in the past and still goes on takes the present perfect continuous: “has been ${doing}”.`,
      };
    }
    if (when === "by the time") {
      const event = random.pick(["the guests arrived", "the rain began", "the bell rang", "we got there"]);
      return {
        text: `Choose the right form of the verb: By the time ${event}, ${name} ____ ${rest} already.`,
        answer: `had ${done}`,
        wrong: [
          [`has ${done}`, "is tied to the present, but the other verb is past"],
          [`had ${past}`, "has the past form where the participle is needed"],
          [`will have ${done}`, "is the future perfect"],
          [present, "is the simple present"],
        ],
        because: `Of two past actions the earlier one takes the past perfect: “had ${done}”.`,
      };
    }
    if (when === "while") {
      const event = random.pick(["I came in", "the lights went out", "the phone rang", "it began to rain"]);
      return {
        text: `Choose the right form of the verb: ${name} ____ ${rest} when ${event}, but ${he} went on as if nothing had happened.`,
        answer: `was ${doing}`,
        wrong: [
          [`is ${doing}`, "is present, but the other verbs are past"],
          [`has been ${doing}`, "is tied to the present"],
          [`has ${done}`, "is tied to the present and tells of a finished act"],
          [present, "is the simple present"],
        ],
        because: `An action in progress at a moment in the past takes the past continuous: “was ${doing}”.`,
      };
    }
    return {
      text: `Choose the right form of the verb: If all goes to plan, at this time tomorrow ${name} ____ ${rest}.`,
      answer: `will be ${doing}`,
      wrong: [
        [`has been ${doing}`, "reaches only up to now"],
        [`was ${doing}`, "is past"],
        [`would be ${doing}`, "does not go with “if all goes to plan”, a real condition"],
        [`will be ${done}`, "is passive in form"],
      ],
      because: `An action in progress at a moment in the future takes the future continuous: “will be ${doing}”. (“${capitalise(base)}” has the -ing form “${doing}”.)`,
    };
  },
});

/** Act that was not done in the past, and what would have followed. */
// biome-ignore format: a table to read across
const MISSED = [
  { base: "take", past: "took", done: "taken", act: "the earlier train", result: ["catch", "caught", "the flight last night"] },
  { base: "see", past: "saw", done: "seen", act: "the warning sign", result: ["stop", "stopped", "the car in time that day"] },
  { base: "know", past: "knew", done: "known", act: "about the strike", result: ["stay", "stayed", "at home yesterday"] },
  { base: "begin", past: "began", done: "begun", act: "the work earlier", result: ["finish", "finished", "it by last Friday"] },
  { base: "speak", past: "spoke", done: "spoken", act: "to the manager", result: ["get", "got", "a refund last week"] },
  { base: "write", past: "wrote", done: "written", act: "the answers neatly", result: ["pass", "passed", "the test last month"] },
  { base: "drive", past: "drove", done: "driven", act: "more slowly", result: ["avoid", "avoided", "yesterday's accident"] },
  { base: "wear", past: "wore", done: "worn", act: "a helmet", result: ["escape", "escaped", "injury in that fall"] },
] as const;

const thirdConditional = grammar({
  name: "third-conditional",
  topic: "tenses",
  difficulty: "HARD",
  write(random) {
    const { name, he } = person(random);
    const { base, past, done, act, result } = random.pick(MISSED);
    const [would, would2, rest] = result;
    const isInverted = random.chance(0.4);
    if (random.chance(0.4))
      return {
        text: `Choose the right form of the verb: ${isInverted ? `Had ${name}` : `If ${name} had`} ${done} ${act}, ${he} ____ ${rest}.`,
        answer: `would have ${would2}`,
        wrong: [
          [`will have ${would2}`, "is the future perfect"],
          [`would ${would}`, "speaks of the present or future, but the result lies in the past"],
          [`had ${would2}`, "belongs in the if-clause"],
          [`will ${would}`, "belongs to a real condition"],
        ],
        because: `An unreal condition in the past has “had” and the participle in the if-clause${isInverted ? " (here “had” comes first in place of “if”)" : ""} and “would have” in the main clause: “would have ${would2}”.`,
      };
    return {
      text: `Choose the right form of the verb: ${capitalise(name)} would have ${would2} ${rest} if ${he} ____ ${act}.`,
      answer: `had ${done}`,
      wrong: [
        [`would have ${done}`, "puts “would” into the if-clause"],
        [`has ${done}`, "is tied to the present"],
        [`had ${past}`, "has the past form where the participle is needed"],
        [`would ${base}`, "puts “would” into the if-clause"],
      ],
      because: `With “would have” in the main clause, the if-clause takes the past perfect: “had ${done}”.`,
    };
  },
});

export const tenseWriters = [simpleTenses, perfectAndContinuous, thirdConditional];

export const verbForms = facts({
  name: "verb-forms",
  topic: "tenses",
  difficulty: "MEDIUM",
  kind: "verb",
  // biome-ignore format: a table to read across
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
    { base: "bind", past: "bound", done: "bound", not: ["binded", "bounded", "bounden"] },
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

export const moodAndTense = handMade("mood-and-tense", "tenses", [
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
      because: `The right form is “${answer}”: ${rule}. So “${first}”, “${second}” and “${third}” cannot stand here.`,
      difficulty,
    };
  });
}
