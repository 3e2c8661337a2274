import type { Difficulty } from "@prepfeed/contract/catalogue";
import { finish } from "./finish.ts";
import { rememberSet } from "./near-duplicate.ts";
import type { Question } from "./question.ts";
import { type Random, type Seed, seededRandom } from "./random.ts";
import type { TopicKey } from "./syllabus/syllabus.ts";
import { type Style, tryDraft, type Writer } from "./writer.ts";

export interface Composition {
  writers: readonly Writer[];
  count: number;
  seed: Seed;
  /** How often each topic is wanted; topics that are not named are left out. */
  topics: ReadonlyMap<TopicKey, number>;
  styles: Record<Style, number>;
  difficulties: Partial<Record<Difficulty, number>>;
  exclude: ReadonlySet<string>;
  /** Called between two questions: some take long to write, and others wait for their turn. */
  pause?: () => Promise<unknown>;
}

/** Draws that may fail before a computed writer counts as exhausted. */
const PATIENCE = 40;

/**
 * A set that spreads over topics and writers and holds no repeat and nothing excluded. Each key letter is drawn for
 * itself, so that the ones before tell nothing about it.
 * It is shorter than asked only when every writer is exhausted.
 */
export async function composeSet(composition: Composition): Promise<Question[]> {
  const { count, seed, topics, styles, difficulties, exclude, pause } = composition;
  const random = seededRandom(`set ${seed}`);
  const sources = composition.writers
    .filter((writer) => (topics.get(writer.topic) ?? 0) > 0 && (difficulties[writer.difficulty] ?? 0) > 0)
    .map((writer) => sourceOf(writer, `${seed}`, random));
  const memory = rememberSet();
  const used = new Map<string, number>();
  const set: Question[] = [];

  const fairness = (key: string, weight: number) => weight / (1 + (used.get(key) ?? 0)) ** 3;
  /** A computed writer has its second turn when all others of its subject and level have had their first. */
  const withTurn = (sources: readonly Source[]): Source[] => {
    const isUnused = ({ writer }: Source) => !used.has(writer.name);
    const waiting = new Set(sources.filter(isUnused).map(({ writer }) => writer.subject));
    return sources.filter(
      (source) => source.writer.kind === "facts" || isUnused(source) || !waiting.has(source.writer.subject),
    );
  };
  const chooseSource = (open: readonly Source[]): Source => {
    const level = random.weighted(
      unique(open, ({ writer }) => writer.difficulty),
      (name) => fairness(name, (difficulties[name] ?? 0) ** 3),
    );
    const atLevel = withTurn(open.filter(({ writer }) => writer.difficulty === level));
    const topic = random.weighted(
      unique(atLevel, ({ writer }) => writer.topic),
      (name) => fairness(name, (topics.get(name) ?? 0) ** 3),
    );
    return random.weighted(
      atLevel.filter(({ writer }) => writer.topic === topic),
      ({ writer }) => fairness(writer.name, styles[writer.style] * breadth(writer)),
    );
  };

  let open = sources;
  while (set.length < count && open.length > 0) {
    await pause?.();
    const source = chooseSource(open);
    const accepted = source.next(
      random.int(0, 3),
      ({ question, about }) => !exclude.has(question.fingerprint) && !memory.isRepeat(question, about),
    );
    if (!accepted) {
      open = open.filter((other) => other !== source);
      continue;
    }
    memory.add(accepted.question, accepted.about);
    for (const key of [source.writer.difficulty, source.writer.topic, source.writer.name]) {
      used.set(key, (used.get(key) ?? 0) + 1);
    }
    set.push(accepted.question);
  }
  return set;
}

interface Candidate {
  question: Question;
  about: string | undefined;
}

interface Source {
  writer: Writer;
  next(position: number, accepts: (candidate: Candidate) => boolean): Candidate | undefined;
}

/** Draws from one writer: a table of facts is walked through once, a computed writer is tried patiently. */
function sourceOf(writer: Writer, seed: string, setRandom: Random): Source {
  const isTable = Number.isFinite(writer.size);
  let order: number[] | undefined;
  let at = 0;
  return {
    writer,
    next(position, accepts) {
      if (isTable) order ??= setRandom.shuffle(Array.from({ length: writer.size }, (_, index) => index));
      for (let tries = 0; isTable ? at < writer.size : tries < PATIENCE; tries++) {
        const random = seededRandom(`${seed}/${writer.name}/${at}`);
        const drawn = tryDraft(writer, random, order?.[at]);
        at++;
        if (!drawn) continue;
        const candidate = { question: finish(writer, drawn, random, position), about: drawn.draft.about };
        if (accepts(candidate)) return candidate;
      }
      return undefined;
    },
  };
}

/** A large table deserves more turns than a small one, but not in proportion. */
function breadth({ size }: Writer): number {
  return Number.isFinite(size) ? Math.min(4, Math.max(0.5, Math.sqrt(size / 10))) : 1;
}

function unique<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Key[] {
  return [...new Set(items.map(keyOf))];
}
