import { Length } from "@prepfeed/contract/foundation/limits";
import { z } from "zod";
import type { PlanDay } from "./study-plans.queries.ts";

const line = z.string().trim().min(1).max(Length.titleMax);
const wholeNumber = (min: number, max: number) => z.number().min(min).max(max).transform(Math.round);

const day = z.object({
  day: z.number(),
  topic: line,
  goals: z.array(line).min(1).max(6),
  questions: wholeNumber(1, 100),
  minutes: wholeNumber(5, 600),
});

/** A provider's plan if it is valid: every day present, in order, and every value within its limits. */
export function checkedPlan(
  reply: { days: unknown[] },
  duration: number,
  titles: readonly string[],
): PlanDay[] | undefined {
  const { data } = z.array(day).length(duration).safeParse(reply.days);
  if (!data?.every((entry, at) => entry.day === at + 1)) return undefined;
  return data.map(({ topic, goals, questions, minutes }) => ({
    topic,
    topics: titles.filter((title) => topic.toLowerCase().includes(title.toLowerCase())),
    goals,
    questions,
    minutes,
  }));
}
