import { BANKING_SUBTOPICS } from "./banking.ts";
import { BIOLOGY_SUBTOPICS } from "./biology.ts";
import { CHEMISTRY_SUBTOPICS } from "./chemistry.ts";
import { COMPUTER_SCIENCE_SUBTOPICS } from "./computer-science.ts";
import { ECONOMICS_SUBTOPICS } from "./economics.ts";
import { ENGLISH_SUBTOPICS } from "./english.ts";
import { GENERAL_KNOWLEDGE_SUBTOPICS } from "./general-knowledge.ts";
import { GEOGRAPHY_SUBTOPICS } from "./geography.ts";
import { HISTORY_SUBTOPICS } from "./history.ts";
import { MATHEMATICS_SUBTOPICS } from "./mathematics.ts";
import { PHYSICS_SUBTOPICS } from "./physics.ts";
import { QUANTITATIVE_APTITUDE_SUBTOPICS } from "./quantitative-aptitude.ts";
import { REASONING_SUBTOPICS } from "./reasoning.ts";
import type { Subtopic } from "./sub-topic.ts";

export const SUBTOPICS: readonly Subtopic[] = [
  ...MATHEMATICS_SUBTOPICS,
  ...PHYSICS_SUBTOPICS,
  ...CHEMISTRY_SUBTOPICS,
  ...BIOLOGY_SUBTOPICS,
  ...ENGLISH_SUBTOPICS,
  ...HISTORY_SUBTOPICS,
  ...GEOGRAPHY_SUBTOPICS,
  ...ECONOMICS_SUBTOPICS,
  ...COMPUTER_SCIENCE_SUBTOPICS,
  ...GENERAL_KNOWLEDGE_SUBTOPICS,
  ...QUANTITATIVE_APTITUDE_SUBTOPICS,
  ...REASONING_SUBTOPICS,
  ...BANKING_SUBTOPICS,
];
