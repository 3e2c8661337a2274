import type { Random } from "../numbers/random.ts";
import { words } from "../numbers/value.ts";
import type { Draft } from "../question/draft.ts";
import { rootsIn } from "../text/word-roots.ts";
import { countOptions, fourOrders, fourSubsets, subset } from "./options.ts";
import { nearestPairs, type Pair, type PairList, shownPair } from "./pair-list.ts";
import { isOnlyKey, numberedIn } from "./reread.ts";

const CLOSE = 10;
const TEMPTING = 5;
const ROMAN = ["I", "II", "III", "IV"];
const CAPITALS = ["A", "B", "C", "D"];

/** Different rows near to the leading one that are distinguishable; in lists, none conflicts with another. */
function drawPairs(
  { pairs }: PairList,
  random: Random,
  lead: number,
  count: number,
  inLists: boolean,
): Pair[] | undefined {
  const first = pairs[lead % pairs.length];
  if (!first) return undefined;
  const near = nearestPairs(first, random.shuffle(pairs));
  // Things of one kind stay together, if there are enough of them.
  const alike = near.filter((pair) => pair.near !== undefined && pair.near === first.near).length;
  const close = alike < count ? CLOSE : alike;
  const inOrder = [...random.shuffle(near.slice(0, close)), ...near.slice(close)];
  const isTaken = (chosen: readonly Pair[], pair: Pair) =>
    chosen.some((other) => other.left === pair.left || (inLists && other.clashes(pair)));
  const draw = (fits: (pair: Pair) => boolean) => {
    const left = new Set(inOrder.filter((pair) => pair !== first && fits(pair)));
    while (left.size >= count - 1) {
      const chosen = [first];
      for (const pair of left) {
        if (chosen.length === count) break;
        if (!isTaken(chosen, pair)) chosen.push(pair);
      }
      if (chosen.length < count) return undefined;
      const giveaway = overlappingPair(chosen) ?? fallTogether(chosen)?.at(-1);
      if (!giveaway) return random.shuffle(chosen);
      if (!left.delete(giveaway)) return undefined;
    }
    return undefined;
  };
  // A singular among plurals would be matched by its grammar, a line among goods by its kind.
  const sameKind = ({ category, right }: Pair) =>
    category === first.category && pronounOf(right) === pronounOf(first.right);
  const sameFamily = (pair: Pair) => sameKind(pair) && pair.family === first.family;
  if (!inLists) return draw(sameFamily) ?? draw(sameKind) ?? draw(() => true);
  const sameNumber = ({ left }: Pair) => isMany(left) === isMany(first.left);
  return (
    draw((pair) => sameFamily(pair) && sameNumber(pair)) ??
    draw((pair) => sameKind(pair) && sameNumber(pair)) ??
    draw(sameKind) ??
    draw(() => true)
  );
}

/** "It is the oldest Veda" beside "They are called the forest books". */
function pronounOf(text: string): string | undefined {
  return /^(?:He|She|It|They)(?= )/.exec(text)?.[0];
}

/**
 * A pair with a word that is in both columns, and in no other entry of the second: "Spring tide" and "A tide of great
 * range".
 */
function overlappingPair<Entry extends Entries>(pairs: readonly Entry[]): Entry | undefined {
  const rights = pairs.map(({ right }) => rootsIn(right));
  return pairs.find(({ left }, at) =>
    [...rootsIn(left)].some((root) => rights.every((roots, place) => roots.has(root) === (place === at))),
  );
}

/**
 * Some of the pairs, but not all, whose names share a word that the others lack, and whose descriptions share one
 * too: they would be recognised as belonging together.
 */
export function fallTogether<Entry extends Entries>(pairs: readonly Entry[]): Entry[] | undefined {
  const others = sharingWords(pairs, "right");
  const isThere = (some: readonly Entry[]) =>
    others.some((other) => other.length === some.length && other.every((pair, at) => pair === some[at]));
  return sharingWords(pairs, "left").find(isThere);
}

type Entries = Pick<Pair, "left" | "right">;

/**
 * For every word of a column that some entries have, but not all, and for its first article: the entries that
 * have it.
 */
function sharingWords<Entry extends Entries>(pairs: readonly Entry[], side: keyof Entries): Entry[][] {
  const roots = pairs.map((pair) => new Set([...rootsIn(pair[side]), ...articleOf(pair[side])]));
  return [...new Set(roots.flatMap((some) => [...some]))]
    .map((root) => pairs.filter((_, at) => roots[at]?.has(root)))
    .filter((some) => some.length > 1 && some.length < pairs.length);
}

function articleOf(text: string): string[] {
  const [article] = /^(?:an?|the)(?= )/i.exec(text) ?? [];
  return article ? [article.toLowerCase() === "the" ? "the" : "a"] : [];
}

function isMany(name: string): boolean {
  return /[^su’']s$/.test(name);
}

/** A learner who knows two well-known rows still has two options: these are two rows that settle no more together than alone. */
function knownTogether(rows: readonly Pair[], orders: readonly number[][], random: Random): Pair[] {
  const leavesTwo = ([one, other]: readonly [number, number]) => {
    const both = orders.map((order) => `${order[one]} ${order[other]}`);
    return both.every((entries) => both.filter((each) => each === entries).length === 2);
  };
  const together = random.pick(TWO_ROWS.filter(leavesTwo));
  const others = [0, 1, 2, 3].filter((at) => !together.includes(at));
  const places = [...random.shuffle(together), ...random.shuffle(others)];
  const known = [...rows].sort((one, other) => Number(other.isEasy) - Number(one.isEasy));
  return rows.map((row, place) => known[places.indexOf(place)] ?? row);
}

const TWO_ROWS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

/** List-I with List-II. */
export function matchLists(list: PairList, random: Random, lead: number): Draft | undefined {
  const drawn = drawPairs(list, random, lead, 4, true);
  if (!drawn) return undefined;
  const orders = fourOrders(random);
  const rows = knownTogether(drawn, orders, random);
  const key = random.pick(orders);
  // The entry of row `at` is at place `key[at]` of the second list.
  const second = key.map((_, place) => rows[key.indexOf(place)]?.right ?? "");
  const shown = (order: readonly number[]) =>
    order.map((place, at) => `${CAPITALS[at]}-${ROMAN[place]}`).join(", ");
  const { left, right } = list.headings ?? {};
  const text = [
    "Match List-I with List-II:",
    left ? `List-I (${left})` : "List-I",
    ...rows.map((row, at) => `${CAPITALS[at]}. ${row.left}`),
    right ? `List-II (${right})` : "List-II",
    ...second.map((entry, at) => `${ROMAN[at]}. ${entry}`),
    "Choose the correct answer from the options given below:",
  ].join("\n");
  const answer = words(shown(key));
  return {
    text,
    answer,
    wrong: orders.filter((order) => order !== key).map((order) => words(shown(order))),
    fixedOptions: true,
    about: rows.map(({ fact }) => fact),
    coveredFacts: rows.map(coveredBy),
    explain: () =>
      [
        ...rows.map((row, at) => `${CAPITALS[at]}-${ROMAN[key[at] ?? 0]}: ${shownPair(row.left, row.right)}`),
        `So the right matching is ${answer.text}.`,
      ].join("\n"),
    verify() {
      const lefts = [...text.matchAll(/^[A-D]\. (.+)$/gm)].map(([, entry = ""]) => entry);
      const rights = [...text.matchAll(/^[IV]+\. (.+)$/gm)].map(([, entry = ""]) => entry);
      const fits = (order: readonly number[]) =>
        order.every((place, at) => list.isPair(lefts[at] ?? "", rights[place] ?? ""));
      return fits(key) && orders.filter(fits).length === 1;
    },
  };
}

function coveredBy({ left, right }: Pair): string {
  return `${left}, ${right}`;
}

interface Shown {
  pair: Pair;
  right: string;
  holds: boolean;
}

function showPairs(
  rows: readonly Pair[],
  truths: readonly boolean[],
  random: Random,
): { shown: Shown[]; facts: string[] } | undefined {
  const facts = new Set(rows.map(({ fact }) => fact));
  // The entries of a right pair are shown once: beside another they would reveal it.
  const lent = new Set(rows.flatMap(({ right }, at) => (truths[at] ? [right] : [])));
  const shown: Shown[] = [];
  for (const [at, pair] of rows.entries()) {
    if (truths[at]) {
      shown.push({ pair, right: pair.right, holds: true });
      continue;
    }
    const unused = pair.wrong().filter(({ right }) => !lent.has(right));
    const unseen = unused.filter(({ from }) => !facts.has(from));
    const free = unseen.length > 0 ? unseen : unused;
    if (free.length === 0) return undefined;
    const { right, from } = random.pick(free.slice(0, TEMPTING));
    lent.add(right);
    facts.add(from);
    shown.push({ pair, right, holds: false });
  }
  // Without those from which a false one borrows: otherwise a set would have fewer false ones than true.
  return { shown, facts: rows.map(({ fact }) => fact) };
}

function settledPairs(shown: readonly Shown[]): string[] {
  return shown.map(({ pair, right, holds }, at) =>
    holds
      ? `Pair ${at + 1} is correctly matched.`
      : `Pair ${at + 1} is not: ${pair.left} does not go with “${right}” but with “${pair.right}”.`,
  );
}

/** How many pairs, or which, are correctly matched. */
export function pairsToJudge(list: PairList, random: Random, lead: number): Draft | undefined {
  const total = random.chance(0.65) ? 3 : 4;
  const isCount = random.chance(0.6);
  const key = random.int(0, 3);
  const sets = fourSubsets(random, total);
  const counts = countOptions(total);
  const truths = isCount
    ? random.shuffle(Array.from({ length: total }, (_, at) => at < (counts[key]?.count ?? 0)))
    : Array.from({ length: total }, (_, at) => (sets[key] ?? []).includes(at + 1));
  const rows = drawPairs(list, random, lead, total, false);
  const drawn = rows && showPairs(rows, truths, random);
  if (!drawn) return undefined;
  const { shown, facts } = drawn;
  const texts = isCount ? counts.map(({ text }) => text) : sets.map((places) => subset(places, total));
  const listed = texts.map((option) => words(option));
  const answer = listed[key];
  if (!answer) return undefined;
  const { headings } = list;
  const text = [
    headings
      ? `Consider the following pairs (${headings.left} : ${headings.right}):`
      : "Consider the following pairs:",
    ...shown.map(({ pair, right }, at) => `${at + 1}. ${shownPair(pair.left, right)}`),
    isCount
      ? "How many of the pairs given above are correctly matched?"
      : "Which of the pairs given above is/are correctly matched?",
  ].join("\n");
  const wrong = listed.filter((value) => value !== answer);
  return {
    text,
    answer,
    wrong,
    listed,
    fixedOptions: true,
    about: facts,
    coveredFacts: shown.map(({ pair }) => coveredBy(pair)),
    explain: () => [...settledPairs(shown), `So the answer is “${answer.text}”.`].join("\n"),
    verify: () =>
      isOnlyKey(
        answer.text,
        wrong.map((value) => value.text),
        readPairs(numberedIn(text), list),
      ),
  };
}

function readPairs(lines: readonly string[], list: PairList): boolean[] {
  return lines.map((line) => {
    const at = line.indexOf(" : ");
    return list.isPair(line.slice(0, at), line.slice(at + 3));
  });
}

/** "Which of the following pairs is NOT correctly matched?" */
export function pairNotMatched(list: PairList, random: Random, lead: number): Draft | undefined {
  const drawOneOdd = (count: number) => {
    const rows = drawPairs(list, random, lead, count, false);
    return rows && showPairs(rows, [false, ...Array<boolean>(count - 1).fill(true)], random);
  };
  const drawn = (list.pairs.length > 8 ? drawOneOdd(6) : undefined) ?? drawOneOdd(4);
  const [odd, ...others] = drawn?.shown ?? [];
  if (!drawn || !odd) return undefined;
  const { headings } = list;
  const answer = words(shownPair(odd.pair.left, odd.right));
  const wrong = others.map(({ pair, right }) => words(shownPair(pair.left, right)));
  return {
    text: headings
      ? `Which of the following pairs (${headings.left} : ${headings.right}) is NOT correctly matched?`
      : "Which of the following pairs is NOT correctly matched?",
    answer,
    wrong,
    about: drawn.facts,
    coveredFacts: drawn.shown.map(({ pair }) => coveredBy(pair)),
    explain: () =>
      `The pair “${answer.text}” is not correctly matched: ${odd.pair.left} goes with “${odd.pair.right}”. The other three pairs are right.`,
    verify: () => {
      const [isKey, ...rest] = readPairs(
        [answer, ...wrong].map(({ text }) => text),
        list,
      );
      return !isKey && rest.every(Boolean);
    },
  };
}
