import type { Progress } from "@prepfeed/contract/learning/progress";
import type { Readiness } from "@prepfeed/contract/learning/readiness";
import { TOPIC_LEVELS, type TopicLevel } from "@prepfeed/contract/learning/topic-levels";
import type { TopicGroup } from "@prepfeed/contract/learning/topics";

/** Where the learner was before a session. */
export interface Standing {
  levels: ReadonlyMap<string, TopicLevel>;
  /** The expected marks of each paper, by its pattern. */
  marks: ReadonlyMap<string, number>;
  daysInARow: number | undefined;
}

export interface Loaded {
  groups: readonly TopicGroup[] | undefined;
  readiness: Readiness | undefined;
  progress: Progress | undefined;
}

export function standingOf({ groups, readiness, progress }: Loaded): Standing {
  const topics = groups?.flatMap((group) => group.topics) ?? [];
  return {
    levels: new Map(topics.flatMap(({ slug, level }) => (level ? [[slug, level] as const] : []))),
    marks: new Map(readiness?.papers.map(({ pattern, marks }) => [pattern, marks] as const)),
    daysInARow: progress?.currentStreak,
  };
}

export interface RaisedTopic {
  slug: string;
  title: string;
  from: TopicLevel;
  to: TopicLevel;
}

/** The topics whose level is higher than before; topics that were unknown before are left out. */
export function raisedTopics(before: Standing, groups: readonly TopicGroup[] | undefined): RaisedTopic[] {
  return (groups?.flatMap((group) => group.topics) ?? []).flatMap(({ slug, title, level: to }) => {
    const from = before.levels.get(slug);
    const hasRisen = from && to && TOPIC_LEVELS.indexOf(to) > TOPIC_LEVELS.indexOf(from);
    return hasRisen ? [{ slug, title, from, to }] : [];
  });
}

/** The papers in which more marks are expected than before. */
export function gainedMarks({ marks: before }: Standing, readiness: Readiness | undefined) {
  return (readiness?.papers ?? []).flatMap(({ pattern, name, marks: to }) => {
    const from = before.get(pattern);
    return from !== undefined && to > from ? [{ pattern, name, from, to }] : [];
  });
}
