import { seededRandom } from "@prepfeed/question-engine/random";
import { describe, expect, it } from "vitest";
import { questionsFromText } from "../src/questions-from-text.ts";
import * as paragraphs from "./paragraphs.ts";

const TERMS = [
  "Respiration",
  "Deflation",
  "Unemployment",
  "Queue",
  "Recursion",
  "Ribosomes",
  "Chromosomes",
  "Enzymes",
  "Trachea",
];
const ask = (text: string, seed = 1, difficulty: "EASY" | "MEDIUM" | "HARD" = "MEDIUM", count = 10) =>
  questionsFromText(text, { count, difficulty, random: seededRandom(seed), terms: TERMS });
const EVERY = Object.entries(paragraphs).flatMap(([name, text]) =>
  (["EASY", "MEDIUM", "HARD"] as const).flatMap((difficulty) =>
    [1, 2, 3, 4, 5].map((seed) => ({ name, text, questions: ask(text, seed, difficulty) })),
  ),
);
const answerOf = ({ options, correctIndex }: { options: readonly string[]; correctIndex: number }) =>
  options[correctIndex] ?? "";
const plain = (text: string) => text.toLowerCase();

describe("questions from a text", () => {
  it.each(Object.entries(paragraphs))("come from %s", (_name, text) => {
    expect(ask(text).length).toBeGreaterThanOrEqual(2);
  });

  it("use the date that belongs to the question, if a sentence has two clauses or two dates", () => {
    const text =
      "Tagore won the Nobel Prize, and in 1919 he returned his knighthood to the Viceroy. " +
      "Curzon partitioned Bengal in 1905, but the King reunited the province in 1911. " +
      "The first elections were held in 1952. The first elections were held in 1957.";
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const question of ask(text, seed, "HARD")) {
        expect(question.questionText).not.toMatch(/^In which year did Tagore win/);
        expect(question.questionText).not.toMatch(/^In which year .*(?:Curzon|King)/);
        expect(question.questionText).not.toMatch(/elections/);
      }
  });

  it("have four different options and say which is right", () => {
    for (const { questions } of EVERY) {
      for (const { options, correctIndex } of questions) {
        expect(new Set(options.map(plain)).size).toBe(4);
        expect(correctIndex).toBeGreaterThanOrEqual(0);
        expect(correctIndex).toBeLessThan(4);
      }
    }
  });

  it("have their answer in the sentence that the explanation quotes, or a person's full name for it", () => {
    for (const { text, questions } of EVERY) {
      for (const question of questions) {
        const quoted = question.explanation.replace(/^The text says: “|”$/g, "");
        const answer = plain(answerOf(question));
        expect(text.replace(/\s+/g, " ")).toContain(quoted);
        expect(
          plain(quoted).includes(answer) || plain(quoted).includes(answer.split(" ").at(-1) ?? "?"),
        ).toBe(true);
      }
    }
  });

  it("never show their answer, nor use another word of the sentence as a wrong option", () => {
    for (const { questions } of EVERY) {
      for (const question of questions) {
        const asked = ` ${plain(question.questionText).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
        expect(asked).not.toContain(` ${plain(answerOf(question))} `);
        for (const option of question.options) expect(asked).not.toContain(` ${plain(option)} `);
      }
    }
  });

  it("never ask about a pronoun", () => {
    expect(
      ask("It was discovered in 1898. They found it in Paris in 1903. He later wrote about this in 1911."),
    ).toEqual([]);
    for (const { questions } of EVERY) {
      for (const { questionText } of questions) {
        expect(questionText).not.toMatch(
          /^(?:Fill in the blank: |In which year (?:did|was) )(?:it|he|she|they|this|these)\b/i,
        );
      }
    }
  });

  it("never ask about a sentence whose pronoun stands for something in an earlier one", () => {
    const text =
      "The League of Nations was founded in 1920. The United Nations replaced it in 1945. " +
      "The city of Geneva was chosen for the League in 1919, and it grew until 1938.";
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const question of ask(text, seed, "HARD")) expect(question.questionText).not.toMatch(/replace/);
  });

  it("use every letter for the right answer", () => {
    const letters = new Set(
      EVERY.flatMap(({ questions }) => questions.map(({ correctIndex }) => correctIndex)),
    );
    expect(letters).toEqual(new Set([0, 1, 2, 3]));
  });

  it("are the same for the same seed and different for another", () => {
    expect(ask(paragraphs.REVOLT, 7)).toEqual(ask(paragraphs.REVOLT, 7));
    expect(ask(paragraphs.REVOLT, 7)).not.toEqual(ask(paragraphs.REVOLT, 8));
  });

  it("repeat no answer and keep to the count", () => {
    for (const { questions } of EVERY) {
      const answers = questions.map(answerOf);
      expect(new Set(answers).size).toBe(answers.length);
    }
    expect(ask(paragraphs.REVOLT, 1, "EASY", 2)).toHaveLength(2);
  });

  it("ask who, when, how many and what in a teacher's words", () => {
    const texts = EVERY.flatMap(({ questions }) => questions.map(({ questionText }) => questionText));
    expect(texts).toEqual(
      expect.arrayContaining([
        "Who became the first Viceroy of India?",
        "In which year was Quicksort invented by Tony Hoare?",
        "In which year did William Harvey describe the circulation of blood?",
        "Fill in the blank: An adult heart beats about _____ times per minute.",
        "Which of the following is the movement of water molecules across a semipermeable membrane?",
        "Fill in the blank: The oxygen is released through small pores called _____.",
      ]),
    );
    expect(
      ask("A spider has eight legs. An insect has six legs.").map(({ questionText }) => questionText),
    ).toContain("How many legs does a spider have?");
  });

  it("offer people for a person, and years near the year", () => {
    const people = ["J. J. Thomson", "Ernest Rutherford", "James Chadwick", "Niels Bohr"];
    const all = [1, 2, 3, 4, 5, 6].flatMap((seed) => ask(paragraphs.ATOM, seed));
    const who = all.filter(({ questionText }) => questionText.startsWith("Who "));
    const when = all.filter(({ questionText }) => questionText.startsWith("In which year"));
    expect(who.length).toBeGreaterThan(0);
    expect(when.length).toBeGreaterThan(0);
    for (const { options } of who) expect(options.toSorted()).toEqual(people.toSorted());
    for (const question of when) {
      for (const option of question.options) {
        expect(Math.abs(Number(option) - Number(answerOf(question)))).toBeLessThanOrEqual(60);
      }
    }
  });

  it("do not offer the country as wrong for a town in it", () => {
    const text = `${paragraphs.RIVERS} Kolkata lies in West Bengal. Chennai lies in Tamil Nadu. Sanchi is a village in Madhya Pradesh.`;
    for (const question of [1, 2, 3].flatMap((seed) => ask(text, seed))) {
      if (/ in _____/.test(question.questionText)) expect(question.options).not.toContain("India");
    }
  });

  it("name their syllabus term", () => {
    const [question] = questionsFromText(paragraphs.OSMOSIS, {
      count: 1,
      difficulty: "EASY",
      random: seededRandom(1),
      terms: ["Turgor"],
    });
    expect(question).toBeDefined();
    const all = questionsFromText(paragraphs.OSMOSIS, {
      count: 9,
      difficulty: "EASY",
      random: seededRandom(1),
      terms: ["Turgor"],
    });
    expect(all.find((each) => answerOf(each) === "Turgor")?.topic).toBe("Turgor");
  });

  it.each([
    "",
    "asdf asdf asdf qwer zxcv asdf. lkj lkj lkj",
    "hey guys what did u get for q5?? lol",
    "1 2 3 4 5",
    "😀".repeat(50),
  ])("are none if the text says nothing (%#)", (text) => {
    expect(ask(text)).toEqual([]);
  });
});
