import type { Engine } from "@prepfeed/contract/catalogue";
import type { TopicLink } from "@prepfeed/contract/topics";
import type { SimilarQuestion, TutorEvent } from "@prepfeed/contract/tutor";

/** What one engine wrote; after a failure another begins anew. */
interface Part {
  engine: Engine;
  /** By which an AI provider's answer can be rated. */
  answerId?: string;
  text: string;
  /** What is said after it: that it broke off. */
  failure?: string;
}

/** A question of the learner's and what came back so far. */
export interface Exchange {
  id: number;
  asked: string;
  parts: Part[];
  /** Said before anybody began to write. */
  notice?: string;
  similar?: SimilarQuestion;
  topic?: TopicLink;
  isDone: boolean;
  error?: string;
}

export function withEvent(exchange: Exchange, event: TutorEvent): Exchange {
  const { parts } = exchange;
  const last = parts.at(-1);
  switch (event.kind) {
    case "engine":
      return {
        ...exchange,
        parts: [...parts, { engine: event.engine, answerId: event.answerId, text: "" }],
      };
    case "text":
      if (!last) return exchange;
      return { ...exchange, parts: [...parts.slice(0, -1), { ...last, text: last.text + event.text }] };
    case "failure":
      if (!last) return { ...exchange, notice: event.message };
      return { ...exchange, parts: [...parts.slice(0, -1), { ...last, failure: event.message }] };
    case "similar":
      return { ...exchange, similar: event.question };
    case "topic":
      return { ...exchange, topic: { slug: event.slug, title: event.title } };
    case "end":
      return { ...exchange, isDone: true };
  }
}
