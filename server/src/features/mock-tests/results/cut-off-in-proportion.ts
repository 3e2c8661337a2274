import type { MockResult } from "@prepfeed/contract/mock-tests/mock-attempts";
import { marksOf, totalUnits } from "@prepfeed/contract/mock-tests/paper-rules";
import { patternOf } from "@prepfeed/question-engine/exams";
import type { AttemptRow } from "../attempts.queries.ts";

/**
 * The latest cut-off of the whole paper, reduced like the marks of its short form: an estimate. A single section has
 * none, because its share of a cut-off is not known.
 */
export function cutOffInProportion({
  form,
  pattern: id,
  rules,
}: Pick<AttemptRow, "form" | "pattern" | "rules">): MockResult["estimatedCutOff"] {
  const pattern = form === "short" && id !== null ? patternOf(id) : undefined;
  if (!pattern) return null;
  const whole = marksOf(totalUnits(pattern));
  const [latest] = pattern.cutOffs.filter(({ outOf }) => outOf === whole);
  if (!latest) return null;
  const outOf = marksOf(totalUnits(rules));
  return { label: latest.label, marks: Math.round((10 * latest.marks * outOf) / whole) / 10, outOf };
}
