import { facts } from "../../../kit/facts.ts";

interface Argument {
  text: string;
  ask: string;
  right: string;
  why: string;
  /** Wrong options, each with the slip that leads to it. */
  bad: readonly (readonly [string, string])[];
}

/** Arguments to be weakened or resting on an assumption; hand-written, with named faults. */
const ARGUMENTS: readonly Argument[] = [
  {
    text: "Since a city put up speed cameras two years ago, road accidents there have fallen by a fifth. The mayor concludes that the cameras made the roads safer.",
    ask: "Which fact, if true, weakens the conclusion most?",
    right: "Accidents fell just as much in nearby cities that have no cameras",
    why: "If accidents fell just as much without cameras, the cameras need not be the cause.",
    bad: [
      [
        "Some drivers complained that the cameras were too costly",
        "taking a complaint about cost for evidence about safety",
      ],
      [
        "The firm that made the cameras also supplies them to several other countries",
        "being drawn to a detail that has nothing to do with the effect",
      ],
      [
        "Most drivers in the city say that they now drive more slowly",
        "choosing a fact that strengthens the conclusion",
      ],
    ],
  },
  {
    text: "A school found that pupils who eat breakfast at home score higher in mathematics. It plans to serve free breakfast to all pupils in order to raise the scores.",
    ask: "Which assumption does the plan rest on?",
    right: "Breakfast is what makes these pupils score higher in mathematics",
    why: "The plan works only if breakfast causes the better scores and is not merely a sign of other advantages.",
    bad: [
      [
        "Most pupils of the school would rather have breakfast at school",
        "demanding more than the plan needs",
      ],
      [
        "Mathematics is the subject in which the pupils are weakest",
        "adding a reason for the plan instead of what it rests on",
      ],
      [
        "Pupils who eat breakfast at home score higher in science as well",
        "widening the finding, which the plan does not need",
      ],
    ],
  },
  {
    text: "A firm let half of its staff work from home for a year. Their output was higher than that of the others, so the firm concludes that working at home raises output.",
    ask: "Which fact, if true, weakens the conclusion most?",
    right: "Staff whose output was above average were chosen to work from home",
    why: "If the better workers were chosen for it, their higher output does not show an effect of working at home.",
    bad: [
      [
        "Some members of the staff would rather go to the office every day",
        "confusing what people like with what they achieve",
      ],
      [
        "The firm saved a good deal of money on office space during that year",
        "looking at another advantage",
      ],
      [
        "Output was counted in the same way for both of the groups during the year",
        "choosing a fact that strengthens the conclusion",
      ],
    ],
  },
  {
    text: "Sales of a toothpaste rose by a tenth in the month after a film star praised it on television. The maker concludes that the praise brought in the buyers.",
    ask: "Which fact, if true, supports the conclusion most?",
    right: "Sales rose only where the star's programme could be watched",
    why: "If sales rose where the praise was heard and nowhere else, the praise is very likely the cause.",
    bad: [
      [
        "The price of the toothpaste was lowered in that month",
        "choosing a fact that offers another cause and so weakens the conclusion",
      ],
      [
        "The star has been using this toothpaste for more than ten years",
        "confusing the star's honesty with the effect on buyers",
      ],
      [
        "Sales of most other kinds of toothpaste rose by a tenth as well",
        "choosing a fact that shows a general rise and weakens the conclusion",
      ],
    ],
  },
  {
    text: "All members of a chess club who practised daily won a prize last year. Kavya is a member and won a prize last year. Her friend concludes that she practised daily.",
    ask: "What is the fault in the friend's reasoning?",
    right: "It overlooks that some who did not practise daily may have won",
    why: "The statement says that daily practice was enough for a prize, not that it was the only way.",
    bad: [
      [
        "It overlooks that Kavya may have won no prize in earlier years",
        "bringing in years that nobody speaks of",
      ],
      [
        "It overlooks that some who practised daily may have left since",
        "looking at other members, who say nothing about Kavya's practice",
      ],
      [
        "It overlooks that players of other clubs may have won prizes too",
        "bringing in clubs that nobody speaks of",
      ],
    ],
  },
  {
    text: "A town wants fewer cars in its centre. It plans to double the parking fees there, since people will then take the bus.",
    ask: "Which fact, if true, makes it most doubtful that the plan will work?",
    right: "Most drivers who park in the centre have the fees paid by their employers",
    why: "Those who do not pay the fees themselves have no reason to change to the bus.",
    bad: [
      [
        "Buses to the centre run every ten minutes and are seldom more than half full",
        "choosing a fact that helps the plan",
      ],
      [
        "Parking fees in the centre have not been raised for more than eight years",
        "looking at the past of the fees, which says nothing about drivers' choices",
      ],
      [
        "Some shopkeepers in the centre are opposed to any rise in the parking fees",
        "confusing opposition to the plan with its failure",
      ],
    ],
  },
  {
    text: "A hospital reports that more patients die there than in any other hospital of the district. A newspaper concludes that it gives the worst care.",
    ask: "Which fact, if true, weakens the newspaper's conclusion most?",
    right: "The most serious cases of the district are sent to this hospital",
    why: "If the sickest patients come there, more deaths are to be expected even with the best care.",
    bad: [
      [
        "The hospital has been open for longer than all of the others",
        "choosing a fact that does not touch the quality of care",
      ],
      [
        "The newspaper has often written about other hospitals in the past",
        "judging the writer instead of the argument",
      ],
      [
        "The hospital has fewer nurses for each patient than the others",
        "choosing a fact that strengthens the conclusion",
      ],
    ],
  },
  {
    text: "An orchard sprayed half of its trees with a new liquid. The sprayed trees bore more fruit, and the grower decides to spray all of them next year to increase the crop.",
    ask: "Which assumption does the decision rest on?",
    right: "The sprayed trees were much like the others before the spraying",
    why: "Only if the liquid, and not better soil or age of those trees, made the difference will spraying the others help.",
    bad: [
      [
        "The sprayed trees had borne more fruit in earlier years as well",
        "choosing a fact that speaks against the decision",
      ],
      [
        "The sprayed trees were the first in the region to get the liquid",
        "adding a condition that the decision does not need",
      ],
      [
        "The sprayed trees bore fruit that tastes better than the rest",
        "looking at the taste, while the aim is a larger crop",
      ],
    ],
  },
];

export const argumentsToJudge = facts({
  name: "arguments-to-judge",
  topic: "critical-reasoning",
  difficulty: "MEDIUM",
  kind: "argument",
  style: "application",
  rows: ARGUMENTS.map((argument, at) => ({
    ...argument,
    difficulty: at % 2 === 0 ? ("MEDIUM" as const) : ("HARD" as const),
  })),
  ask: [
    {
      question: ({ text, ask }) => `${text} ${ask}`,
      answer: ({ right }) => right,
      decoys: ({ bad }) => bad.map(([option]) => option),
      placeDecoy: (decoy, { bad }) => {
        const slip = bad.find(([option]) => option === decoy)?.[1] ?? "";
        return `“${decoy}” comes from ${slip}.`;
      },
    },
  ],
  explain: ({ right, why }) => `${why} So the best choice is “${right}”.`,
});
