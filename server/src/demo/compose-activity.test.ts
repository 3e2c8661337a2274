import { expect, test } from "vitest";
import { demoMember, demoPost } from "../../test/demo-post.ts";
import { composeAnswers } from "./compose-activity.ts";
import { visitorsPapersAt } from "./compose-papers.ts";
import { throwDice } from "./dice.ts";
import { DEMO_PEOPLE, DEMO_VISITOR, type DemoPerson } from "./people.ts";
import { DAY, HOUR } from "./when.ts";

const [author, visitor] = [demoMember(DEMO_PEOPLE[0] as DemoPerson), demoMember(DEMO_VISITOR)];

test("at any time of day, the visitor's sittings keep a distance from their papers, so that they are not shown as one sitting", () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
    const now = Date.UTC(2026, 10, 17) + minutes * 60_000;
    const posts = Array.from({ length: 150 }, (_, place) =>
      demoPost({ id: `post ${place}`, author, at: now - 40 * DAY, subject: "PHYSICS" }),
    );
    const answers = composeAnswers(posts, [visitor], throwDice(new Date(now)));
    expect(answers.length).toBeGreaterThan(40);
    for (const at of visitorsPapersAt(now))
      expect(Math.min(...answers.map((answer) => Math.abs(answer.at - at)))).toBeGreaterThan(HOUR);
  }
});
