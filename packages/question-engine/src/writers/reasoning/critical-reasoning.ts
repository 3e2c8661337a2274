import { computed, wrong } from "../../computed.ts";
import { people } from "../../english.ts";
import type { WriterList } from "../../writer.ts";
import { patiently } from "./patiently.ts";

/** Conditions and results as whole clauses, each with its denial. */
const RULES = [
  {
    if: "the river floods",
    notIf: "the river does not flood",
    so: "the bridge is closed",
    notSo: "the bridge is not closed",
  },
  {
    if: "the alarm rings",
    notIf: "the alarm does not ring",
    so: "the guard comes",
    notSo: "the guard does not come",
  },
  {
    if: "a plant gets no water",
    notIf: "a plant gets water",
    so: "it withers",
    notSo: "it does not wither",
  },
  {
    if: "the price of onions rises",
    notIf: "the price of onions does not rise",
    so: "the canteen changes its menu",
    notSo: "the canteen does not change its menu",
  },
  {
    if: "the server is down",
    notIf: "the server is not down",
    so: "the shop takes cash only",
    notSo: "the shop does not take cash only",
  },
  {
    if: "the train is late",
    notIf: "the train is not late",
    so: "the meeting is put off",
    notSo: "the meeting is not put off",
  },
  {
    if: "the team wins",
    notIf: "the team does not win",
    so: "the captain gives a speech",
    notSo: "the captain does not give a speech",
  },
  {
    if: "it snows at night",
    notIf: "it does not snow at night",
    so: "the pass is shut in the morning",
    notSo: "the pass is not shut in the morning",
  },
  {
    if: "the exam is moved",
    notIf: "the exam is not moved",
    so: "the library stays open on Sunday",
    notSo: "the library does not stay open on Sunday",
  },
  {
    if: "the battery is empty",
    notIf: "the battery is not empty",
    so: "the lamp stays dark",
    notSo: "the lamp does not stay dark",
  },
  {
    if: "the minister resigns",
    notIf: "the minister does not resign",
    so: "the session is extended",
    notSo: "the session is not extended",
  },
  {
    if: "the well runs dry",
    notIf: "the well does not run dry",
    so: "the village calls for a tanker",
    notSo: "the village does not call for a tanker",
  },
] as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Arguments to be weakened or resting on an assumption; hand-written, with named faults. */
const ARGUMENTS: readonly {
  text: string;
  ask: string;
  right: string;
  why: string;
  bad: readonly (readonly [string, string])[];
}[] = [
  {
    text: "Since a city put up speed cameras two years ago, road accidents there have fallen by a fifth. The mayor concludes that the cameras made the roads safer.",
    ask: "Which fact, if true, weakens the conclusion most?",
    right: "In the same two years accidents fell by a fifth in neighbouring cities without cameras too",
    why: "If accidents fell just as much without cameras, the cameras need not be the cause.",
    bad: [
      [
        "Some drivers in the city complained that the cameras were too costly for the taxpayers",
        "taking a complaint about cost for evidence about safety",
      ],
      [
        "The cameras were made by a firm that also supplies cameras to several other countries",
        "being drawn to a detail that has nothing to do with the effect",
      ],
      [
        "Most drivers in the city say that they now drive more slowly than they did before",
        "choosing a fact that strengthens the conclusion",
      ],
    ],
  },
  {
    text: "A school found that pupils who eat breakfast at home score higher in mathematics. It plans to serve free breakfast to all pupils in order to raise the scores.",
    ask: "Which assumption does the plan rest on?",
    right: "Eating breakfast itself helps the pupils, whatever their homes are otherwise like",
    why: "The plan works only if breakfast causes the better scores and is not merely a sign of other advantages.",
    bad: [
      [
        "Every pupil of the school would rather eat breakfast at school than at home",
        "demanding more than the plan needs",
      ],
      [
        "Mathematics is the subject in which pupils of the school are weakest at present",
        "adding a reason for the plan instead of what it rests on",
      ],
      [
        "Pupils who eat breakfast at home also score higher in all of the other subjects",
        "widening the finding, which the plan does not need",
      ],
    ],
  },
  {
    text: "A firm let half of its staff work from home for a year. Their output was higher than that of the others, so the firm concludes that working at home raises output.",
    ask: "Which fact, if true, weakens the conclusion most?",
    right: "Only staff whose output was already above average had been allowed to work at home",
    why: "If the better workers were chosen for it, their higher output does not show an effect of working at home.",
    bad: [
      [
        "Some members of the staff would rather go to the office every day of the week",
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
    right: "Sales rose only in the regions in which the star's programme could be watched",
    why: "If sales rose where the praise was heard and nowhere else, the praise is very likely the cause.",
    bad: [
      [
        "The price of the toothpaste was lowered by a tenth in that very same month",
        "choosing a fact that offers another cause and so weakens the conclusion",
      ],
      [
        "The star has been using this toothpaste at home for more than ten years",
        "confusing the star's honesty with the effect on buyers",
      ],
      [
        "Sales of most other kinds of toothpaste rose by a tenth in that month as well",
        "choosing a fact that shows a general rise and weakens the conclusion",
      ],
    ],
  },
  {
    text: "All members of a chess club who practised daily won a prize last year. Kavya is a member and won a prize last year. Her friend concludes that she practised daily.",
    ask: "What is the fault in the friend's reasoning?",
    right: "Members who did not practise daily may have won prizes as well",
    why: "The statement says that daily practice was enough for a prize, not that it was the only way.",
    bad: [
      [
        "It takes for granted that Kavya is a member of the chess club",
        "overlooking that her membership is stated",
      ],
      [
        "It forgets that some who practised daily may have won no prize",
        "overlooking that all of them are said to have won",
      ],
      [
        "It speaks about last year, while the prizes may differ this year",
        "bringing in a year that nobody speaks of",
      ],
    ],
  },
  {
    text: "A town wants fewer cars in its centre. It plans to double the parking fees there, since people will then take the bus.",
    ask: "Which fact, if true, makes it most doubtful that the plan will work?",
    right: "Most drivers who come to the centre have their parking fees paid by their employers",
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
    right: "The most serious cases of the whole district are sent to this hospital",
    why: "If the sickest patients come there, more deaths are to be expected even with the best care.",
    bad: [
      [
        "The hospital has been open longer than any other in the district",
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
    right: "The sprayed trees would not have borne more fruit without the liquid anyway",
    why: "Only if the liquid, and not better soil or age of those trees, made the difference will spraying the others help.",
    bad: [
      [
        "The new liquid is cheaper than all the other sprays that the grower knows",
        "confusing the cost with the effect on the crop",
      ],
      [
        "No other orchard of the region has ever used the new liquid on its trees",
        "adding a condition that the decision does not need",
      ],
      [
        "Fruit from the sprayed trees tastes better than fruit from the other trees",
        "looking at the taste, while the aim is a larger crop",
      ],
    ],
  },
];

const OPENINGS = ["Read the argument.", "Consider this argument.", "Here is an argument."];

export const criticalReasoning: WriterList = [
  computed({
    name: "conditional-what-follows",
    topic: "critical-reasoning",
    difficulty: "EASY",
    write(random) {
      const rule = random.pick(RULES);
      const back = random.chance(0.6);
      const [given, answer] = back ? [rule.notSo, rule.notIf] : [rule.if, rule.so];
      // Every option is a claim of the same form about the other half.
      const claims = back
        ? [
            wrong(`It is certain that ${rule.if}`, "turning the rule the wrong way round"),
            wrong(
              `It cannot be known whether ${rule.if}`,
              "overlooking that a missing result rules out its condition",
            ),
            wrong(
              `It is likely but not certain that ${rule.notIf}`,
              "taking a certain conclusion for a mere guess",
            ),
          ]
        : [
            wrong(`It is certain that ${rule.notSo}`, "denying what the rule says"),
            wrong(`It cannot be known whether ${rule.so}`, "overlooking that the rule applies directly"),
            wrong(
              `It is likely but not certain that ${rule.so}`,
              "taking a certain conclusion for a mere guess",
            ),
          ];
      const whenever = random.pick(["Whenever", "If", "Every time"]);
      return {
        text: `${whenever} ${rule.if}, ${rule.so}. ${random.pick(["Today", "This time", "On a certain day"])} ${given}. What follows, if the first statement is always true?`,
        answer: `It is certain that ${answer}`,
        distractors: claims,
        explanation: back
          ? [
              `If it were so that ${rule.if}, then by the rule ${rule.so}.`,
              `But ${rule.notSo}; so it is certain that ${answer}.`,
            ]
          : [
              `The condition of the rule is met: ${rule.if}.`,
              `So the result must come about, and it is certain that ${answer}.`,
            ],
      };
    },
  }),
  computed({
    name: "conditional-equivalent-statement",
    topic: "critical-reasoning",
    difficulty: "MEDIUM",
    write(random) {
      const rule = random.pick(RULES);
      const form = random.pick(["if", "only if", "unless"] as const);
      const text = {
        if: `If ${rule.if}, ${rule.so}`,
        "only if": `${capital(rule.if)} only if ${rule.so}`,
        unless: `${capital(rule.so)} unless ${rule.notIf}`,
      }[form];
      const hint = {
        if: "“If P, then Q” says the same as “if not Q, then not P”.",
        "only if":
          "“P only if Q” says that P cannot be without Q: if P, then Q, which is the same as “if not Q, then not P”.",
        unless:
          "“Q unless not P” says that Q holds whenever P does: if P, then Q, which is the same as “if not Q, then not P”.",
      }[form];
      const answer = `If ${rule.notSo}, then ${rule.notIf}`;
      if (rule.so.startsWith("it ") || rule.if.startsWith("a plant")) return undefined;
      return {
        text: `“${text}.” Which statement must be true whenever this one is true?`,
        answer,
        distractors: [
          wrong(`If ${rule.so}, then ${rule.if}`, "turning the condition round"),
          wrong(`If ${rule.notIf}, then ${rule.notSo}`, "denying both halves without exchanging them"),
          wrong(`If ${rule.notSo}, then ${rule.if}`, "exchanging the halves but denying only one"),
        ],
        explanation: [hint, `Here: ${answer.charAt(0).toLowerCase()}${answer.slice(1)}.`],
        verify() {
          // P, Q: the statement is P → Q; only ¬Q → ¬P holds in all its three rows.
          const rows = [
            [true, true],
            [false, true],
            [false, false],
          ] as const;
          return rows.every(([p, q]) => q || !p) && rows.some(([p, q]) => q && !p);
        },
      };
    },
  }),
  computed({
    name: "one-statement-true-who-did-it",
    topic: "critical-reasoning",
    difficulty: "HARD",
    write: patiently((random) => {
      const group = people(random, 4);
      const names = group.map(({ name }) => name);
      const act = random.pick([
        "broke the vase",
        "ate the last laddu",
        "left the gate open",
        "won the lottery",
        "wrote the poem",
      ]);
      const truthTellers = random.pick([1, 3]);
      const drawClaim = (speaker: string) => {
        const other = random.pick(names.filter((name) => name !== speaker));
        const kind = random.int(1, 4);
        return kind === 1
          ? { speaker, text: `${other} did it.`, holds: (who: string) => who === other }
          : kind === 2
            ? { speaker, text: "I did not do it.", holds: (who: string) => who !== speaker }
            : kind === 3
              ? { speaker, text: `${other} did not do it.`, holds: (who: string) => who !== other }
              : (() => {
                  const third = random.pick(names.filter((name) => name !== speaker && name !== other));
                  return {
                    speaker,
                    text: `It was ${other} or ${third}.`,
                    holds: (who: string) => who === other || who === third,
                  };
                })();
      };
      const claims = names.map(drawClaim);
      if (new Set(claims.map(({ text }) => text)).size < 4) return undefined;
      const fits = names.filter((who) => claims.filter(({ holds }) => holds(who)).length === truthTellers);
      const [culprit] = fits;
      if (fits.length !== 1 || !culprit) return undefined;
      const told = (who: string) => claims.filter(({ holds }) => holds(who)).map(({ speaker }) => speaker);
      return {
        text: `Exactly one of ${[...names].sort().slice(0, 3).join(", ")} and ${[...names].sort()[3]} ${act}. ${claims.map(({ speaker, text }) => `${speaker}: “${text}”`).join(" ")} Exactly ${truthTellers === 1 ? "one of the four statements is" : "three of the four statements are"} true. Who did it?`.replaceAll(
          "”.",
          "”",
        ),
        answer: culprit,
        distractors: names
          .filter((name) => name !== culprit)
          .map((name) =>
            wrong(
              name,
              `not counting the true statements: if ${name} did it, ${told(name).length === 0 ? "none" : told(name).length} would be true`,
            ),
          ),
        explanation: [
          "Try each of the four and count the true statements.",
          `${names.map((name) => `If ${name} did it, ${told(name).length === 0 ? "nobody" : told(name).join(" and ")} would be right (${told(name).length})`).join("; ")}.`,
          `Only for ${culprit} are there exactly ${truthTellers}.`,
        ],
        verify: () => fits.length === 1,
      };
    }),
  }),
  ...(["MEDIUM", "HARD"] as const).map((difficulty) =>
    computed({
      name: `weaken-or-assume-${difficulty.toLowerCase()}`,
      topic: "critical-reasoning",
      difficulty,
      style: "application",
      write(random) {
        const pool = ARGUMENTS.filter((_, n) => (difficulty === "MEDIUM" ? n % 2 === 0 : n % 2 === 1));
        const { text, ask, right, why, bad } = random.pick(pool);
        return {
          text: `${random.pick(OPENINGS)} ${text} ${ask}`,
          answer: right,
          distractors: random.shuffle(bad).map(([option, slip]) => wrong(option, slip)),
          explanation: [why, `So the best choice is: ${right}.`],
        };
      },
    }),
  ),
  computed({
    name: "conditional-chain",
    topic: "critical-reasoning",
    difficulty: "HARD",
    write: patiently((random) => {
      const [one, two, three] = random.sample(
        RULES.filter((rule) => !rule.if.startsWith("a plant")),
        3,
      );
      if (!one || !two || !three) return undefined;
      // P → Q, R → not Q, not R → S.
      const P = one;
      const Q = { yes: two.if, no: two.notIf };
      const R = { yes: three.if, no: three.notIf };
      const S = { yes: two.so, no: two.notSo };
      const rules = random.shuffle([`If ${P.if}, ${Q.yes}`, `If ${R.yes}, ${Q.no}`, `If ${R.no}, ${S.yes}`]);
      return {
        text: `${rules.join(". ")}. It is known that ${P.if}. Which statement must be true?`,
        answer: capital(`${R.no}, and ${S.yes}`),
        distractors: [
          wrong(
            capital(`${R.yes}, and ${S.yes}`),
            "overlooking that the first two rules exclude each other's conditions",
          ),
          wrong(capital(`${R.no}, and ${S.no}`), "stopping before the last rule is applied"),
          wrong(capital(`${R.yes}, and ${S.no}`), "turning the rules round"),
        ],
        explanation: [
          `Since ${P.if}, it follows that ${Q.yes}.`,
          `If ${R.yes}, then ${Q.no}, which is not the case; so ${R.no}.`,
          `Then by the remaining rule ${S.yes}. So ${R.no}, and ${S.yes}.`,
        ],
        verify() {
          for (const q of [true, false])
            for (const r of [true, false])
              for (const s of [true, false]) if (q && (!r || !q) && (r || s) && !(!r && s)) return false;
          return true;
        },
      };
    }),
  }),
];
