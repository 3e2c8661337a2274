import { EXAM_TYPES, type ExamType, QUIZ_EXAM_TYPES } from "@prepfeed/contract/foundation/catalogue";
import { expect, test } from "vitest";
import { generateQuestions } from "../src/composing/generate.ts";
import { type AskedIn, matchTopic, UnknownTopicError } from "../src/composing/match-topic.ts";
import { examShares } from "../src/exams/rules/all-exams.ts";
import { type Field, unitsWithin } from "../src/exams/rules/asks-for.ts";
import { SUBTOPICS } from "../src/syllabus/sub-topics/sub-topics.ts";
import { TOPICS, type Topic, topicOf } from "../src/syllabus/syllabus.ts";

function keysFor(wanted: string, askedIn?: AskedIn): string[] {
  const match = matchTopic(wanted, askedIn);
  return match.known ? match.topics.map(({ key }) => key) : [];
}

test.each([
  ["trigo", "trigonometry"],
  ["Trigonometry", "trigonometry"],
  ["tigonometry", "trigonometry"],
  ["Newton's laws", "newtons-laws"],
  ["newtons law", "newtons-laws"],
  ["Mughal", "mughal-empire"],
  ["mugal empire", "mughal-empire"],
  ["questions on the Mughal empire", "mughal-empire"],
  ["Ohms law", "current-electricity"],
  ["DBMS", "databases"],
  ["pH", "acids-bases-salts"],
  ["C++", "c-and-cpp"],
  ["kinamatics", "kinematics"],
  ["photosynthsis", "plant-physiology"],
  ["class 10 probability", "probability"],
  ["quadratic-equations", "quadratic-equations"],
  ["Profit and Loss", "profit-and-loss"],
])("%s means %s", (wanted, key) => {
  expect(keysFor(wanted)).toEqual([key]);
});

test("a word of several topics means them all", () => {
  expect(keysFor("calculus")).toEqual([
    "limits-and-continuity",
    "differentiation",
    "integration",
    "differential-equations",
  ]);
  expect(keysFor("cells")).toContain("cell-biology");
});

test("a subject or section means all of its topics", () => {
  expect(keysFor("Physics").length).toBeGreaterThanOrEqual(12);
  expect(keysFor("maths")).toContain("trigonometry");
  expect(keysFor("reasoning")).toContain("syllogisms");
});

test.each([
  ["Krebs cycle", "subtopic"],
  ["citric acid cycle", "subtopic"],
  ["Mughal", "topic"],
  ["questions on the Mughal empire", "topic"],
  ["Mughal carpets", "near"],
  ["photosynthesis", "near"],
  ["kinamatics", "topic"],
  ["DBMS", "topic"],
  ["Krebs cycle of yeast", "near"],
  ["quantum basket weaving", "unknown"],
])("%s is known as a %s", (wanted, kind) => {
  expect(matchTopic(wanted).kind).toBe(kind);
});

test("an unknown topic names the nearest known ones", async () => {
  expect(keysFor("quantum basket weaving")).toEqual([]);
  const refused = generateQuestions({ topic: "quantum basket weaving", count: 5, seed: 1 });
  await expect(refused).rejects.toThrow(UnknownTopicError);
  await expect(refused).rejects.toThrow(/no questions on "quantum basket weaving" yet.*Modern physics/);
});

test("only the beginning of a very long text is compared with all names", () => {
  expect(keysFor(`kinematics${" ".repeat(200)}${"zebra crossing ".repeat(200)}`)).toEqual(["kinematics"]);
});

test.each<[string, AskedIn, string]>([
  ["Venn diagrams", {}, "sets-and-functions"],
  ["Venn diagrams", { section: "Reasoning" }, "venn-diagrams"],
  ["Venn diagrams", { examType: "SSC_CGL" }, "venn-diagrams"],
  ["Venn diagrams", { examType: "JEE_MAIN" }, "sets-and-functions"],
  ["Venn diagrams", { subject: "MATHEMATICS", examType: "SSC_CGL" }, "sets-and-functions"],
  ["Venn", { section: "Reasoning" }, "venn-diagrams"],
  ["elasticity", { subject: "PHYSICS" }, "properties-of-matter"],
  ["elasticity", { subject: "ECONOMICS" }, "elasticity"],
  ["elasticity", { examType: "NEET" }, "properties-of-matter"],
  ["Venn diagrams", { examType: "NDA" }, "sets-and-functions"],
  ["HCF", { section: "Quantitative Aptitude", examType: "SSC_CGL" }, "number-properties"],
  ["HCF", { subject: "MATHEMATICS", examType: "CAT" }, "number-properties"],
  ["HCF", { subject: "MATHEMATICS", examType: "NDA" }, "number-theory"],
  ["cells", { subject: "BIOLOGY" }, "cell-biology"],
  ["Programming basics", { subject: "COMPUTER_SCIENCE" }, "programming-basics"],
  ["Trigonometry", { section: "Quantitative Aptitude" }, "trigonometry"],
  // A field without the words does not hide the topic.
  ["Newton's laws", { section: "Reasoning", examType: "SSC_CGL" }, "newtons-laws"],
])("%s asked in %j is %s", (wanted, askedIn, key) => {
  expect(keysFor(wanted, askedIn)).toEqual([key]);
});

/** The fields under which screens offer a topic: its subject, except for Reasoning, and its section. */
const fieldsOf = ({ subject, section, unit }: Topic): Field[] => [
  ...(unit === "reasoning" ? [] : [{ subject }]),
  ...(section ? [{ section }] : []),
];

const asks = (examType: ExamType, { key }: Topic) => (examShares(examType).get(key) ?? 0) > 0;
const EXAMS = EXAM_TYPES.filter((examType) => !QUIZ_EXAM_TYPES.some((style) => style === examType));

const WAYS = TOPICS.flatMap((topic) =>
  fieldsOf(topic).flatMap((field) =>
    [undefined, ...EXAMS.filter((examType) => asks(examType, topic))].map((examType) => ({
      topic,
      askedIn: { ...field, ...(examType && { examType }) },
    })),
  ),
);

test("a title means its topic in its subject and section, for every exam that asks it", () => {
  const others = WAYS.filter(({ topic, askedIn }) => keysFor(topic.title, askedIn).join() !== topic.key);
  expect(others.map(({ topic, askedIn }) => ({ title: topic.title, ...askedIn }))).toEqual([]);
});

test("every other name means topics of the field in which it is asked, for every exam that asks it", () => {
  const strange = WAYS.flatMap(({ topic, askedIn }) => {
    const below = SUBTOPICS.filter((subtopic) => subtopic.topic === topic.key);
    const names = [...topic.aliases, ...below.flatMap(({ title, aliases }) => [title, ...aliases])];
    const isInside = ({ unit, section }: Topic) =>
      unitsWithin(askedIn).includes(unit) || section === askedIn.section;
    return names
      .filter((name) => {
        if (!unitsWithin(askedIn).includes(topic.unit)) return false;
        const match = matchTopic(name, askedIn);
        if (!match.known || !match.topics.every(isInside)) return true;
        const { examType } = askedIn;
        return examType && !match.topics.every((found) => asks(examType, found));
      })
      .map((name) => `${name} of ${topic.key} in ${JSON.stringify(askedIn)}`);
  });
  expect(strange).toEqual([]);
});

test.each<[string, AskedIn]>([
  ["Venn diagrams", { section: "Reasoning" }],
  ["Venn diagrams", { examType: "SSC_CGL" }],
  ["elasticity", { subject: "PHYSICS" }],
  ["dice", { subject: "MATHEMATICS" }],
  ["inheritance", { subject: "BIOLOGY" }],
  ["Programming basics", {}],
])("the questions on %s asked in %j are about what it means there", async (topic, askedIn) => {
  const questions = await generateQuestions({ topic, ...askedIn, count: 5, seed: 1 });
  expect(questions).toHaveLength(5);
  const meant = keysFor(topic, askedIn);
  expect(questions.filter((question) => !meant.includes(topicOf(question.topic).key))).toEqual([]);
});
