import { wrong } from "../../../writing/computed.ts";
import type { SetQuestion, SetWriter } from "../../../writing/set-writer.ts";

/** Six sentences in their order; `clue` quotes what fixes it. */
interface Paragraph {
  sentences: readonly [string, string, string, string, string, string];
  clue: string;
}

const ROWS: readonly Paragraph[] = [
  {
    sentences: [
      "A century ago the traders of our coast settled their accounts with one another only once a year, on the morning after the harvest festival.",
      "Until that morning nobody paid anybody; each merely wrote down in a red ledger what was owed to him and what he owed.",
      "When the day came, all of them met in one hall and read these entries aloud, and most of the debts were found to cancel each other out.",
      "Only the few that remained after this cancelling had to be paid in coin, so that a single bag of silver sufficed for the trade of a whole year.",
      "The clearing house that modern banks share works on the very same principle, although it settles every day and no longer needs a hall.",
      "Its computers, too, first strike out whatever can be struck out, and move money only for the rest.",
    ],
    clue: "“that morning” takes up the day after the festival, “these entries” those of the ledger, “this cancelling” what was read aloud, “the very same principle” the whole custom, and “Its computers, too” the clearing house",
  },
  {
    sentences: [
      "When the river authority of a northern valley decided to plant trees along two hundred kilometres of bank, it expected the farmers to be grateful.",
      "Instead of thanking it, they pulled up the saplings within a month, usually at night.",
      "The officers concluded from this that the farmers did not understand what erosion was, and sent out lecturers with slides.",
      "One of these lecturers, a retired schoolmaster, had the good sense to ask his audience a question before he showed them anything.",
      "He learnt from their answers that they understood erosion very well, but needed the bank as a path for their cattle.",
      "The trees were then planted three metres further back, and not one of them has been pulled up since.",
    ],
    clue: "“Instead of thanking it” turns against the gratitude, “from this” takes up the pulling up, “One of these lecturers” those who were sent out, “their answers” the question, and “then” follows from what he learnt",
  },
  {
    sentences: [
      "Most people who have lost a purse are surprised to hear that honest finders are commoner than thieves.",
      "Researchers who wished to test this claim once left several hundred purses at the counters of hotels, post offices and banks.",
      "Some of them held no money at all, some a little, and some a sum that would have tempted a saint.",
      "Nearly everybody whom the researchers asked beforehand was certain that the fullest would never be seen again.",
      "The opposite happened: the more there was in a purse, the more often its owner received a call.",
      "It seems that to keep a small sum feels like luck, whereas to keep a large one feels like theft.",
    ],
    clue: "“this claim” takes up the honest finders, “Some of them” the purses, “the fullest” those with the largest sum, “The opposite” what everybody was certain of, and “It seems” explains the result",
  },
  {
    sentences: [
      "The postal savings book, with its blue cover and its rows of stamps, was for many families the first thing that they ever owned in writing.",
      "It could be opened with a single coin, at a counter where one also bought stamps, so that nobody felt out of place there.",
      "Banks of that time, by contrast, had marble steps and a man at the door whose glance asked visitors what they wanted.",
      "Not surprisingly, those who had little to save stayed away from them and trusted the postmaster instead.",
      "His was a position of some delicacy, for in a small town he thus came to know what everybody was worth.",
      "The good ones among his kind are still remembered for never having let a word of that knowledge slip.",
    ],
    clue: "“It” takes up the savings book, “by contrast” sets the banks against the counter, “them” are the banks, “His” is the postmaster's position, and “his kind” with “that knowledge” closes what he came to know",
  },
  {
    sentences: [
      "When a dairy cooperative replaced its cash box by payments to bank accounts, its managers expected the women who brought the milk to welcome the change.",
      "Most of them did so, but only for a month, after which deliveries began to fall.",
      "This fall puzzled the managers, since nobody was being paid less than before.",
      "Their accountant found the cause when she asked in whose name the accounts had been opened.",
      "In nearly every house it was the husband's, so that money which used to pass through a woman's hands each morning now arrived in his.",
      "New accounts were thereupon opened in the names of the women, and within a season the cans were full again.",
    ],
    clue: "“did so” takes up the welcome, “This fall” the deliveries, “Their accountant” the managers, “it was the husband's” answers in whose name, and “thereupon” follows from the cause",
  },
  {
    sentences: [
      "A bridge that soldiers cross in step may sway more than one that is crossed by a larger crowd walking anyhow.",
      "The reason is that their feet strike at the same moment, while those of a crowd cancel one another out.",
      "Bankers have an equivalent of such marching, although they seldom recognise it until the bridge has begun to move.",
      "It occurs when all of them judge risk by the same formula and therefore sell the same assets on the same day.",
      "None of those sales would matter if it were made alone, for some other bank would be found to buy.",
      "Made together, they drive down the very prices on which the formula relied, and so call forth the next round.",
    ],
    clue: "“their feet” are the soldiers', “such marching” takes up the step, “It occurs” the bankers' equivalent, “those sales” what they sell, and “Made together” is set against “made alone”",
  },
  {
    sentences: [
      "The clerk who kept the land records of our district was known for never losing a paper.",
      "This reputation rested on a simple habit: he copied every deed and stored the copy in his own house.",
      "His superiors learnt of the habit only when he retired, and were horrified that public documents should lie under a private bed.",
      "They had all of these brought back to the office, where they were piled up beside the originals, to be sorted later.",
      "Before that could be done, a flood rose through the floor and turned both sets to pulp.",
      "People still say that the records of the district were safe as long as they were kept against the rules.",
    ],
    clue: "“This reputation” takes up the never losing, “the habit” the copying, “all of these” the documents under the bed, “that” the sorting, and the last sentence looks back on the whole",
  },
  {
    sentences: [
      "Anyone who has waited for a lift knows that complaints about slow lifts are seldom about speed.",
      "The owners of one tall building discovered this after they had spent a fortune on faster motors.",
      "Their tenants grumbled as before, and a consultant was called in, who proposed to spend an even larger sum.",
      "It was a caretaker who suggested, instead of this new expense, that mirrors be hung beside the doors.",
      "With something to look at, people ceased to count the seconds, and the grumbling stopped within a week.",
      "The faster motors, it is said, never did as much for the building as the mirrors that cost next to nothing.",
    ],
    clue: "“discovered this” takes up the first sentence, “Their tenants” the owners, “this new expense” the larger sum, “something to look at” the mirrors, and the last sentence weighs the two against each other",
  },
];

const LETTERS = "ABCDEF";
const ASKED = [
  [0, "Which sentence will be the FIRST after the rearrangement?"],
  [2, "Which sentence will be the THIRD after the rearrangement?"],
  [3, "Which sentence will be the FOURTH after the rearrangement?"],
  [5, "Which sentence will be the LAST after the rearrangement?"],
] as const;

const shown = (letter: string) => `Sentence (${letter})`;

export const rearrangement: SetWriter = {
  kind: "set",
  name: "six-sentences-to-rearrange",
  form: "bank",
  topic: "sentence-structure",
  part: "rearrangement",
  difficulty: "MEDIUM",
  size: ROWS.length,
  draw(random, index) {
    const row = ROWS[index];
    if (!row) return undefined;
    const places = random.shuffle([0, 1, 2, 3, 4, 5]);
    const letterOf = (at: number) => LETTERS[places.indexOf(at)] ?? "";
    const order = [0, 1, 2, 3, 4, 5].map(letterOf).join("");
    const ask = (at: number, text: string, named?: number): SetQuestion => ({
      text,
      answer: shown(letterOf(at)),
      distractors: random
        .shuffle([0, 1, 2, 3, 4, 5].filter((other) => other !== at && other !== named))
        .map((other) => wrong(shown(letterOf(other)), `a sentence that belongs in place ${other + 1}`)),
      fixedOptions: true,
      explanation: [`The order is ${order}: ${row.clue}.`, `So the answer is ${shown(letterOf(at))}.`],
      verify: () => order[at] === letterOf(at),
    });
    const before = random.int(3, 4);
    const follows = `Which sentence immediately follows sentence (${letterOf(before)}) after the rearrangement?`;
    const lines = places.map((at, place) => `(${LETTERS[place]}) ${row.sentences[at]}`);
    return {
      stimulus: {
        text: `Rearrange the sentences (A) to (F). Together they make one meaningful paragraph.\n${lines.join("\n")}`,
      },
      questions: [
        ...ASKED.map(([at, text]) => ask(at, text)),
        { ...ask(before + 1, follows, before), difficulty: "HARD" as const },
      ],
    };
  },
};
