import { fourSequences } from "../../../formats/options.ts";
import type { Random } from "../../../numbers/random.ts";
import type { TopicKey } from "../../../syllabus/syllabus.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise } from "../../../writing/english.ts";
import type { Writer } from "../../../writing/writer.ts";

/** `what` continues the text after "the": "Battle of Plassey", "founding of the Ghadar Party". A year before Christ is negative. */
interface DatedEvent {
  what: string;
  year: number;
  /**
   * The person's life or numbered series it belongs to: one of two such events would determine the other
   * ("coronation", "death").
   */
  about?: string;
}

export interface Chronology {
  name: string;
  topic: TopicKey;
  /** Continues the text after "Which of these events": "of the freedom struggle". */
  of: string;
  events: readonly DatedEvent[];
}

/** Questions on the order of events, worked out from their years. */
export function chronology(table: Chronology): Writer[] {
  return [firstOrLast(table), beforeOrAfter(table), between(table), { ...order(table), format: "order" }];
}

/** Easy is only what is older or younger than the rest by so many years. */
const CLEAR = 5;

function yearText(year: number): string {
  if (year < 0) return `${-year} BCE`;
  return year < 1000 ? `${year} CE` : `${year}`;
}

function shown({ what }: DatedEvent): string {
  return capitalise(what);
}

function dated(event: DatedEvent): string {
  return `the ${event.what} (${yearText(event.year)})`;
}

function inOrder(events: readonly DatedEvent[]): DatedEvent[] {
  return [...events].sort((a, b) => a.year - b.year);
}

function told(events: readonly DatedEvent[]): string {
  return `In order of time: ${inOrder(events).map(dated).join(", then ")}.`;
}

/** `when` continues the text after "dating it": "before 1526". */
function misdated(event: DatedEvent, when: string) {
  return wrong(shown(event), `dating it ${when}, though it belongs to ${yearText(event.year)}`);
}

/** The first two events that an order puts the wrong way round. */
function turnedRound(events: readonly (DatedEvent | undefined)[]): string {
  const at = events.findIndex((event, index) => (event?.year ?? 0) > (events[index + 1]?.year ?? Infinity));
  const [later, earlier] = [events[at], events[at + 1]];
  return later && earlier ? `putting the ${later.what} before the ${earlier.what}` : "";
}

function sharesLife(one: DatedEvent, other: DatedEvent): boolean {
  return one.about !== undefined && one.about === other.about;
}

/** Events of different years, close to one another in the table, in no order. */
function drawEvents({ events }: Chronology, random: Random, count: number, spare = 4): DatedEvent[] {
  const sorted = inOrder(events);
  const start = random.int(0, Math.max(0, sorted.length - count - spare));
  const chosen: DatedEvent[] = [];
  for (const event of random.shuffle(sorted.slice(start, start + count + spare))) {
    if (chosen.every((other) => other.year !== event.year && !sharesLife(other, event))) chosen.push(event);
    if (chosen.length === count) break;
  }
  return chosen;
}

function firstOrLast(table: Chronology): Writer {
  return computed({
    name: `${table.name}-first-or-last`,
    topic: table.topic,
    difficulty: "EASY",
    write(random) {
      const events = drawEvents(table, random, 4);
      const isFirst = random.chance(0.5);
      const [answer, ...others] = isFirst ? inOrder(events) : inOrder(events).reverse();
      if (!answer || others.length < 3) return undefined;
      if (others.some(({ year }) => Math.abs(year - answer.year) < CLEAR)) return undefined;
      const when = `${isFirst ? "before" : "after"} ${yearText(answer.year)}`;
      return {
        text: `Which of these events ${table.of} took place ${isFirst ? "first" : "last"}?`,
        answer: shown(answer),
        distractors: others.map((event) => misdated(event, when)),
        explanation: told(events),
        verify: () => others.every(({ year }) => (isFirst ? answer.year < year : answer.year > year)),
      };
    },
  });
}

function beforeOrAfter(table: Chronology): Writer {
  return computed({
    name: `${table.name}-before-or-after`,
    topic: table.topic,
    difficulty: "MEDIUM",
    write(random) {
      const events = drawEvents(table, random, 5);
      const isBefore = random.chance(0.5);
      const [answer, mark, ...others] = isBefore ? inOrder(events) : inOrder(events).reverse();
      if (!answer || !mark || others.length < 3) return undefined;
      const side = isBefore ? "before" : "after";
      return {
        text: `Which of these events took place ${side} the ${mark.what}?`,
        answer: shown(answer),
        distractors: others.map((event) => misdated(event, `${side} ${yearText(mark.year)}`)),
        explanation: told(events),
        verify: () => others.every(({ year }) => (isBefore ? mark.year < year : mark.year > year)),
      };
    },
  });
}

function between(table: Chronology): Writer {
  return computed({
    name: `${table.name}-between`,
    topic: table.topic,
    difficulty: "HARD",
    write(random) {
      const events = inOrder(drawEvents(table, random, 6));
      // One or two events are on each side, so that neither date alone gives the answer.
      const at = random.int(2, 3);
      const [from, answer, to] = events.slice(at - 1, at + 2);
      if (!from || !answer || !to || events.length < 6) return undefined;
      const others = events.filter((event) => ![from, answer, to].includes(event));
      const when = `between ${yearText(from.year)} and ${yearText(to.year)}`;
      return {
        text: `Which of these events took place after the ${from.what} but before the ${to.what}?`,
        answer: shown(answer),
        distractors: others.map((event) => misdated(event, when)),
        explanation: told(events),
        verify: () => others.every(({ year }) => year < from.year || year > to.year),
      };
    },
  });
}

function order(table: Chronology): Writer {
  return computed({
    name: `${table.name}-order`,
    topic: table.topic,
    difficulty: "HARD",
    write(random) {
      const [first, second, third, fourth] = inOrder(drawEvents(table, random, 4));
      if (!first || !second || !third || !fourth) return undefined;
      const sorted = [first, second, third, fourth];
      // The events take the places that one of four orders gives them, so that knowing one of them leaves two.
      const [key = [], ...others] = fourSequences(random);
      const events = key.map((_, place) => sorted[key.indexOf(place)] as DatedEvent);
      const numbers = (order: readonly number[]) => order.map((place) => place + 1).join(", ");
      return {
        text: [
          `Consider these events ${table.of}:`,
          ...events.map((event, at) => `${at + 1}. ${shown(event)}`),
          "Which of these is their order in time, from the earliest to the latest?",
        ].join("\n"),
        answer: numbers(key),
        distractors: others.map((order) =>
          wrong(numbers(order), turnedRound(order.map((place) => events[place]))),
        ),
        fixedOptions: true,
        explanation: [told(events), `So the order is ${numbers(key)}.`],
        verify: () =>
          key.every(
            (place, at) => at === 0 || (events[key[at - 1] ?? 0]?.year ?? 0) < (events[place]?.year ?? 0),
          ),
      };
    },
  });
}
