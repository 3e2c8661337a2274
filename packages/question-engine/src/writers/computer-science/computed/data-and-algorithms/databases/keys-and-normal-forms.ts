import { patiently } from "../../../../../kit/patiently.ts";
import { slips } from "../../../../../kit/slips.ts";
import type { Random } from "../../../../../numbers/random.ts";
import { num } from "../../../../../numbers/value.ts";
import { type ComputedDraft, computed, wrong } from "../../../../../writing/computed.ts";
import { list, plural } from "../../../../../writing/english.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { at } from "../../code.ts";
import { candidateKeys, closure, rulesText, someRules, subsets } from "./functional-dependencies.ts";
import { highestNormalForm } from "./highest-normal-form.ts";

export const keysAndNormalForms: WriterList = [
  computed({
    name: "closure-of-attributes",
    topic: "databases",
    difficulty: "MEDIUM",
    write(random) {
      const isWhole = random.chance(0.3);
      return patiently((draw) => closureDraft(draw, isWhole))(random);
    },
  }),
  computed({
    name: "candidate-keys-of-a-relation",
    depth: 5,
    chapter: "keys-and-indexes",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const attributes = "ABCDE";
      const rules = someRules(random, attributes, random.int(3, 4));
      if (
        rules.some(([left, right]) => rules.some(([l, r]) => l === right && r === left && random.chance(0.3)))
      )
        return undefined;
      const keys = candidateKeys(attributes, rules);
      if (keys.length > 4 || new Set(rules.map(String)).size < rules.length) return undefined;
      if (keys.length === 1 && random.chance(0.6)) return undefined;
      const show = (chosen: readonly string[]) => list(chosen);
      const right = new Set(rules.map(([, target]) => target));
      const core = [...attributes].filter((one) => !right.has(one)).join("");
      if (core === "" || core.length > 3) return undefined;
      const other = subsets(attributes).filter(
        (set) => set.length === at(keys, 0).length && !keys.includes(set),
      );
      const wider = [
        ...new Set(
          keys.map((key) =>
            [...key, random.pick([...attributes].filter((one) => !key.includes(one)))].sort().join(""),
          ),
        ),
      ];
      const shared = (set: string) => [...set].filter((one) => core.includes(one)).length;
      const [spare = "", spare2 = ""] = random.shuffle(other).sort((x, y) => shared(y) - shared(x));
      return {
        text: `A relation R(A, B, C, D, E) has the functional dependencies ${rulesText(rules)}. What are all its candidate keys?`,
        answer: show(keys),
        distractors: [
          ...(keys.length > 1
            ? [wrong(show(keys.slice(0, -1)), "stopping after the first key found")]
            : [
                wrong(show([...keys, spare].sort()), `not checking that ${spare} determines every attribute`),
              ]),
          wrong(
            show(keys.length > 1 ? [...keys.slice(0, -1), spare].sort() : [spare]),
            `taking ${spare}, whose closure is only ${closure(spare, rules)}, for a key`,
          ),
          wrong(show(wider), "giving superkeys that are not minimal"),
          wrong(
            show([...keys, ...(keys.length > 1 ? [spare2] : [spare, spare2])].sort()),
            `counting ${spare2}, whose closure is only ${closure(spare2, rules)}, as a key`,
          ),
        ],
        explanation: [
          `${list([...core])} never ${core.length === 1 ? "stands" : "stand"} on a right side, so every key must contain ${core.length === 1 ? "it" : "them"}.`,
          ...keys.map(
            (key) => `The closure of ${key} is ABCDE, and no proper part of ${key} has this closure.`,
          ),
          `No other minimal set works, so ${keys.length === 1 ? `${show(keys)} is the only candidate key` : `the candidate keys are ${show(keys)}`}.`,
        ],
        verify: () =>
          keys.every(
            (key) =>
              closure(key, rules) === attributes &&
              [...key].every((one) => closure(key.replace(one, ""), rules) !== attributes),
          ),
      };
    },
  }),
  highestNormalForm,
  computed({
    name: "superkeys-of-a-relation",
    depth: 5,
    chapter: "keys-and-indexes",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const attributes = "ABCDEFG".slice(0, random.int(5, 7));
      const rules = someRules(random, attributes, random.int(3, 4));
      const keys = candidateKeys(attributes, rules);
      if (keys.length < 2 || keys.length > 3 || new Set(rules.map(String)).size < rules.length)
        return undefined;
      const joined = (some: readonly string[]) => new Set(some.join("")).size;
      const holding = (...some: string[]) => 2 ** (attributes.length - joined(some));
      const alone = keys.map((key) => holding(key));
      const sum = alone.reduce((total, ways) => total + ways, 0);
      const pairs = keys.flatMap((one, place) => keys.slice(place + 1).map((other) => [one, other] as const));
      const overlap = pairs.reduce((total, pair) => total + holding(...pair), 0);
      const all = keys.length === 3 ? holding(...keys) : 0;
      const size = sum - overlap + all;
      const sets = (count: number) => plural(count, "set contains", "sets contain");
      const key = num(size);
      return {
        text: `A relation R(${[...attributes].join(", ")}) has the functional dependencies ${rulesText(rules)}. The number of superkeys of R, its candidate keys included, is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [sum, "counting twice what contains two candidate keys"],
          [size - keys.length, "leaving the candidate keys out"],
          all
            ? [sum - overlap, "not adding back what contains all three candidate keys"]
            : [sum - 1, "taking away only one set for what is counted twice"],
          [sum - 2 * overlap, "taking away the overlaps twice"],
          [2 ** (attributes.length - 1), "taking half of all sets of attributes"],
          [keys.length, "counting the candidate keys only"],
          [at(alone, 0), `counting only what contains ${keys[0]}`],
        ]),
        explanation: [
          `The candidate keys are ${list(keys)}; a superkey is any set of attributes that contains one of them.`,
          `Here ${list(keys.map((one, place) => `${sets(at(alone, place))} ${one}`))}; ${list(pairs.map((pair) => `${sets(holding(...pair))} both ${pair[0]} and ${pair[1]}`))}${all ? `; ${sets(all)} all three` : ""}.`,
          `So the number of superkeys is $${alone.join(" + ")} - ${pairs.map((pair) => holding(...pair)).join(" - ")}${all ? ` + ${all}` : ""} = ${size}$.`,
        ],
        verify: () => subsets(attributes).filter((set) => closure(set, rules) === attributes).length === size,
      };
    },
  }),
];

/** The closure of one or two attributes of six: all of them, or fewer. */
function closureDraft(random: Random, isWhole: boolean): ComputedDraft | undefined {
  const attributes = "ABCDEF";
  const rules = someRules(random, attributes, 5);
  const start = random
    .sample([...attributes], random.int(1, 2))
    .sort()
    .join("");
  const key = closure(start, rules);
  if (key.length - start.length < 2 || (key === attributes) !== isWhole) return undefined;
  if (new Set(rules.map(String)).size < rules.length) return undefined;
  const show = (set: string) => `$\\{${[...new Set(set)].sort().join(", ")}\\}$`;
  const oneStep =
    start +
    rules
      .filter(([left]) => [...left].every((one) => start.includes(one)))
      .map(([, right]) => right)
      .join("");
  const loose = closure(
    start,
    rules.flatMap(([left, right]) => [...left].map((one): [string, string] => [one, right])),
  );
  const backwards = closure(
    start,
    rules.map(([left, right]): [string, string] => [right, left]),
  );
  const inOrder = rules.reduce(
    (found, [left, right]) => ([...left].every((one) => found.includes(one)) ? found + right : found),
    start,
  );
  const short = closure(
    start,
    rules.filter(([left]) => left.length === 1),
  );
  const last = [...key].findLast((one) => !start.includes(one)) ?? "";
  return {
    text: `A relation with the attributes A to F has the functional dependencies ${rulesText(rules)}. What is the closure of $\\{${[...start].join(", ")}\\}$?`,
    answer: show(key),
    distractors: [
      ...(random.chance(0.4) ? [wrong(show(attributes), "assuming that the attributes form a key")] : []),
      wrong(show(oneStep), "applying the dependencies once only and not again to what was found"),
      wrong(show(loose), "applying a dependency although only a part of its left side is known"),
      wrong(show(inOrder), "going through the dependencies once, in the order in which they stand"),
      wrong(show(short), "passing over the dependencies with two attributes on the left"),
      wrong(show(backwards), "using the dependencies from right to left"),
      wrong(show(attributes), "assuming that the attributes form a key"),
      wrong(show(key.replace(last, "")), "overlooking the last attribute"),
    ],
    explanation: [
      `Start with ${show(start)} and add the right side of every dependency whose whole left side is there, until nothing new comes.`,
      `This ends with ${show(key)}.`,
    ],
    verify() {
      const reached = new Set(start);
      for (let pass = 0; pass < 10; pass++)
        for (const [left, right] of rules)
          if ([...left].every((one) => reached.has(one))) for (const one of right) reached.add(one);
      return [...reached].sort().join("") === key;
    },
  };
}
