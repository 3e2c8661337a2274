import { patiently } from "../../../../kit/patiently.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { type ComputedDraft, computed, type Wrong, wrong } from "../../../../writing/computed.ts";
import { list, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { evenlyAlike, isRelated, LINKS, type Link, relationOf } from "./chains-of-relations.ts";

const ANSWERS = [
  "Only conclusion I follows",
  "Only conclusion II follows",
  "Either conclusion I or conclusion II follows",
  "Neither conclusion I nor conclusion II follows",
] as const;

const VOWELS = "AEIOU";

export const codesAndClaims: WriterList = [
  computed({
    name: "expression-for-a-relation",
    topic: "blood-relations",
    difficulty: "HARD",
    write: patiently((random) => {
      const signs = random.shuffle(["+", "−", "×", "÷"]);
      const signOf = (link: Link) => signs[LINKS.indexOf(link)] ?? "";
      const [a, b, c, d] = random.shuffle(["P", "Q", "R", "S", "T", "M", "N"]);
      const wanted = random.pick([
        "paternal uncle",
        "maternal uncle",
        "paternal aunt",
        "maternal aunt",
        "paternal grandfather",
        "maternal grandfather",
        "paternal grandmother",
        "maternal grandmother",
      ]);
      const chains = LINKS.flatMap((x) => LINKS.flatMap((y) => LINKS.map((z) => [x, y, z] as const)));
      const known = chains.flatMap((links) => {
        const relation = relationOf(links);
        return relation ? [{ links, relation }] : [];
      });
      const right = random.pick(known.filter(({ relation }) => relation === wanted));
      const show = (links: readonly Link[]) =>
        [
          a,
          signOf(links[0] ?? "father"),
          b,
          signOf(links[1] ?? "father"),
          c,
          signOf(links[2] ?? "father"),
          d,
        ].join(" ");
      // All begin with the same sign: with another sign, a man as an aunt would obviously be wrong.
      const others = known.filter(
        ({ links, relation }) => relation !== wanted && links[0] === right.links[0],
      );
      const three = evenlyAlike(random, right, others);
      if (!three) return undefined;
      const picked = [...three, ...random.shuffle(others.filter((one) => !three.includes(one))).slice(0, 2)];
      const article = (relation: string) => `the ${relation}`;
      return {
        text: `If “X ${signs[0]} Y” means that X is the father of Y, “X ${signs[1]} Y” that X is the mother of Y, “X ${signs[2]} Y” that X is the brother of Y and “X ${signs[3]} Y” that X is the sister of Y, which of the following means that ${a} is the ${wanted} of ${d}?`,
        answer: show(right.links),
        fixedOptions: true,
        distractors: picked.map(({ links, relation }) =>
          wrong(show(links), `a chain that makes ${a} ${article(relation)} of ${d}`),
        ),
        explanation: [
          `In ${show(right.links)}, ${a} is the ${right.links[0]} of ${b}, ${b} the ${right.links[1]} of ${c}, and ${c} the ${right.links[2]} of ${d}.`,
          `Brothers and sisters have the same parents, so ${a} is the ${wanted} of ${d}.`,
        ],
        verify: () =>
          isRelated(right.links, wanted) && picked.every(({ links }) => !isRelated(links, wanted)),
      };
    }),
  }),
  computed({
    name: "truth-tellers-and-liars",
    depth: 5,
    chapter: "who-tells-the-truth",
    topic: "critical-reasoning",
    difficulty: "HARD",
    write: patiently((random) => {
      const names = people(random, 3).map(({ name }) => name);
      const worlds = range(0, 7).map((bits) => names.map((_, at) => ((bits >> at) & 1) === 1));
      const said = names.map((_, at) => random.pick(claims(names, at)));
      const fits = worlds.filter((world) => said.every((claim, at) => claim.holds(world) === world[at]));
      const [truth] = fits;
      if (fits.length !== 1 || !truth || new Set(said.map(({ text }) => text)).size < 3) return undefined;
      const say = (world: readonly boolean[]) => {
        const liars = names.filter((_, at) => !world[at]);
        return liars.length === 0
          ? "No one"
          : liars.length === 3
            ? "All three"
            : liars.length === 1
              ? `Only ${liars[0]}`
              : list(liars);
      };
      const clash = (world: readonly boolean[]): string => {
        const at = said.findIndex((claim, index) => claim.holds(world) !== world[index]);
        return `overlooking that ${names[at]} would then ${world[at] ? "lie although truthful" : "tell the truth although a liar"}`;
      };
      // The three others that agree with it about one person: if all were the nearest options, the key would be in their middle.
      const alike = random.int(0, 2);
      const isNear = (world: readonly boolean[]) => Number(world[alike] === truth[alike]);
      const others = random
        // The case that nobody lies is rare, so it would be rejected at once.
        .shuffle(worlds.filter((world) => world !== truth && world.includes(false)))
        .sort((one, two) => isNear(two) - isNear(one));
      const first = truth[0] ?? false;
      return {
        text: `Each of ${list(names)} either always tells the truth or always lies.\n${names.map((name, at) => `${name}: “${said[at]?.text}”`).join("\n")}\nWho lies?`,
        answer: say(truth),
        distractors: others.map((world) => wrong(say(world), clash(world))),
        fixedOptions: true,
        explanation: [
          `Suppose first that ${names[0]} ${first ? "lies" : "tells the truth"}: every choice for the other two then makes one of the three statements disagree with its speaker.`,
          `So ${names[0]} ${first ? "tells the truth" : "lies"}, and of the four cases left only one agrees with all three statements: ${names.map((name, at) => `${name} ${truth[at] ? "tells the truth" : "lies"}`).join(", ")}.`,
          `So the answer to “Who lies?” is “${say(truth)}”.`,
        ],
        verify: () =>
          // Follows each statement by itself: true for the truthful, false for the liars, and for no other choice.
          worlds.every(
            (world) =>
              (world === truth) === said.every((claim, at) => claim.holds(world) === (world[at] ?? false)),
          ),
      };
    }),
  }),
  computed({
    name: "inequalities-with-either-or",
    form: "elementary",
    topic: "inequalities-reasoning",
    difficulty: "HARD",
    write(random) {
      const wanted = random.int(0, 3);
      return patiently((draw) => eitherOr(draw, wanted))(random);
    },
  }),
  computed({
    name: "code-table-with-conditions",
    chapter: "codes-by-rules",
    topic: "coding-decoding",
    difficulty: "HARD",
    write(random) {
      const letters = random.shuffle([
        ...random.sample([..."AEIOU"], 3),
        ...random.sample([..."BDFGHKLMNPRST"], 6),
      ]);
      const marks = random.shuffle([..."23456789@%&*"]).slice(0, 9);
      const codeOf = (letter: string) => marks[letters.indexOf(letter)] ?? "";
      const word = random.sample(letters, 5);
      const [first = "", last = ""] = [word[0], word.at(-1)];
      const isVowel = (letter: string) => VOWELS.includes(letter);
      const plain = word.map(codeOf);
      const rule = isVowel(first) && isVowel(last) ? 2 : isVowel(first) ? 3 : isVowel(last) ? 1 : 0;
      if (rule === 0 && random.chance(0.6)) return undefined;
      const ends = (one: string, two: string) => [one, ...plain.slice(1, -1), two].join("");
      const [f, l] = [codeOf(first), codeOf(last)];
      const results = [
        ends(f, l),
        ends(l, f),
        ends("#", "#"),
        ends(l, l),
        ends(f, f),
        ends("#", l),
        ends(f, "#"),
      ];
      const answer = results[rule] ?? "";
      const whys = [
        "leaving the conditions out of account",
        "interchanging the codes of the first and the last letter",
        "coding both ends as #",
        "giving both ends the code of the last letter",
        "giving both ends the code of the first letter",
        "coding only the first letter as #",
        "coding only the last letter as #",
      ];
      const order = random.shuffle([0, 1, 2, 3, 4, 5, 6].filter((index) => index !== rule));
      return {
        text: `Letters are coded as follows:\n\`\`\`\nletter  ${letters.join(" ")}\ncode    ${marks.join(" ")}\n\`\`\`\nConditions: (i) if the first letter is a consonant and the last a vowel, their codes are interchanged; (ii) if both are vowels, both are coded as #; (iii) if the first is a vowel and the last a consonant, both are coded as the last letter. In all other cases the codes of the table stay. What is the code of ${word.join("")}?`,
        answer: asCode(answer),
        distractors: [0, ...order.filter((index) => index !== 0)]
          .filter((index) => index !== rule)
          .map((index): Wrong => wrong(asCode(results[index] ?? ""), whys[index] ?? "")),
        explanation: [
          `Letter by letter, ${word.join("")} is \`${plain.join("")}\`.`,
          rule === 0
            ? `The word begins and ends with a consonant (${first} and ${last}), so no condition applies and the code stays \`${answer}\`.`
            : `The word begins with a ${isVowel(first) ? "vowel" : "consonant"} (${first}) and ends with a ${isVowel(last) ? "vowel" : "consonant"} (${last}), so condition ${["", "(i)", "(ii)", "(iii)"][rule]} applies and the code is \`${answer}\`.`,
        ],
        verify: () => {
          const coded = [...plain];
          const [x, y] = [isVowel(first), isVowel(last)];
          if (!x && y) [coded[0], coded[4]] = [plain[4] ?? "", plain[0] ?? ""];
          if (x && y) [coded[0], coded[4]] = ["#", "#"];
          if (x && !y) coded[0] = plain[4] ?? "";
          return coded.join("") === answer;
        },
      };
    },
  }),
];

/** Statements and two conclusions for which the answer at the wanted place is right, if the draw gives one. */
function eitherOr(random: Random, wanted: number): ComputedDraft | undefined {
  const names = random.sample([..."ABCDEFGHKLMNPRST"], 5);
  const signs = range(0, 3).map(() => random.pick([">", "≥", "=", "<", "≤", "≥", "≤"]));
  // Two statements that share the middle letter.
  const first = `${names[0]} ${signs[0]} ${names[1]} ${signs[1]} ${names[2]}`;
  const second = `${names[2]} ${signs[2]} ${names[3]} ${signs[3]} ${names[4]}`;
  const [i, j] = random.sample([0, 1, 2, 3, 4], 2);
  const [k, l] = random.chance(0.6) ? [i, j] : random.sample([0, 1, 2, 3, 4], 2);
  const [x = 0, y = 0, u = 0, v = 0] = [i, j, k, l];
  if (Math.abs(x - y) < 2 || Math.abs(u - v) < 2) return undefined;
  const [one, two] = [random.pick([">", "<"]), random.pick(["=", "≥", "≤", ">", "<"])];
  const kinds = (p: number, q: number) => signsBetween(signs, p, q);
  const can = kinds(x, y);
  const follows = (p: number, q: number, sign: string) => kinds(p, q).every((kind) => covers(sign, kind));
  const [a, b] = [follows(x, y, one), follows(u, v, two)];
  const samePair = x === u && y === v;
  const either =
    samePair &&
    !a &&
    !b &&
    can.every((kind) => covers(one, kind) || covers(two, kind)) &&
    !can.some((kind) => covers(one, kind) && covers(two, kind));
  if ((a && b) || (samePair && one === two)) return undefined;
  const at = a ? 0 : b ? 1 : either ? 2 : 3;
  if (at !== wanted) return undefined;
  const answer = ANSWERS[at];
  const chain = (p: number, q: number) => {
    const [low, high] = [Math.min(p, q), Math.max(p, q)];
    return range(low, high)
      .map((index) => `${names[index]}${index < high ? ` ${signs[index]} ` : ""}`)
      .join("");
  };
  const verdict = (p: number, q: number, sign: string, holds: boolean) => {
    const isOut = !kinds(p, q).some((kind) => covers(sign, kind));
    return `From ${chain(p, q)}, ${names[p]} ${sign} ${names[q]} ${holds ? "follows" : isOut ? "is ruled out" : "is not certain"}.`;
  };
  const whys: Record<number, string> = {
    0: "taking conclusion I to be certain",
    1: "taking conclusion II to be certain",
    2: "taking the two conclusions to cover every case between them",
    3: at === 2 ? "overlooking that one of the two must hold" : "losing a link of the chain",
  };
  return {
    text: `Statements: ${first}; ${second}.\nConclusions: I. ${names[x]} ${one} ${names[y]}. II. ${names[u]} ${two} ${names[v]}.\nIf the statements are true, which conclusion follows?`,
    answer,
    distractors: [0, 1, 2, 3]
      .filter((option) => option !== at)
      .map((option) => wrong(ANSWERS[option] ?? "", whys[option] ?? "")),
    fixedOptions: true,
    explanation: [
      verdict(x, y, one, a),
      verdict(u, v, two, b),
      at === 2
        ? `But the statements leave only ${list(
            can.map((kind) => `${names[x]} ${kind} ${names[y]}`),
            "or",
          )}, so one of the two conclusions always holds.`
        : samePair && at === 3
          ? `Neither is certain, and ${
              can.length > 1
                ? `${list(
                    can.map((kind) => `${names[x]} ${kind} ${names[y]}`),
                    "or",
                  )} can hold`
                : "the case left is another"
            }, so the two do not share all the cases.`
          : "An “either – or” needs two conclusions about the same pair that share all the cases between them.",
      `${answer}.`,
    ],
    verify: () => {
      // Every choice of values from 1 to 5 that agrees with the statements.
      const compare = (p: number, sign: string, q: number) => covers(sign, p > q ? ">" : p < q ? "<" : "=");
      let [always1, always2, always, ever] = [true, true, true, false];
      const values = [0, 0, 0, 0, 0];
      const go = (index: number) => {
        if (index === 5) {
          ever = true;
          const [c1, c2] = [
            compare(values[x] ?? 0, one, values[y] ?? 0),
            compare(values[u] ?? 0, two, values[v] ?? 0),
          ];
          always1 &&= c1;
          always2 &&= c2;
          always &&= c1 !== c2;
          return;
        }
        for (let value = 1; value <= 5; value++) {
          if (index > 0 && !compare(values[index - 1] ?? 0, signs[index - 1] ?? "=", value)) continue;
          values[index] = value;
          go(index + 1);
        }
      };
      go(0);
      const found = always1 ? 0 : always2 ? 1 : always && samePair ? 2 : 3;
      return ever && found === at;
    },
  };
}

function asCode(text: string): string {
  return `\`${text}\``;
}

interface Claim {
  text: string;
  holds(world: readonly boolean[]): boolean;
}

/** What the person at a place may say about the three. */
function claims(names: readonly string[], at: number): Claim[] {
  const others = [0, 1, 2].filter((index) => index !== at);
  const [p = 0, q = 0] = others;
  const truthful = (world: readonly boolean[]) => world.filter(Boolean).length;
  return [
    ...others.map((index) => ({
      text: `${names[index]} lies.`,
      holds: (world: readonly boolean[]) => !world[index],
    })),
    { text: `${names[p]} and ${names[q]} are both liars.`, holds: (world) => !world[p] && !world[q] },
    { text: `Exactly one of us three tells the truth.`, holds: (world) => truthful(world) === 1 },
    { text: `Exactly two of us three lie.`, holds: (world) => truthful(world) === 1 },
    { text: `At least one of us three lies.`, holds: (world) => truthful(world) < 3 },
    { text: `${names[p]} and ${names[q]} are of the same kind.`, holds: (world) => world[p] === world[q] },
    {
      text: `Just one of ${names[p]} and ${names[q]} tells the truth.`,
      holds: (world) => world[p] !== world[q],
    },
    { text: `${names[p]} and I are of different kinds.`, holds: (world) => world[p] !== world[at] },
    { text: `${names[q]} tells the truth, or I lie.`, holds: (world) => Boolean(world[q]) || !world[at] },
  ];
}

/** Whether a sign such as ≥ holds when two values compare as >, < or =. */
function covers(sign: string, kind: string): boolean {
  const kinds: Record<string, string> = { ">": ">", "<": "<", "=": "=", "≥": ">=", "≤": "<=" };
  return (kinds[sign] ?? "").includes(kind);
}

/** How the values at two places of a chain of signs can compare. */
function signsBetween(signs: readonly string[], p: number, q: number): string[] {
  const between = signs.slice(Math.min(p, q), Math.max(p, q));
  const rises = between.some((sign) => sign === "<" || sign === "≤");
  const falls = between.some((sign) => sign === ">" || sign === "≥");
  if (rises && falls) return [">", "<", "="];
  const strict = between.includes(">") || between.includes("<");
  if (!rises && !falls) return ["="];
  const down = falls === p < q;
  const sign = down ? ">" : "<";
  return strict ? [sign] : [sign, "="];
}
