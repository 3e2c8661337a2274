/**
 * An arrangement. Items are numbered group by group: the people first, then other groups such as colours, if
 * there are any. Each group fills the places, one item at each place.
 */
export interface Shape {
  /** Places, and items of each group. */
  size: number;
  groups: 1 | 2 | 3;
  /** The last place is beside the first; the first item is then at place 0, because only the order counts. */
  isRound: boolean;
}

/**
 * `places[item]` is the place of an item: from the left, from the lowest floor, from the first month, or
 * clockwise.
 */
export type Places = readonly number[];

export type Clue =
  | { kind: "at" | "notAt"; a: number; place: number }
  /** At one of the places that are described so: "even-numbered", "31 days". */
  | { kind: "in"; a: number; places: readonly number[]; which: string }
  /** `a` is this many places after `b`; 0 means that they share a place. */
  | { kind: "offset"; a: number; b: number; by: number }
  /** So many places from each other, whichever comes first. */
  | { kind: "apart" | "notApart"; a: number; b: number; by: number }
  | { kind: "after"; a: number; b: number }
  | { kind: "notSame"; a: number; b: number }
  /** `b` and `c` are on the two sides of `a`. */
  | { kind: "between"; a: number; b: number; c: number }
  /** `a` is beside neither of them. */
  | { kind: "besideNeither"; a: number; b: number; c: number };

export type ClueKind = Clue["kind"];

export function itemsOf(clue: Clue): number[] {
  return [clue.a, ...("b" in clue ? [clue.b] : []), ...("c" in clue ? [clue.c] : [])];
}

/** How far apart two places are, the shorter way round a table. */
export function distance({ size, isRound }: Shape, one: number, other: number): number {
  const steps = Math.abs(one - other);
  return isRound ? Math.min(steps, size - steps) : steps;
}

export function holds(shape: Shape, clue: Clue, places: Places): boolean {
  const at = (item: number) => places[item] ?? Number.NaN;
  switch (clue.kind) {
    case "at":
      return at(clue.a) === clue.place;
    case "notAt":
      return at(clue.a) !== clue.place;
    case "in":
      return clue.places.includes(at(clue.a));
    case "offset":
      return shape.isRound
        ? (at(clue.b) + clue.by + 2 * shape.size) % shape.size === at(clue.a)
        : at(clue.b) + clue.by === at(clue.a);
    case "apart":
      return distance(shape, at(clue.a), at(clue.b)) === clue.by;
    case "notApart":
      // A person said not to live next to another is also a different person.
      return at(clue.a) !== at(clue.b) && distance(shape, at(clue.a), at(clue.b)) !== clue.by;
    case "after":
      return at(clue.a) > at(clue.b);
    case "notSame":
      return at(clue.a) !== at(clue.b);
    case "between":
      return (
        distance(shape, at(clue.a), at(clue.b)) === 1 &&
        distance(shape, at(clue.a), at(clue.c)) === 1 &&
        at(clue.b) !== at(clue.c)
      );
    case "besideNeither":
      return distance(shape, at(clue.a), at(clue.b)) !== 1 && distance(shape, at(clue.a), at(clue.c)) !== 1;
  }
}
