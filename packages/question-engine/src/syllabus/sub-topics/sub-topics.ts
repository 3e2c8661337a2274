import { BIOLOGY_SUBTOPICS } from "./biology.ts";
import type { Subtopic } from "./sub-topic.ts";

export const SUBTOPICS: readonly Subtopic[] = [...BIOLOGY_SUBTOPICS];
