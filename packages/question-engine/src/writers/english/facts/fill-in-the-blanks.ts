import { capitalise } from "../../../english.ts";
import { wordings } from "../../../kit/singles.ts";

type Row = readonly [use: string, answer: string, wrong: string, clue: string];

/** `clue` says what in the sentence decides. */
const EASY: readonly Row[] = [
  ["It was raining heavily, ____ we stayed indoors.", "so", "but|although|unless|whereas", "staying indoors is the result of the rain"],
  ["He is poor ____ honest.", "but", "so|because|unless|since", "“poor” and “honest” are contrasted"],
  ["You must hurry, ____ you will miss the bus.", "or", "and|but|because|so", "missing the bus is what follows if you do not hurry"],
  ["The soup was so hot ____ I burnt my tongue.", "that", "as|than|which|when", "“so” is completed by “that”"],
  ["The desert is dry because it gets very little ____.", "rain", "sand|sunshine|wind|heat", "lack of rain makes a place dry"],
  ["A doctor treats ____ in a hospital.", "patients", "clients|customers|pupils|tenants", "those whom a doctor treats are called patients"],
  ["The lion is a wild animal, but the cow is a ____ one.", "domestic", "foreign|savage|nocturnal|fierce", "“but” asks for the opposite of “wild”"],
  ["She speaks so softly that we can ____ hear her.", "hardly", "clearly|gladly|always|loudly", "a soft voice is hard to hear"],
  ["He worked hard and ____ won the prize.", "deservedly", "unluckily|carelessly|unfairly|rarely", "one who works hard deserves the prize"],
  ["Switch off the lights to ____ electricity.", "save", "waste|produce|borrow|repair", "lights that are off use no electricity"],
  ["The glass fell on the floor and ____ into pieces.", "broke", "melted|bent|tore|spilt", "glass that falls breaks"],
  ["There isn't ____ milk left in the jug.", "much", "many|few|little|a few", "“milk” is uncountable, and after “not” it takes “much”"],
];
const MEDIUM: readonly Row[] = [
  ["____ his illness, he attended the meeting.", "Despite", "Because of|Although|In spite|Even though", "attending while ill is a contrast, “although” needs a clause with a verb and “in spite” needs “of”"],
  ["The evidence was so ____ that nobody could doubt his guilt.", "conclusive", "disputed|emotional|technical|belated", "evidence beyond doubt is conclusive"],
  ["The two reports ____ each other, so at least one of them must be false.", "contradict", "confirm|replace|consult|resemble", "both cannot be true"],
  ["A good manager knows how to ____ work to others and not do everything alone.", "delegate", "deny|abandon|postpone|conceal", "to pass work on to others is to delegate"],
  ["The factory was closed because it did not ____ with safety rules.", "comply", "interfere|cope|compete|quarrel", "one complies with rules"],
  ["The speech was so long and dull that the audience grew ____.", "restless", "attentive|envious|hopeful|obedient", "a dull speech makes people restless"],
  ["His handwriting is so poor that it is almost ____.", "illegible", "legible|inaudible|ineligible|indelible", "what cannot be read is illegible"],
  ["Rather than face the problem, he tried to ____ it.", "evade", "confront|provoke|deserve|admit", "“rather than face” asks for its opposite"],
  ["The drought led to an ____ shortage of water in the district.", "acute", "adequate|eager|equal|edible", "a severe shortage is acute"],
  ["He did not look up, and his ____ answer of two words ended the interview.", "curt", "cordial|lengthy|fluent|grateful", "an answer of two words is curt"],
  ["The old custom has gradually died out and is now almost ____.", "forgotten", "fashionable|compulsory|sacred|permanent", "what has died out is forgotten"],
  ["Vaccination has helped to ____ smallpox from the world.", "eradicate", "migrate|cultivate|liberate|duplicate", "to wipe out a disease is to eradicate it"],
  ["He is a man of few words; he is rather ____.", "reserved", "talkative|generous|punctual|envious", "a man of few words is reserved"],
];
const HARD: readonly Row[] = [
  ["Far from being ____, the minister's reply only deepened the public's anger.", "conciliatory", "provocative|punctual|rhetorical|belated", "“far from” and the deepened anger ask for a word that means “meant to calm”"],
  ["Although the critics were ____ in their praise, the film failed to draw the public.", "unanimous", "sparing|anonymous|belated|impartial", "“although” contrasts warm praise with failure"],
  ["The scientist's claim was ____ because no one else could reproduce her results.", "discredited", "vindicated|plagiarised|patented|amplified", "results that cannot be repeated lose belief"],
  ["His style is so ____ that he needs three pages to say what others say in one line.", "prolix", "terse|lucid|vivid|archaic", "one who uses too many words is prolix"],
  ["The treaty proved ____: within a month both sides had broken it.", "ineffectual", "inviolable|lucrative|perpetual|impartial", "a treaty broken within a month had no effect"],
  ["She was too ____ to believe the salesman's promises without proof.", "sceptical", "credulous|frugal|affable|impulsive", "one who asks for proof is sceptical"],
  ["Usually ____, he surprised his friends by speaking for an hour at the party.", "taciturn", "garrulous|punctual|frugal|amiable", "the surprise shows that he speaks little as a rule"],
  ["Her arguments were ____ on the surface, but a closer look showed them to be false.", "plausible", "fallacious|tedious|verbose|redundant", "“but … false” asks for a word that means “seeming true”"],
  ["The general's ____ for detail meant that no order left his tent unchecked.", "passion", "contempt|remorse|excuse|nostalgia", "one who checks everything loves detail"],
  ["The auditors' report was so ____ in its criticism that the board could not pretend to have misread it.", "unsparing", "muted|belated|learned|courteous", "criticism that nobody can misread holds nothing back"],
  ["Having ____ the risk for years, the industry now speaks of little else.", "downplayed", "stressed|inherited|proclaimed|outlived", "“now speaks of little else” is set against what it did before"],
  ["The subsidy was withdrawn in stages so as to ____ its loss for the poorest households.", "cushion", "aggravate|advertise|recover|compound", "one goes step by step in order to soften a blow"],
  ["Two years of drought have ____ the savings that the village had built up in a decade.", "depleted", "replenished|invested|inherited|audited", "in bad years savings are used up"],
  ["The new owner ____ the paper's reputation for fairness by printing his own speeches on the first page.", "squandered", "enhanced|inherited|restored|envied", "who prints his own speeches first loses a name for fairness"],
  ["The minister's answer was a model of ____: it ran to ten minutes and committed him to nothing.", "evasion", "candour|brevity|gratitude|sarcasm", "the colon explains it: many words and no commitment"],
  ["Rumours of a merger, though repeatedly denied, have proved remarkably ____.", "persistent", "fleeting|unfounded|courteous|obscure", "“though” sets the denials against rumours that do not die"],
  ["So ____ were the terms of the loan that the borrower could never hope to repay it.", "onerous", "lenient|concise|familiar|reciprocal", "terms that nobody can fulfil are a heavy burden"],
];

export const fillers = wordings("sentence-completion", "fill-in-the-blanks", [
  ...fill("EASY", EASY),
  ...fill("MEDIUM", MEDIUM),
  ...fill("HARD", HARD),
]);

function fill(difficulty: "EASY" | "MEDIUM" | "HARD", rows: readonly Row[]) {
  return rows.map(([use, answer, wrong, clue]) => {
    const [first = "", second = "", third = "", ...more] = wrong.split("|");
    return {
      ask: `Choose the option that best completes the sentence: ${use}`,
      answer,
      wrong: [first, second, third, ...more] as const,
      tell: `“${capitalise(answer)}” is right, since ${clue}. “${capitalise(first)}”, “${second}” and “${third}” go against this.`,
      difficulty,
    };
  });
}
