import type { Kind } from "@prepfeed/contract/foundation/catalogue";
import { type Exam, sharesOf } from "../exams/rules/exam.ts";
import type { Random } from "../numbers/random.ts";
import { FORMATS } from "../question/format.ts";
import type { Part, SetPart } from "../question/paper.ts";
import type { Question } from "../question/question.ts";
import { spreadKeys } from "../question/spread-keys.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import type { Unit, UnitWeights } from "../syllabus/units.ts";
import type { SetWriter } from "../writing/set-writer.ts";
import type { Composition } from "./composition.ts";
import { isSetPart, type PaperWishes, planPaper, type Slot } from "./plan-paper.ts";
import { type Lack, type SetBuilder, startSet } from "./set-builder.ts";
import type { Narrowed } from "./shelves.ts";
import { lackOf } from "./variety.ts";

/**
 * A set that spreads over topics and writers, without repeats and excluded questions, and with evenly distributed key
 * letters. It is shorter than requested only if every writer is exhausted.
 */
export function composeSet(composition: Composition): Question[] {
  const { exam, kinds } = composition;
  return exam && kinds ? composeByShares(composition, exam, kinds) : composeFreely(composition);
}

/** Without `kinds`, formats come half as often as in papers, and at most in this share of the set. */
const FORMATS_AT_MOST = 0.3;

function composeFreely(composition: Composition): Question[] {
  const { count, exam } = composition;
  const builder = startSet(composition, {});
  const wanted = FORMATS.map((format) => ({
    format,
    share: exam ? shareOfFormat(composition, exam, format) : 0,
  }));
  const others = wanted.filter(({ format }) => format !== "plain");
  const chance = Math.min(FORMATS_AT_MOST, others.reduce((sum, { share }) => sum + share, 0) / 2);
  const set: Question[] = [];
  while (set.length < count) {
    const open = others.filter(({ format, share }) => share > 0 && builder.has(format));
    const format =
      open.length > 0 && builder.random.chance(chance)
        ? builder.random.weighted(open, ({ share }) => share).format
        : "plain";
    const question =
      fillLacking(composition, set, builder, format) ??
      builder.fill(format) ??
      builder.fillAny(builder.random.shuffle(FORMATS));
    if (question) set.push(question);
    else if (!builder.openReserve()) break;
  }
  return spreadKeys(set, builder.random).questions;
}

/**
 * The next question where the set still lacks topics or stems and only as many places are left as it lacks: one with a new
 * topic or stem. The reserve is opened if no other writer has one.
 */
function fillLacking(
  { isVaried, count }: Composition,
  set: readonly Question[],
  builder: SetBuilder,
  format: Part,
): Question | undefined {
  const lack = lackOf(set, count);
  if (!isVaried || !(lack.topic || lack.stem)) return undefined;
  const parts = [format, ...builder.random.shuffle(FORMATS)];
  const fill = (wanted: Lack) => builder.fillLacking(parts, wanted);
  return (
    fill(lack) ??
    (builder.openReserve() ? fill(lack) : undefined) ??
    (lack.topic && lack.stem ? fill({ topic: false, stem: true }) : undefined)
  );
}

/** The share of this format in a paper on the same topics. */
function shareOfFormat({ topics }: Composition, exam: Exam, format: Part): number {
  let [share, all] = [0, 0];
  for (const [unit, weight] of unitsOf(topics)) {
    const shares = sharesOf(exam, unit);
    const sum = FORMATS.reduce((total, each) => total + (shares[each] ?? 0), 0);
    if (sum > 0) share += (weight * (shares[format] ?? 0)) / sum;
    all += weight;
  }
  return share / all;
}

/** A paper with the exam's shares of formats, typed numbers, several right options and sets. */
function composeByShares(composition: Composition, exam: Exam, kinds: ReadonlySet<Kind>): Question[] {
  const { count, topics } = composition;
  const { paper } = exam;
  const turns = takeTurns(topics, count);
  const builder = startSet({ ...composition, topics: turns.weights }, paper);
  const asked: Asked = { exam, kinds, sets: setsAsked(composition), singles: singlesAsked(kinds) };
  const slots = planPaper(wishesOf(composition, asked, builder), builder.random);
  const page = startPage(count, (question) => turns.add(question.topic));
  const alone = slots.filter((slot) => !isSet(slot));
  const awaited = fillSets(slots.filter(isSet), alone, asked, builder, page);
  fillSingles({ slots, alone, awaited }, asked, builder, page);
  return withSpreadKeys(() => inOrder(builder.random.shuffle(page.blocks), paper).flat(), builder.random);
}

/** What a paper may contain. */
interface Asked {
  exam: Exam;
  kinds: ReadonlySet<Kind>;
  sets: readonly SetWriter[];
  singles: readonly Part[];
}

/** The questions so far: single ones, and those of a set together. */
interface Page {
  readonly blocks: Question[][];
  room(): number;
  take(block: Question[] | undefined): void;
}

function startPage(count: number, onSingle: (question: Question) => void): Page {
  const blocks: Question[][] = [];
  return {
    blocks,
    room: () => count - blocks.reduce((sum, { length }) => sum + length, 0),
    take(block = []) {
      const [first, second] = block;
      if (first) blocks.push(block);
      if (first && !second) onSingle(first);
    },
  };
}

const isSet = ({ part }: Slot) => isSetPart(part);

function setsAsked({ setWriters = [], topics, difficulties }: Composition): SetWriter[] {
  return setWriters.filter(
    (writer) => (topics.get(writer.topic) ?? 0) > 0 && (difficulties[writer.difficulty] ?? 0) > 0,
  );
}

const kindOf = (part: Part): Kind =>
  part === "typed" ? "NUMERICAL" : part === "multiple-correct" ? "MULTIPLE" : "SINGLE";

function singlesAsked(kinds: ReadonlySet<Kind>): Part[] {
  return (["plain", ...FORMATS, "multiple-correct", "typed"] as const).filter((part) =>
    kinds.has(kindOf(part)),
  );
}

const fittingTo = ({ sets }: Asked, { unit, part }: Pick<Slot, "unit" | "part">) =>
  sets.filter((writer) => setPartOf(writer) === part && topicOf(writer.topic).unit === unit);

function wishesOf({ count, topics }: Composition, asked: Asked, builder: SetBuilder): PaperWishes {
  const { exam, kinds, singles } = asked;
  const { paper } = exam;
  return {
    count,
    units: inPaperOrder(unitsOf(topics), paper.units),
    sharesOf(unit) {
      const shares = Object.entries(sharesOf(exam, unit)).filter(([part]) => kinds.has(kindOf(part as Part)));
      return Object.fromEntries(shares.length > 0 ? shares : singles.map((part) => [part, 1]));
    },
    has: (unit, part) =>
      isSetPart(part) ? fittingTo(asked, { unit, part }).length > 0 : builder.has(part, unit),
    setSizes: paper.setSizes,
    neededOf(unit, part) {
      const chapters = paper.always?.chapters ?? [];
      const ofSets = (chapter: string) => ofChapter(asked.sets, chapter).length > 0;
      if (isSetPart(part)) {
        const fitting = fittingTo(asked, { unit, part });
        return chapters.filter((chapter) => ofChapter(fitting, chapter).length > 0).length;
      }
      const partOf = (chapter: string) => (paper.typedChapters?.includes(chapter) ? "typed" : "plain");
      const single = chapters.filter(
        (chapter) => partOf(chapter) === part && !ofSets(chapter) && builder.has(part, unit, { chapter }),
      );
      const topics = paper.always?.topics ?? [];
      const ofUnit = topics.filter((topic) => part === "plain" && topicOf(topic).unit === unit);
      return single.length + ofUnit.length;
    },
  };
}

/** Fills the sets, those of required chapters first. Returns the required chapters and topics left for single questions. */
function fillSets(
  slots: readonly Slot[],
  alone: Slot[],
  asked: Asked,
  builder: SetBuilder,
  page: Page,
): Narrowed[] {
  const { exam, kinds } = asked;
  const wishes = { kinds, options: exam.paper.options, typed: exam.paper.typedInSets };
  const fill = (writers: readonly SetWriter[], size: number) =>
    builder.fillSet(writers, size, page.room(), wishes);
  const awaited = builder.random.shuffle(exam.paper.always?.chapters ?? []);
  for (const slot of slots) {
    const fitting = fittingTo(asked, slot);
    const set =
      firstDue(awaited, (chapter) => {
        const writers = ofChapter(fitting, chapter);
        return writers.length > 0 ? fill(writers, slot.size) : undefined;
      }) ?? fill(fitting, slot.size);
    page.take(set);
    makeUp(alone, slot, (set?.length ?? 0) - slot.size);
  }
  const topics = exam.paper.always?.topics ?? [];
  return builder.random.shuffle([
    ...awaited.map((chapter) => ({ chapter })),
    ...topics.map((topic) => ({ topic })),
  ]);
}

/** Fills the single questions, those of required chapters first, and replaces what sets were short of. */
function fillSingles(
  { slots, alone, awaited }: { slots: readonly Slot[]; alone: readonly Slot[]; awaited: Narrowed[] },
  { singles }: Asked,
  builder: SetBuilder,
  page: Page,
): void {
  const { random } = builder;
  const any = () =>
    builder.fillAny(singles) ?? (builder.openReserve() ? builder.fillAny(singles) : undefined);
  const single = ({ part, unit }: Pick<Slot, "part" | "unit">) =>
    builder.fill(part, unit) ?? builder.fill(part) ?? builder.fillAny(singles, unit) ?? any();
  const fillUp = (next: () => Question | undefined) => {
    while (page.room() > 0) {
      const question = next();
      if (!question) return;
      page.take([question]);
    }
  };
  for (const { part, unit } of random.shuffle(alone)) {
    if (page.room() <= 0) break;
    const question = firstDue(awaited, (to) => builder.fill(part, unit, to)) ?? single({ part, unit });
    if (question) page.take([question]);
  }
  for (const { unit } of random.shuffle(slots.filter(isSet)))
    fillUp(() => single({ part: singles[0] ?? "plain", unit }));
  fillUp(any);
}

/** The result of the first item that can be filled, which is then removed from the list. */
function firstDue<Due, T>(awaited: Due[], fill: (due: Due) => T | undefined): T | undefined {
  for (const [at, due] of awaited.entries()) {
    const filled = fill(due);
    if (filled === undefined) continue;
    awaited.splice(at, 1);
    return filled;
  }
  return undefined;
}

/** How many orders of the paper are tried when fixed options repeat a key letter too often in a row. */
const ORDERS_TRIED = 10;

function withSpreadKeys(inSomeOrder: () => Question[], random: Random): Question[] {
  let best = spreadKeys(inSomeOrder(), random);
  for (let tries = 1; tries < ORDERS_TRIED && best.faults > 0; tries++) {
    const other = spreadKeys(inSomeOrder(), random);
    if (other.faults < best.faults) best = other;
  }
  return best.questions;
}

const ofChapter = (writers: readonly SetWriter[], chapter: string) =>
  writers.filter((writer) => writer.chapter === chapter);

/** The weight of a topic is multiplied by this once it has had its share. */
const WAITING = 0.1;

/** Weights that change while a paper is written: a topic that has had its share waits for the others. */
function takeTurns(topics: ReadonlyMap<TopicKey, number>, count: number) {
  const total = [...topics.values()].reduce((sum, weight) => sum + weight, 0);
  const weights = new Map(topics);
  const used = new Map<TopicKey, number>();
  const add = (topic: TopicKey) => {
    const times = (used.get(topic) ?? 0) + 1;
    used.set(topic, times);
    const weight = topics.get(topic) ?? 0;
    weights.set(topic, times >= Math.round((count * weight) / total) ? weight * WAITING : weight);
  };
  return { weights, add };
}

/** Adds or removes plain questions of a unit when one of its sets is shorter or longer than planned. */
function makeUp(alone: Slot[], { unit }: Slot, surplus: number): void {
  for (let left = surplus; left < 0; left++) alone.push({ unit, part: "plain", size: 1 });
  for (let left = surplus; left > 0; left--) {
    const at = alone.findIndex((slot) => slot.unit === unit && slot.part === "plain");
    if (at >= 0) alone.splice(at, 1);
  }
}

/** One section after the other; typed whole numbers come last in their section. */
function inOrder(
  blocks: readonly Question[][],
  { units, sections, typed, sets }: Exam["paper"],
): Question[][] {
  const order: readonly (readonly string[])[] = sections ?? Object.keys(units).map((unit) => [unit]);
  const placeOf = ({ kind, stimulus }: Question) => {
    if (stimulus && sets) return sets === "first" ? 0 : 3;
    return typed === "whole" && kind === "NUMERICAL" ? 2 : 1;
  };
  const sectionOf = ({ topic }: Question) => order.findIndex((some) => some.includes(topicOf(topic).unit));
  const rank = ([first]: Question[]) => (first ? 4 * sectionOf(first) + placeOf(first) : 0);
  return [...blocks].sort((one, other) => rank(one) - rank(other));
}

/** In the paper's order, so that the units of a section are adjacent and rounded together. */
function inPaperOrder(weights: ReadonlyMap<Unit, number>, units: UnitWeights): Map<Unit, number> {
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

/** The kind of set that a writer writes. */
export function setPartOf({ topic, part }: SetWriter): SetPart {
  if (part) return part;
  const { unit } = topicOf(topic);
  if (unit === "english") return topic === "fill-in-the-blanks" ? "cloze" : "passage";
  return unit === "reasoning" ? "puzzle" : "data";
}
