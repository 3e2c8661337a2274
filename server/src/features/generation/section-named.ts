import { SECTIONS, type Section } from "@prepfeed/contract/catalogue";

/** The section that a topic's words name, if they do. */
export function sectionNamed(topic: string): Section | undefined {
  const words = topic.trim().toLowerCase();
  return SECTIONS.find((section) => section.toLowerCase() === words);
}
