import { describe, expect, test } from "vitest";
import { loadNotes } from "../../../src/notes/load.ts";
import type { Note } from "../../../src/notes/note.ts";
import { topicsOfUnit } from "../../../src/syllabus/syllabus.ts";
import { UNITS } from "../../../src/syllabus/units.ts";
import { noteComplaints, wordCount } from "./check-note.ts";
import { wrongSums } from "./stated-sums.ts";

describe.each(UNITS)("%s", (unit) => {
  test("every note can be shown", async () => {
    const notes = await loadNotes(unit);
    const complaints = notes.flatMap((note) =>
      noteComplaints(note).map((complaint) => `${note.topic}: ${complaint}`),
    );
    expect(complaints).toEqual([]);
  });

  test("every topic has one note, and there are no others", async () => {
    const topics = topicsOfUnit(unit).map(({ key }) => key);
    const noted = (await loadNotes(unit)).map(({ topic }) => topic);
    expect([...noted].sort()).toEqual([...topics].sort());
  });
});

describe("the check finds", () => {
  const damages: [string, Partial<Note>][] = [
    ["words", { about: "Short. ".repeat(3).trim(), know: [], asked: "So.", traps: ["No."] }],
    ["steps: 0", { example: { question: "What is it?", steps: [], answer: "It is this." } }],
    ["no topic", { see: ["ray-optics", "alchemy" as Note["topic"]] }],
    ["leads to itself", { see: ["current-electricity", "magnetism"] }],
    ["a topic twice", { see: ["magnetism", "magnetism"] }],
    ["unequal length", { table: { name: "Pairs", header: ["One", "Two"], rows: [["1", "2"], ["3"]] } }],
    ["stands for two", { know: Array(4).fill({ name: "Ohm's law", text: "A law." }) }],
    ["a command of its own", { asked: "They ask for $\\href{a}{b}$." }],
    ["dollar sign", { asked: "It costs $5 or so." }],
    ["leaves alone", { asked: "They ask for $ V$." }],
    ["maths outside dollars", { asked: "They ask for V^2." }],
    ["markup", { asked: "It is **important**." }],
    ["American", { asked: "They ask for the color of the band." }],
    ["left over", { asked: "TODO: ask." }],
    ["no punctuation", { asked: "They ask for it" }],
    ["small letter", { asked: "they ask for it." }],
    ["but 12", { asked: "They ask for $3 \\times 4 = 13$." }],
  ];
  test.each(damages)("%s", async (complaint, damage) => {
    const notes = await loadNotes("physics");
    const note = notes.find(({ topic }) => topic === "current-electricity");
    if (!note) throw new Error("no note to damage");
    expect(noteComplaints({ ...note, ...damage }).join("\n")).toContain(complaint);
  });

  test("a wrong calculation of any kind", () => {
    expect(wrongSums("\\frac{1}{2} \\times 3 \\times 4^2 = 24\\ \\mathrm{J}")).toEqual([]);
    expect(wrongSums("\\frac{1}{2} \\times 3 \\times 4^2 = 25\\ \\mathrm{J}")).toHaveLength(1);
    expect(wrongSums("\\sqrt{2 \\times 10 \\times 5} = 10 \\approx 11")).toHaveLength(1);
    expect(wrongSums("\\frac{22}{7} \\approx 3.14 = \\pi")).toHaveLength(1);
    expect(wrongSums("36\\ \\mathrm{km/h} = 10\\ \\mathrm{m/s}")).toEqual([]);
    expect(wrongSums("x = 5, y = 2")).toEqual([]);
    expect(wrongSums("P = 100 - 2 \\times 20 = 60, R = 2P")).toEqual([]);
  });

  test("the number of visible words, with a formula as one", () => {
    const note: Note = {
      topic: "sound",
      about: "Two words.",
      know: [{ name: "Third", aliases: ["never counted"], text: "$a + b$ – `x y`", formula: "a + b" }],
      asked: "Seven.",
      traps: ["Eight."],
      example: { question: "Nine?", steps: ["Ten."], answer: "Eleven." },
      see: [],
    };
    expect(wordCount(note)).toBe(11);
  });
});
