import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { withNature } from "../../../writing/nature.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { grammar } from "./grammar.ts";

interface Improvable {
  /** The segment is inserted at the bar. */
  sentence: string;
  right: string;
  wrong: readonly [string, string, string];
  rule: string;
}

const NO_CHANGE = "No substitution required";
/** How often the segment is right unchanged: as often as any other option is the key. */
const SOUND = 0.25;

const MEDIUM: readonly Improvable[] = [
  {
    sentence: "The chairman insisted | the bill himself.",
    right: "on paying",
    wrong: ["to pay", "for paying", "at paying"],
    rule: "“insist” takes “on” and a gerund",
  },
  {
    sentence: "If I | of your arrival, I would have come to the station.",
    right: "had known",
    wrong: ["knew", "would have known", "have known"],
    rule: "an unfulfilled condition of the past takes the past perfect",
  },
  {
    sentence: "It is high time that we | for the airport.",
    right: "left",
    wrong: ["leave", "will leave", "are leaving"],
    rule: "“it is high time” takes the simple past",
  },
  {
    sentence: "She has been teaching in this college | 2015.",
    right: "since",
    wrong: ["from", "for", "by"],
    rule: "a point of time after a perfect tense takes “since”",
  },
  {
    sentence: "Neither the manager nor the clerks | informed of the change.",
    right: "were",
    wrong: ["was", "has been", "is"],
    rule: "after “neither … nor” the verb agrees with the nearer subject, “clerks”",
  },
  {
    sentence: "The thief was caught | the jewels into a bag.",
    right: "stuffing",
    wrong: ["to stuff", "stuff", "at stuff"],
    rule: "“be caught” is followed by a participle",
  },
  {
    sentence: "This is the most | film that I have seen this year.",
    right: "interesting",
    wrong: ["interested", "interest", "interestingly"],
    rule: "what rouses interest is “interesting”",
  },
  {
    sentence: "Scarcely had the minister begun to speak | the lights went out.",
    right: "when",
    wrong: ["than", "then", "that"],
    rule: "“scarcely” is followed by “when”",
  },
  {
    sentence: "The students were made | the poem by heart.",
    right: "to learn",
    wrong: ["learn", "learning", "to learning"],
    rule: "in the passive “make” is followed by “to” and the base form",
  },
  {
    sentence: "I would rather | at home than go out in this rain.",
    right: "stay",
    wrong: ["to stay", "staying", "stayed to"],
    rule: "“would rather” takes the bare infinitive",
  },
  {
    sentence: "The new bridge is | than the old one.",
    right: "much wider",
    wrong: ["more wider", "very wider", "more wide"],
    rule: "a comparative in “-er” is strengthened by “much”",
  },
  {
    sentence: "My grandfather is accustomed | before sunrise.",
    right: "to rising",
    wrong: ["to rise", "for rising", "with rising"],
    rule: "“accustomed to” is followed by a gerund",
  },
  {
    sentence: "He asked me where | the previous evening.",
    right: "I had been",
    wrong: ["had I been", "have I been", "was I"],
    rule: "a reported question has the order of a statement and a past tense",
  },
  {
    sentence: "By next March she | in this bank for ten years.",
    right: "will have worked",
    wrong: ["will work", "has worked", "would work"],
    rule: "what is complete by a time to come takes the future perfect",
  },
  {
    sentence: "The committee members could not agree | each other.",
    right: "with",
    wrong: ["to", "on", "at"],
    rule: "one agrees with persons and to proposals",
  },
];

const HARD: readonly Improvable[] = [
  {
    sentence: "Not only | the match, but he also broke the record.",
    right: "did he win",
    wrong: ["he won", "he did win", "had he win"],
    rule: "after “not only” at the head of the sentence subject and auxiliary change places",
  },
  {
    sentence: "The doctor suggested that he | a week's rest.",
    right: "take",
    wrong: ["takes", "has taken", "is taking"],
    rule: "“suggest that” takes the base form of the verb in formal English",
  },
  {
    sentence: "Little | that his own partner was deceiving him.",
    right: "did he know",
    wrong: ["he knew", "he did know", "he had known"],
    rule: "“little” at the head of the sentence calls for inversion",
  },
  {
    sentence: "The number of accidents on this road | sharply since the speed limit was lowered.",
    right: "has fallen",
    wrong: ["have fallen", "fell", "are falling"],
    rule: "“the number” is singular, and “since” calls for the present perfect",
  },
  {
    sentence: "Having been bitten twice, | afraid of all dogs.",
    right: "the postman was",
    wrong: ["dogs made the postman", "there was a postman", "it made the postman"],
    rule: "the participle must describe the subject, and it was the postman who was bitten",
  },
  {
    sentence: "The salary of a pilot is higher | a teacher.",
    right: "than that of",
    wrong: ["than", "than those of", "to that of"],
    rule: "a salary is compared with a salary, which “that of” stands for",
  },
  {
    sentence: "He speaks as though he | the owner of the house.",
    right: "were",
    wrong: ["is", "will be", "has been"],
    rule: "“as though” with what is unreal takes “were”",
  },
  {
    sentence: "I object | like a child.",
    right: "to being treated",
    wrong: ["to be treated", "for being treated", "at being treated"],
    rule: "“object to” is followed by a gerund, here of the passive",
  },
  {
    sentence: "One of the books that | on the table belongs to the library.",
    right: "are lying",
    wrong: ["is lying", "was laid", "are laying"],
    rule: "“that” stands for the plural “books”, and things lie, they do not lay",
  },
];

function improve(name: string, difficulty: Difficulty, rows: readonly Improvable[]) {
  return grammar({
    name,
    topic: "error-spotting",
    difficulty,
    write(random) {
      const { sentence, right, wrong, rule } = random.pick(rows);
      const isSound = random.chance(SOUND);
      const [given = "", ...rest] = isSound ? [right, ...wrong] : random.shuffle(wrong);
      const others = isSound ? rest : [right, ...rest];
      return {
        text: `Select the most appropriate option that can substitute the bracketed segment in the given sentence. If there is no need to substitute it, select ‘${NO_CHANGE}’.\n${sentence.replace("|", `(${given})`)}`,
        answer: isSound ? NO_CHANGE : right,
        wrong: [
          ...others
            .filter((option) => option !== right)
            .map((option) => [option, "does not fit the rule"] as const),
          ...(isSound ? [] : [[NO_CHANGE, `keeps the faulty “${given}”`] as const]),
        ],
        listed: [...random.shuffle(others), NO_CHANGE],
        because: isSound
          ? `The answer is “${NO_CHANGE}”: “${right}” is right as it stands, for ${rule}.`
          : `The sentence needs “${right}”, for ${rule}.`,
        verify: () => (given === right) === isSound,
      };
    },
  });
}

export const improvementWriters: WriterList = [
  withNature(
    { chapter: "sentence-improvement", form: "elementary" },
    improve("sentence-improvement-medium", "MEDIUM", MEDIUM),
  ),
  withNature(
    { chapter: "sentence-improvement", form: "elementary" },
    improve("sentence-improvement-hard", "HARD", HARD),
  ),
];
