import { list, numberWord } from "../../../writing/english.ts";
import { judged, multipleCorrect } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import {
  candidateKeys,
  closure,
  type Rule,
  rulesText,
  someRules,
  subsets,
} from "../computed/data-and-algorithms/databases/functional-dependencies.ts";

const ATTRIBUTES = "ABCDE";
const within = (set: string, part: string) => [...set].filter((one) => part.includes(one)).join("");
const arrow = ([left, right]: Rule) => `$${left} \\to ${right}$`;

/** What holds within a part: from each set of its attributes to all that it determines there. */
function projected(part: string, rules: readonly Rule[]): Rule[] {
  return subsets(part)
    .map((left): Rule => [left, within(closure(left, rules), part)])
    .filter(([left, right]) => right !== left);
}

export const decompositions: readonly Writer[] = [
  multipleCorrect({
    name: "several-facts-about-a-decomposition",
    depth: 5,
    chapter: "decomposition",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const rules = someRules(random, ATTRIBUTES, random.int(3, 4));
      if (new Set(rules.map(String)).size < rules.length) return undefined;
      const keys = candidateKeys(ATTRIBUTES, rules);
      if (keys.length > 3) return undefined;
      const order = random.shuffle([...ATTRIBUTES]);
      const shares = random.int(1, 2);
      const parts = [order.slice(0, 3), order.slice(3 - shares)].map((part) => part.sort().join(""));
      const [one = "", other = ""] = parts;
      const common = within(one, other);
      const reach = closure(common, rules);
      const whole = parts.find((part) => within(part, reach) === part);
      const kept = parts.flatMap((part) => projected(part, rules));
      const lost = rules.find(([left, right]) => !closure(left, kept).includes(right));
      const breaks = (part: string) => projected(part, rules).find(([, right]) => right !== part);
      const shown = (part: string) => `(${[...part].join(", ")})`;
      const inForm = (name: string, part: string) => {
        const against = breaks(part);
        return judged(
          `${name} is in BCNF`,
          !against,
          against
            ? `In ${name}, ${arrow(against)} holds although ${against[0]} is no superkey of it, so ${name} is not in BCNF.`
            : `Within ${name} only superkeys determine other attributes, so ${name} is in BCNF.`,
        );
      };
      const isPrime = (attribute: string) => keys.some((key) => key.includes(attribute));
      const asked = random.pick([...ATTRIBUTES]);
      const said = random.chance(0.6) ? keys.length : random.intExcept(1, 3, keys.length);
      return {
        text: `A relation R(A, B, C, D, E) has the functional dependencies ${rulesText(rules)}. It is decomposed into R1${shown(one)} and R2${shown(other)}. Which of the following statements is/are TRUE?`,
        workedOut: [
          `The candidate ${keys.length === 1 ? "key of R is" : "keys of R are"} ${list(keys)}, and the closure of the common attributes ${common} is ${reach}.`,
        ],
        statements: [
          judged(
            "The decomposition has a lossless join",
            whole !== undefined,
            whole
              ? `${common} determines all of ${whole === one ? "R1" : "R2"}, so no tuples are added when the parts are joined.`
              : `${common} determines neither all of R1 nor all of R2, so joining the parts can add tuples.`,
          ),
          judged(
            "The decomposition preserves all functional dependencies",
            !lost,
            lost
              ? `${arrow(lost)} does not follow from what holds within R1 and within R2, so it is lost.`
              : "Each dependency follows from what holds within R1 and within R2, so all are preserved.",
          ),
          inForm("R1", one),
          inForm("R2", other),
          judged(
            `R has exactly ${numberWord(said)} candidate ${said === 1 ? "key" : "keys"}`,
            said === keys.length,
            `R has ${numberWord(keys.length)} candidate ${keys.length === 1 ? "key" : "keys"}.`,
          ),
          judged(
            `${asked} is a prime attribute of R`,
            isPrime(asked),
            `${asked} is in ${isPrime(asked) ? "a" : "no"} candidate key, so it is ${isPrime(asked) ? "" : "not "}prime.`,
          ),
        ],
      };
    },
  }),
];
