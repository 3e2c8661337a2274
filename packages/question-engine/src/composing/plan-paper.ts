import type { Random } from "../numbers/random.ts";
import { FORMATS } from "../question/format.ts";
import { type Part, SET_PARTS, type SetPart, type Shares } from "../question/paper.ts";
import type { Unit } from "../syllabus/units.ts";

/** A place in the paper for one question, or for a set of `size` questions. */
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
  /** The approximate number of questions of a set; the usual number by default. */
  setSizes?: Partial<Record<SetPart, number>>;
  /** How many required chapters and topics of a unit are asked in this part: one set of two questions or one single question each. */
  neededOf?(unit: Unit, part: Part): number;
  /** Whether the unit has questions of this part. */
  has(unit: Unit, part: Part): boolean;
}

const PARTS: readonly Part[] = [...FORMATS, "figure", "multiple-correct", "typed", ...SET_PARTS];

/** The usual number of questions in a set. */
const USUAL_SET = 4.6;
const SMALLEST_SET = 2;
/** Smaller sets are joined with others where possible: a passage is too long to read for fewer questions. */
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
 * The plan of a paper of `count` questions: every way of asking as often as the exam has it, to within one question
 * or the rest of a set, and the units in proportion.
 */
export function planPaper(wishes: PaperWishes, random: Random): Slot[] {
  const counted = allot(cellsOf(wishes), wishes.count, random);
  const sets = gathered(
    counted.filter(({ cell }) => isSetPart(cell.part)),
    random,
  );
  const singles = counted.filter(({ cell }) => !isSetPart(cell.part));
  keepUnits([...sets, ...singles], wishes, random);
  makeRoom([...sets, ...singles], wishes);
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

/** Sets of about the usual size, or smaller ones if required chapters would be left out otherwise. */
function setSlots(unit: Unit, part: SetPart, questions: number, { setSizes, neededOf }: PaperWishes): Slot[] {
  const usual = Math.round(questions / (setSizes?.[part] ?? USUAL_SET));
  const kinds = Math.min(neededOf?.(unit, part) ?? 1, Math.floor(questions / SMALLEST_SET));
  const sets = Math.max(1, usual, kinds);
  return Array.from({ length: sets }, (_, at) => ({
    unit,
    part,
    size: Math.floor((questions + sets - 1 - at) / sets),
  }));
}

/** Questions too few for a set are joined with another set, which may then be of either part. */
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

/** A unit's plain questions compensate for what sets and rounding gave it too much or too little. */
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

/** The share of a unit that required chapters and topics may take. */
const FOR_NEEDED = 0.75;

/** If a unit has enough questions, its required chapters and topics get places from the part with most to spare. */
function makeRoom(counted: readonly Counted[], { units, neededOf }: PaperWishes) {
  for (const unit of units.keys()) {
    const own = counted
      .filter(({ cell }) => cell.unit === unit)
      .map((entry) => {
        const { part } = entry.cell;
        return { entry, needed: (neededOf?.(unit, part) ?? 0) * (isSetPart(part) ? SMALLEST_SET : 1) };
      });
    const all = own.reduce((sum, { entry }) => sum + entry.count, 0);
    if (own.reduce((sum, { needed }) => sum + needed, 0) > all * FOR_NEEDED) continue;
    const toSpare = ({ entry, needed }: (typeof own)[number]) => {
      const left = entry.count - Math.max(needed, isSetPart(entry.cell.part) ? WORTH_READING : 0);
      return Math.max(0, left);
    };
    for (;;) {
      const taker = own.find(({ entry, needed }) => entry.count < needed);
      const [giver] = own.toSorted((one, other) => toSpare(other) - toSpare(one));
      if (!taker || !giver || toSpare(giver) === 0) break;
      giver.entry.count--;
      taker.entry.count++;
    }
  }
}

export function isSetPart(part: Part): part is SetPart {
  return (SET_PARTS as readonly Part[]).includes(part);
}

/** The number of questions of each part. Parts that a unit lacks are given to other units, or else to its other parts. */
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

/** Whole numbers in proportion to the weights, `count` in total. Sums of neighbours are exact to within one. */
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
