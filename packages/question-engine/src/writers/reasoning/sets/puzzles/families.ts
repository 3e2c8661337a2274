import type { Random } from "../../../../numbers/random.ts";
import { wrong } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { SetQuestion, SetWriter } from "../../../../writing/set-writer.ts";
import { type Family, isUnlike, pathName, RELATIONS, relationOf } from "./kinship.ts";

/** Couples and children by their place: two at the top, three children of whom two are married, three grandchildren. */
function drawFamily(random: Random): Family {
  const [top, partner, one, two, single, ofOne, ofTwo, first, second, third] = random.shuffle([
    ..."BCDEFGHJKL",
  ]) as [string, string, string, string, string, string, string, string, string, string];
  const men = new Set<string>();
  const couples = [
    [top, partner],
    [one, ofOne],
    [two, ofTwo],
  ] as const;
  for (const couple of couples) men.add(random.pick(couple));
  for (const alone of [single, first, second, third]) if (random.chance()) men.add(alone);
  const parents = new Map<string, readonly [string, string]>();
  for (const child of [one, two, single]) parents.set(child, [top, partner]);
  for (const child of [first, second]) parents.set(child, [one, ofOne]);
  parents.set(third, [two, ofTwo]);
  const members = [top, partner, one, two, single, ofOne, ofTwo, first, second, third];
  const isMan = (person: string) => men.has(person);
  const said = (male: string, female: string, person: string) => (isMan(person) ? male : female);
  const married = (spouse: string, child: string, kid: string) =>
    random.chance()
      ? [`${spouse} is married to ${child}`, `${kid} is the ${said("son", "daughter", kid)} of ${spouse}`]
      : [
          `${spouse} is the ${said("father", "mother", spouse)} of ${kid}`,
          `${kid} is the ${said("son", "daughter", kid)} of ${child}`,
        ];
  const clues = [
    `${top} is the ${said("father", "mother", top)} of ${one}`,
    `${partner} is married to ${top}`,
    `${two} is the ${said("son", "daughter", two)} of ${partner}`,
    `${one} is the ${said("brother", "sister", one)} of ${two}`,
    `${single}, who is unmarried, is the ${said("brother", "sister", single)} of ${one}`,
    ...married(ofOne, one, first),
    `${second} is the ${said("brother", "sister", second)} of ${first}`,
    ...married(ofTwo, two, third),
  ];
  return { members, isMan, parents, couples, clues: random.shuffle(clues) };
}

function told(family: Family): string {
  const [[top, partner] = ["", ""]] = family.couples;
  const children = (pair: readonly string[]) =>
    family.members.filter((child) => family.parents.get(child)?.join() === pair.join());
  const branches = family.couples
    .slice(1)
    .map((pair) => `${pair[0]} and ${pair[1]} have ${list(children(pair))}`);
  return `The couple ${top} and ${partner} have ${list(children([top, partner]))}; ${branches.join("; ")}. The men are ${list(family.members.filter(family.isMan).sort())}.`;
}

const isNamedTogether = ({ clues }: Family, x: string, y: string) =>
  clues.some((clue) => new RegExp(`\\b${x}\\b`).test(clue) && new RegExp(`\\b${y}\\b`).test(clue));

/** Relations of more than one step. */
const REMOTE = RELATIONS.slice(4);
const isRemote = (relation: string) => REMOTE.some((both) => both.includes(relation));

/** What a person of this sex might be. */
const mayBe = (family: Family, person: string) =>
  REMOTE.map(([man = "", woman = man]) => (family.isMan(person) ? man : woman));

function pairOf(random: Random, family: Family): { x: string; y: string; relation: string } | undefined {
  const [x = "", y = ""] = random.sample(family.members, 2);
  const relation = relationOf(family, x, y);
  return relation === undefined || !isRemote(relation) || isNamedTogether(family, x, y)
    ? undefined
    : { x, y, relation };
}

function whyNot(relation: string, other: string): string {
  return isUnlike(relation, other)
    ? "mistaking a man for a woman, or a woman for a man"
    : "taking a step of the family the wrong way";
}

function howRelated(random: Random, family: Family): SetQuestion | undefined {
  const pair = pairOf(random, family);
  if (!pair) return undefined;
  const { x, y, relation } = pair;
  const twin = RELATIONS.find((both) => both.includes(relation)) ?? [];
  const others = random.shuffle(mayBe(family, x).filter((other) => !twin.includes(other)));
  const shown = [...twin.filter((other) => other !== relation), ...others];
  return {
    text: `How is ${x} related to ${y}?`,
    answer: title(relation),
    distractors: shown.map((other) => wrong(title(other), whyNot(relation, other))),
    explanation: [told(family), `So ${x} is the ${relation} of ${y}.`],
    verify: () => pathName(family, x, y) === relation,
  };
}

function whoIs(random: Random, family: Family): SetQuestion | undefined {
  const pair = pairOf(random, family);
  if (!pair) return undefined;
  const { x, y, relation } = pair;
  const others = random.shuffle(family.members.filter((other) => other !== x && other !== y));
  if (others.some((other) => relationOf(family, other, y) === relation)) return undefined;
  return {
    text: `Who is the ${relation} of ${y}?`,
    answer: x,
    distractors: others.map((other) => {
      const own = relationOf(family, other, y);
      return wrong(
        other,
        own ? `overlooking that ${other} is the ${own} of ${y}` : `misplacing ${other} in the family`,
      );
    }),
    explanation: [told(family), `So ${x} is the ${relation} of ${y}.`],
    verify: () => family.members.filter((other) => pathName(family, other, y) === relation).join() === x,
  };
}

const COUNTS = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

function howManyMen(random: Random, family: Family): SetQuestion | undefined {
  const male = random.chance();
  const found = family.members.filter((person) => family.isMan(person) === male).sort();
  const at = found.length - 2;
  if (COUNTS[at] === undefined || found.length > 7) return undefined;
  const wrongs = [at - 1, at + 1, at + 2, at - 2, at + 3].flatMap((place) => COUNTS[place] ?? []);
  return {
    text: `How many ${male ? "male" : "female"} members are there in the family?`,
    answer: COUNTS[at],
    distractors: wrongs.map((count) => wrong(count, "mistaking a man for a woman, or a woman for a man")),
    explanation: [told(family), `They are ${list(found)}, so the answer is ${COUNTS[at].toLowerCase()}.`],
    difficulty: "HARD",
    verify: () =>
      family.members.length - family.members.filter((person) => family.isMan(person) !== male).length ===
      at + 2,
  };
}

/** Which of several statements is true. */
function whichIsTrue(random: Random, family: Family): SetQuestion | undefined {
  const pair = pairOf(random, family);
  if (!pair) return undefined;
  const wrongs: string[] = [];
  for (let tries = 0; tries < 60 && wrongs.length < 4; tries++) {
    const other = pairOf(random, family);
    if (!other || (other.x === pair.x && other.y === pair.y)) continue;
    const said = random.pick(mayBe(family, other.x));
    if (relationOf(family, other.x, other.y) === said) continue;
    const statement = `${other.x} is the ${said} of ${other.y}`;
    if (!wrongs.some((one) => one.startsWith(`${other.x} `))) wrongs.push(statement);
  }
  if (wrongs.length < 4) return undefined;
  const answer = `${pair.x} is the ${pair.relation} of ${pair.y}`;
  return {
    text: "Which of the following statements about the family is true?",
    answer,
    distractors: wrongs.map((statement) => wrong(statement, "taking a step of the family the wrong way")),
    explanation: [told(family), `Only this agrees with it: ${answer}.`],
    difficulty: "HARD",
    verify: () => pathName(family, pair.x, pair.y) === pair.relation,
  };
}

const title = (relation: string) => `${relation.charAt(0).toUpperCase()}${relation.slice(1)}`;
const TRIES = 60;

function asked(random: Random, family: Family, ask: typeof howRelated, before: readonly SetQuestion[]) {
  for (let tries = 0; tries < TRIES; tries++) {
    const question = ask(random, family);
    const named = ({ text, answer }: SetQuestion) =>
      family.members
        .filter((person) => new RegExp(`\\b${person}\\b`).test(`${text} ${answer}`))
        .sort()
        .join();
    if (question && !before.some((other) => named(other) === named(question))) return question;
  }
  return undefined;
}

export const familyOfTen: SetWriter = {
  kind: "set",
  name: "family-of-three-generations",
  form: "bank",
  topic: "blood-relations",
  difficulty: "MEDIUM",
  size: Number.POSITIVE_INFINITY,
  draw(random) {
    for (let tries = 0; tries < TRIES; tries++) {
      const family = drawFamily(random);
      const questions: SetQuestion[] = [];
      for (const ask of [howRelated, whoIs, howManyMen, whichIsTrue])
        questions.push(...[asked(random, family, ask, questions) ?? []].flat());
      if (questions.length < 4) continue;
      return {
        stimulus: {
          text: `There are ten members, ${list([...family.members].sort())}, and three married couples in a family of three generations. Nobody has been married twice.\n${family.clues.join(". ")}.`,
        },
        questions,
      };
    }
    return undefined;
  },
};
