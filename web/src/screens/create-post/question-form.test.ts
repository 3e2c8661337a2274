import type { Post } from "@prepfeed/contract/posts/posts";
import { newPost } from "@prepfeed/contract/posts/posts";
import { describe, expect, it } from "vitest";
import { clearDraft, keepDraft, readDraft } from "./draft.ts";
import {
  EMPTY_POST,
  firstMistake,
  mistakesIn,
  type PostValues,
  postBody,
  valuesOf,
} from "./question-form.ts";

const question: PostValues["questions"][number] = {
  kind: "SINGLE",
  questionText: "  What is the derivative of $x^2$ with respect to x, please?  ",
  optionA: "x",
  optionB: "2x ",
  optionC: "x^2",
  optionD: "2",
  optionE: "",
  correctAnswer: "B",
  tolerance: "",
  explanation: "The power rule.",
};

const picture = {
  pictureUrl: `/pictures/${"0a".repeat(16)}.webp`,
  pictureWidth: 1600,
  pictureHeight: 900,
  pictureDescription: " A parabola that opens upwards ",
};
const pictured: PostValues["questions"][number] = { ...question, picture };

const filled: PostValues = {
  questions: [question],
  subject: "MATHEMATICS",
  examType: "NDA",
  difficultyLevel: "EASY",
  topic: "",
  content: " From a notebook ",
};

describe("the rules of the form", () => {
  it("names every field that is empty", () => {
    expect(mistakesIn(EMPTY_POST)).toEqual({
      questions: [
        {
          questionText: "Please enter the question text",
          options: "Please fill in all four options",
          correctAnswer: "Please select the correct answer",
        },
      ],
      subject: "Please select a subject",
      examType: "Please select an exam type",
    });
    expect(firstMistake(mistakesIn(EMPTY_POST))).toBe("Please enter the question text");
  });

  it("accepts a complete form", () => {
    expect(firstMistake(mistakesIn(filled))).toBeUndefined();
  });

  it("treats blanks as empty and requires different options", () => {
    const change = (part: Partial<PostValues["questions"][number]>) =>
      firstMistake(mistakesIn({ ...filled, questions: [{ ...question, ...part }] }));
    expect(change({ questionText: " \n" })).toBe("Please enter the question text");
    expect(change({ optionD: "  " })).toBe("Please fill in all four options");
    expect(change({ optionD: "X", optionC: "" })).toBe("The four options must differ");
    expect(change({ correctAnswer: "" })).toBe("Please select the correct answer");
  });

  it("requires a description of a picture, and none without one", () => {
    const described = (pictureDescription: string) =>
      firstMistake(
        mistakesIn({ ...filled, questions: [{ ...question, picture: { ...picture, pictureDescription } }] }),
      );
    expect(described(" ")).toBe("Please describe the picture");
    expect(described("A parabola")).toBeUndefined();
  });

  it("requires only the text for a plain text post", () => {
    const plain = { ...EMPTY_POST, questions: [] };
    expect(firstMistake(mistakesIn(plain))).toBe("Post content is required");
    expect(firstMistake(mistakesIn({ ...plain, content: "Good luck" }))).toBeUndefined();
  });
});

describe("the request", () => {
  it("is what the specification says, and what the server accepts", () => {
    const body = postBody(filled);
    expect(body).toEqual({
      title: "What is the derivative of $x^2$ with respect to x,",
      description: "From a notebook",
      subject: "MATHEMATICS",
      examType: "NDA",
      difficultyLevel: "EASY",
      questions: [
        {
          questionText: question.questionText.trim(),
          optionA: "x",
          optionB: "2x",
          optionC: "x^2",
          optionD: "2",
          correctAnswer: "B",
          explanation: "The power rule.",
          section: "Quantitative Aptitude",
          timeLimit: 60,
          points: 1,
        },
      ],
    });
    expect(newPost.safeParse(body).success).toBe(true);
  });

  it("contains a picture with its description, and an edit begins with it", () => {
    const body = postBody({ ...filled, questions: [pictured] });
    expect(body.questions[0]).toMatchObject({
      pictureUrl: picture.pictureUrl,
      pictureDescription: "A parabola that opens upwards",
    });
    expect(body.questions[0]).not.toHaveProperty("pictureWidth");
    expect(newPost.safeParse(body).success).toBe(true);
    const post = { ...filled, questions: [{ ...question, ...picture }] } as unknown as Post;
    expect(valuesOf(post).questions[0]?.picture).toEqual(picture);
  });

  it("uses the topic as the title, and JEE_MAIN without an exam type", () => {
    expect(postBody({ ...filled, topic: " Calculus ", examType: "" })).toMatchObject({
      title: "Calculus",
      topic: "Calculus",
      examType: "JEE_MAIN",
    });
  });

  it("keeps a given title, the section and the topics of a set through an edit", () => {
    const asked = {
      ...question,
      id: "q",
      section: "Science",
      topic: "Limits",
      points: 1,
      timeLimit: 60,
      myAnswer: null,
    };
    const post = {
      ...filled,
      title: "Weekly set",
      topic: null,
      questions: [asked, asked],
    } as unknown as Post;
    const body = postBody(valuesOf(post), post);
    expect(body).toMatchObject({ title: "Weekly set", examType: "NDA" });
    expect(body.questions).toMatchObject([{ section: "Science", topic: "Limits" }, { topic: "Limits" }]);
    expect(postBody({ ...valuesOf(post), topic: "Calculus" }, post).title).toBe("Calculus");
  });
});

describe("the draft", () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };

  it("survives, belongs to one person and is deleted when cleared or empty", () => {
    expect(readDraft(storage, { userId: "u1" }, EMPTY_POST)).toBeNull();
    keepDraft(storage, { userId: "u1" }, filled, EMPTY_POST);
    expect(readDraft(storage, { userId: "u1" }, EMPTY_POST)).toEqual(filled);
    expect(readDraft(storage, { userId: "u2" }, EMPTY_POST)).toBeNull();
    keepDraft(storage, { userId: "u1" }, EMPTY_POST, EMPTY_POST);
    expect(entries.size).toBe(0);
    entries.set("prepfeed.draft.u1", '{"questions":[]}');
    expect(readDraft(storage, { userId: "u1" }, EMPTY_POST)).toBeNull();
    clearDraft(storage, { userId: "u1" });
    expect(entries.size).toBe(0);
  });

  it("keeps the picture of a question", () => {
    const values = { ...filled, questions: [pictured] };
    keepDraft(storage, { userId: "u1" }, values, EMPTY_POST);
    expect(readDraft(storage, { userId: "u1" }, EMPTY_POST)).toEqual(values);
    clearDraft(storage, { userId: "u1" });
  });

  it("of an edit is separate from a new post's and is deleted when everything is as published", () => {
    const edit = { userId: "u1", postId: "p1" };
    const changed = { ...filled, topic: "Optics" };
    keepDraft(storage, edit, changed, filled);
    expect(readDraft(storage, { userId: "u1" }, EMPTY_POST)).toBeNull();
    expect(readDraft(storage, edit, filled)).toEqual(changed);
    expect(readDraft(storage, edit, changed)).toBeNull();
    keepDraft(storage, edit, filled, filled);
    expect(entries.size).toBe(0);
  });
});
