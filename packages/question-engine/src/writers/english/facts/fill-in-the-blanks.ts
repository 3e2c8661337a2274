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
  ["She speaks so softly that we can ____ hear her.", "hardly", "clearly|easily|always|plainly", "a soft voice is hard to hear"],
  ["He worked hard and ____ won the prize.", "deservedly", "unluckily|carelessly|unfairly|unjustly", "one who works hard deserves the prize"],
  ["Switch off the lights to ____ electricity.", "save", "waste|spend|produce|use", "lights that are off use no electricity"],
  ["The glass fell on the floor and ____ into pieces.", "broke", "melted|bent|tore|spilt", "glass that falls breaks"],
  ["There isn't ____ milk left in the jug.", "much", "many|few|several|a few", "“milk” is uncountable and takes “much”"],
];
const MEDIUM: readonly Row[] = [
  ["____ his illness, he attended the meeting.", "Despite", "Because of|Owing to|Although|Thanks to", "attending while ill is a contrast, and “although” needs a clause with a verb"],
  ["The evidence was so ____ that nobody could doubt his guilt.", "conclusive", "doubtful|scanty|disputed|meagre", "evidence beyond doubt is conclusive"],
  ["The two reports ____ each other, so at least one of them must be false.", "contradict", "confirm|resemble|support|repeat", "both cannot be true"],
  ["A good manager knows how to ____ work to others and not do everything alone.", "delegate", "deny|abandon|postpone|conceal", "to pass work on to others is to delegate"],
  ["The factory was closed because it did not ____ with safety rules.", "comply", "interfere|cope|compete|quarrel", "one complies with rules"],
  ["The speech was so long and dull that the audience grew ____.", "restless", "attentive|thrilled|enchanted|spellbound", "a dull speech makes people restless"],
  ["His handwriting is so poor that it is almost ____.", "illegible", "legible|eligible|audible|readable", "what cannot be read is illegible"],
  ["Rather than face the problem, he tried to ____ it.", "evade", "confront|solve|tackle|resolve", "“rather than face” asks for its opposite"],
  ["The drought led to an ____ shortage of water in the district.", "acute", "amusing|adequate|abundant|welcome", "a severe shortage is acute"],
  ["Her ____ answer of just two words ended the interview.", "curt", "lengthy|elaborate|rambling|detailed", "an answer of two words is curt"],
  ["The old custom has gradually died out and is now almost ____.", "forgotten", "universal|fashionable|compulsory|widespread", "what has died out is forgotten"],
  ["Vaccination has helped to ____ smallpox from the world.", "eradicate", "migrate|cultivate|infect|spread", "to wipe out a disease is to eradicate it"],
  ["He is a man of few words; he is rather ____.", "reserved", "talkative|eloquent|boastful|outspoken", "a man of few words is reserved"],
];
const HARD: readonly Row[] = [
  ["Far from being ____, the minister's reply only deepened the public's anger.", "conciliatory", "provocative|inflammatory|belligerent|hostile", "“far from” and the deepened anger ask for a word that means “meant to calm”"],
  ["Although the critics were ____ in their praise, the film failed to draw the public.", "unanimous", "sparing|grudging|hesitant|lukewarm", "“although” contrasts warm praise with failure"],
  ["The scientist's claim was ____ because no one else could reproduce her results.", "discredited", "vindicated|corroborated|celebrated|upheld", "results that cannot be repeated lose belief"],
  ["His style is so ____ that he needs three pages to say what others say in one line.", "prolix", "terse|pithy|laconic|concise", "one who uses too many words is prolix"],
  ["The treaty proved ____: within a month both sides had broken it.", "ineffectual", "binding|durable|inviolable|lasting", "a treaty broken within a month had no effect"],
  ["She was too ____ to believe the salesman's promises without proof.", "sceptical", "gullible|credulous|naive|trusting", "one who asks for proof is sceptical"],
  ["The once ____ actor now lives in such ____ that even his neighbours do not know his name.", "celebrated … obscurity", "unknown … obscurity|admired … publicity|popular … splendour|struggling … renown", "“once” sets the fame of the past against a life in which nobody knows him"],
  ["The ____ of the evidence forced the judge to ____ the accused.", "paucity … acquit", "abundance … acquit|wealth … release|scarcity … convict|weight … free", "too little evidence leads to release, and much evidence to conviction"],
  ["Usually ____, he surprised his friends by speaking for an hour at the party.", "taciturn", "garrulous|voluble|loquacious|talkative", "the surprise shows that he speaks little as a rule"],
  ["The new law is meant to ____ the suffering of the poor, but it may in fact ____ it.", "alleviate … aggravate", "increase … intensify|mitigate … relieve|worsen … lessen|deepen … heighten", "a good aim is contrasted with a bad result"],
  ["His ____ spending soon ____ the fortune that his father had built up.", "lavish … exhausted", "frugal … depleted|thrifty … consumed|reckless … augmented|careful … drained", "only heavy spending uses up a fortune"],
  ["Her arguments were ____ on the surface, but a closer look showed them to be false.", "plausible", "absurd|preposterous|fallacious|ridiculous", "“but … false” asks for a word that means “seeming true”"],
  ["The general's ____ for detail meant that no order left his tent unchecked.", "passion", "contempt|disdain|disregard|impatience", "one who checks everything loves detail"],
  ["The committee's report is so ____ that even those who commissioned it found its conclusions hard to ____.", "convoluted … follow", "lucid … grasp|transparent … understand|succinct … comprehend|straightforward … accept", "only a tangled report is hard to follow for its own sponsors"],
  ["Since the data were ____, the researchers ____ from drawing any firm conclusion.", "sparse … refrained", "ample … abstained|abundant … desisted|plentiful … recoiled|exhaustive … shrank", "one holds back from a conclusion when there are too few data"],
  ["The engineer's ____ with failing components taught her to ____ every claim of the manufacturer.", "familiarity … question", "ignorance … test|unfamiliarity … verify|comfort … endorse|satisfaction … doubt", "who knows how parts fail doubts what their maker claims"],
  ["What looked like a ____ of talent in the team was in truth an ____ of opportunities to show it.", "dearth … absence", "dearth … abundance|surplus … absence|wealth … excess|shortage … excess", "“looked like … in truth” sets one lack against another that explains it"],
  ["His apology, far from being ____, was delivered with a smile that ____ his contempt.", "sincere … betrayed", "hollow … betrayed|insincere … revealed|sincere … concealed|grudging … disguised", "“far from” denies sincerity, and the smile shows the contempt"],
  ["The theory is ____ in its scope, but so ____ in its details that no experiment could ever refute it.", "ambitious … vague", "modest … vague|ambitious … precise|narrow … exact|sweeping … rigorous", "“but” contrasts a wide scope with details too unclear to be tested"],
  ["Unlike her predecessor, who ____ every decision, the new director acts with ____.", "deferred … dispatch", "hastened … promptness|deferred … hesitation|rushed … celerity|delayed … reluctance", "“unlike” asks for quick action after one who put things off"],
  ["The proposal was ____ by experts as unworkable, yet it was ____ by the public, who saw only its promise.", "dismissed … embraced", "praised … welcomed|dismissed … scorned|endorsed … applauded|derided … shunned", "“yet” sets the public's welcome against the experts' rejection"],
  ["The auditors' report was so ____ in its criticism that the board could not pretend to have misread it.", "unsparing", "muted|oblique|guarded|tentative", "criticism that nobody can misread holds nothing back"],
  ["Having ____ the risk for years, the industry now speaks of little else.", "downplayed", "magnified|publicised|dreaded|stressed", "“now speaks of little else” is set against what it did before"],
  ["The subsidy was withdrawn in stages so as to ____ its loss for the poorest households.", "cushion", "aggravate|hasten|sharpen|compound", "one goes step by step in order to soften a blow"],
  ["Two years of drought have ____ the savings that the village had built up in a decade.", "depleted", "replenished|swelled|safeguarded|consolidated", "in bad years savings are used up"],
  ["The new owner ____ the paper's reputation for fairness by printing his own speeches on the first page.", "squandered", "enhanced|cemented|burnished|upheld", "who prints his own speeches first loses a name for fairness"],
  ["The minister's answer was a model of ____: it ran to ten minutes and committed him to nothing.", "evasion", "candour|brevity|precision|frankness", "the colon explains it: many words and no commitment"],
  ["Rumours of a merger, though repeatedly denied, have proved remarkably ____.", "persistent", "fleeting|unfounded|fragile|transient", "“though” sets the denials against rumours that do not die"],
  ["So ____ were the terms of the loan that the borrower could never hope to repay it.", "onerous", "lenient|generous|favourable|modest", "terms that nobody can fulfil are a heavy burden"],
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
