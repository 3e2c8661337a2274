import { capitalise } from "../../../english.ts";
import { wordings } from "../../../kit/singles.ts";

type Row = readonly [use: string, answer: string, wrong: string, clue: string];

/** `clue` says what in the sentence decides. */
const EASY: readonly Row[] = [
  ["It was raining heavily, ____ we stayed indoors.", "so", "but|although|unless", "staying indoors is the result of the rain"],
  ["He is poor ____ honest.", "but", "so|because|unless", "“poor” and “honest” are contrasted"],
  ["You must hurry, ____ you will miss the bus.", "or", "and|but|because", "missing the bus is what follows if you do not hurry"],
  ["The soup was so hot ____ I burnt my tongue.", "that", "as|than|which", "“so” is completed by “that”"],
  ["The desert is dry because it gets very little ____.", "rain", "sand|sunshine|wind", "lack of rain makes a place dry"],
  ["A doctor treats ____ in a hospital.", "patients", "clients|customers|pupils", "those whom a doctor treats are called patients"],
  ["The lion is a wild animal, but the cow is a ____ one.", "domestic", "foreign|savage|nocturnal", "“but” asks for the opposite of “wild”"],
  ["She speaks so softly that we can ____ hear her.", "hardly", "clearly|easily|always", "a soft voice is hard to hear"],
  ["He worked hard and ____ won the prize.", "deservedly", "unluckily|carelessly|unfairly", "one who works hard deserves the prize"],
  ["Switch off the lights to ____ electricity.", "save", "waste|spend|produce", "lights that are off use no electricity"],
  ["The glass fell on the floor and ____ into pieces.", "broke", "melted|bent|tore", "glass that falls breaks"],
  ["There isn't ____ milk left in the jug.", "much", "many|few|several", "“milk” is uncountable and takes “much”"],
];
const MEDIUM: readonly Row[] = [
  ["____ his illness, he attended the meeting.", "Despite", "Because of|Owing to|Although", "attending while ill is a contrast, and “although” needs a clause with a verb"],
  ["The evidence was so ____ that nobody could doubt his guilt.", "conclusive", "doubtful|scanty|disputed", "evidence beyond doubt is conclusive"],
  ["The two reports ____ each other, so at least one of them must be false.", "contradict", "confirm|resemble|support", "both cannot be true"],
  ["A good manager knows how to ____ work to others and not do everything alone.", "delegate", "deny|abandon|postpone", "to pass work on to others is to delegate"],
  ["The factory was closed because it did not ____ with safety rules.", "comply", "interfere|cope|compete", "one complies with rules"],
  ["The speech was so long and dull that the audience grew ____.", "restless", "attentive|thrilled|enchanted", "a dull speech makes people restless"],
  ["His handwriting is so poor that it is almost ____.", "illegible", "legible|eligible|audible", "what cannot be read is illegible"],
  ["Rather than face the problem, he tried to ____ it.", "evade", "confront|solve|tackle", "“rather than face” asks for its opposite"],
  ["The drought led to an ____ shortage of water in the district.", "acute", "amusing|adequate|abundant", "a severe shortage is acute"],
  ["Her ____ answer of just two words ended the interview.", "curt", "lengthy|elaborate|rambling", "an answer of two words is curt"],
  ["The old custom has gradually died out and is now almost ____.", "forgotten", "universal|fashionable|compulsory", "what has died out is forgotten"],
  ["Vaccination has helped to ____ smallpox from the world.", "eradicate", "migrate|cultivate|infect", "to wipe out a disease is to eradicate it"],
  ["He is a man of few words; he is rather ____.", "reserved", "talkative|eloquent|boastful", "a man of few words is reserved"],
];
const HARD: readonly Row[] = [
  ["Far from being ____, the minister's reply only deepened the public's anger.", "conciliatory", "provocative|inflammatory|belligerent", "“far from” and the deepened anger ask for a word that means “meant to calm”"],
  ["Although the critics were ____ in their praise, the film failed to draw the public.", "unanimous", "sparing|grudging|hesitant", "“although” contrasts warm praise with failure"],
  ["The scientist's claim was ____ because no one else could reproduce her results.", "discredited", "vindicated|corroborated|celebrated", "results that cannot be repeated lose belief"],
  ["His style is so ____ that he needs three pages to say what others say in one line.", "prolix", "terse|pithy|laconic", "one who uses too many words is prolix"],
  ["The treaty proved ____: within a month both sides had broken it.", "ineffectual", "binding|durable|inviolable", "a treaty broken within a month had no effect"],
  ["She was too ____ to believe the salesman's promises without proof.", "sceptical", "gullible|credulous|naive", "one who asks for proof is sceptical"],
  ["The once ____ river has shrunk to a ____ in the drought.", "mighty … trickle", "shallow … flood|dry … torrent|narrow … deluge", "“shrunk” asks for something great that became small"],
  ["The ____ of the evidence forced the judge to ____ the accused.", "paucity … acquit", "abundance … acquit|wealth … release|scarcity … convict", "too little evidence leads to release, and much evidence to conviction"],
  ["Usually ____, he surprised his friends by speaking for an hour at the party.", "taciturn", "garrulous|voluble|loquacious", "the surprise shows that he speaks little as a rule"],
  ["The new law is meant to ____ the suffering of the poor, but it may in fact ____ it.", "alleviate … aggravate", "increase … intensify|mitigate … relieve|worsen … lessen", "a good aim is contrasted with a bad result"],
  ["His ____ spending soon ____ the fortune that his father had built up.", "lavish … exhausted", "frugal … depleted|thrifty … consumed|reckless … augmented", "only heavy spending uses up a fortune"],
  ["Her arguments were ____ on the surface, but a closer look showed them to be false.", "plausible", "absurd|preposterous|fallacious", "“but … false” asks for a word that means “seeming true”"],
  ["The general's ____ for detail meant that no order left his tent unchecked.", "passion", "contempt|disdain|disregard", "one who checks everything loves detail"],
];

export const fillers = wordings("sentence-completion", "fill-in-the-blanks", [
  ...fill("EASY", EASY),
  ...fill("MEDIUM", MEDIUM),
  ...fill("HARD", HARD),
]);

function fill(difficulty: "EASY" | "MEDIUM" | "HARD", rows: readonly Row[]) {
  return rows.map(([use, answer, wrong, clue]) => {
    const [first = "", second = "", third = ""] = wrong.split("|");
    return {
      ask: `Choose the option that best completes the sentence: ${use}`,
      answer,
      wrong: [first, second, third] as const,
      tell: `“${capitalise(answer)}” is right, since ${clue}. “${capitalise(first)}”, “${second}” and “${third}” go against this.`,
      difficulty,
    };
  });
}
