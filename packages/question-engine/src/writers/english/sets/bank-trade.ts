import { type BankPassage, bankPassages, whichAreTrue } from "./passage.ts";

const ROWS: readonly BankPassage[] = [
  {
    text: "When the first large shops on the internet offered to take back anything within thirty days at no charge, their accountants objected that customers would abuse it. A few did. Most did something that nobody had foreseen: they bought more, kept it longer, and came back for more. The offer had been meant to remove the fear of buying a shoe that could not be tried on. What it removed, as it turned out, was the need to decide. A person who may change his mind for a month sees no reason to make it up today, and by the time the month is over the shoe has become his own.\n\nThis discovery turned a courtesy into a weapon. Shops that lengthened the period from thirty days to ninety found that fewer parcels came back, not more, since a thing that has stood in the cupboard for two months is hardly thought of as something to be returned. Rivals who could afford neither the warehouses nor the vans were obliged to follow, and many of them now lose money on every third parcel. The customer sees the word free and concludes, reasonably, that nobody pays.\n\nSomebody does. A shirt that has been sent back must be fetched, unpacked, inspected, ironed, folded and entered in the books again, and for cheap goods this costs more than the shirt is worth. It is sold by the pallet to a dealer, or burnt. Part of the expense is spread over the prices that everybody pays, so that those who choose with care and keep what they order support those who order five sizes and keep one. A further part never enters any price at all, for it consists of lorries that drive twice and of cloth that was made for the furnace.\n\nA number of shops have lately begun to charge a small fee for each return. The protests were loud, and sales dipped for a season. The interesting result came later. Customers who paid the fee did not merely send back less; they read the table of sizes, looked at the pictures taken by earlier buyers, and asked questions before they paid. The fee was too small to matter to most purses. It seems to have acted less as a price than as a reminder that a choice was being made. Whether shops will have the nerve to keep it is another matter. A customer forgives a high price more readily than the loss of a thing that used to cost nothing.",
    asked: [
      {
        ask: "According to the passage, why did fewer parcels come back when the period was lengthened?",
        answer: "By the end of it buyers had come to regard the goods as theirs",
        because:
          "“a thing that has stood in the cupboard for two months is hardly thought of as something to be returned”.",
        wrong: [
          "With more time buyers studied the goods before placing an order | what the fee brought about, not the longer period",
          "Over so long a time buyers had lost the papers and the packing | a reason from life, which the passage does not give",
          "After so many days the goods had been worn and were refused | a refusal of which nothing is said",
          "Within ninety days the rivals had sold the same goods for less | rivals “were obliged to follow”, and their prices are not compared",
        ],
      },
      whichAreTrue(
        [
          [
            "The accountants feared that customers would misuse the offer, and no customer did.",
            false,
            "of the abuse it is said that “A few did”",
          ],
          [
            "Buyers who keep what they order bear a part of what the returns of others cost.",
            true,
            "the expense “is spread over the prices that everybody pays”",
          ],
          [
            "The fee made customers look more closely at the goods before they ordered.",
            true,
            "they “asked questions before they paid”",
          ],
        ],
        ["2", "12", "3", "123"],
      ),
      {
        ask: "Why does the author mention the dealer who buys returned shirts by the pallet?",
        answer: "To show that it may not pay to put a returned article on sale again",
        because: "“for cheap goods this costs more than the shirt is worth”.",
        wrong: [
          "To show that shops earn a second time from what their customers return | they lose, since the work “costs more than the shirt is worth”",
          "To show that dealers have gained more than the shops from the offer | what dealers gain is not spoken of",
          "To show that customers spoil a good deal of what they try on at home | the shirt is ironed and folded, and no damage is mentioned",
          "To show that part of the cost of returns is borne by those who return nothing | the next point, about “the prices that everybody pays”",
        ],
        isHard: true,
      },
      {
        ask: "What does “support” mean in “support those who order five sizes and keep one”?",
        answer: "pay in part for",
        because: "The word explains how “Part of the expense is spread over the prices that everybody pays”.",
        wrong: [
          "speak in favour of | the everyday sense, but careful buyers say nothing here",
          "set an example to | their care is not copied by the others",
          "share the tastes of | the two sorts of buyers are contrasted",
          "lend their sizes to | nothing passes from buyer to buyer",
        ],
      },
      {
        ask: "Which of the following is NOT stated or implied in the passage?",
        answer: "Most of the shops that charge a fee have given it up again",
        because: "It is left open: “Whether shops will have the nerve to keep it is another matter.”",
        wrong: [
          "Some of the shops that take goods back free of charge lose by it | overlooking that rivals “now lose money on every third parcel”",
          "Part of what the returns cost does not show in any price | overlooking “A further part never enters any price at all”",
          "The fee was seldom large enough to trouble those who paid it | overlooking “too small to matter to most purses”",
          "After the fee had been introduced shops sold less for a time | overlooking “sales dipped for a season”",
        ],
      },
      {
        ask: "What does the author imply in the last sentence?",
        answer: "Shops may abandon the fee in spite of the good that it has done",
        because:
          "The fee works, but a customer hardly forgives “the loss of a thing that used to cost nothing”, so that shops may lack “the nerve to keep it”.",
        wrong: [
          "Shops may raise their prices in order to make the fee acceptable | high prices are only compared with the loss",
          "Shops may keep the fee now that customers have forgiven them for it | the loss is what they do not readily forgive",
          "Customers may forget the fee as soon as the goods have become cheaper | forgetting is not what is spoken of",
          "Customers may pay the fee more readily where the goods are expensive | the price of the goods and the fee are not so joined",
        ],
        isHard: true,
      },
    ],
  },
  {
    text: "An insurance company that wished to sell cover against drought to small farmers faced an old difficulty. To inspect ten thousand damaged plots costs more than the premiums bring in, and a farmer who knows that he is covered may weed a little less. So the company hit on an elegant idea. It would inspect no plots at all. If the rain gauge of the district recorded less than a stated amount, everyone who held a policy would be paid, whatever the state of his field; if it recorded more, nobody would. There were no claims to argue over, and it paid to weed.\n\nEconomists admired the design, and the premium was set below what, on average, would be paid out. Even so, few farmers bought. The company concluded that they did not understand insurance, and sent teachers with charts. Sales rose a little and then fell again.\n\nA student who stayed on in one of the villages came to think that it was the charts which had missed something. Rain in that country falls in patches. A field five kilometres from the gauge may be parched in a year in which the gauge is wet, and its owner will then have lost his crop and his premium too. He is worse off, in his worst year, than if he had never heard of the company. What the policy covered was the misfortune of the gauge. For a trader with debtors all over the district this was a sensible thing to buy, and traders did buy it. For a family that lived from one field it was closer to a bet.\n\nThere was another point, on which the villagers were too polite to insist. They had means of their own for a bad year: a brother in the town, a cow that could be sold, a neighbour who would lend grain and expect it back. These were of little use against a drought that struck everybody, but good against the trouble of a single house. They therefore wanted cover against the one thing that neighbours cannot share, and would gladly have paid for it in a group. The company sold to individuals only.\n\nIn the end the product was mended rather than dropped. More gauges were put up, and the policy was offered to whole savings groups, which could pay the member whose field the gauges had overlooked. It sells fairly well now. The teachers are still mentioned in the company's annual report, where the increase is put down to better understanding. In a sense that is correct.",
    asked: [
      {
        ask: "How could the policy leave a farmer worse off in his worst year, according to the passage?",
        answer: "He might lose both his harvest and his premium and be paid nothing",
        because: "Its owner “will then have lost his crop and his premium too”.",
        wrong: [
          "He might weed less than before because he took himself to be covered | the old difficulty, which the design removed",
          "He might be paid so late that his cow had been sold in the meantime | a delay of which nothing is said",
          "He might be paid less than a neighbour whose field was near the gauge | everyone with a policy is paid, or nobody is",
          "He might have to prove his loss to an inspector who never came to see | there were “no claims to argue over”",
        ],
      },
      {
        ask: "What does the author hint at in “In a sense that is correct”?",
        answer: "The company had come to understand the farmers",
        because:
          "Sales rose when “the product was mended”; and it was earlier “the charts which had missed something”.",
        wrong: [
          "The farmers had come to understand the policy | the report's own meaning, at which the author smiles",
          "The teachers had come to understand the charts | the charts had nothing to do with the rise",
          "The traders had come to understand the gauges | traders had bought from the beginning",
          "The student had come to understand the report | the report is the company's, and written later",
        ],
        isHard: true,
      },
      whichAreTrue(
        [
          [
            "A farmer who had bought the policy was better off if he neglected his field.",
            false,
            "the sum did not depend on the field, so that “it paid to weed”",
          ],
          [
            "The farmers were charged more than they could, on average, expect to be paid.",
            false,
            "“the premium was set below what, on average, would be paid out”",
          ],
          [
            "The policy as first sold suited those whose income came from many places.",
            true,
            "for a trader “with debtors all over the district this was a sensible thing to buy”",
          ],
        ],
        ["2", "13", "1", "23"],
      ),
      {
        ask: "What does “it paid to weed” mean in the first paragraph?",
        answer: "weeding still brought its owner a gain",
        because: "He would be paid “whatever the state of his field”, so that a better crop was all his own.",
        wrong: [
          "weeding gave labourers a daily wage | the everyday sense of pay, which is not meant",
          "weeding was demanded by the policy | nothing was asked about the field",
          "weeding could be counted as a premium | the premium was paid in money",
          "weeding cost more than in other years | its cost is not compared",
        ],
      },
      {
        ask: "What purpose does the fourth paragraph serve?",
        answer: "It shows which risk the villagers could not meet by their own means",
        because: "They wanted “cover against the one thing that neighbours cannot share”.",
        wrong: [
          "It shows why the villagers had no need of insurance of any sort | they “would gladly have paid for it in a group”",
          "It shows how neighbours were repaid after a drought had passed | lending among them is named as one means only",
          "It shows why the villagers distrusted a company from outside | of distrust nothing is said",
          "It shows that the student had misjudged how rain fell in the area | the point is “another”, and not against the first",
        ],
        isHard: true,
      },
      {
        ask: "Which of the following is NOT stated or implied in the passage?",
        answer: "Farmers who had seen the charts explained the policy to others",
        because: "Of the charts one learns only that “Sales rose a little and then fell again.”",
        wrong: [
          "The company blamed the low sales on what farmers did not know | overlooking “concluded that they did not understand insurance”",
          "A field could stay dry in a year when the gauge recorded rain | overlooking “parched in a year in which the gauge is wet”",
          "The policy could at first not be bought by several people jointly | overlooking “The company sold to individuals only”",
          "Checking the damage field by field would have cost too much | overlooking that it “costs more than the premiums bring in”",
        ],
      },
    ],
  },
  {
    text: "Near the railway station of almost every large town there used to be a lane in which things were mended. A radio that had fallen silent was opened on a plank, a finger was laid on one part after another, and within the hour it spoke again. Most of these lanes have gone, and it is generally said that cheapness has killed them: why pay half the price of a new kettle to have the old one repaired?\n\nCheapness is part of the story, but it cannot be all of it, for the same thing has happened to machines that are not cheap in the least. A tractor today costs as much as a house, and its owner may stand beside it in the middle of the harvest because a sensor worth less than his lunch has to be recognised by a program to which only the maker has the key. A telephone whose glass is cracked can be given new glass by any careful boy with a heated plate; it will then display a notice that the part is unknown, and its camera may refuse to focus. Nothing has been glued or hidden. The lock is in the software, and it is there on purpose.\n\nThe makers offer two reasons. A bad repair, they say, may set a battery on fire, and the public will blame the name on the case. Besides, what is locked is also hard to steal. Neither reason is empty. But a maker who fears fires could publish the manual and sell the part, as those of lifts and aeroplanes are compelled to do, and lifts do not fall more often for it. As for thieves, a part can be marked as stolen without being marked as foreign. What remains when both reasons have been granted their due is a third that is seldom offered: whoever alone may mend a thing decides what it costs to mend, and therefore when it is no longer worth mending.\n\nSeveral countries have passed laws that oblige makers to supply parts and manuals for a number of years. The laws have been obeyed to the letter. Parts are supplied, at prices that come near to that of the whole; manuals are supplied, in thousands of pages. The lane by the station has not come back. It would be wrong, however, to call the laws a failure so soon. For the first time a designer has to ask, while the thing is still on paper, how it is to be opened. Habits of that sort are slow to form, and nobody notices when they do.",
    asked: [
      {
        ask: "Why does the author speak of the tractor?",
        answer: "To show that a low price of new goods does not explain everything",
        because:
          "“the same thing has happened to machines that are not cheap in the least”, so that cheapness “cannot be all of it”.",
        wrong: [
          "To show that farmers suffer more from the makers than townspeople do | a comparison that is not made",
          "To show that small parts fail more often than they did in former times | how often parts fail is not spoken of",
          "To show that a machine has become dear because of its software | its price is not put down to the software",
          "To show that owners no longer know how their machines are built | what owners know is not discussed",
        ],
      },
      {
        ask: "For what purpose are lifts and aeroplanes mentioned?",
        answer: "To meet the argument that repairs by others are dangerous",
        because: "The makers fear fires, but “lifts do not fall more often for it”.",
        wrong: [
          "To support the argument that costly things are worth repairing | cost is not what they are mentioned for",
          "To support the argument that makers do what the law demands | that comes later, and of other makers",
          "To meet the argument that what is locked is hard to steal | the second reason, which “a part can be marked as stolen” answers",
          "To meet the argument that long manuals are read by nobody | nobody argues so in the passage",
        ],
        isHard: true,
      },
      {
        ask: "What does “The laws have been obeyed to the letter” suggest here?",
        answer: "The makers kept to the wording and defeated the purpose",
        because:
          "“Parts are supplied, at prices that come near to that of the whole; manuals are supplied, in thousands of pages.”",
        wrong: [
          "The makers wrote to every customer to offer parts and manuals | taking “letter” for one that is sent",
          "The makers did so readily what they had been asked to do | readiness is not what the prices show",
          "The makers supplied more than had been laid down in the laws | no more than the words demand",
          "The makers put into clear words what had been left unsaid | thousands of pages are not clear words",
        ],
      },
      whichAreTrue(
        [
          [
            "The author grants that the two reasons which makers offer have some weight.",
            true,
            "“Neither reason is empty”",
          ],
          [
            "The laws make designers think of something that they could leave aside before.",
            true,
            "“For the first time a designer has to ask” how the thing is to be opened",
          ],
          [
            "A telephone with new glass works badly because the glass has been ill fitted.",
            false,
            "“The lock is in the software, and it is there on purpose”",
          ],
        ],
        ["1", "23", "13", "2"],
      ),
      {
        ask: "What does “foreign” mean in “without being marked as foreign”?",
        answer: "not put in by the maker",
        because:
          "The notice says of new glass “that the part is unknown”; it is this that need not be done to stop thieves.",
        wrong: [
          "made in another country | the everyday sense, but no country is spoken of",
          "taken from another owner | that is “stolen”, from which it is told apart",
          "strange to its new owner | what the owner knows is not marked",
          "unfit for any other thing | whether it fits is not in question",
        ],
      },
      {
        ask: "Which is the reason that, according to the author, makers seldom offer?",
        answer: "Who alone repairs can settle when a thing has to be replaced",
        because:
          "Whoever alone may mend it decides “what it costs to mend, and therefore when it is no longer worth mending”.",
        wrong: [
          "Who alone repairs can see which of the things have been stolen | near to the second reason, which is offered",
          "Who alone repairs can guard the name on the case from blame | the first reason, which is offered",
          "Who alone repairs can learn how the thing might be improved | a gain that is not mentioned",
          "Who alone repairs can keep the manual short enough to be read | the length of manuals comes with the laws",
        ],
        isHard: true,
      },
    ],
  },
];

export const bankTrade = bankPassages("reading-long-trade", ROWS);
