import type { Part } from "../question/paper.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import type { Unit } from "../syllabus/units.ts";
import type { Source } from "../writing/source.ts";

/** A chapter or a topic to which something is narrowed down. */
export type Narrowed = { chapter: string } | { topic: TopicKey };

/** The sources that ask in each way, in a unit or in any, without exhausted ones. */
export interface Shelves {
  openFor(part: Part, unit?: Unit, to?: Narrowed): readonly Source[];
  /** This source has no more questions of this way. */
  close(source: Source, part: Part): void;
  add(sources: readonly Source[]): void;
}

export function fillShelves(sources: readonly Source[]): Shelves {
  const shelves = new Map<string, Source[]>();
  const keysOf = (part: Part, { unit }: Source) => [part, `${part} ${unit}`];
  const add = (some: readonly Source[]) => {
    for (const source of some)
      for (const part of source.parts)
        for (const key of keysOf(part, source)) {
          const shelf = shelves.get(key);
          if (shelf) shelf.push(source);
          else shelves.set(key, [source]);
        }
  };
  add(sources);
  return {
    openFor(part, unit, to) {
      const open = shelves.get(unit ? `${part} ${unit}` : part) ?? [];
      if (!to) return open;
      return open.filter(({ writer }) =>
        "chapter" in to ? writer.chapter === to.chapter : writer.topic === to.topic,
      );
    },
    close(source, part) {
      for (const key of keysOf(part, source)) {
        const left = (shelves.get(key) ?? []).filter((other) => other !== source);
        shelves.set(key, left);
      }
    },
    add,
  };
}
