import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../numbers/random.ts";
import { topicOf } from "../syllabus/syllabus.ts";
import type { Unit } from "../syllabus/units.ts";
import type { Source } from "../writing/source.ts";
import type { Writer } from "../writing/writer.ts";
import type { Composition } from "./composition.ts";
import type { Tally } from "./tally.ts";

/** The weight of writers without a chapter, compared with one chapter of their topic. */
const UNNAMED = 0.3;
/** The weight of a topic is multiplied by this while one of its chapters is not in the paper yet. */
const DUE = 4;

/** Chooses the writer of the next question: first the level, then the topic, the chapter and the writer. */
export interface SourceChooser {
  choose(open: readonly Source[], unit: Unit | undefined): Source;
  /** Records that this writer was used. */
  tookTurn(source: Source): void;
}

export function sourceChooser(composition: Composition, random: Random, tally: Tally): SourceChooser {
  const { topics, styles, difficulties } = composition;
  const chapters = composition.exam?.chapters ?? {};
  const topicWeight = ({ writer }: Source) => topics.get(writer.topic) ?? 0;
  const chapterOf = ({ writer, unit }: Source) => (chapters[unit] ? writer.chapter : undefined);
  const isDue = (source: Source) => {
    const chapter = chapterOf(source);
    return chapters[source.unit] === "new first" && chapter !== undefined && !tally.has(`chapter ${chapter}`);
  };

  /**
   * In a paper a level counts by the exam's preference for its ways of asking: an exam of facts gets few long
   * calculations. A level found only in topics that have had their share, or are rare, waits with them.
   */
  const liking = (open: readonly Source[], level: Difficulty) => {
    if (!composition.kinds) return 1;
    const atLevel = open.filter(({ writer }) => writer.difficulty === level);
    const wanted = (some: readonly Source[]) => Math.max(...some.map(topicWeight));
    return (
      Math.max(...atLevel.map(({ writer }) => styles[writer.style])) * (wanted(atLevel) / wanted(open)) ** 2
    );
  };
  const chooseTopic = (atLevel: readonly Source[]) => {
    const withDue = new Set(atLevel.filter(isDue).map(({ writer }) => writer.topic));
    return random.weighted(
      unique(atLevel, ({ writer }) => writer.topic),
      (name) => tally.fairness(name, (topics.get(name) ?? 0) ** 3) * (withDue.has(name) ? DUE : 1),
    );
  };
  const inChapter = (onTopic: readonly Source[]): readonly Source[] => {
    const due = onTopic.filter(isDue);
    if (due.length > 0) return due;
    const named = unique(onTopic, chapterOf);
    if (named.length === 1) return onTopic;
    const chapter = random.weighted(named, (name) => tally.fairness(`chapter ${name}`, name ? 1 : UNNAMED));
    return onTopic.filter((source) => chapterOf(source) === chapter);
  };

  return {
    choose(open, unit) {
      const level = random.weighted(
        unique(open, ({ writer }) => writer.difficulty),
        (name) => tally.fairness(levelIn(unit, name), (difficulties[name] ?? 0) ** 3) * liking(open, name),
      );
      const atLevel = withTurn(
        open.filter(({ writer }) => writer.difficulty === level),
        tally,
      );
      const topic = chooseTopic(atLevel);
      const onTopic = inChapter(atLevel.filter(({ writer }) => writer.topic === topic));
      const preferred = onTopic.filter(({ writer }) => (writer.preferred ?? 0) > 0);
      const share = Math.max(0, ...preferred.map(({ writer }) => writer.preferred ?? 0));
      return random.weighted(share > 0 && random.chance(share) ? preferred : onTopic, ({ writer }) =>
        tally.fairness(writer.name, styles[writer.style] * breadth(writer)),
      );
    },
    tookTurn(source) {
      const { difficulty, topic, name } = source.writer;
      const chapter = `chapter ${chapterOf(source)}`;
      for (const key of [difficulty, levelIn(topicOf(topic).unit, difficulty), topic, chapter, name])
        tally.add(key);
    },
  };
}

/** A computed writer is used a second time only after all others of its subject and level were used once. */
function withTurn(sources: readonly Source[], tally: Tally): Source[] {
  const isUnused = ({ writer }: Source) => !tally.has(writer.name);
  const waiting = new Set(sources.filter(isUnused).map(({ writer }) => writer.subject));
  return sources.filter(
    (source) => source.writer.kind === "facts" || isUnused(source) || !waiting.has(source.writer.subject),
  );
}

/** Levels are balanced within each unit of a paper, so that hard sets of one unit do not make questions of another easy. */
const levelIn = (unit: Unit | undefined, level: Difficulty) => (unit ? `${unit} ${level}` : level);

/** A large table is used more often than a small one, but not in proportion. */
export function breadth({ size }: Pick<Writer, "size">): number {
  return Number.isFinite(size) ? Math.min(4, Math.max(0.5, Math.sqrt(size / 10))) : 1;
}

function unique<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Key[] {
  return [...new Set(items.map(keyOf))];
}
