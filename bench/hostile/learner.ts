import type { Scene } from "../../server/test/access-table.ts";
import { idOf } from "../feed-data.ts";
import { send } from "../load.ts";
import { HEAVY_LEARNERS, ownPost, PASSWORD, thingOf } from "./heavy-learners.ts";

/** Names no case, because those are for moderators. */
const NOTHING = "01a1dd0d-85ca-76d1-8bc4-7711eb16dc5f";

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
      caseId: NOTHING,
      strikeId: NOTHING,
      appealId: NOTHING,
      postId: ownPost(this.number, 1),
      questionId: idOf("questions", 90_000),
      commentId: thingOf("comments", this.number, 1),
      planId: thingOf("plans", this.number, 1),
      sessionId: thingOf("sessions", this.number, 1),
    } as Scene;
  }
}
