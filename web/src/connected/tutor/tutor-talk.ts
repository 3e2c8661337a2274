import type { Engine } from "@prepfeed/contract/foundation/catalogue";
import type { TopicLink } from "@prepfeed/contract/learning/topics";
import type { SimilarQuestion, TutorEvent } from "@prepfeed/contract/questions/tutor";

/** The text of one engine; after a failure another one starts again. */
export interface Part {
  engine: Engine;
  /** The id for rating an AI provider's answer. */
  answerId?: string;
  text: string;
  /** The note after it: that it broke off. */
  failure?: string;
}

/** A learner's question and the reply so far. */
export interface Exchange {
  id: number;
  asked: string;
  parts: Part[];
  /** Shown before any engine began to write. */
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
