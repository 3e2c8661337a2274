import type { Subtopic } from "./sub-topic.ts";

export const BIOLOGY_SUBTOPICS: readonly Subtopic[] = [
  {
    title: "Krebs cycle",
    topic: "plant-physiology",
    aliases: ["citric acid cycle", "TCA cycle", "tricarboxylic acid cycle", "Krebs"],
    says: /krebs|citric acid|oxaloacet/i,
  },
];
