import { SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { expect, test } from "vitest";
import { demoMember, demoPost } from "../../test/demo-post.ts";
import type { DemoPost, Member } from "./community-types.ts";
import { composeAnswers } from "./compose-activity.ts";
import { askDisputed, composeDisputes } from "./compose-disputes.ts";
import { throwDice } from "./dice.ts";
import { DISPUTED_QUESTIONS } from "./disputed-questions.ts";
import { DEMO_PEOPLE, DEMO_VISITOR } from "./people.ts";
import { DAY, HOUR } from "./when.ts";

const members = [DEMO_VISITOR, ...DEMO_PEOPLE].map(demoMember);
const [visitor] = members as [Member];

/** Three posts of each subject, the oldest `days` old. */
const postsOf = (now: number, days: number): DemoPost[] =>
  SUBJECTS.flatMap((subject) =>
    [0, 1, 2].map((place) =>
      demoPost({
        id: `${subject} ${place}`,
        author: members[1 + place] as Member,
        at: now - (days - place / 10) * DAY,
        subject,
      }),
    ),
  );

test.each([30, 5])(
  "at any time, every disputed question has its objectors, oldest posts %i days old",
  (days) => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
      const now = Date.UTC(2026, 10, 19) + minutes * 60_000;
      const dice = throwDice(new Date(now));
      const posts = postsOf(now, days);
      const asked = askDisputed(posts, visitor, now);
      const answers = composeAnswers(posts, members, dice, (post) => asked.get(post)?.objections.length ?? 0);
      const disputes = composeDisputes(asked, answers, members, now);
      expect(disputes).toHaveLength(DISPUTED_QUESTIONS.length);
      for (const { question, objectors, post, at } of disputes) {
        const disputed = DISPUTED_QUESTIONS.find(
          ({ questionText }) => questionText === question.questionText,
        );
        expect(objectors).toHaveLength(disputed?.objections.length ?? 0);
        expect(new Set(objectors.map(({ member }) => member)).size).toBe(objectors.length);
        expect(at - post.at).toBeGreaterThanOrEqual(2 * DAY);
        expect(objectors.every((each) => each.at < now && each.at - at <= 2 * HOUR)).toBe(true);
        for (const { member } of objectors)
          expect(
            answers.find((answer) => answer.question === question && answer.member === member)?.at,
          ).toBeLessThan(at);
      }
    }
  },
);
