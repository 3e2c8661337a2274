import { createTokens } from "../../server/src/features/sessions/tokens.ts";
import type { Scene } from "../../server/test/access-table.ts";
import { idOf } from "../feed-data.ts";
import { send } from "../load.ts";
import { SECRET } from "./filled-engines.ts";
import { HEAVY_LEARNERS, ownPost, PASSWORD, thingOf } from "./heavy-learners.ts";

/** Of somebody whose session has their id. */
export function tokenOf(number: number): Promise<string> {
  const id = idOf("users", number);
  const expiresAt = new Date(Date.now() + 86_400_000);
  return createTokens(SECRET).sign({ userId: id, sessionId: id, issuedAt: new Date(), expiresAt });
}

/** A logged-in heavy learner; some calls end their session, and they log in again. */
export class Learner {
  token = "";
  readonly number: number;
  readonly #url: string;

  constructor(url: string, number: number) {
    this.#url = url;
    this.number = number;
  }

  async login() {
    const body = { usernameOrEmail: `user${this.number}`, password: PASSWORD };
    const reply = await send(this.#url, { method: "POST", path: "/auth/login", body });
    this.token = JSON.parse(reply).token;
  }

  /** The things used in the valid request of each call. */
  get scene(): Scene {
    const person = (number: number) => ({
      id: idOf("users", number),
      username: `user${number}`,
      password: PASSWORD,
    });
    return {
      owner: person(HEAVY_LEARNERS.asks),
      other: person(9_000),
      stranger: person(9_001),
      caseId: thingOf("cases", this.number, 1),
      reportId: thingOf("reports", this.number, 1),
      strikeId: thingOf("strikes", this.number, 1),
      appealId: thingOf("strikes", this.number, 2),
      questionCaseId: thingOf("disputes", this.number, 1),
      postId: ownPost(this.number, 1),
      questionId: idOf("questions", 90_000),
      commentId: thingOf("comments", this.number, 1),
      planId: thingOf("plans", this.number, 1),
      sessionId: thingOf("sessions", this.number, 1),
    } as Scene;
  }
}
