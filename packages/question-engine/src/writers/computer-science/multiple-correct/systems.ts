import { mean, range, sum } from "../../../numbers/arithmetic.ts";
import { count, num } from "../../../numbers/value.ts";
import { list } from "../../../writing/english.ts";
import { judged, multipleCorrect, valued, WHICH_HOLD } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { at, digits } from "../computed/code.ts";

/** Letters in alphabetical order, within a product and within a sum of two. */
const inOrder = (expression: string) =>
  expression
    .replace(/(?:[ABC]'?){2,}/g, (product) => (product.match(/[ABC]'?/g) ?? []).sort().join(""))
    .replace(/\((\S+) \+ (\S+)\)/g, (_, one, other) => `(${[one, other].sort().join(" + ")})`);

type Policy = "FIFO" | "LRU" | "optimal";

/** Page faults of a reference string; the optimal policy evicts the page that is needed last. */
function faults(pages: readonly number[], frames: number, policy: Policy): number {
  const held: number[] = [];
  let count = 0;
  for (const [now, page] of pages.entries()) {
    const place = held.indexOf(page);
    if (place >= 0) {
      if (policy === "LRU") held.push(...held.splice(place, 1));
      continue;
    }
    count++;
    if (held.length === frames) {
      const next = (other: number) => {
        const found = pages.indexOf(other, now);
        return found < 0 ? pages.length : found;
      };
      const victim = policy === "optimal" ? held.reduce((a, b) => (next(b) > next(a) ? b : a)) : at(held, 0);
      held.splice(held.indexOf(victim), 1);
    }
    held.push(page);
  }
  return count;
}

export const systems: readonly Writer[] = [
  multipleCorrect({
    name: "several-page-replacement",
    depth: 5,
    chapter: "virtual-memory",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const pages = range(1, 12).map(() => random.int(1, 5));
      if (pages.some((page, index) => page === pages[index - 1])) return undefined;
      const fifo = faults(pages, 3, "FIFO");
      const lru = faults(pages, 3, "LRU");
      const best = faults(pages, 3, "optimal");
      const more = faults(pages, 4, "FIFO");
      return {
        text: `A process refers to the pages ${pages.join(", ")} in this order. All 3 frames are empty at first. ${WHICH_HOLD}`,
        workedOut: [
          `Run through by hand, the string gives ${fifo} faults with FIFO, ${lru} with LRU and ${best} with the optimal policy.`,
        ],
        statements: [
          valued(
            random,
            num(fifo),
            [num(fifo - 1), num(fifo + 1), num(lru)],
            (value) => `FIFO causes ${value} page faults`,
            `With FIFO there are ${fifo} faults.`,
          ),
          valued(
            random,
            num(lru),
            [num(lru - 1), num(lru + 1), num(fifo)],
            (value) => `LRU causes ${value} page faults`,
            `With LRU there are ${lru} faults.`,
          ),
          valued(
            random,
            num(best),
            [num(best - 1), num(best + 1)],
            (value) => `The optimal policy causes ${value} page faults`,
            `With the optimal policy there are ${best} faults.`,
          ),
          judged(
            "LRU causes fewer page faults than FIFO",
            lru < fifo,
            lru < fifo
              ? "LRU has fewer faults than FIFO here."
              : "LRU does not have fewer faults than FIFO here.",
          ),
          judged(
            "With 4 frames FIFO would cause fewer page faults than with 3",
            more < fifo,
            `With 4 frames FIFO has ${more} faults, with 3 it has ${fifo}.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-process-schedules",
    depth: 5,
    chapter: "process-scheduling",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const bursts = random.sample(range(1, 12), 4);
      const waits = (order: readonly number[]) => order.map((_, place) => sum(order.slice(0, place)));
      const inOrder = waits(bursts);
      const shortest = waits([...bursts].sort((a, b) => a - b));
      const fcfs = mean(inOrder);
      const sjf = mean(shortest);
      const longest = bursts.indexOf(Math.max(...bursts));
      if (fcfs === sjf) return undefined;
      const told = random.pick([longest + 1, random.int(1, 4)]);
      const ms = (value: number) => num(value, "ms");
      return {
        text: `Four processes $P_1$ to $P_4$ arrive at time 0 in this order and need ${list(bursts)} ms of CPU time, respectively. Two policies are compared, first come, first served and shortest job first. Nothing is pre-empted, and switching takes no time. ${WHICH_HOLD}`,
        workedOut: [
          `First come, first served makes them wait ${list(inOrder)} ms; shortest job first makes the jobs of ${list([...bursts].sort((a, b) => a - b))} ms wait ${list(shortest)} ms.`,
        ],
        statements: [
          valued(
            random,
            ms(fcfs),
            [ms(mean(inOrder) + mean(bursts)), ms(sum(inOrder) / 3), ms(sjf)],
            (value) => `With first come, first served the average waiting time is ${value}`,
            `The average waiting time is then ${ms(fcfs)}.`,
          ),
          valued(
            random,
            ms(sjf),
            [ms(sjf + mean(bursts)), ms(sum(shortest) / 3), ms(fcfs)],
            (value) => `With shortest job first the average waiting time is ${value}`,
            `With shortest job first it is ${ms(sjf)}.`,
          ),
          valued(
            random,
            ms(sum(bursts)),
            [ms(sum(bursts) - at(bursts, 3)), ms(mean(bursts))],
            (value) => `With either policy the last process ends after ${value}`,
            `All four need ${ms(sum(bursts))} together, in whatever order.`,
          ),
          judged(
            `With shortest job first, $P_${told}$ runs last`,
            told === longest + 1,
            `The longest job, that of $P_${longest + 1}$, runs last.`,
          ),
          valued(
            random,
            ms(fcfs - sjf),
            [ms((fcfs - sjf) / 2), ms(2 * (fcfs - sjf)), ms(fcfs - sjf + 1)],
            (value) => `The average waiting time is ${value} shorter with shortest job first`,
            `The two averages differ by ${ms(fcfs - sjf)}.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-hosts-of-subnet",
    topic: "networks",
    difficulty: "MEDIUM",
    write(random) {
      const bits = random.pick([25, 26, 27, 28]);
      const size = 2 ** (32 - bits);
      const start = size * random.int(0, 256 / size - 1);
      const host = random.int(start + 1, start + size - 2);
      const third = random.int(1, 250);
      const net = `192.168.${third}`;
      const near = [random.int(start + 1, start + size - 2), start + size - 2, start + 1];
      const far = [start + size + random.int(1, 9), start - random.int(2, 9)].filter(
        (last) => last >= 1 && last <= 254,
      );
      const lasts = [...new Set([...near, ...far])].filter((last) => last !== host);
      const addresses = [...lasts.map((last) => `${net}.${last}`), `192.168.${third + 1}.${host}`];
      if (addresses.length < 4) return undefined;
      const span = `${net}.${start} to ${net}.${start + size - 1}`;
      return {
        text: `A host has the address ${net}.${host}/${bits}. Which of these addresses, one or more, belong to the same subnet?`,
        workedOut: [
          `A prefix of ${bits} bits leaves blocks of ${size} addresses, so the subnet runs from ${span}.`,
        ],
        statements: addresses.map((address) => {
          const [, , other, last] = address.split(".").map(Number);
          const isIn = other === third && last !== undefined && last >= start && last < start + size;
          return judged(address, isIn, `The address ${address} is ${isIn ? "inside" : "outside"} it.`);
        }),
      };
    },
  }),
  multipleCorrect({
    name: "several-attribute-closures",
    depth: 5,
    chapter: "keys-and-indexes",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const attributes = ["A", "B", "C", "D", "E"];
      const given = range(1, random.int(3, 4)).map(() => {
        const [one = "A", two = "B", three = "C"] = random.shuffle(attributes);
        return random.chance(0.6) ? { from: [one], to: two } : { from: [one, two].sort(), to: three };
      });
      const closure = (start: readonly string[]) => {
        const found = new Set(start);
        for (let grown = true; grown; ) {
          grown = false;
          for (const { from, to } of given) {
            if (!found.has(to) && from.every((name) => found.has(name))) {
              found.add(to);
              grown = true;
            }
          }
        }
        return found;
      };
      const isSuper = (names: readonly string[]) => closure(names).size === attributes.length;
      const subsets = range(1, 31).map((mask) => attributes.filter((_, index) => mask & (1 << index)));
      const keys = subsets.filter(
        (names) => isSuper(names) && names.every((name) => !isSuper(names.filter((other) => other !== name))),
      );
      const texts = new Set(given.map(({ from, to }) => `${from.join("")} \\to ${to}`));
      const [key = []] = keys;
      if (texts.size < given.length || key.length > 3 || key.length === 0) return undefined;
      const prime = new Set(keys.flat());
      const shown = (names: readonly string[]) => `$${names.join("")}$`;
      const one = random.pick(attributes);
      const reach = [...closure([one])].sort();
      const tried = random.pick(subsets.filter(({ length }) => length === 2));
      const another = random.pick(attributes);
      const violates = given.find(({ from }) => !isSuper(from));
      return {
        text: `The relation $R(A, B, C, D, E)$ has the functional dependencies ${list([...texts].map((text) => `$${text}$`))}. ${WHICH_HOLD}`,
        workedOut: [`The candidate ${keys.length === 1 ? "key is" : "keys are"} ${list(keys.map(shown))}.`],
        statements: [
          random.chance()
            ? judged(
                `${shown(key)} is a candidate key`,
                true,
                `The closure of ${shown(key)} holds all attributes, and that of no part of it does.`,
              )
            : judged(
                `${shown(tried)} is a candidate key`,
                keys.some((names) => names.join("") === tried.join("")),
                `The closure of ${shown(tried)} is ${shown([...closure(tried)].sort())}.`,
              ),
          valued(
            random,
            count(reach.length, "attribute"),
            [reach.length - 1, reach.length + 1]
              .filter((size) => size >= 1 && size <= 5)
              .map((size) => count(size, "attribute")),
            (value) => `The closure of $${one}$ has ${value}`,
            `The closure of $${one}$ is ${shown(reach)}.`,
          ),
          judged(
            `$${another}$ is a prime attribute`,
            prime.has(another),
            prime.has(another)
              ? `$${another}$ belongs to a candidate key, so it is prime.`
              : `$${another}$ belongs to no candidate key, so it is not prime.`,
          ),
          judged(
            "$R$ is in Boyce–Codd normal form",
            violates === undefined,
            violates
              ? `The left side of $${violates.from.join("")} \\to ${violates.to}$ is no superkey, so $R$ is not in Boyce–Codd normal form.`
              : "Every left side is a superkey, so $R$ is in Boyce–Codd normal form.",
          ),
          judged(
            "$R$ has more than one candidate key",
            keys.length > 1,
            `The number of candidate keys is ${keys.length}.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-eight-bit-sum",
    topic: "number-systems",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.int(-120, 120);
      const b = random.int(-120, 120);
      if (a === 0 || b === 0) return undefined;
      const exact = a + b;
      const overflow = exact > 127 || exact < -128;
      const byte = (value: number) => ((value % 256) + 256) % 256;
      const carry = byte(a) + byte(b) > 255;
      const result = byte(a + b);
      const read = result > 127 ? result - 256 : result;
      const bits = (value: number) => `\`${digits(byte(value), 2, 8)}\``;
      return {
        text: `The 8-bit words ${bits(a)} and ${bits(b)} are added; numbers are kept in two's complement. ${WHICH_HOLD}`,
        workedOut: [`The words stand for $${a}$ and $${b}$, and the sum keeps the word ${bits(result)}.`],
        statements: [
          valued(
            random,
            num(a),
            [num(byte(a)), num(-a), num(a > 0 ? a - 128 : a + 128)],
            (value) => `The first word stands for ${value}`,
            `The first word stands for $${a}$.`,
          ),
          judged(
            "The addition overflows",
            overflow,
            overflow
              ? `The true sum $${exact}$ does not fit into 8 bits, so it overflows.`
              : `The true sum $${exact}$ fits into 8 bits, so nothing overflows.`,
          ),
          judged(
            "A carry leaves the highest bit",
            carry,
            `As words without a sign they add up to $${byte(a) + byte(b)}$, which is ${carry ? "more" : "no more"} than 255.`,
          ),
          valued(
            random,
            num(read),
            [num(exact), num(result), num(-read)],
            (value) => `The 8-bit result stands for ${value}`,
            `The result ${bits(result)} stands for $${read}$.`,
          ),
          judged(
            "The highest bit of the result is 1",
            result > 127,
            `The highest bit of ${bits(result)} is ${result > 127 ? 1 : 0}.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-expressions-of-minterms",
    depth: 5,
    chapter: "boolean-minimisation",
    topic: "digital-logic",
    difficulty: "HARD",
    write(random) {
      const expressions = [
        { shown: "A + BC", value: (a: boolean, b: boolean, c: boolean) => a || (b && c) },
        { shown: "(A + B)(A + C)", value: (a: boolean, b: boolean, c: boolean) => (a || b) && (a || c) },
        { shown: "A + A'BC", value: (a: boolean, b: boolean, c: boolean) => a || (!a && b && c) },
        { shown: "AB + BC", value: (a: boolean, b: boolean, c: boolean) => (a && b) || (b && c) },
        { shown: "B(A + C)", value: (a: boolean, b: boolean, c: boolean) => b && (a || c) },
        { shown: "AB + A'C", value: (a: boolean, b: boolean, c: boolean) => (a ? b : c) },
        {
          shown: "AB + A'C + BC",
          value: (a: boolean, b: boolean, c: boolean) => (a && b) || (!a && c) || (b && c),
        },
        { shown: "(A + C)(A' + B)", value: (a: boolean, b: boolean, c: boolean) => (a || c) && (!a || b) },
        { shown: "A \\oplus B \\oplus C", value: (a: boolean, b: boolean, c: boolean) => (a !== b) !== c },
        { shown: "AB + C", value: (a: boolean, b: boolean, c: boolean) => (a && b) || c },
        { shown: "(A + C)(B + C)", value: (a: boolean, b: boolean, c: boolean) => (a || c) && (b || c) },
        { shown: "A'B + AB' + C", value: (a: boolean, b: boolean, c: boolean) => a !== b || c },
      ];
      // The letters change places, so that there are more functions than expressions.
      const letters = random.shuffle(["A", "B", "C"]);
      const named = (shown: string) =>
        inOrder(shown.replace(/[ABC]/g, (letter) => at(letters, "ABC".indexOf(letter))));
      const terms = (value: (a: boolean, b: boolean, c: boolean) => boolean) =>
        range(0, 7).filter((index) => {
          const bit = (role: number) => (index & (4 >> "ABC".indexOf(at(letters, role)))) > 0;
          return value(bit(0), bit(1), bit(2));
        });
      const key = random.pick(expressions.slice(0, 8));
      const wanted = terms(key.value).join(", ");
      const same = expressions.filter(({ value }) => terms(value).join(", ") === wanted);
      const others = random.sample(
        expressions.filter((other) => !same.includes(other)),
        3,
      );
      if (same.length < 2 && random.chance(0.7)) return undefined;
      return {
        text: `A function of three variables is $f(A, B, C) = \\sum m(${wanted})$, with $A$ as the highest bit. Which of these expressions is/are equal to $f$?`,
        statements: [...same, ...others].map(({ shown, value }) => {
          const own = terms(value).join(", ");
          return judged(
            `$${named(shown)}$`,
            own === wanted,
            `The expression $${named(shown)}$ has the minterms ${own}.`,
          );
        }),
      };
    },
  }),
];
