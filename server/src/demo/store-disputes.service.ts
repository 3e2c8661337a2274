import { examFamily } from "@prepfeed/contract/foundation/catalogue";
import { Dispute } from "@prepfeed/contract/questions/question-states";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../db/database.ts";
import { changeKeys, lockKeys } from "../features/questions/key-change.service.ts";
import { decide } from "../features/regrade/regrade.service.ts";
import type { Community, DemoDispute } from "./community-types.ts";
import * as queries from "./demo.queries.ts";
import { DAY, HOUR } from "./when.ts";

/** From an objection to a decision in the demo community. */
const DECIDED_AFTER = 20 * HOUR;
/** Nobody has objected to anything before. */
const WEIGHT = 0.5;

const time = (at: number) => new Date(at).toISOString();

/** Cases in each state. What follows from a decided key is computed by the regrade, as for everybody. */
export async function storeDisputes(tx: Database, { disputes }: Community, now: number) {
  for (const dispute of disputes) {
    const { post, question, objectors, isChecked, decision } = dispute;
    const id = uuidv7({ msecs: dispute.at });
    await queries.insertCase(tx, caseRow(id, dispute));
    await queries.insertObjections(
      tx,
      objectors.map(({ member, at, reason, answer, text }) => ({
        case_id: id,
        user_id: member.id,
        reason,
        answer: answer ?? null,
        text,
        weight: WEIGHT,
        created_at: time(at),
      })),
    );
    const version = { id: question.id, version: 1 };
    if (isChecked) {
      const key = { correctAnswer: question.correctAnswer, alsoRight: [], state: "CHECKED" as const };
      await changeKeys(tx, await lockKeys(tx, version), key, new Date(dispute.at));
    }
    if (decision) {
      const { outcome, right, reason, by: as } = decision;
      const by = as === "AUTHOR" ? post.author.id : dispute.moderator.id;
      const at = new Date(Math.min(now, dispute.at + DECIDED_AFTER));
      await decide(tx, { id, question: version }, { outcome, right, reason, by, as, takesPoints: false }, at);
    }
  }
}

function caseRow(id: string, { post, question, objectors, at, defence, isChecked, decision }: DemoDispute) {
  const isEscalated = defence !== undefined || isChecked || decision?.by === "MODERATOR";
  return {
    id,
    question_id: question.id,
    exam_family: post.examType ? examFamily(post.examType) : "",
    opened_by: "OBJECTION",
    objections: objectors.length,
    weight: WEIGHT * objectors.length,
    author_until: time(at + Dispute.authorDays * DAY),
    defence: defence ?? null,
    defended_at: defence === undefined ? null : time(at + DAY),
    escalated_at: isEscalated ? time(at + HOUR) : null,
    suspended_at: isChecked ? time(at + HOUR) : null,
    created_at: time(at),
  };
}
