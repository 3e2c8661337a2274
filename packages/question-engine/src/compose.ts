import type { Kind } from "@prepfeed/contract/catalogue";
import type { Composition } from "./composition.ts";
import { openDesk } from "./desk.ts";
import { sharesOf } from "./exam-papers.ts";
import { FORMATS } from "./format.ts";
import type { Paper, Part, SetPart } from "./paper.ts";
import { isSetPart, planPaper, type Slot } from "./plan-paper.ts";
import type { Question } from "./question.ts";
import type { SetWriter } from "./set-writer.ts";
import { type TopicKey, topicOf } from "./syllabus/syllabus.ts";
import type { Unit } from "./syllabus/units.ts";

/**
 * A set that spreads over topics and writers and holds no repeat and nothing excluded. Each key letter is drawn for
 * itself, so that the ones before tell nothing about it.
 * It is shorter than asked only when every writer is exhausted.
 */
export function composeSet(composition: Composition): Promise<Question[]> {
  const { paper, kinds } = composition;
  return paper && kinds ? composePaper(composition, paper, kinds) : composeFreely(composition);
}

/** Where no kinds are named, formats come half as often as in papers, and no more often than this. */
const FORMATS_AT_MOST = 0.3;

async function composeFreely(composition: Composition): Promise<Question[]> {
  const { count, paper } = composition;
  const desk = openDesk(composition, {});
  const wanted = FORMATS.map((format) => ({
    format,
    share: paper ? shareOfFormat(composition, paper, format) : 0,
  }));
  const others = wanted.filter(({ format }) => format !== "plain");
  const chance = Math.min(FORMATS_AT_MOST, others.reduce((sum, { share }) => sum + share, 0) / 2);
  const set: Question[] = [];
  while (set.length < count) {
    const open = others.filter(({ format, share }) => share > 0 && desk.has(format));
    const format =
      open.length > 0 && desk.random.chance(chance)
        ? desk.random.weighted(open, ({ share }) => share).format
        : "plain";
    const question = (await desk.fill(format)) ?? (await desk.fillAny(FORMATS));
    if (!question) break;
    set.push(question);
  }
  return set;
}

/** How much of what is asked for would be in this format in a paper. */
function shareOfFormat({ topics }: Composition, paper: Paper, format: Part): number {
  let [share, all] = [0, 0];
  for (const [unit, weight] of unitsOf(topics)) {
    const shares = sharesOf(paper, unit);
    const sum = FORMATS.reduce((total, each) => total + (shares[each] ?? 0), 0);
    if (sum > 0) share += (weight * (shares[format] ?? 0)) / sum;
    all += weight;
  }
  return share / all;
}

/** As the exam has it: formats, numbers to type in, several right options and sets in their shares. */
async function composePaper(
  composition: Composition,
  paper: Paper,
  kinds: ReadonlySet<Kind>,
): Promise<Question[]> {
  const { count, topics, difficulties } = composition;
  const turns = takeTurns(topics, count, new Set(paper.always?.topics));
  const desk = openDesk({ ...composition, topics: turns.weights }, paper);
  const sets = (composition.setWriters ?? []).filter(
    (writer) => (topics.get(writer.topic) ?? 0) > 0 && (difficulties[writer.difficulty] ?? 0) > 0,
  );
  const fittingTo = (unit: Unit, part: Part) =>
    sets.filter((writer) => setPartOf(writer) === part && topicOf(writer.topic).unit === unit);
  const mayAsk = (part: Part) =>
    kinds.has(part === "typed" ? "NUMERICAL" : part === "several" ? "MULTIPLE" : "SINGLE");
  const singles = (["plain", ...FORMATS, "several", "typed"] as const).filter(mayAsk);
  const slots = planPaper(
    {
      count,
      units: inPaperOrder(unitsOf(topics), paper),
      sharesOf(unit) {
        const shares = Object.entries(sharesOf(paper, unit)).filter(([part]) => mayAsk(part as Part));
        return Object.fromEntries(shares.length > 0 ? shares : singles.map((part) => [part, 1]));
      },
      has: (unit, part) => (isSetPart(part) ? fittingTo(unit, part).length > 0 : desk.has(part, unit)),
      setSizes: paper.setSizes,
      kindsOf: (unit, part) =>
        paper.always?.sets?.filter((group) => ofGroup(fittingTo(unit, part), group).length > 0).length ?? 1,
    },
    desk.random,
  );

  const blocks: Question[][] = [];
  let written = 0;
  const take = (block: Question[] | undefined) => {
    if (block && block.length > 0) blocks.push(block);
    written += block?.length ?? 0;
    const [alone, another] = block ?? [];
    if (alone && !another) turns.add(alone.topic);
  };
  const isSet = ({ part }: Slot) => isSetPart(part);
  const alone = slots.filter((slot) => !isSet(slot));
  const fillSet = (writers: readonly SetWriter[], size: number) =>
    desk.fillSet(writers, size, count - written, {
      kinds,
      options: paper.options,
      typed: paper.typedInSets,
    });
  let awaited = desk.random.shuffle(paper.always?.sets ?? []);
  for (const slot of slots.filter(isSet)) {
    const fitting = fittingTo(slot.unit, slot.part);
    const due = awaited.find((group) => ofGroup(fitting, group).length > 0);
    awaited = awaited.filter((group) => group !== due);
    const set =
      (due && (await fillSet(ofGroup(fitting, due), slot.size))) ?? (await fillSet(fitting, slot.size));
    take(set);
    makeUp(alone, slot, (set?.length ?? 0) - slot.size);
  }
  const single = async ({ part, unit }: Pick<Slot, "part" | "unit">) =>
    (await desk.fill(part, unit)) ??
    (await desk.fill(part)) ??
    (await desk.fillAny(singles, unit)) ??
    (await desk.fillAny(singles));
  let owed = desk.random.shuffle(paper.always?.singles ?? []);
  for (const slot of desk.random.shuffle(alone)) {
    if (written >= count) break;
    const due = owed.find((group) => desk.hasAny(group, slot.part, slot.unit));
    owed = owed.filter((group) => group !== due);
    const question = (due && (await desk.fill(slot.part, slot.unit, due))) ?? (await single(slot));
    if (question) take([question]);
  }
  for (const { unit } of desk.random.shuffle(slots.filter(isSet))) {
    while (written < count) {
      const question = await single({ part: singles[0] ?? "plain", unit });
      if (!question) break;
      take([question]);
    }
  }
  return inOrder(desk.random.shuffle(blocks), paper).flat();
}

const ofGroup = (writers: readonly SetWriter[], group: readonly string[]) =>
  writers.filter(({ name }) => group.includes(name));

/** How much less a topic is wanted that has had its share, and how much more one that a paper never goes without. */
const WAITING = 0.1;
const AWAITED = 8;

/** Weights that change while a paper is written: who has had as many questions as are due waits for the other topics. */
function takeTurns(topics: ReadonlyMap<TopicKey, number>, count: number, always: ReadonlySet<TopicKey>) {
  const total = [...topics.values()].reduce((sum, weight) => sum + weight, 0);
  const weights = new Map(
    [...topics].map(([topic, weight]) => [topic, weight * (always.has(topic) ? AWAITED : 1)]),
  );
  const used = new Map<TopicKey, number>();
  const add = (topic: TopicKey) => {
    const times = (used.get(topic) ?? 0) + 1;
    used.set(topic, times);
    const weight = topics.get(topic) ?? 0;
    weights.set(topic, times >= Math.round((count * weight) / total) ? weight * WAITING : weight);
  };
  return { weights, add };
}

/** Where a set came out longer or shorter than it was planned, its unit has so many plain questions fewer or more. */
function makeUp(alone: Slot[], { unit }: Slot, surplus: number): void {
  for (let left = surplus; left < 0; left++) alone.push({ unit, part: "plain", size: 1 });
  for (let left = surplus; left > 0; left--) {
    const at = alone.findIndex((slot) => slot.unit === unit && slot.part === "plain");
    if (at >= 0) alone.splice(at, 1);
  }
}

/** One section after the other; whole numbers to type in come last in theirs. */
function inOrder(blocks: readonly Question[][], { units, sections, typed, sets }: Paper): Question[][] {
  const order: readonly (readonly string[])[] = sections ?? Object.keys(units).map((unit) => [unit]);
  const placeOf = ({ kind, stimulus }: Question) => {
    if (stimulus && sets) return sets === "first" ? 0 : 3;
    return typed === "whole" && kind === "NUMERICAL" ? 2 : 1;
  };
  const sectionOf = ({ topic }: Question) => order.findIndex((some) => some.includes(topicOf(topic).unit));
  const rank = ([first]: Question[]) => (first ? 4 * sectionOf(first) + placeOf(first) : 0);
  return [...blocks].sort((one, other) => rank(one) - rank(other));
}

/** So that units that make up a section stand side by side, and together have their share. */
function inPaperOrder(weights: ReadonlyMap<Unit, number>, { units }: Paper): Map<Unit, number> {
  const order = Object.keys(units);
  return new Map([...weights].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

function unitsOf(topics: ReadonlyMap<TopicKey, number>): Map<Unit, number> {
  const units = new Map<Unit, number>();
  for (const [topic, weight] of topics) {
    const { unit } = topicOf(topic);
    if (weight > 0) units.set(unit, (units.get(unit) ?? 0) + weight);
  }
  return units;
}

/** What kind of set a writer writes. */
export function setPartOf({ topic, part }: SetWriter): SetPart {
  if (part) return part;
  const { unit } = topicOf(topic);
  if (unit === "english") return topic === "fill-in-the-blanks" ? "cloze" : "passage";
  return unit === "reasoning" ? "puzzle" : "data";
}
