import { rootsIn } from "../word-roots.ts";

/**
 * Three of the right ones beside which the wrong one is not seen by what it lacks: a word or a negative number that all three
 * have. All of them where any three have such a thing, as in a list on one subject.
 */
export function threeBeside<Entry>(
  odd: string,
  others: readonly Entry[],
  textOf: (entry: Entry) => string,
): readonly Entry[] {
  const lacked = marksOf(odd);
  const marks = others.map((entry) => [...marksOf(textOf(entry))].filter((mark) => !lacked.has(mark)));
  for (let one = 0; one < others.length; one++)
    for (let two = one + 1; two < others.length; two++)
      for (let three = two + 1; three < others.length; three++) {
        const isShared = marks[one]?.some(
          (mark) => marks[two]?.includes(mark) && marks[three]?.includes(mark),
        );
        if (!isShared) return others.filter((_, at) => at === one || at === two || at === three);
      }
  return others;
}

function marksOf(text: string): Set<string> {
  const marks = new Set([...rootsIn(text), ...(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])]);
  if (/[-−]\d/.test(text)) marks.add("−");
  return marks;
}
