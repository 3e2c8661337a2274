import { FORMATS } from "./format.ts";
import { type Part, SET_PARTS, type SetPart, type Shares } from "./paper.ts";
import type { Random } from "./random.ts";
import type { Unit } from "./syllabus/units.ts";

/** A question that is wanted, or a set of so many. */
export interface Slot {
  unit: Unit;
  part: Part;
  size: number;
}

export interface PaperWishes {
  count: number;
  /** How much of the paper comes from each unit. */
  units: ReadonlyMap<Unit, number>;
  sharesOf(unit: Unit): Shares;
  /** About how many questions a set has; the usual number unless said. */
  setSizes?: Partial<Record<SetPart, number>>;
  /** How many different sets of a kind are wanted, as far as each has two questions. */
  kindsOf?(unit: Unit, part: SetPart): number;
  /** Whether a unit can be asked in this way. */
  has(unit: Unit, part: Part): boolean;
}

const PARTS: readonly Part[] = [...FORMATS, "figure", "several", "typed", ...SET_PARTS];

/** A set has about so many questions. */
const USUAL_SET = 4.6;
const SMALLEST_SET = 2;
/** For fewer nobody reads a passage, as long as there are other sets to take them. */
const WORTH_READING = 3;

interface Counted {
  cell: Cell;
  count: number;
}

interface Cell {
  unit: Unit;
  part: Part;
  wanted: number;
}

/**
 * What a paper of `count` questions holds: every way of asking as often as the exam has it, to within one question or
 * the rest of a set, and the units in their proportion.
 */
export function planPaper(wishes: PaperWishes, random: Random): Slot[] {
  const counted = allot(cellsOf(wishes), wishes.count, random);
  const sets = gathered(
    counted.filter(({ cell }) => isSetPart(cell.part)),
    random,
  );
  const singles = counted.filter(({ cell }) => !isSetPart(cell.part));
  keepUnits([...sets, ...singles], wishes, random);
  return [
    ...sets.flatMap(({ cell: { unit, part }, count }) =>
      count < SMALLEST_SET
        ? { unit, part: "plain" as const, size: count }
        : setSlots(unit, part as SetPart, count, wishes),
    ),
    ...singles.flatMap(({ cell: { unit, part }, count }) =>
      Array.from({ length: count }, () => ({ unit, part, size: 1 })),
    ),
  ];
}

/** Sets of about the usual size, or smaller ones where other kinds would be left out. */
function setSlots(unit: Unit, part: SetPart, questions: number, { setSizes, kindsOf }: PaperWishes): Slot[] {
  const usual = Math.round(questions / (setSizes?.[part] ?? USUAL_SET));
  const kinds = Math.min(kindsOf?.(unit, part) ?? 1, Math.floor(questions / SMALLEST_SET));
  const sets = Math.max(1, usual, kinds);
  return Array.from({ length: sets }, (_, at) => ({
    unit,
    part,
    size: Math.floor((questions + sets - 1 - at) / sets),
  }));
}

/** What is too little for a set is joined with another, to be of either kind. */
function gathered(sets: readonly Counted[], random: Random): Counted[] {
  const held = sets.filter(({ count }) => count > 0);
  for (;;) {
    held.sort((one, other) => one.count - other.count);
    const [least, next] = held;
    if (!least || !next || least.count >= WORTH_READING) return held;
    const { cell } = random.weighted([least, next], ({ count }) => count);
    held.splice(0, 2, { cell, count: least.count + next.count });
  }
}

/** What sets and rounding gave a unit too much or too little is made up by its plain questions. */
function keepUnits(counted: readonly Counted[], { units, count }: PaperWishes, random: Random) {
  const cells = [...units].map(([unit, wanted]) => ({ unit, part: "plain" as const, wanted }));
  const over = allot(cells, count, random).map(({ cell: { unit }, count }) => {
    const own = counted.filter(({ cell }) => cell.unit === unit);
    const plain = own.find(({ cell }) => cell.part === "plain");
    return { by: own.reduce((sum, { count }) => sum + count, -count), plain };
  });
  for (;;) {
    const giver = over.find(({ by, plain }) => by > 0 && plain && plain.count > 0);
    const taker = over.find(({ by, plain }) => by < 0 && plain);
    if (!giver?.plain || !taker?.plain) return;
    giver.plain.count--;
    taker.plain.count++;
    giver.by--;
    taker.by++;
  }
}

export function isSetPart(part: Part): part is SetPart {
  return (SET_PARTS as readonly Part[]).includes(part);
}

/** How many of each are wanted; what a unit can't be asked in goes to the others that can, or else to what it has. */
function cellsOf({ count, units, sharesOf, has }: PaperWishes): Cell[] {
  const total = [...units.values()].reduce((sum, weight) => sum + weight, 0);
  const cells: Cell[] = [];
  const lost: Cell[] = [];
  for (const [unit, weight] of units) {
    const shares = Object.entries(sharesOf(unit)) as [Part, number][];
    const sum = shares.reduce((all, [, share]) => all + share, 0);
    for (const [part, share] of shares) {
      const cell = { unit, part, wanted: (count * weight * share) / (total * sum) };
      (has(unit, part) ? cells : lost).push(cell);
    }
  }
  for (const { unit, part, wanted } of lost) {
    const same = cells.filter((cell) => cell.part === part);
    const own = cells.filter((cell) => cell.unit === unit);
    const plain = own.filter((cell) => cell.part === "plain");
    const takers = [same, plain, own, cells].find((some) => some.length > 0) ?? [];
    const all = takers.reduce((sum, cell) => sum + cell.wanted, 0);
    for (const cell of takers) cell.wanted *= 1 + wanted / all;
  }
  return cells.sort((one, other) => PARTS.indexOf(one.part) - PARTS.indexOf(other.part));
}

/** Whole numbers in proportion to what is wanted, `count` in all: sums of neighbours are right to within one. */
function allot(cells: readonly Cell[], count: number, random: Random): Counted[] {
  const total = cells.reduce((sum, { wanted }) => sum + wanted, 0);
  const offset = random.int(0, 999) / 1000;
  let reached = 0;
  let given = 0;
  return cells.map((cell, at) => {
    reached += (cell.wanted * count) / total;
    const until = at === cells.length - 1 ? count : Math.min(count, Math.floor(reached + offset));
    const share = Math.max(0, until - given);
    given += share;
    return { cell, count: share };
  });
}
