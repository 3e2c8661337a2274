interface Day {
  day: number;
  /** None means all. */
  topics: readonly string[];
  questions: number;
  done: boolean;
  marked_by: "answers" | "hand" | null;
}

/**
 * How many questions of each day were answered. Each answer counts for one day: the earliest one about its topic that
 * still needs any. A day ticked off by hand needs none; one reopened by hand keeps what it has.
 */
export function allotAnswers(
  days: readonly Day[],
  answered: readonly { topic: string; answered: number }[],
): ReadonlyMap<number, number> {
  const given = new Map<number, number>();
  for (const { topic, answered: count } of answered) {
    let left = count;
    for (const { day, topics, questions, done, marked_by } of days) {
      const isTicked = done && marked_by === "hand";
      if (left === 0 || isTicked || (topics.length > 0 && !topics.includes(topic))) continue;
      const had = given.get(day) ?? 0;
      const taken = Math.min(left, questions - had);
      given.set(day, had + taken);
      left -= taken;
    }
  }
  return given;
}
