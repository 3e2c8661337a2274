import { appendFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { callJson, type Reply } from "../call-json.ts";
import { Tally } from "./tally.ts";

const PASSWORD = "a password for drills";
const WRITERS = 4;
const READERS = 4;
/** The pause between two requests of one person. */
const PAUSE_MS = 40;
const GIVE_UP_MS = 15_000;

interface Person {
  id: string;
  token: string;
  /** The number in the last acknowledged profile. */
  profile: number;
  answered: Set<string>;
}

/** What was acknowledged, by kind. */
interface Acknowledged {
  posts: string[];
  comments: string[];
  answers: { user: string; question: string }[];
}

/** People who write and people who read, at a steady pace, until stopped; everything acknowledged is logged. */
export class Load {
  readonly #url: string;
  readonly #log: string;
  readonly #people: Person[] = [];
  readonly #acknowledged: Acknowledged = { posts: [], comments: [], answers: [] };
  readonly #questions: { id: string; author: string }[] = [];
  #isOver = false;
  #work: Promise<unknown> = Promise.resolve();
  tally = new Tally();

  constructor(url: string, log: string) {
    this.#url = url;
    this.#log = log;
  }

  async start() {
    for (let i = 0; i < WRITERS; i++) this.#people.push(await this.#register(i));
    this.#work = Promise.all([
      ...this.#people.map((person, i) => this.#write(person, i)),
      ...Array.from({ length: READERS }, (_, i) => this.#read(i)),
    ]);
  }

  async stop() {
    this.#isOver = true;
    await this.#work;
  }

  async #register(i: number): Promise<Person> {
    const username = `drill_${i}_${crypto.randomUUID().slice(0, 8)}`;
    const body = { username, email: `${username}@example.org`, password: PASSWORD };
    const { status, body: made } = (await this.#send("POST", "/auth/register", { body })) ?? {};
    if (status !== 201) throw new Error(`Nobody can register: ${status}`);
    return { id: made.user.id, token: made.token, profile: 0, answered: new Set() };
  }

  /** In turn: a profile, a post with a question, an answer to another person's, a comment. */
  async #write(person: Person, turn: number) {
    const { token } = person;
    let own: string | undefined;
    const acts = [
      async () => {
        const profile = person.profile + 1;
        const body = { bio: `drill ${profile}` };
        if (!(await this.#done("PUT", "/auth/profile", { token, body }))) return;
        person.profile = profile;
        this.#note(`profile ${person.id} ${profile}`);
        await this.#expectOwn(person);
      },
      async () => {
        const post = await this.#done("POST", "/social/posts", { token, body: newPost() });
        if (!post) return;
        own = post.id as string;
        this.#questions.push({ id: post.questions[0].id, author: person.id });
        this.#acknowledged.posts.push(own);
        this.#note(`post ${own}`);
      },
      async () => {
        const open = this.#questions.findLast(
          ({ id, author }) => author !== person.id && !person.answered.has(id),
        );
        if (!open) return;
        person.answered.add(open.id);
        const body = { selectedOption: "A", timeSpent: 10 };
        if (!(await this.#done("POST", `/social/questions/${open.id}/answer`, { token, body }))) return;
        this.#acknowledged.answers.push({ user: person.id, question: open.id });
        this.#note(`answer ${person.id} ${open.id}`);
      },
      async () => {
        if (!own) return;
        const body = { content: `a thought, ${crypto.randomUUID()}` };
        const comment = await this.#done("POST", `/social/posts/${own}/comments`, { token, body });
        if (!comment) return;
        this.#acknowledged.comments.push(comment.id);
        this.#note(`comment ${comment.id}`);
      },
    ];
    for (; !this.#isOver; turn++) {
      await acts[turn % acts.length]?.();
      await sleep(PAUSE_MS);
    }
  }

  /** Half of them are visitors; signed-in people need a session check too. */
  async #read(i: number) {
    for (let turn = i; !this.#isOver; turn++) {
      const person = turn % 2 === 0 ? undefined : this.#people[turn % this.#people.length];
      const paths = ["/social/feed", person ? "/auth/profile" : "/social/feed/trending"];
      const path = paths[Math.floor(turn / 2) % paths.length] ?? "";
      const reply = await this.#send("GET", path, person ? { token: person.token } : {});
      this.tally.read(reply?.status === 200);
      await sleep(PAUSE_MS);
    }
  }

  /** Reads by other people may be a second old. */
  async #expectOwn({ id, token, profile }: Person) {
    const seen = await this.#send("GET", `/social/users/${id}`, { token });
    this.tally.read(seen?.status === 200);
    if (seen?.status === 200 && Number(seen.body.bio.split(" ")[1] ?? 0) < profile) this.tally.ownMissed += 1;
  }

  /** Undefined if it was not acknowledged. */
  async #done(method: string, path: string, call: { token: string; body: unknown }) {
    const reply = await this.#send(method, path, call);
    const isDone = reply !== undefined && reply.status < 300;
    this.tally.write(isDone);
    return isDone ? reply.body : undefined;
  }

  #note(line: string) {
    appendFileSync(this.#log, `${new Date().toISOString()} ${line}\n`);
  }

  async #send(
    method: string,
    path: string,
    { body, token }: { body?: unknown; token?: string },
  ): Promise<Reply | undefined> {
    try {
      const reply = await callJson(this.#url, { method, path, body, token }, GIVE_UP_MS);
      if (reply.status >= 400) this.tally.error(String(reply.status));
      return reply;
    } catch (error) {
      this.tally.error((error as Error).name === "TimeoutError" ? "no answer in 15 s" : "connection broken");
      return undefined;
    }
  }

  /** How many acknowledged writes are missing. */
  async countLost(primaryUrl: string): Promise<number> {
    const { posts, comments, answers } = this.#acknowledged;
    const client = new pg.Client(primaryUrl);
    await client.connect();
    const missing = async (sql: string, ...values: unknown[]) =>
      Number((await client.query(`select count(*) as n from ${sql}`, values)).rows[0].n);
    try {
      const counts = [
        await missing(
          "unnest($1::uuid[]) p (id) where not exists (select from posts where posts.id = p.id)",
          posts,
        ),
        await missing(
          "unnest($1::uuid[]) c (id) where not exists (select from comments where comments.id = c.id)",
          comments,
        ),
        await missing(
          `unnest($1::uuid[], $2::uuid[]) a (u, q)
           where not exists (select from answers where user_id = a.u and question_id = a.q)`,
          answers.map(({ user }) => user),
          answers.map(({ question }) => question),
        ),
        // A change whose acknowledgement was lost on the way may exist too.
        await missing(
          "unnest($1::uuid[], $2::int[]) a (u, n) join users on users.id = a.u where a.n > 0 and split_part(bio, ' ', 2)::int < a.n",
          this.#people.map(({ id }) => id),
          this.#people.map(({ profile }) => profile),
        ),
      ];
      return counts.reduce((sum, each) => sum + each, 0);
    } finally {
      await client.end();
    }
  }
}

let asked = 0;
function newPost() {
  asked += 1;
  return {
    title: `Drill ${asked}`,
    subject: "PHYSICS",
    examType: "JEE_MAIN",
    difficultyLevel: "MEDIUM",
    questions: [
      {
        questionText: `A stone falls from rest for 2 s, drill ${crypto.randomUUID()}. How far does it fall?`,
        optionA: "20 m",
        optionB: "40 m",
        optionC: "10 m",
        optionD: "4 m",
        correctAnswer: "A",
        explanation: "Half of g times t squared.",
      },
    ],
  };
}
