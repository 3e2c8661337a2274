import { type BankPassage, bankPassages, whichAreTrue } from "./passage.ts";

const ROWS: readonly BankPassage[] = [
  {
    text: "A traveller who carries one charger for all devices owes the comfort to several years of meetings at which nobody raised his voice. Standards are agreed in such meetings. They concern the thread of screws, the size of paper, the depth of a socket, and it is hard to think of a subject less likely to fill a newspaper. Yet a good part of what is called progress consists of them. A screw that fits any nut makes every workshop a possible supplier of every other, and one that could use only its own screws would have to make everything.\n\nIt is often supposed that the best design wins. The record is less flattering. Among several ways of doing a thing that are all good enough, the one that prevails is usually the one that was settled first, because everybody who joined it made it more useful to the next. A better design that arrives two years later has to be not merely better but better by more than the cost of leaving all the others behind. This is why keyboards have kept an order of letters that nobody would choose today, and why engineers who are asked about it shrug. They know that the worth of a standard lies in its being shared, and that the rest is taste.\n\nFrom this it follows that a standard is a kind of power, and that those who hold it are seldom eager to mention it. A firm whose patent lies inside an agreed design collects a fee on every article that is sold, including its rivals'. The usual cure is a promise, given before the vote, to let others use the patent on fair terms. What fair means is left to the courts, and they have been busy.\n\nSmaller countries used to stay away from the meetings, since the fares were high and the benefit was far off. They have begun to come. One delegate, asked what his country had gained in ten years, named a single line that had been put into a standard for pumps, by which a pump must be able to run on a current that rises and falls. Without that line the pumps would have failed in half the villages of his region, and every one of them would have been correct according to the paper. He had not invented anything, he added. He had merely been in the room.",
    asked: [
      {
        ask: "Why does the author mention the screw that fits any nut?",
        answer: "To show that a shared standard lets workshops supply one another",
        because: "It “makes every workshop a possible supplier of every other”.",
        wrong: [
          "To show that a good workshop makes all of its parts for itself | what it “would have to” do without the standard",
          "To show that the quiet of the meetings is good for their results | nobody raised his voice, but that is not the point of the screw",
          "To show that small parts deserve more space in the newspapers | the author does not complain of the newspapers",
          "To show that a simple design is chosen sooner than a better one | which design wins is the next paragraph's subject",
        ],
      },
      {
        ask: "According to the author, why does a better design often fail to prevail?",
        answer: "It would have to outweigh the loss of what others already share",
        because: "It must be “better by more than the cost of leaving all the others behind”.",
        wrong: [
          "It would have to be paid for by a fee on every article that is sold | the fee is collected by whoever is in the agreed design",
          "It would have to be put to the vote of those who hold the patents | votes are spoken of only where promises are",
          "It would have to be learnt by engineers who prefer their old habits | engineers shrug, and do not prefer it",
          "It would have to be made cheaper than what is produced in numbers | prices of designs are not compared",
        ],
        isHard: true,
      },
      whichAreTrue(
        [
          [
            "Engineers regard the order of letters on a keyboard as the best that could be found.",
            false,
            "it is one “that nobody would choose today”",
          ],
          [
            "The holder of a patent may earn money from goods that its competitors sell.",
            true,
            "it collects a fee on every article, “including its rivals'”",
          ],
          [
            "Courts have had to decide on what terms others may use a patent.",
            true,
            "“What fair means is left to the courts”",
          ],
        ],
        ["2", "123", "12", "3"],
      ),
      {
        ask: "What does “The record” mean in “The record is less flattering”?",
        answer: "what has in fact happened",
        because: "It is set against what “is often supposed”, and then it is told which designs have won.",
        wrong: [
          "the best result so far | the everyday sense in sport, which is not meant",
          "what was noted at the meetings | the meetings belong to the paragraph before",
          "the list of what is patented | patents are spoken of later",
          "what the engineers have said | they only shrug",
        ],
      },
      {
        ask: "What does “every one of them would have been correct according to the paper” imply?",
        answer: "A standard may be met by what is of no use where it is needed",
        because:
          "“the pumps would have failed in half the villages”, although nothing in the standard was broken.",
        wrong: [
          "A standard may be printed with errors that are noticed too late | nothing was wrongly printed",
          "A standard may be kept more strictly in villages than elsewhere | how strictly it is kept is not compared",
          "A standard may be disregarded by those who build for the poor | the pumps would have kept to it",
          "A standard may rule out a thing that would serve the villages | it would have allowed a thing that did not serve them",
        ],
        isHard: true,
      },
      {
        ask: "What does the delegate stress by “He had merely been in the room”?",
        answer: "What counted was that his country had taken part",
        because: "“Smaller countries used to stay away”, and “He had not invented anything”.",
        wrong: [
          "What counted was that his line was short and clear | its length is not why it was accepted",
          "What counted was that he knew most about pumps | he claims no such knowledge",
          "What counted was that the others had kept silent | the others are not spoken of",
          "What counted was that the fares had come down since | the fares are not said to have fallen",
        ],
      },
    ],
  },
  {
    text: "In a market where nobody can tell a good article from a bad one, it is the good ones that disappear. The argument was first made about used cars. A buyer who cannot judge what is under the bonnet will offer no more than a middling car is worth. The owner of a sound car, to whom this is too little, keeps it; the owner of a wreck accepts with pleasure. Buyers learn from experience that what is offered is worse than middling, and offer less. At each step the best of the remaining cars are withdrawn, until only wrecks change hands, at the price of wrecks. No one has told a lie.\n\nThe remarkable thing is how seldom markets actually end in this way. Between the buyer and the wreck societies have placed a variety of devices: the brand, the guarantee, the licence, the cousin in the trade. The best of them rest upon one principle. A signal is believed when it would cost a dishonest man more than an honest one. To promise free repairs for two years is cheap for the seller whose cars do not break down and ruinous for the other. A sign in golden letters that says Honest Dealer, on the other hand, costs both of them the same, and tells the passer-by nothing, except perhaps that a need was felt to say it.\n\nThe internet seemed at first to make such devices superfluous, since anybody could now read what a thousand earlier customers had thought. For some years it worked surprisingly well. Then opinions, being worth money, came to be sold by the hundred, and the stars under an article sank to the level of the golden letters. The sites that have kept their readers' trust are those which made an opinion dear: only those who have bought may speak, and what they said last year stays beside their name.\n\nThere is a lesson here for those who would protect the buyer by demanding more information. Sellers are quite willing to supply it. A contract of sixty pages informs the buyer of everything and enlightens him about nothing, and it costs the rogue no more to print than the honest man. It would be better to ask less often what the seller says, and more often what he stands to lose if it is not so.",
    asked: [
      {
        ask: "According to the passage, why do sound used cars disappear from the market?",
        answer: "Buyers who cannot judge them offer less than they are worth",
        because: "The owner of a sound car, “to whom this is too little, keeps it”.",
        wrong: [
          "Sellers of wrecks mislead those who look under the bonnet | “No one has told a lie”",
          "Dealers buy them up and hold them back for a better price | no such dealers are spoken of",
          "Owners would rather sell them to a cousin in the trade | the cousin is a help to the buyer",
          "Guarantees have made them dearer than buyers can afford | a guarantee is cheap for sellers of such cars",
        ],
      },
      {
        ask: "Which of these tailors gives a signal that would be believed on the author's principle?",
        answer: "One who promises to sew a suit anew if a seam gives way",
        because: "It “would cost a dishonest man more than an honest one”.",
        wrong: [
          "One who has “the best in town” painted above his door | like the golden letters, it costs both the same",
          "One who hands out a long list of the cloths that he uses | like the contract, it costs a rogue no more to print",
          "One who pays young men to praise his suits in the street | like opinions that are sold by the hundred",
          "One who swears that his own family is dressed by him | words that any tailor can say at no cost",
        ],
        isHard: true,
      },
      whichAreTrue(
        [
          [
            "A market may be spoilt in the way described though nobody in it deceives anybody.",
            true,
            "“No one has told a lie”",
          ],
          [
            "Most markets in which quality is hard to see end with nothing but bad articles.",
            false,
            "it is remarkable “how seldom markets actually end in this way”",
          ],
          [
            "The opinions of customers ceased to be a good signal when they could be bought.",
            true,
            "the stars “sank to the level of the golden letters”",
          ],
        ],
        ["12", "3", "23", "1"],
      ),
      {
        ask: "What does “dear” mean in “made an opinion dear”?",
        answer: "not to be had without some cost",
        because:
          "“only those who have bought may speak, and what they said last year stays beside their name”.",
        wrong: [
          "not to be parted with for money | the sense of something beloved, which is not meant",
          "worth paying the customer for | that is how opinions “came to be sold by the hundred”",
          "worded with kindness and care | how it is worded does not matter",
          "shown only to those who pay for it | readers are not asked to pay",
        ],
      },
      {
        ask: "Why does the author bring in the sign that says Honest Dealer?",
        answer: "To give an instance of a claim that any seller can afford",
        because: "It “costs both of them the same”.",
        wrong: [
          "To give an instance of a device that protects the buyer | it “tells the passer-by nothing”",
          "To give an instance of a promise that ruins the dishonest | that is the promise of free repairs",
          "To give an instance of a seller who has told an open lie | whether it is a lie nobody can tell",
          "To give an instance of a brand that has lost its good name | a brand is named among the better devices",
        ],
      },
      {
        ask: "What does the author think of the demand that sellers supply more information?",
        answer: "It does not help to tell the honest seller from the other",
        because: "A long contract “costs the rogue no more to print than the honest man”.",
        wrong: [
          "It does more harm to the honest seller than to the other | it costs both the same",
          "It makes the seller reveal what he would rather have hidden | “Sellers are quite willing to supply it.”",
          "It has failed because the sellers refuse to comply with it | they are willing",
          "It serves the buyer of a car more than one on the internet | the two are not so compared",
        ],
        isHard: true,
      },
    ],
  },
];

export const bankMarkets = bankPassages("reading-long-markets", ROWS);
