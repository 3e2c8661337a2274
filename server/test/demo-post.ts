import type { DemoPost, Member } from "../src/demo/community-types.ts";
import type { DemoPerson } from "../src/demo/people.ts";

/** Somebody of the demo community. */
export const demoMember = (person: DemoPerson): Member => ({ ...person, id: person.username, joinedAt: 0 });

/** A post with one plain question of four options. */
export const demoPost = (post: Pick<DemoPost, "id" | "author" | "at" | "subject">): DemoPost => ({
  ...post,
  title: "",
  content: "",
  questions: [
    {
      id: `question of ${post.id}`,
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
