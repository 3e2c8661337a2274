import { patiently } from "../../../kit/patiently.ts";
import { range } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { type ComputedDraft, computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

type Sign = ">" | "≥" | "=" | "≤" | "<";
export interface Link {
  a: string;
  sign: Sign;
  b: string;
}
export type Values = Record<string, number>;

export const isTrue = ({ a, sign, b }: Link, values: Values): boolean => {
  const [x = 0, y = 0] = [values[a], values[b]];
  return sign === ">"
    ? x > y
    : sign === "≥"
      ? x >= y
      : sign === "="
        ? x === y
        : sign === "≤"
          ? x <= y
          : x < y;
};

/** Every way to give the letters values from 1 up: enough to show every order with ties. */
export function worldsOf(letters: readonly string[], links: readonly Link[]): Values[] {
  let worlds: Values[] = [{}];
  for (const [n, letter] of letters.entries()) {
    const known = letters.slice(0, n + 1);
    const ready = links.filter(
      ({ a, b }) => known.includes(a) && known.includes(b) && (a === letter || b === letter),
    );
    worlds = worlds.flatMap((world) =>
      range(1, letters.length)
        .map((value): Values => ({ ...world, [letter]: value }))
        .filter((next) => ready.every((link) => isTrue(link, next))),
    );
  }
  return worlds;
}

const CODES = {
  ">": "greater than",
  "≥": "greater than or equal to",
  "=": "equal to",
  "≤": "less than or equal to",
  "<": "less than",
} as const;
export const LETTERS = [..."ABDEFGHJKLMNPQRSTW"];
const SIGNS: readonly Sign[] = [">", "≥", "=", "≤", "<"];
const isStrict = ({ sign }: Link) => sign === ">" || sign === "<";
export const show = ({ a, sign, b }: Link) => `${a} ${sign} ${b}`;

/** The same, read from its other end. */
export const turned = ({ a, sign, b }: Link): Link => ({
  a: b,
  b: a,
  sign: ({ ">": "<", "≥": "≤", "=": "=", "≤": "≥", "<": ">" } as const)[sign],
});

/** A chain that mostly runs one way, so that something follows from it. */
export function chain(random: Random, letters: readonly string[]): Link[] {
  const down = random.chance();
  return letters.slice(1).map((b, n) => {
    const sign = random.pick<Sign>(down ? [">", "≥", "=", ">", "≥"] : ["<", "≤", "=", "<", "≤"]);
    return { a: letters[n] ?? "", sign: random.chance(0.14) ? random.pick(SIGNS) : sign, b };
  });
}

export function conclusions(letters: readonly string[], links: readonly Link[]): Link[] {
  const isGiven = (x: string, y: string) =>
    links.some(({ a, b }) => (a === x && b === y) || (a === y && b === x));
  return letters.flatMap((a) =>
    letters.flatMap((b) => (a < b && !isGiven(a, b) ? SIGNS.map((sign): Link => ({ a, sign, b })) : [])),
  );
}

/** "≥" where ">" or "=" is certain: whether that follows, papers do not agree, so it is not asked. */
export const isTooWeak = (link: Link, worlds: readonly Values[]): boolean =>
  (link.sign === "≥" || link.sign === "≤") &&
  (worlds.every(({ [link.a]: x, [link.b]: y }) => x === y) ||
    worlds.every((world) => isTrue({ ...link, sign: link.sign === "≥" ? ">" : "<" }, world)));

const whyWrong = (link: Link, worlds: readonly Values[]) =>
  worlds.some((world) => isTrue(link, world))
    ? "taking for certain what is only possible"
    : "reading the chain the wrong way round";

function single(random: Random, letters: readonly string[], links: readonly Link[], shown: string, key = "") {
  const worlds = worldsOf(letters, links);
  if (worlds.length === 0) return undefined;
  const all = conclusions(letters, links);
  // The strongest true conclusions: not “≥” where “>” holds.
  const certain = all.filter((link) => worlds.every((world) => isTrue(link, world)));
  const strongest = certain.filter(
    ({ a, b, sign }) =>
      !(sign === "≥" || sign === "≤") ||
      !certain.some((other) => other.a === a && other.b === b && other.sign !== sign),
  );
  const [answer] = random.shuffle(strongest);
  if (!answer) return undefined;
  const false_ = random.shuffle(all.filter((link) => !certain.includes(link)));
  const same = false_.filter(({ a, b }) => a === answer.a && b === answer.b);
  const others = false_.filter((link) => !same.includes(link));
  // If the key were the only "≥" among ">", or the only ">" among "≥", its sign would reveal it.
  const alike = others.filter((link) => link.sign !== "=" && isStrict(link) === isStrict(answer));
  const distractors = [
    ...same.slice(0, 1),
    ...alike.filter(({ sign }) => sign === answer.sign).slice(0, 1),
    ...alike.filter(({ sign }) => sign !== answer.sign).slice(0, 1),
    ...others.filter((link) => !alike.includes(link)),
  ].slice(0, 4);
  return {
    text: `${key}${shown} Which of these is certainly true?`,
    answer: show(answer),
    distractors: distractors.map((link) => wrong(show(link), whyWrong(link, worlds))),
    explanation: [
      `${key ? `Decoded: ${links.map(show).join(", ")}.` : `Join the statements: ${links.map(show).join(", ")}.`}`,
      `Follow the signs from ${answer.a} to ${answer.b}: all point the same way${answer.sign === ">" || answer.sign === "<" ? ", and at least one of them is strict" : ""}, so ${show(answer)} is certain.`,
      "Where the signs on the way point in different directions, nothing is certain.",
    ],
    verify: () =>
      worldsOf(letters, links).every((world) => isTrue(answer, world)) &&
      distractors.every((link) => worlds.some((world) => !isTrue(link, world))),
  };
}

const CERTAIN = {
  true_false: "Only conclusion I is certain",
  false_true: "Only conclusion II is certain",
  true_true: "Both conclusions are certain",
  false_false: "Neither conclusion is certain",
} as const;

function threeStatements(random: Random, wanted: keyof typeof CERTAIN): ComputedDraft | undefined {
  const letters = random.sample(LETTERS, 5);
  const links = chain(random, letters.slice(0, 4));
  const extra: Link = {
    a: letters[4] ?? "",
    sign: random.pick([">", "≥", "<", "≤"]),
    b: letters[random.int(0, 3)] ?? "",
  };
  const all = [...links, extra];
  const said = random.shuffle(all.map((link) => (random.chance() ? turned(link) : link)));
  const worlds = worldsOf(letters, all);
  if (worlds.length === 0) return undefined;
  // What no world allows is seen at a glance.
  const options = conclusions(letters, all).filter(
    (link) => link.sign !== "=" && worlds.some((world) => isTrue(link, world)) && !isTooWeak(link, worlds),
  );
  const pairs = random.sample(options, 2);
  const [one, two] = pairs;
  if (!one || !two || (one.a === two.a && one.b === two.b)) return undefined;
  const certain = (link: Link) => worlds.every((world) => isTrue(link, world));
  const isEither = worlds.every((world) => isTrue(one, world) || isTrue(two, world));
  // Some exams have a name for this, and it is not among the options.
  if (isEither && !certain(one) && !certain(two)) return undefined;
  const verdict = `${certain(one)}_${certain(two)}` as keyof typeof CERTAIN;
  if (verdict !== wanted) return undefined;
  const explain = (link: Link, n: string) => {
    const against = worlds.find((world) => !isTrue(link, world));
    return against
      ? `Conclusion ${n} (${show(link)}) is not certain: ${letters.map((l) => `${l} = ${against[l]}`).join(", ")} agrees with all the statements and breaks it.`
      : `Conclusion ${n} (${show(link)}) is certain: the signs from ${link.a} to ${link.b} all point the same way.`;
  };
  return {
    text: `Statements: ${said.map(show).join("; ")}.\nConclusions:\nI. ${show(one)}.\nII. ${show(two)}.\nWhich conclusions are certain?`,
    answer: CERTAIN[verdict],
    distractors: (Object.keys(CERTAIN) as (keyof typeof CERTAIN)[])
      .filter((other) => other !== verdict)
      .map((other) =>
        wrong(
          CERTAIN[other],
          other === "false_false"
            ? "overlooking a chain that links the two letters"
            : other === "true_true"
              ? "trusting a chain whose signs point different ways"
              : "misjudging one of the conclusions",
        ),
      ),
    fixedOptions: true,
    explanation: [explain(one, "I"), explain(two, "II"), `So: ${CERTAIN[verdict]}.`],
  };
}

export const inequalitiesReasoning: WriterList = [
  computed({
    name: "inequality-single-chain",
    form: "elementary",
    topic: "inequalities-reasoning",
    difficulty: "EASY",
    write: patiently((random) => {
      const letters = random.sample(LETTERS, 4);
      const links = chain(random, letters);
      return single(
        random,
        letters,
        links,
        `It is given that ${letters.map((l, n) => `${l}${links[n] ? ` ${links[n]?.sign} ` : ""}`).join("")}.`,
      );
    }),
  }),
  computed({
    name: "inequality-coded-symbols",
    form: "elementary",
    topic: "inequalities-reasoning",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const letters = random.sample(LETTERS, 4);
      const links = chain(random, letters);
      const symbols = random.sample(["@", "#", "%", "&", "*"], 5);
      const code = (sign: Sign) => symbols[SIGNS.indexOf(sign)] ?? "@";
      const key = `In a code, ${SIGNS.map((sign) => `\`P ${code(sign)} Q\` means “P is ${CODES[sign]} Q”`).join("; ")}. `;
      return single(
        random,
        letters,
        links,
        `It is given that ${links.map(({ a, sign, b }) => `\`${a} ${code(sign)} ${b}\``).join(", ")}.`,
        key,
      );
    }),
  }),
  computed({
    name: "inequality-three-statements",
    form: "elementary",
    topic: "inequalities-reasoning",
    difficulty: "HARD",
    write(random) {
      const wanted = random.pick(Object.keys(CERTAIN) as (keyof typeof CERTAIN)[]);
      return patiently((each) => threeStatements(each, wanted))(random);
    },
  }),
];
