// The entry "syllabus" of the package.
export { SUBTOPICS } from "./sub-topics/sub-topics.ts";
export { TOPICS, type Topic, type TopicKey, topicOf, topicsOfSubject, topicsOfUnit } from "./syllabus.ts";
export { SECTION_UNITS, SUBJECT_UNITS, UNIT_HOME, UNITS, type Unit, type UnitWeights } from "./units.ts";
