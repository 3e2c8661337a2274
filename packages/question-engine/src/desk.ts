import type { Difficulty } from "@prepfeed/contract/catalogue";
import type { Composition } from "./composition.ts";
import { rememberSet } from "./near-duplicate.ts";
import type { Part } from "./paper.ts";
import type { Question } from "./question.ts";
import { type Random, seededRandom } from "./random.ts";
import type { SetWriter } from "./set-writer.ts";
import { type Candidate, type Manner, type Source, sourceOf } from "./source.ts";
import { type TopicKey, topicOf } from "./syllabus/syllabus.ts";
import type { Unit } from "./syllabus/units.ts";
import { rememberTold, type Told, tablesOf } from "./told-before.ts";
import { type SetWishes, writeSet } from "./write-set.ts";
import type { Writer } from "./writer.ts";

/** Where a set is put together: it knows what has been taken already. */
export interface Desk {
  readonly random: Random;
  /** Whether anything is left that asks in this way. */
  has(part: Part, unit?: Unit): boolean;
  /** Whether one of these tables and writers is left that asks in this way. */
  hasAny(names: readonly string[], part: Part, unit: Unit): boolean;
  /** One more question that asks in this way, by one of those named where some are; nothing when there is none left. */
  fill(part: Part, unit?: Unit, names?: readonly string[]): Promise<Question | undefined>;
  /** One that asks in the first of these ways that is left. */
  fillAny(parts: readonly Part[], unit?: Unit): Promise<Question | undefined>;
  /** A set by one of these writers, of so many questions at most; a text with blanks is asked whole where there is room. */
  fillSet(
    writers: readonly SetWriter[],
    size: number,
    room: number,
    wishes: SetWishes,
  ): Promise<Question[] | undefined>;
}

/** Letters are drawn so that they are even among four options, and among five. */
const PLACES = { four: 4, five: 20 };
/** How often what goes as deep as an exam comes before the rest of its topic. */
const FAVOURED = 0.8;
/** How much what belongs to no chapter of a topic alone counts beside its chapters. */
const UNNAMED = 0.3;
/** How much sooner a topic comes that has a chapter which the paper has not had. */
const DUE = 4;
/** Sets that are tried before there is none. */
const SETS_TRIED = 12;
/** How much a level is liked that nobody asked for. */
const SELDOM = 0.1;
/** Of a set that was met in part, so many must be new. */
const FEWEST_NEW = 2;

export function openDesk(composition: Composition, manner: Manner): Desk {
  const { seed, topics, styles, difficulties, exclude, pause } = composition;
  const random = seededRandom(`set ${seed}`);
  const sources = composition.writers
    .filter((writer) => (topics.get(writer.topic) ?? 0) > 0 && (difficulties[writer.difficulty] ?? 0) > 0)
    .map((writer) => sourceOf(writer, `${seed}`, random, manner));
  const memory = rememberSet();
  const told = rememberTold();
  /** What another table has told already, and four options where five are usual, come when nothing else is left. */
  const heldBack: Held[] = [];
  const used = new Map<string, number>();
  const use = (key: string, times = 1) => used.set(key, (used.get(key) ?? 0) + times);
  const fairness = (key: string, weight: number) => weight / (1 + (used.get(key) ?? 0)) ** 3;

  /** A computed writer has its second turn when all others of its subject and level have had their first. */
  const withTurn = (sources: readonly Source[]): Source[] => {
    const isUnused = ({ writer }: Source) => !used.has(writer.name);
    const waiting = new Set(sources.filter(isUnused).map(({ writer }) => writer.subject));
    return sources.filter(
      (source) => source.writer.kind === "facts" || isUnused(source) || !waiting.has(source.writer.subject),
    );
  };
  /**
   * In a paper a level counts by what the exam likes of it: who asks for facts gets few long calculations, and a level that
   * only topics have which have had their share, or come seldom, waits with them.
   */
  const liking = (open: readonly Source[], level: Difficulty) => {
    if (!composition.kinds) return 1;
    const atLevel = open.filter(({ writer }) => writer.difficulty === level);
    const wanted = (some: readonly Source[]) =>
      Math.max(...some.map(({ writer }) => topics.get(writer.topic) ?? 0));
    return (
      Math.max(...atLevel.map(({ writer }) => styles[writer.style])) * (wanted(atLevel) / wanted(open)) ** 2
    );
  };
  const favourites = new Set(composition.paper?.favourites);
  const isFavourite = ({ name }: Writer) =>
    favourites.has(name) || favourites.has(name.split("/")[1] ?? name);
  const preference = (writer: Writer) => (isFavourite(writer) ? FAVOURED : (writer.preferred ?? 0));
  const chapterOf = ({ writer }: Source) => composition.paper?.chapterOf?.(writer.name);
  /** Whether it is a favourite of a chapter that the paper has not had. */
  const isDue = (source: Source) => {
    const chapter = chapterOf(source);
    return chapter !== undefined && favourites.has(source.writer.name) && !used.has(`chapter ${chapter}`);
  };
  const inChapter = (onTopic: readonly Source[]): readonly Source[] => {
    if (!composition.paper?.chapterOf) return onTopic;
    const due = onTopic.filter(isDue);
    if (due.length > 0) return due;
    const chapter = random.weighted(unique(onTopic, chapterOf), (name) =>
      fairness(`chapter ${name}`, name ? 1 : UNNAMED),
    );
    return onTopic.filter((source) => chapterOf(source) === chapter);
  };
  const chooseSource = (open: readonly Source[], unit: Unit | undefined): Source => {
    const level = random.weighted(
      unique(open, ({ writer }) => writer.difficulty),
      (name) => fairness(levelIn(unit, name), (difficulties[name] ?? 0) ** 3) * liking(open, name),
    );
    const atLevel = withTurn(open.filter(({ writer }) => writer.difficulty === level));
    const withDue = new Set(atLevel.filter(isDue).map(({ writer }) => writer.topic));
    const topic = random.weighted(
      unique(atLevel, ({ writer }) => writer.topic),
      (name) => fairness(name, (topics.get(name) ?? 0) ** 3) * (withDue.has(name) ? DUE : 1),
    );
    const onTopic = inChapter(atLevel.filter(({ writer }) => writer.topic === topic));
    const preferred = onTopic.filter(({ writer }) => preference(writer) > 0);
    const share = Math.max(0, ...preferred.map(({ writer }) => preference(writer)));
    return random.weighted(share > 0 && random.chance(share) ? preferred : onTopic, ({ writer }) =>
      fairness(writer.name, styles[writer.style] * breadth(writer)),
    );
  };

  /** Those that ask in each way, in a unit or in any, less those that ran out. */
  const shelves = new Map<string, Source[]>();
  for (const source of sources) {
    for (const part of source.parts) {
      for (const key of [part, `${part} ${source.unit}`]) {
        const shelf = shelves.get(key);
        if (shelf) shelf.push(source);
        else shelves.set(key, [source]);
      }
    }
  }
  const openFor = (part: Part, unit?: Unit) => shelves.get(unit ? `${part} ${unit}` : part) ?? [];
  const close = (source: Source, part: Part) => {
    for (const key of [part, `${part} ${source.unit}`])
      shelves.set(
        key,
        (shelves.get(key) ?? []).filter((other) => other !== source),
      );
  };
  const places = manner.options === 5 ? PLACES.five : PLACES.four;

  const lacksOptions = ({ question }: Candidate) =>
    manner.options !== undefined && question.kind === "SINGLE" && question.options.length < manner.options;
  const isNew = ({ question, about }: Candidate) =>
    !exclude.has(question.fingerprint) && !memory.isRepeat(question, about);
  const take = (candidate: Candidate, source: Source): Question => {
    memory.add(candidate.question, candidate.about);
    told.add(toldBy(candidate));
    const { difficulty, topic, name } = source.writer;
    const chapter = `chapter ${chapterOf(source)}`;
    for (const key of [difficulty, levelIn(topicOf(topic).unit, difficulty), topic, chapter, name]) use(key);
    return candidate.question;
  };
  const takeHeldBack = (part: Part, unit: Unit | undefined): Question | undefined => {
    const at = heldBack.findIndex(
      (held) => held.part === part && (!unit || held.source.unit === unit) && isNew(held.candidate),
    );
    const [held] = at < 0 ? [] : heldBack.splice(at, 1);
    return held && take(held.candidate, held.source);
  };

  const openAmong = (part: Part, unit: Unit | undefined, names: readonly string[] | undefined) => {
    const open = openFor(part, unit);
    return names ? open.filter(({ writer }) => names.includes(tableOf(writer))) : open;
  };
  const fill: Desk["fill"] = async (part, unit, names) => {
    for (;;) {
      const open = openAmong(part, unit, names);
      if (open.length === 0) return names ? undefined : takeHeldBack(part, unit);
      await pause?.();
      const source = chooseSource(open, unit);
      const accepted = source.next(part, random.int(0, places - 1), (candidate) => {
        if (!isNew(candidate)) return false;
        const isGood = !lacksOptions(candidate) && !told.isToldAgain(toldBy(candidate));
        if (!isGood) heldBack.push({ candidate, source, part });
        return isGood;
      });
      if (!accepted) {
        close(source, part);
        continue;
      }
      return take(accepted, source);
    }
  };

  /** One that draws its sets has its second turn after the others': a second puzzle of the same making is soon seen through. */
  const inTurn = (writers: readonly SetWriter[]): readonly SetWriter[] => {
    const unused = writers.filter(({ name, size }) => Number.isFinite(size) || !used.has(name));
    return unused.length > 0 ? unused : writers;
  };
  /** How many sets of each writer were drawn, and in which order those of a writer with an end come. */
  const drawn = new Map<string, { order: number[] | undefined; at: number }>();
  const drawSet = async (writer: SetWriter, wishes: SetWishes): Promise<Question[] | undefined> => {
    const isTable = Number.isFinite(writer.size);
    const state = drawn.get(writer.name) ?? {
      order: isTable ? random.shuffle(Array.from({ length: writer.size }, (_, index) => index)) : undefined,
      at: 0,
    };
    drawn.set(writer.name, state);
    if (state.at >= writer.size) return undefined;
    const at = state.at++;
    const ownRandom = seededRandom(`${seed}/${writer.name}/${at}`);
    for (let tries = 0; tries < (writer.tries ?? 1); tries++) {
      await pause?.();
      const set = writeSet(writer, ownRandom, state.order?.[at] ?? 0, wishes);
      if (set) return set;
    }
    return undefined;
  };

  /** Where a set has more than are wanted, the places of those whose level the exam likes. */
  const chosen = (set: readonly Question[], wanted: number): number[] => {
    const left = [...set.keys()];
    return Array.from({ length: wanted }, () => {
      const at = random.weighted(left, (place) => likingOf(set[place]?.difficulty));
      left.splice(left.indexOf(at), 1);
      return at;
    });
  };
  const likingOf = (level: Difficulty | undefined) => ((level && difficulties[level]) || SELDOM) ** 3;

  return {
    random,
    has: (part, unit) => openFor(part, unit).length > 0,
    hasAny: (names, part, unit) => openAmong(part, unit, names).length > 0,
    fill,
    async fillAny(parts, unit) {
      for (const part of parts) {
        const question = await fill(part, unit);
        if (question) return question;
      }
      return undefined;
    },
    async fillSet(writers, size, room, wishes) {
      for (let tries = 0; tries < SETS_TRIED; tries++) {
        const left = writers.filter(({ name, size }) => (drawn.get(name)?.at ?? 0) < size);
        if (left.length === 0) return undefined;
        const writer = random.weighted(inTurn(left), ({ name, topic, size }) =>
          fairness(name, weightOf(topics, topic) * breadth({ size })),
        );
        const fresh = ((await drawSet(writer, wishes)) ?? []).filter(
          (question) => !exclude.has(question.fingerprint) && !memory.isRepeat(question, undefined),
        );
        if (fresh.length < Math.min(FEWEST_NEW, size)) continue;
        const isWhole = size > FEWEST_NEW && fresh.length <= room && hasBlanks(fresh);
        const wanted = isWhole ? fresh.length : Math.min(size, fresh.length);
        const kept = inOrder(chosen(fresh, wanted)).map((at) => fresh[at] as Question);
        for (const question of kept) {
          memory.add(question, undefined);
          // A text with blanks leaves the turn of single sentences to complete as it is.
          if (!hasBlanks(kept)) use(question.topic);
        }
        use(writer.name);
        return kept;
      }
      return undefined;
    },
  };
}

interface Held {
  candidate: Candidate;
  source: Source;
  part: Part;
}

const tableOf = ({ name }: Writer) => name.split("/")[0] ?? name;

function toldBy({ about = [], told = [] }: Candidate): Told {
  return { facts: told, tables: tablesOf(about) };
}

/** A blank that nobody asks about would be left empty. */
const hasBlanks = ([first]: readonly Question[]) => first?.stimulus?.text.includes("______") ?? false;

function inOrder(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}

/** Each unit of a paper has the levels of the exam for itself: hard sets in one do not make single questions easy in another. */
const levelIn = (unit: Unit | undefined, level: Difficulty) => (unit ? `${unit} ${level}` : level);

const weightOf = (topics: ReadonlyMap<TopicKey, number>, topic: TopicKey) => topics.get(topic) ?? 0;

/** A large table deserves more turns than a small one, but not in proportion. */
function breadth({ size }: Pick<Writer, "size">): number {
  return Number.isFinite(size) ? Math.min(4, Math.max(0.5, Math.sqrt(size / 10))) : 1;
}

function unique<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Key[] {
  return [...new Set(items.map(keyOf))];
}
