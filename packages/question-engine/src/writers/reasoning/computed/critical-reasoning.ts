import { patiently } from "../../../kit/patiently.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise, list, people } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

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
    if: "the pump fails",
    notIf: "the pump does not fail",
    so: "the roses wither",
    notSo: "the roses do not wither",
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
    so: "the shop asks for cash",
    notSo: "the shop does not ask for cash",
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
    if: "the road is icy",
    notIf: "the road is not icy",
    so: "the pass is shut",
    notSo: "the pass is not shut",
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
    if: "the road is blocked",
    notIf: "the road is not blocked",
    so: "the bus does not run",
    notSo: "the bus runs",
  },
  {
    if: "the power is cut",
    notIf: "the power is not cut",
    so: "the lift does not work",
    notSo: "the lift works",
  },
  {
    if: "the wind is strong",
    notIf: "the wind is not strong",
    so: "the ferry does not sail",
    notSo: "the ferry sails",
  },
  {
    if: "the guide is ill",
    notIf: "the guide is not ill",
    so: "the tour does not take place",
    notSo: "the tour takes place",
  },
  {
    if: "the permit is missing",
    notIf: "the permit is not missing",
    so: "the lorry does not leave",
    notSo: "the lorry leaves",
  },
  {
    if: "the filter is clogged",
    notIf: "the filter is not clogged",
    so: "the engine does not start",
    notSo: "the engine starts",
  },
  {
    if: "the well runs dry",
    notIf: "the well does not run dry",
    so: "the village calls for a tanker",
    notSo: "the village does not call for a tanker",
  },
] as const;

export const criticalReasoning: WriterList = [
  computed({
    name: "conditional-what-follows",
    depth: 1,
    chapter: "conditionals",
    topic: "critical-reasoning",
    difficulty: "EASY",
    write(random) {
      const rule = random.pick(RULES);
      // The condition or the result is given, met or not met, and the other half is asked about.
      const aboutResult = random.chance();
      const isMet = random.chance();
      const [condition, noCondition] = [rule.if, rule.notIf];
      const given = aboutResult ? (isMet ? condition : noCondition) : isMet ? rule.so : rule.notSo;
      const [yes, no] = aboutResult ? [rule.so, rule.notSo] : [condition, noCondition];
      const isCertain = aboutResult === isMet;
      const [likely, unlikely] = isMet ? [yes, no] : [no, yes];
      const unknown = `It cannot be known whether ${yes}`;
      const answer = isCertain ? `It is certain that ${likely}` : unknown;
      const whenever = random.pick(["Whenever", "If", "Every time"]);
      return {
        text: `${whenever} ${rule.if}, ${rule.so}. ${random.pick(["Today", "This time", "On a certain day"])} ${given}. What follows, if the first statement is always true?`,
        answer,
        distractors: [
          isCertain
            ? wrong(unknown, "overlooking that the rule leaves only one possibility")
            : wrong(
                `It is certain that ${likely}`,
                isMet
                  ? "turning the rule round: the same result may come about in another way"
                  : "taking the condition for the only way to the result",
              ),
          wrong(`It is certain that ${unlikely}`, "reading the rule as if it said the opposite"),
          wrong(
            `It is likely but not certain that ${likely}`,
            isCertain ? "taking a certain conclusion for a mere guess" : "reading a likelihood into the rule",
          ),
        ],
        fixedOptions: true,
        explanation: isCertain
          ? aboutResult
            ? [
                `The condition of the rule is met: ${rule.if}.`,
                `So the result must come about, and it is certain that ${likely}.`,
              ]
            : [
                `Suppose that ${rule.if}: then, by the rule, ${rule.so}.`,
                `But ${rule.notSo}; so it is certain that ${likely}.`,
              ]
          : [
              aboutResult
                ? `The rule says nothing about what happens when ${noCondition}.`
                : `By the rule there may be another reason why ${rule.so}.`,
              `So it cannot be known whether ${yes}.`,
            ],
        verify() {
          // The three cases that the rule allows, as condition and result, and what they leave of the other half.
          const left = [
            [true, true],
            [false, true],
            [false, false],
          ]
            .filter(([met, result]) => (aboutResult ? met : result) === isMet)
            .map(([met, result]) => (aboutResult ? result : met));
          return (new Set(left).size === 1) === isCertain && (!isCertain || left[0] === isMet);
        },
      };
    },
  }),
  computed({
    name: "conditional-equivalent-statement",
    chapter: "conditionals",
    topic: "critical-reasoning",
    difficulty: "MEDIUM",
    write(random) {
      const rule = random.pick(RULES);
      // “If P, then Q”, or the same of their denials.
      const denied = random.chance();
      const [p, notP] = denied ? [rule.notIf, rule.if] : [rule.if, rule.notIf];
      const [q, notQ] = denied ? [rule.notSo, rule.so] : [rule.so, rule.notSo];
      const form = random.pick(
        denied ? (["if", "only if", "unless"] as const) : (["if", "only if"] as const),
      );
      const text = {
        if: `If ${p}, ${q}`,
        "only if": denied ? `${capitalise(notQ)} only if ${notP}` : `${capitalise(p)} only if ${q}`,
        unless: `Unless ${notP}, ${q}`,
      }[form];
      const hint = {
        if: "“If P, then Q” says the same as “if not Q, then not P”.",
        "only if":
          "“P only if Q” says that P cannot be without Q: if P, then Q, which is the same as “if not Q, then not P”.",
        unless:
          "“Unless P, not Q” says that Q cannot be without P: if not P, then not Q, which is the same as “if Q, then P”.",
      }[form];
      // What “only if” says outright is asked the other way round.
      const isTurned = form === "only if" && denied;
      const answer = isTurned ? `If ${p}, then ${q}` : `If ${notQ}, then ${notP}`;
      return {
        text: `“${text}.” Which statement must be true whenever this one is true?`,
        answer,
        distractors: random.shuffle([
          wrong(`If ${q}, then ${p}`, "turning the condition round"),
          wrong(`If ${notP}, then ${notQ}`, "denying both halves without exchanging them"),
          wrong(`If ${notQ}, then ${p}`, "exchanging the halves but denying only one"),
          wrong(`If ${p}, then ${notQ}`, "denying the wrong half"),
        ]),
        fixedOptions: true,
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
    depth: 5,
    chapter: "who-tells-the-truth",
    topic: "critical-reasoning",
    difficulty: "HARD",
    write: patiently((random) => {
      const group = people(random, 4);
      const names = group.map(({ name }) => name);
      const act = random.pick([
        "broke the vase",
        "ate the last laddu",
        "left the gate open",
        "rang the bell",
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
          `Count: ${names.map((name) => `if ${name} did it, ${told(name).length === 0 ? "nobody" : list(told(name))} would be right (${told(name).length})`).join("; ")}.`,
          `The required number is ${truthTellers}, so it was ${culprit}.`,
        ],
        verify: () => fits.length === 1,
      };
    }),
  }),
  computed({
    name: "conditional-chain",
    depth: 5,
    chapter: "conditionals",
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
      // The choice of which one is denied must not reveal the answer.
      const R = random.chance() ? { yes: three.if, no: three.notIf } : { yes: three.notIf, no: three.if };
      const S = random.chance() ? { yes: two.so, no: two.notSo } : { yes: two.notSo, no: two.so };
      const rules = random.shuffle([`If ${P.if}, ${Q.yes}`, `If ${R.yes}, ${Q.no}`, `If ${R.no}, ${S.yes}`]);
      return {
        text: `${rules.join(". ")}. It is known that ${P.if}. Which statement must be true?`,
        answer: capitalise(`${R.no}, and ${S.yes}`),
        distractors: [
          wrong(
            capitalise(`${R.yes}, and ${S.yes}`),
            "overlooking that the first two rules exclude each other's conditions",
          ),
          wrong(capitalise(`${R.no}, and ${S.no}`), "stopping before the last rule is applied"),
          wrong(capitalise(`${R.yes}, and ${S.no}`), "turning the rules round"),
        ],
        fixedOptions: true,
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
