import { patiently } from "../../../../kit/patiently.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { ordinal, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const rankingAndOrder: WriterList = [
  computed({
    name: "rank-from-both-ends",
    form: "elementary",
    topic: "ranking-and-order",
    difficulty: "EASY",
    write(random) {
      const total = random.int(18, 60);
      const top = random.int(3, total - 4);
      const bottom = total - top + 1;
      const [p] = people(random, 1);
      if (!p || top === bottom) return undefined;
      const askTotal = random.chance();
      const scene = random.pick(
        [
          { at: "in a class", a: "from the top", b: "from the bottom", of: "pupils are in the class" },
          { at: "in a queue", a: "from the front", b: "from the back", of: "people are in the queue" },
          { at: "in a row of trees as the gardener", a: "", b: "", of: "" },
        ].slice(0, 2),
      );
      return {
        text: askTotal
          ? `${p.name} is ${ordinal(top)} ${scene.a} and ${ordinal(bottom)} ${scene.b} ${scene.at}. How many ${scene.of}?`
          : `${p.name} is ${ordinal(top)} ${scene.a} ${scene.at} of ${total}. What is ${p.his} place ${scene.b}?`,
        answer: askTotal ? num(total) : ordinal(bottom),
        distractors: askTotal
          ? [
              wrong(num(top + bottom), `counting ${p.name} twice`),
              wrong(num(top + bottom - 2), `leaving ${p.name} out`),
              wrong(num(top + bottom + 1), "adding 1 instead of subtracting it"),
              wrong(num(top + bottom - 3), `leaving ${p.name} and one neighbour out`),
            ]
          : [
              wrong(ordinal(total - top), `subtracting without counting ${p.name}`),
              wrong(ordinal(total - top + 2), "adding 1 too much"),
              wrong(ordinal(top), "giving the same place from the other end"),
              wrong(ordinal(Math.max(1, total - top - 1)), "subtracting 1 instead of adding it"),
            ],
        explanation: askTotal
          ? [`The two places count ${p.name} twice.`, `The number is $${top} + ${bottom} - 1 = ${total}$.`]
          : [
              `There are $${total} - ${top} = ${total - top}$ ${scene.a === "from the top" ? "below" : "behind"} ${p.name}.`,
              `So ${p.name} is ${ordinal(bottom)} ${scene.b}.`,
            ],
        verify: () => total - top + 1 === bottom,
      };
    },
  }),
  computed({
    name: "interchanged-positions",
    form: "elementary",
    topic: "ranking-and-order",
    difficulty: "MEDIUM",
    write(random) {
      const total = random.int(22, 55);
      const a = random.int(5, 14);
      const b = random.int(5, 14);
      const newA = random.int(a + 3, total - 3);
      // After the interchange the first stands where the second stood: b-th from the right.
      if (total - b + 1 !== newA && total - b + 1 <= a) return undefined;
      const moved = total - b + 1;
      if (moved <= a + 1) return undefined;
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      const kind = random.pick(["total", "between", "newq"] as const);
      const base = `In a row, ${p.name} is ${ordinal(a)} from the left and ${q.name} is ${ordinal(b)} from the right. When they change places, ${p.name} is ${ordinal(moved)} from the left.`;
      const answer = kind === "total" ? total : kind === "between" ? moved - a - 1 : total - a + 1;
      const asks = {
        total: "How many people are in the row?",
        between: "How many people are between them?",
        newq: `What is ${q.name}'s new place from the right?`,
      }[kind];
      const show = (n: number) => (kind === "newq" ? ordinal(n) : num(n));
      return {
        text: `${base} ${asks}`,
        answer: show(answer),
        distractors: [
          wrong(show(answer + 1), "counting one person twice"),
          wrong(show(answer - 1), "leaving one person out"),
          wrong(
            show(kind === "total" ? a + moved : kind === "between" ? total - a - b - 2 : moved),
            kind === "total" ? `adding ${p.name}'s two places` : "using the wrong two numbers",
          ),
          wrong(show(kind === "total" ? a + b + moved : answer + 2), "adding what should be subtracted"),
        ],
        explanation: [
          `After the change ${p.name} stands where ${q.name} was: ${ordinal(b)} from the right and ${ordinal(moved)} from the left, so the row has $${moved} + ${b} - 1 = ${total}$ people.`,
          ...(kind === "total"
            ? []
            : [
                kind === "between"
                  ? `${p.name} was in place ${a} and ${q.name} in place ${moved} from the left, so $${moved} - ${a} - 1 = ${answer}$ people are between them.`
                  : `${q.name} now stands ${ordinal(a)} from the left, that is $${total} - ${a} + 1 = ${answer}$, the ${ordinal(answer)} from the right.`,
              ]),
        ],
      };
    },
  }),
  computed({
    name: "order-from-comparisons",
    topic: "ranking-and-order",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const group = people(random, 5).map(({ name }) => name);
      const truth = random.shuffle(group);
      const [measure, most, more] = random.pick([
        ["height", "tallest", "taller than"],
        ["age", "oldest", "older than"],
        ["marks", "highest", "ahead of"],
        ["mass", "heaviest", "heavier than"],
      ] as const);
      const at = (order: readonly string[], x: string) => order.indexOf(x);
      const clues: [string, string][] = [];
      let possible = permutations(group);
      for (let tries = 0; possible.length > 1 && tries < 40; tries++) {
        const [x = "", y = ""] = random.sample(truth, 2).sort((p, q) => at(truth, p) - at(truth, q));
        if (at(truth, y) - at(truth, x) > 2) continue;
        const left = possible.filter((order) => at(order, x) < at(order, y));
        if (left.length < possible.length) {
          possible = left;
          clues.push([x, y]);
        }
      }
      if (possible.length > 1 || clues.length > 6) return undefined;
      const place = random.pick([1, 2, 3]);
      const answer = truth[place] ?? "";
      const said = random.shuffle(clues).map(([x, y]) => `${x} is ${more} ${y}`);
      const others = truth
        .filter((who) => who !== answer)
        .sort((x, y) => Math.abs(at(truth, x) - place) - Math.abs(at(truth, y) - place));
      const top = measure === "marks" ? "from the top" : `counting the ${most} as first`;
      return {
        text: `Five friends all differ in ${measure}. ${said.join("; ")}. Who is ${ordinal(place + 1)}${measure === "marks" ? "" : ","} ${top}?`,
        answer,
        distractors: others.map((who) =>
          wrong(who, `placing ${who}, who is really ${ordinal(at(truth, who) + 1)}, wrongly`),
        ),
        explanation: [
          `Chain the comparisons from the top: ${truth.join(" > ")}.`,
          `The ${ordinal(place + 1)} is ${answer}.`,
        ],
        verify: () =>
          permutations(group)
            .filter((order) => clues.every(([x, y]) => at(order, x) < at(order, y)))
            .every((order) => order[place] === answer),
      };
    }),
  }),
  computed({
    name: "minimum-in-row-with-overlap",
    topic: "ranking-and-order",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.int(10, 24), random.int(10, 24)];
      const between = random.int(2, 7);
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      const most = random.chance();
      const maximum = a + b + between;
      const minimum = a + b - between - 2;
      if (minimum < Math.max(a, b) + 1) return undefined;
      const answer = most ? maximum : minimum;
      return {
        text: `In a row of children, ${p.name} is ${ordinal(a)} from the left and ${q.name} is ${ordinal(b)} from the right, and exactly ${between} children stand between them. What is the ${most ? "greatest" : "least"} possible number of children in the row?`,
        answer: num(answer),
        distractors: [
          wrong(num(most ? minimum : maximum), `finding the ${most ? "least" : "greatest"} possible number`),
          wrong(num(most ? maximum - 1 : minimum + 1), "counting the two named children wrongly"),
          wrong(
            num(most ? maximum + 1 : minimum + 2),
            "subtracting only the children between and not the named ones".replace(
              "subtracting",
              most ? "adding" : "subtracting",
            ),
          ),
          wrong(num(a + b), "forgetting the children between them"),
        ],
        explanation: most
          ? [
              `The row is longest when ${p.name} stands to the left of ${q.name}.`,
              `Then the ${a} up to ${p.name}, the ${between} between and the ${b} from ${q.name} on add up: $${a} + ${between} + ${b} = ${answer}$.`,
            ]
          : [
              `The row is shortest when the two counts overlap, with ${q.name} to the left of ${p.name}.`,
              `Then the ${between} between them and the two themselves are counted twice: $${a} + ${b} - (${between} + 2) = ${answer}$.`,
            ],
        verify() {
          const possible = [];
          for (let n = Math.max(a, b); n <= a + b + between + 5; n++)
            if (Math.abs(a - (n - b + 1)) - 1 === between) possible.push(n);
          return (most ? Math.max(...possible) : Math.min(...possible)) === answer;
        },
      };
    },
  }),
  computed({
    name: "boys-and-girls-rank",
    form: "elementary",
    topic: "ranking-and-order",
    difficulty: "MEDIUM",
    write(random) {
      const girls = random.int(8, 20);
      const times = random.pick([1, 2]);
      const boys = girls * times + random.int(0, 3) * 2;
      const total = girls + boys;
      const place = random.int(8, total - 8);
      const ahead = random.int(3, Math.min(girls - 1, place - 2));
      const boysAhead = place - 1 - ahead;
      const boysAfter = boys - boysAhead - 1;
      const [p] = people(random, 1);
      if (p?.he !== "he" || boysAhead < 0 || boysAfter < 2 || boysAhead > boys - 1) return undefined;
      const girlsAfter = girls - ahead;
      return {
        text: `A class has ${boys} boys and ${girls} girls. ${p.name}, a boy, is ${ordinal(place)} from the top in the class, and ${ahead} girls are ranked above him. How many boys are ranked below him?`,
        answer: num(boysAfter),
        distractors: [
          wrong(num(girlsAfter), "giving the girls below him"),
          wrong(num(boysAfter + 1), `counting ${p.name} himself`),
          wrong(num(total - place), "giving all the pupils below him"),
          wrong(num(boysAhead), "giving the boys above him"),
          wrong(num(boysAfter - 1), "subtracting one too many"),
        ],
        explanation: [
          `Above ${p.name} there are $${place} - 1 = ${place - 1}$ pupils, of whom ${ahead} are girls and so $${boysAhead}$ are boys.`,
          `Of the ${boys} boys, take away these and ${p.name}: $${boys} - ${boysAhead} - 1 = ${boysAfter}$ are below him.`,
        ],
        verify: () => boysAhead + ahead + 1 + boysAfter + girlsAfter === total,
      };
    },
  }),
];
