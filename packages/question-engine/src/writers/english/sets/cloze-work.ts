import { type Cloze, clozes } from "./cloze.ts";

/** Texts on work and money, with five words to choose from for every blank. */
const ROWS: readonly Cloze[] = [
  {
    text: "Lending to small shops was long thought too costly, since the work of judging a loan is much the same whether the [sum] applied for is large or small. Phones have altered this. A shopkeeper whose customers pay by scanning a code leaves a [trail] of daily sales that no clerk has to collect, and a lender who is allowed to see it can [gauge] the risk within minutes. Critics point out, with some [justification], that what is quick to grant is also quick to regret. A loan that arrives before its purpose has been thought through may [merely] postpone a difficulty which better bookkeeping would have removed.",
    blanks: [
      {
        because: "What is lent is an amount of money: “whether the sum applied for is large or small”.",
        wrong: [
          "post | what one applies for elsewhere, and no loan",
          "rate | a rate is high or low, not large or small",
          "permit | a permission, which is not large or small",
          "term | a term is long or short, not large or small",
        ],
      },
      {
        because: "Sales leave marks behind that can be followed: “leaves a trail of daily sales”.",
        wrong: [
          "shortage | a lack of sales leaves nothing to see",
          "bargain | a cheap purchase, which is not left behind",
          "ceiling | a limit, which is not collected",
          "burden | a load, which a lender would not look at",
        ],
      },
      {
        because: "With the figures one can “gauge the risk”, that is, measure it.",
        wrong: [
          "aggravate | this would make the risk larger",
          "repay | a loan is repaid, and not a risk",
          "ignore | then nobody would need the figures",
          "conceal | figures that are seen bring a risk to light",
        ],
      },
      {
        because: "“with some justification” admits that the critics have a reason.",
        wrong: [
          "compensation | a payment, which critics do not get",
          "resemblance | a likeness, with nothing named that it is to",
          "supervision | nobody watches over the critics",
          "permission | a leave that nobody gave",
        ],
      },
      {
        because: "It does no more than “postpone a difficulty”: “may merely postpone”.",
        wrong: [
          "rarely | the opposite of what the sentence warns of",
          "conversely | nothing is turned round",
          "hitherto | the postponing lies in the time to come",
          "mutually | there are not two sides that postpone",
        ],
      },
    ],
  },
  {
    text: "An office that [suspended] its weekly meeting for three months made a curious discovery. Work did not suffer; if anything, reports came in sooner. What suffered was the newcomer. People who had been with the firm for years [relied] on friendships made long before, and asked one another whatever they needed to know. Those who had just joined had nobody to ask, and no [occasion] on which to find out whom they might ask. The meeting, it turned out, had served a purpose that appeared on no agenda. It was [restored], but in another form: half an hour, no slides, and a rule that the most recent [recruit] speaks first.",
    blanks: [
      {
        because:
          "For three months there was no meeting, and later it came back: the office had “suspended its weekly meeting”.",
        wrong: [
          "convened | then nothing would have changed",
          "chaired | who leads it ends no meeting",
          "minuted | a record ends no meeting",
          "prolonged | the opposite of doing without it",
        ],
      },
      {
        because: "They “asked one another whatever they needed to know”, and so “relied on friendships”.",
        wrong: [
          "insisted | they had these friendships, and need not demand them",
          "frowned | the opposite, for the friendships were welcome",
          "commented | remarks about friendships answer no question",
          "reflected | thoughts about friendships answer no question",
        ],
      },
      {
        because: "They lacked a time and place for it: “no occasion on which to find out”.",
        wrong: [
          "reason | they had reason enough to ask",
          "ambition | one does not find out on an ambition",
          "pretext | one finds out under a pretext, not on one",
          "obligation | a duty to ask is not what they lacked",
        ],
      },
      {
        because: "It came back “in another form”: “It was restored”.",
        wrong: [
          "forbidden | what is forbidden has no form",
          "forgotten | what is forgotten has no rule",
          "postponed | a later date is not another form",
          "criticised | this does not bring it back",
        ],
      },
      {
        because: "The rule favours who has just joined: “the most recent recruit speaks first”.",
        wrong: [
          "applicant | who only applies has not joined yet",
          "visitor | a guest does not belong to the office",
          "supervisor | a meeting for newcomers does not begin with those who watch over them",
          "predecessor | who has left does not attend",
        ],
      },
    ],
  },
  {
    text: "For most of history a price was the [outcome] of an argument. The buyer named too little, the seller too much, and the two met somewhere between. The fixed price, printed on a tag, is an invention of the large shops of the nineteenth century, which employed too many assistants to [trust] each of them with a bargain. It was [hailed] as an act of fairness, since the shy now paid no more than the bold. Lately the tag has begun to change again. A seller on the screen can [adjust] a price by the hour, and in theory for every buyer, which amounts to an argument in which only one side is [present].",
    blanks: [
      {
        because:
          "The two argued and “met somewhere between”; the price was what came out: “the outcome of an argument”.",
        wrong: [
          "cause | the argument made the price, not the price the argument",
          "absence | there was an argument",
          "rival | a price does not compete with an argument",
          "origin | the price came last, not first",
        ],
      },
      {
        because: "There were “too many assistants” to “trust each of them with a bargain”.",
        wrong: [
          "punish | a punishment that nobody speaks of",
          "measure | people are not measured with a bargain",
          "confuse | the shop had no such wish",
          "deprive | a verb that is followed by “of”",
        ],
      },
      {
        because: "As something fair it was praised: “hailed as an act of fairness”.",
        wrong: [
          "condemned | an act of fairness is not condemned",
          "regretted | nobody regrets what is fair, and “the shy now paid no more than the bold”",
          "abandoned | it was kept",
          "mistaken | a word that is followed by “for”",
        ],
      },
      {
        because: "Prices that follow the hour are changed: “adjust a price by the hour”.",
        wrong: [
          "freeze | the opposite, for a frozen price does not change",
          "recall | remembering does not change it",
          "dispute | a seller does not quarrel with its own price",
          "inherit | a price is not inherited",
        ],
      },
      {
        because: "The buyer has no say: it is “an argument in which only one side is present”.",
        wrong: [
          "courteous | manners are not what is discussed",
          "solvent | who can pay is not what is discussed",
          "literate | who can read is not what is discussed",
          "punctual | nobody is said to be late",
        ],
      },
    ],
  },
];

export const clozeWork = clozes("cloze-work", ROWS);
