import { letter, placeOf, reversed } from "../../../../kit/alphabet.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const cluster = (random: Random, length: number) =>
  range(1, length)
    .map(() => letter(random.int(1, 26)))
    .join("");
const moved = (word: string, steps: readonly number[]) =>
  [...word].map((each, n) => letter(placeOf(each) + (steps[n] ?? 0))).join("");
const ordinals = ["first", "second", "third", "fourth"];
const told = (steps: readonly number[]) =>
  steps
    .map((step, n) => `the ${ordinals[n]} letter moves ${Math.abs(step)} ${step > 0 ? "forward" : "back"}`)
    .join(", ");

/** One letter off, another letter off, and both: then no letter tells the right option by standing in most of them. */
function nearly(random: Random, right: string) {
  const [one = 0, other = 1] = random.shuffle([...right].map((_, n) => n));
  const [by, too] = [random.sign(), random.sign() * 2];
  const bent = (first: number, second: number) =>
    moved(
      right,
      [...right].map((_, n) => (n === one ? first : n === other ? second : 0)),
    );
  const slip = (at: number, off: number) =>
    `putting the ${ordinals[at]} letter ${Math.abs(off) === 1 ? "one place" : "two places"} too ${off > 0 ? "late" : "early"} in the alphabet`;
  return [
    wrong(bent(by, 0), slip(one, by)),
    wrong(bent(0, too), slip(other, too)),
    wrong(bent(by, too), `${slip(one, by)} and missing the ${ordinals[other]} as well`),
    wrong(bent(-by, too), `${slip(other, too)} and missing the ${ordinals[one]} as well`),
    wrong(bent(-by, 0), slip(one, -by)),
  ];
}

interface Change {
  of(word: string): string;
  says: string;
}

function draftPairs(random: Random, change: Change) {
  const [a, b, c] = range(1, 3).map(() => cluster(random, 4)) as [string, string, string];
  if (new Set([a, b, c].flatMap((word) => [...word])).size < 9) return undefined;
  const answer = change.of(c);
  return {
    text: `Select the option that is related to the fifth letter-cluster in the same way as the second letter-cluster is related to the first letter-cluster and the fourth letter-cluster is related to the third letter-cluster.\n\`${a} : ${change.of(a)} :: ${b} : ${change.of(b)} :: ${c} : ?\``,
    answer,
    distractors: nearly(random, answer),
    explanation: [
      `In both pairs ${change.says} (after Z comes A).`,
      `The same change turns ${c} into ${answer}.`,
    ],
    verify: () => change.of(a) !== a && new Set(answer).size > 1,
  };
}

const fourSteps = (random: Random) => {
  const steps = range(1, 4).map(() => random.intExcept(-5, 5, 0, 1, -1));
  return new Set(steps).size > 2 ? steps : undefined;
};

/** Words that begin alike: the order hangs on a late letter. */
const ALIKE = [
  "Contact Contain Content Contend Contest Context Contort Contour Contract Contrary",
  "Prefect Prefer Preface Prefix Premier Premise Premium Prepare Present Preserve",
  "Station Statue Stature Status Statute Steady Stealth Steam Steel Steep",
  "Mineral Minimal Minimum Minister Minor Minstrel Mint Minute Miracle Mirror",
  "Transact Transcend Transfer Transform Transit Translate Transmit Transparent Transplant Transport",
  "Compact Company Compare Compass Compel Compete Compile Complain Complex Compose",
  "Parade Paradox Parallel Parcel Pardon Parent Parish Parrot Parsley Partial",
  "Charcoal Charge Chariot Charity Charm Chart Charter Chase Chasm Chaste",
  "Interact Intercept Interest Interim Interior Interlude Internal Interpret Interrupt Interval",
  "Grace Gradient Gradual Graduate Graft Grammar Granary Grand Granite Grant",
  "Disaster Discard Discern Discharge Disciple Discount Discover Discreet Discuss Disdain",
  "Sequel Sequence Serene Serial Series Sermon Serpent Servant Service Session",
].map((group) => group.split(" "));

export const letterClusters: WriterList = [
  computed({
    name: "letter-cluster-pairs",
    topic: "analogies",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const steps = fourSteps(random);
      return steps && draftPairs(random, { of: (word) => moved(word, steps), says: told(steps) });
    }),
  }),
  computed({
    name: "letter-cluster-pairs-turned-round",
    topic: "analogies",
    difficulty: "HARD",
    write: patiently((random) => {
      const steps = fourSteps(random);
      return (
        steps &&
        draftPairs(random, {
          of: (word) => moved(reversed(word), steps),
          says: `the letters are written in reverse order, and then ${told(steps)}`,
        })
      );
    }),
  }),
  computed({
    name: "missing-letter-cluster",
    chapter: "letter-series",
    topic: "letter-series",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const steps = range(1, random.int(3, 4)).map(() => random.intExcept(-5, 6, 0, 1));
      if (new Set(steps).size < 3) return undefined;
      const start = cluster(random, steps.length);
      const series = range(0, 4).map((n) =>
        moved(
          start,
          steps.map((step) => n * step),
        ),
      );
      const at = random.int(1, 4);
      const answer = series[at] ?? "";
      return {
        text: `Select the letter-cluster from among the given options that can replace the question mark (?) in the following series.\n\`${series.map((each, n) => (n === at ? "?" : each)).join(", ")}\``,
        answer,
        distractors: nearly(random, answer),
        explanation: [
          `From cluster to cluster ${told(steps)} (after Z comes A).`,
          `From ${series[at - 1]} this gives ${answer}.`,
        ],
        verify: () => at === 4 || moved(answer, steps) === series[at + 1],
      };
    }),
  }),
  computed({
    name: "missing-letter-cluster-growing-steps",
    chapter: "letter-series",
    topic: "letter-series",
    difficulty: "HARD",
    write: patiently((random) => {
      const steps = range(1, 3).map(() => random.intExcept(-4, 4, 0));
      const more = range(1, 3).map(() => random.pick([-1, 1, 2]));
      if (new Set(steps.map((step, n) => `${step} ${more[n]}`)).size < 3) return undefined;
      const total = (n: number) => steps.map((step, k) => n * step + ((n * (n - 1)) / 2) * (more[k] ?? 1));
      const start = cluster(random, 3);
      const series = range(0, 5).map((n) => moved(start, total(n)));
      const at = random.int(3, 5);
      const answer = series[at] ?? "";
      const signed = (step: number) => (step >= 0 ? `+${step}` : `−${-step}`);
      const row = (k: number) =>
        range(0, 4)
          .map((n) => signed((steps[k] ?? 0) + n * (more[k] ?? 0)))
          .join(", ");
      return {
        text: `Which letter-cluster will replace the question mark (?) to complete the given series?\n\`${series.map((each, n) => (n === at ? "?" : each)).join(", ")}\``,
        answer,
        distractors: nearly(random, answer),
        explanation: [
          `The first letter moves by ${row(0)}, the second by ${row(1)} and the third by ${row(2)} (after Z comes A).`,
          `From ${series[at - 1]} this gives ${answer}.`,
        ],
        verify: () =>
          [...answer].every((each, k) => each === letter(placeOf(start[k] ?? "A") + (total(at)[k] ?? 0))),
      };
    }),
  }),
  computed({
    name: "words-in-dictionary-order",
    topic: "letter-series",
    difficulty: "MEDIUM",
    write(random) {
      const words = random.sample(random.pick(ALIKE), 5);
      const sorted = [...words].sort();
      const order = sorted.map((word) => words.indexOf(word) + 1);
      const [one, other] = random.pick([
        [0, 2],
        [0, 3],
        [1, 3],
      ] as const);
      const swapped = (...places: number[]) => {
        const bent = [...sorted];
        for (const at of places) bent.splice(at, 2, sorted[at + 1] ?? "", sorted[at] ?? "");
        return bent.map((word) => words.indexOf(word) + 1).join(", ");
      };
      const slip = (at: number) => `putting “${sorted[at + 1]}” before “${sorted[at]}”`;
      return {
        text: `Select the option that represents the correct order of the given words as they would appear in an English dictionary.\n${words.map((word, n) => `${n + 1}. ${word}`).join("\n")}`,
        answer: order.join(", "),
        distractors: [
          wrong(swapped(one), slip(one)),
          wrong(swapped(other), slip(other)),
          wrong(swapped(one, other), `${slip(one)} and “${sorted[other + 1]}” before “${sorted[other]}”`),
        ],
        explanation: [
          "Compare the words letter by letter from the left; the first letter in which they differ decides.",
          `The order is ${sorted.join(", ")}: ${order.join(", ")}.`,
        ],
        verify: () => sorted.every((word, n) => n === 0 || (sorted[n - 1] ?? "") < word),
      };
    },
  }),
];
