import { type Cloze, clozes } from "./cloze.ts";

/** Texts on public matters, with five words to choose from for every blank. */
const ROWS: readonly Cloze[] = [
  {
    text: "A city that wished to shorten the queues at its licence office hired more clerks, and within a month the queues were as long as ever. The officers were [baffled]. Nobody had reckoned with those who had stayed away because of the wait; once it grew [tolerable], they came. Economists call such demand latent: it does not show until the obstacle that [deters] it has been removed. The same thing happens when a road is widened. Drivers who used to travel early or by train [revert] to the hour that suits them, and the new lane fills up. This is no reason for [withholding] the lane or the clerk, since more people are served than before; but it is foolish to promise that nobody will wait.",
    blanks: [
      {
        because:
          "There were more clerks and yet “the queues were as long as ever”, which the officers could not explain.",
        wrong: [
          "vindicated | their plan had not been proved right",
          "relieved | long queues bring no relief",
          "reconciled | a word that is followed by “to”",
          "acquitted | nobody had charged them with anything",
        ],
      },
      {
        because:
          "They “had stayed away because of the wait”, and so came when it was short enough to be borne.",
        wrong: [
          "tedious | a wait that grows longer keeps people away",
          "customary | what is usual had kept them away before",
          "inevitable | what cannot be avoided is no reason to come",
          "notorious | what everybody complains of draws nobody",
        ],
      },
      {
        because: "The demand was held back by the wait, and shows when the obstacle “has been removed”.",
        wrong: [
          "fosters | an obstacle does not help demand to grow",
          "satisfies | demand that is satisfied waits for nothing",
          "imitates | an obstacle is not like demand",
          "follows | the obstacle is there before the demand shows",
        ],
      },
      {
        because: "They had left that hour and go back “to the hour that suits them”.",
        wrong: [
          "object | nobody objects to what suits him",
          "submit | nobody has to submit to what suits him",
          "refer | to mention an hour is not to travel then",
          "contribute | one contributes to a cause, and not to an hour",
        ],
      },
      {
        because: "The author is for both, “since more people are served than before”.",
        wrong: [
          "extolling | the reason that follows would then be for it, not against",
          "providing | the reason that follows speaks for providing them",
          "exempting | a verb that would need from behind its object",
          "outlasting | how long they last is not in question",
        ],
      },
    ],
  },
  {
    text: "An auditor is paid by the very company whose books he examines, and it would be surprising if this did not [colour] his judgement. He need not be dishonest. It is enough that he gives the client the [benefit] of the doubt in small matters, each of which can be defended. Over ten years such matters [accumulate], until what is reported has drifted far from what is true and nobody can say when it happened. Laws that make companies change their auditors from time to time rest on this [insight]. The newcomer is not more upright than the man whom he replaces; he merely has no earlier kindness to [justify].",
    blanks: [
      {
        because: "The payment influences him although “He need not be dishonest.”",
        wrong: [
          "sharpen | a sharper judgement would miss less, and he misses much",
          "vindicate | being paid proves no judgement right",
          "restore | no judgement had been lost before",
          "announce | his judgement is made known by himself",
        ],
      },
      {
        because: "To give somebody “the benefit of the doubt” is to decide in his favour.",
        wrong: [
          "burden | one speaks of the burden of proof, and it helps no client",
          "shadow | something is beyond a shadow of doubt, but nobody is given one",
          "gravity | the doubt is about “small matters”",
          "absence | where there is no doubt, nothing need be given",
        ],
      },
      {
        because: "Small matters add up “until what is reported has drifted far from what is true”.",
        wrong: [
          "subside | then the report would come nearer to the truth",
          "alternate | taking turns would not lead far from the truth",
          "converge | things that come together do not drift",
          "elapse | said of time, and not of matters",
        ],
      },
      {
        because: "The laws follow from what has been understood about small favours: “rest on this insight”.",
        wrong: [
          "oversight | a law does not rest on something overlooked",
          "pretext | the author finds the reason a good one",
          "remedy | the law is the remedy, and does not rest on one",
          "grievance | nobody has complained",
        ],
      },
      {
        because:
          "He has done the company no favour for which he would have to find reasons: “no earlier kindness”.",
        wrong: [
          "postpone | what is earlier cannot be put off",
          "anticipate | what is earlier cannot be foreseen",
          "forestall | what is earlier cannot be prevented",
          "procure | what is earlier need not be obtained",
        ],
      },
    ],
  },
  {
    text: "Officials who clear vendors from a pavement usually [maintain] that traffic will flow more freely afterwards. It seldom does, for the space is [promptly] taken by parked cars. What is lost is less visible. A street with vendors is watched from dawn until late, so that women walk there with fewer [misgivings]; and a labourer who earns by the day can buy a meal in the [quantity] that his pocket allows. None of this appears in a survey of vehicles. A wiser council would mark out places, charge a modest rent and require that the pavement be kept clear enough to walk on, which would [spare] both sides the daily game of flight and pursuit.",
    blanks: [
      {
        because: "They claim it as their reason, but the traffic “seldom does” flow more freely.",
        wrong: [
          "concede | one concedes what speaks against oneself",
          "deny | then they would have no reason to clear the pavement",
          "lament | freer traffic is what they wish for",
          "doubt | then they would have no reason to clear the pavement",
        ],
      },
      {
        because: "Traffic does not improve, since cars fill the space at once: “taken by parked cars”.",
        wrong: [
          "rarely | then the space would stay free",
          "reluctantly | parked cars feel nothing",
          "formerly | the cars come after the vendors",
          "sparingly | then most of the space would stay free",
        ],
      },
      {
        because: "Since the street “is watched from dawn until late”, they are less afraid.",
        wrong: [
          "privileges | a watched street takes away no rights",
          "intentions | a watched street does not change what one plans",
          "safeguards | a watched street gives more of them",
          "prospects | what one may hope for is not at issue",
        ],
      },
      {
        because: "Who earns by the day buys as much as “his pocket allows”.",
        wrong: [
          "currency | a meal is not bought in another money",
          "sequence | there is no order of meals",
          "vicinity | a place is not allowed by a pocket",
          "capacity | a buyer acts in a capacity, which no pocket allows",
        ],
      },
      {
        because: "Neither side would have to run any more: “the daily game of flight and pursuit” would end.",
        wrong: [
          "grant | nobody wishes to be given such a game",
          "owe | there is no debt",
          "pledge | the council would end the game, and not promise it",
          "bequeath | nothing is left by a will",
        ],
      },
    ],
  },
  {
    text: "A bank that had its forms translated into eleven languages was [dismayed] to find that customers still asked the guard to fill them in. The words were now their own, but the form was not. It asked for a permanent address of people who moved with the harvest, and for a signature where a thumb had always [sufficed]. The translators had been told to leave the questions [intact], and had done so. When the bank at last sat down with twenty customers, it [discarded] half of the questions as of no use to anyone. The remainder fitted on a card. Only then did translation become worth while, and by then it was [scarcely] needed.",
    blanks: [
      {
        because: "The translation had been made in vain, since they “still asked the guard to fill them in”.",
        wrong: [
          "gratified | the bank had hoped for the opposite",
          "inclined | one is inclined to do something, not to meet with it",
          "entitled | nobody needs a right to find this out",
          "destined | nothing is said about fate",
        ],
      },
      {
        because: "A thumb had been enough until then, and now “a signature” was asked for.",
        wrong: [
          "faltered | a thumb that failed would not have been used “always”",
          "prevailed | it won no contest",
          "coincided | a word that needs “with”",
          "subsisted | a thumb need not keep itself alive",
        ],
      },
      {
        because: "They changed the words and not the questions, as they “had been told”.",
        wrong: [
          "vacant | a seat or a house is vacant, and not a question",
          "unasked | the form did ask them",
          "obsolete | nobody orders that questions be out of date",
          "exempt | a word that would need from after it",
        ],
      },
      {
        because: "Half were “of no use to anyone”, and the rest “fitted on a card”.",
        wrong: [
          "retained | what is of no use is not kept",
          "endorsed | what is of no use is not approved of",
          "rehearsed | questions of no use are not practised",
          "compiled | the form became shorter",
        ],
      },
      {
        because: "A card with few questions hardly calls for it; “Only then” and “by then” are contrasted.",
        wrong: [
          "urgently | the contrast with “worth while” would be lost",
          "distinctly | the contrast with “worth while” would be lost",
          "mutually | two sides would have to be named",
          "formally | there is no question of form",
        ],
      },
    ],
  },
  {
    text: "When a machine is made to use less fuel, one expects that less fuel will be used. The expectation is natural and often [mistaken]. A pump that costs half as much to run is switched on for longer, a cool room is kept cooler still, and the money that is saved goes on a flight. Engineers, who measure the machine, [overlook] this; economists, who measure the household, sometimes [exaggerate] it and declare that thrift is useless. Careful studies point to something in between: a part of the saving is [forfeited], seldom the whole. The sensible [response] is neither despair nor delight but a price for fuel that rises as machines improve.",
    blanks: [
      {
        because: "The examples go against it: a cheaper pump “is switched on for longer”.",
        wrong: [
          "fulfilled | the examples show the opposite",
          "prudent | the examples do not speak for it",
          "rewarded | nobody is paid for it",
          "concealed | it is openly held",
        ],
      },
      {
        because: "They “measure the machine”, and so do not see what people do with it.",
        wrong: [
          "regulate | they make no rules for households",
          "celebrate | it is nothing that they could be glad of",
          "intensify | they do not add to it",
          "initiate | it is begun by those who use the machine",
        ],
      },
      {
        because: "Who declares “that thrift is useless” makes too much of it.",
        wrong: [
          "underrate | then they would not call thrift useless",
          "mitigate | they do not make it less",
          "disregard | it is what they judge by",
          "camouflage | they speak of it openly",
        ],
      },
      {
        because: "“something in between”: some of the saving is lost, “seldom the whole”.",
        wrong: [
          "doubled | nothing is gained by using the pump for longer",
          "audited | nobody goes through the books",
          "pledged | nothing is promised to anybody",
          "amplified | the saving does not become larger",
        ],
      },
      {
        because: "A price for fuel is what to do about it, neither “despair nor delight”.",
        wrong: [
          "pretext | nobody needs an excuse",
          "symptom | despair and delight are not signs of an illness here",
          "precedent | no earlier case is named",
          "deterrent | delight keeps nobody away",
        ],
      },
    ],
  },
];

export const clozePolicy = clozes("cloze-policy", ROWS);
