import type { DraftQuestion } from "@prepfeed/contract/ai/generation";
import { Generation } from "@prepfeed/contract/foundation/limits";
import { newPost } from "@prepfeed/contract/posts/posts";
import { describe, expect, it } from "vitest";
import { addDrafts, clampCount, draftsFrom, groupsOf, headingOf, mistakeIn, requestOf } from "./drafts.ts";
import type { Draft, Settings } from "./generator-state.ts";
import { postsOf } from "./posting.ts";

const settings: Settings = {
  source: "topic",
  subject: "",
  section: "",
  topic: "",
  text: "",
  count: 5,
  difficulty: "MEDIUM",
  examType: "JEE_MAIN",
  examDate: "",
};

const question: DraftQuestion = {
  kind: "SINGLE",
  questionText: "A stone falls from rest for 2 s. How far does it fall?",
  option1: "20 m",
  option2: "40 m",
  option3: "10 m",
  option4: "4 m",
  correctAnswer: "A",
  explanation: "Half of g times t squared.",
  difficultyLevel: "HARD",
  subject: "PHYSICS",
  topic: "Kinematics",
  engine: "built-in",
  verified: true,
};
const draftOf = (part: Partial<DraftQuestion> = {}, wanted: Partial<Settings> = {}) =>
  draftsFrom([{ ...question, ...part }], { ...settings, ...wanted }, 1)[0] as Draft;

describe("the request of the settings", () => {
  it("is incomplete while nothing is chosen", () => {
    expect(requestOf(settings)).toEqual({
      lacks: "Please select a subject, section, or enter a custom topic",
    });
    expect(requestOf({ ...settings, topic: "  " })).toHaveProperty("lacks");
    expect(requestOf({ ...settings, source: "text", subject: "PHYSICS" })).toEqual({
      lacks: "Please enter a text",
    });
  });

  it("uses the narrowest choice", () => {
    const chosen: Settings = { ...settings, subject: "PHYSICS" };
    const amount = { count: 5, difficulty: "MEDIUM" };
    expect(requestOf(chosen)).toEqual({
      from: "subject",
      subject: "PHYSICS",
      examType: "JEE_MAIN",
      ...amount,
    });
    expect(requestOf({ ...chosen, section: "Banking" })).toEqual({
      from: "topic",
      topic: "Banking",
      ...amount,
    });
    expect(requestOf({ ...chosen, topic: "Optics" }, true)).toMatchObject({
      examType: "JEE_MAIN",
      kinds: ["SINGLE", "MULTIPLE", "NUMERICAL"],
    });
    expect(requestOf({ ...chosen, section: "Banking", topic: " Optics " })).toMatchObject({
      topic: "Optics",
      subject: "PHYSICS",
      section: "Banking",
    });
  });

  it.each([
    [0, 1],
    [-3, 1],
    [21, 20],
    [7.9, 7],
    [Number.NaN, 5],
  ])("a count of %d becomes %i", (given, count) => {
    expect(clampCount(given)).toBe(count);
    expect(requestOf({ ...settings, topic: "Optics", count: given })).toMatchObject({ count });
  });
});

describe("a draft", () => {
  it("is selected and keeps its own subject", () => {
    expect(draftOf({}, { section: "Banking", subject: "ENGLISH" })).toMatchObject({
      isSelected: true,
      isEdited: false,
      subject: "PHYSICS",
      section: "Banking",
      question: { optionA: "20 m", optionD: "4 m", correctAnswer: "A" },
    });
  });

  it.each([
    ["Programming", "COMPUTER_SCIENCE"],
    ["Quantitative Aptitude", "MATHEMATICS"],
    ["Reasoning", "MATHEMATICS"],
    ["English Language", "ENGLISH"],
    ["General Awareness", "GENERAL_KNOWLEDGE"],
    ["Banking", "ECONOMICS"],
    ["Science", ""],
  ] as const)("of %s without a subject belongs to %s", (section, subject) => {
    expect(draftOf({ subject: null }, { section }).subject).toBe(subject);
  });

  it("without any subject cannot be posted", () => {
    const draft = draftOf({ subject: null, topic: null }, { topic: "Kites" });
    expect(mistakeIn(draft)).toBe("Please select a subject");
    expect(mistakeIn({ ...draft, subject: "PHYSICS" })).toBeUndefined();
    expect(mistakeIn(draftOf({ option2: "20 M" }))).toBe("The four options must differ");
  });
});

describe("stored drafts", () => {
  const made = (at: number, topic: string, count = 1) =>
    draftsFrom(Array(count).fill(question), { ...settings, topic }, at);

  it("stay unchanged below new ones, each with those generated together with it", () => {
    const older = made(1, "Optics", 2).map((draft) => ({ ...draft, isSelected: false }));
    const all = addDrafts(made(2, "Heat"), older);
    expect(all.map(({ isSelected }) => isSelected)).toEqual([true, false, false]);
    expect(groupsOf(all)).toMatchObject([
      { from: "Heat", madeAt: 2, drafts: [{}] },
      { from: "Optics", madeAt: 1, drafts: [{}, {}] },
    ]);
  });

  it("are deleted once discarded, and the oldest when there are too many", () => {
    const [first, second] = made(1, "Optics", 2) as [Draft, Draft];
    expect(addDrafts([], [{ ...first, isDropped: true }, second])).toEqual([second]);
    const all = addDrafts(made(2, "Heat", Generation.keptDrafts - 1), [first, second]);
    expect(all).toHaveLength(Generation.keptDrafts);
    expect(all.at(-1)).toEqual(first);
  });

  it("are named after the request", () => {
    const nameOf = (part: Partial<Settings>) => draftOf({}, part).from;
    expect(nameOf({ subject: "PHYSICS" })).toBe("Physics");
    expect(nameOf({ subject: "PHYSICS", section: "Science" })).toBe("Science");
    expect(nameOf({ source: "text", topic: "Optics" })).toBe("Your text");
  });
});

describe("a heading", () => {
  it("is cut at 80 characters", () => {
    expect(headingOf("x".repeat(80))).toBe("x".repeat(80));
    expect(headingOf("x".repeat(81))).toBe(`${"x".repeat(80)}…`);
  });

  it("never ends inside a formula", () => {
    const text = `${"word ".repeat(15)}$\\frac{1}{2} g t^2$ is what?`;
    expect(headingOf(text)).toBe(`${"word ".repeat(15).trim()}…`);
  });
});

describe("posting", () => {
  const optics = { ...draftOf({ topic: "Optics", subject: "CHEMISTRY" }), id: "2" };

  it("makes one post of each, with its own subject, difficulty and title", () => {
    const posts = postsOf([draftOf(), optics], "NEET", "each");
    expect(posts).toMatchObject([
      {
        title: "Kinematics",
        type: "QUESTION",
        subject: "PHYSICS",
        examType: "NEET",
        difficultyLevel: "HARD",
        questions: [{ section: "Science", topic: "Kinematics", timeLimit: 60, points: 1 }],
      },
      { title: "Optics", subject: "CHEMISTRY" },
    ]);
    for (const post of posts) expect(newPost.safeParse(post).success).toBe(true);
  });

  it("keeps a set together with its stimulus, and gives the stimulus to a question posted alone", () => {
    const stimulus = { id: "s", text: "A train of two coaches runs from Agra to Bhopal." };
    const of = (id: string, questionText: string) => ({ ...draftOf({ stimulus, questionText }), id });
    const pair = [of("1", "How many coaches are there?"), of("2", "Where does it run to?")];
    for (const way of ["each", "set"] as const) {
      const posts = postsOf([optics, ...pair], "IBPS_PO", way);
      expect(posts).toMatchObject([
        { title: "Optics" },
        { stimulus: { text: stimulus.text }, questions: [{}, {}] },
      ]);
      for (const post of posts) expect(newPost.safeParse(post).success).toBe(true);
    }
    const [lone] = postsOf(pair.slice(1), "IBPS_PO", "each");
    expect(lone).not.toHaveProperty("stimulus");
    expect(lone?.questions?.[0]).toMatchObject({ questionText: `${stimulus.text}\n\nWhere does it run to?` });
  });

  it("calls a set of reasoning questions by their section", () => {
    const reasoning = draftOf({ subject: "MATHEMATICS", section: "Reasoning" }, { topic: "" });
    const one = { ...reasoning, topic: "Blood relations" };
    const [set] = postsOf([one, { ...one, topic: "Analogies" }], "SSC_CGL", "set");
    expect(set).toMatchObject({ title: "Reasoning practice set", subject: "MATHEMATICS" });
  });

  it("labels a set by most of its questions", () => {
    const [set, ...others] = postsOf([optics, draftOf(), draftOf()], "CAT", "set");
    expect(others).toEqual([]);
    expect(set).toMatchObject({
      title: "Physics practice set",
      subject: "PHYSICS",
      examType: "CAT",
      difficultyLevel: "HARD",
    });
    expect(set?.questions).toHaveLength(3);
    expect(set).not.toHaveProperty("topic");
    expect(newPost.safeParse(set).success).toBe(true);
  });

  it("makes no set of a single question", () => {
    expect(postsOf([draftOf()], "CAT", "set")[0]?.content).toBe("Made with the AI Question Generator.");
  });
});
