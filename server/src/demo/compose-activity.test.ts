import { expect, test } from "vitest";
import type { DemoPost, Member } from "./community-types.ts";
import { composeAnswers } from "./compose-activity.ts";
import { visitorsPapersAt } from "./compose-papers.ts";
import { throwDice } from "./dice.ts";
import { DEMO_PEOPLE, DEMO_VISITOR } from "./people.ts";
import { DAY, HOUR } from "./when.ts";

const [author, visitor] = [DEMO_PEOPLE[0], DEMO_VISITOR].map((person): Member => {
  if (!person) throw new Error("nobody");
  return { ...person, id: person.username, joinedAt: 0 };
}) as [Member, Member];

const postAt = (at: number, place: number): DemoPost => ({
  id: `post ${place}`,
  author,
  at,
  title: "",
  content: "",
  subject: "PHYSICS",
  questions: [
    {
      id: `question ${place}`,
      kind: "SINGLE",
      questionText: "",
      optionA: "1",
      optionB: "2",
      optionC: "3",
      optionD: "4",
      correctAnswer: "A",
      writer: "",
      explanation: "",
      section: "",
      topic: "",
    },
  ],
});

test("at any time of day, the visitor's sittings keep a distance from their papers, so that they are not shown as one sitting", () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
    const now = Date.UTC(2026, 10, 17) + minutes * 60_000;
    const posts = Array.from({ length: 150 }, (_, place) => postAt(now - 40 * DAY, place));
    const answers = composeAnswers(posts, [visitor], throwDice(new Date(now)));
    expect(answers.length).toBeGreaterThan(40);
    for (const at of visitorsPapersAt(now))
      expect(Math.min(...answers.map((answer) => Math.abs(answer.at - at)))).toBeGreaterThan(HOUR);
  }
});
