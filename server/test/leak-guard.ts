import { expect } from "vitest";

/** Who may see what, checked on every reply of the whole test run. */
type Readers = Map<string, Set<string | undefined>>;

/** Strings that only some people may receive. */
const readersOfSecrets: Readers = new Map();
/** Questions by their id, whose key only some people may receive. */
const readersOfKeys: Readers = new Map();

export function guardSecret(secret: string, ownerId: string) {
  readersOfSecrets.set(secret.toLowerCase(), new Set([ownerId]));
}

/** From now on this person may see it too, because they answered the question. */
export function permitSecret(secret: string, personId: string) {
  readersOfSecrets.get(secret.toLowerCase())?.add(personId);
}

export function guardKey(questionId: string, ownerId: string) {
  readersOfKeys.set(questionId, new Set([ownerId]));
}

export function permitKey(questionId: string, personId: string) {
  readersOfKeys.get(questionId)?.add(personId);
}

/** Never in any reply: password hashes, SQL or stack text. */
const NEVER = [/\$argon2/i, /\bat \S+ \(.*:\d+:\d+\)/, /syntax error at or near/i, /node_modules/];

export function expectNoLeak(reply: string, viewerId: string | undefined) {
  for (const pattern of NEVER) expect(reply).not.toMatch(pattern);
  const text = reply.toLowerCase();
  for (const [secret, people] of readersOfSecrets) {
    if (!people.has(viewerId) && text.includes(secret)) {
      throw new Error(`"${secret}" leaked to ${viewerId ?? "a visitor"}`);
    }
  }
  for (const id of listToldKeys(reply)) {
    const people = readersOfKeys.get(id);
    if (people && !people.has(viewerId)) {
      throw new Error(`the key of question ${id} leaked to ${viewerId ?? "a visitor"}`);
    }
  }
}

interface Told {
  id?: string;
  questionId?: string;
  correctAnswer?: string | null;
  myAnswer?: Told | null;
}

/** The questions whose key a reply contains: beside their id, or in the learner's answer to them. */
function listToldKeys(reply: string): string[] {
  const told: string[] = [];
  for (const json of documentsIn(reply).filter((text) => text.includes('"correctAnswer"'))) {
    JSON.parse(json, (_, value: Told | null) => {
      const key = value?.correctAnswer ?? value?.myAnswer?.correctAnswer;
      if (value && key) told.push(...[value.id, value.questionId].filter((id) => id !== undefined));
      return value;
    });
  }
  return told;
}

/** A reply is one JSON text, or a stream of events that contain one each. */
const documentsIn = (reply: string) =>
  /^[{[]/.test(reply) ? [reply] : [...reply.matchAll(/^data: ?([{[].*)$/gm)].map(([, data = ""]) => data);
