import { SECTIONS, type Section } from "@prepfeed/contract/foundation/catalogue";

/** The section named by the words of a topic, if any. */
export function sectionNamed(topic: string): Section | undefined {
  const words = topic.trim().toLowerCase();
  return SECTIONS.find((section) => section.toLowerCase() === words);
}
