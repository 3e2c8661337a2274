import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listLeftKeys } from "../../device/left-keys.ts";
import { answersKey, sendLeftAnswers } from "./left-answers.ts";
import { takeOverLeft } from "./take-over-left.ts";

const ATTEMPT = "0197a2c4-0000-7000-8000-000000000001";
const OTHER = "0197a2c4-0000-7000-8000-000000000002";
const left = JSON.stringify({ q1: { answer: "B", sequence: 1 } });
const SAVED = {
  answer: "B",
  marked: false,
  sequence: 1,
  timeSpent: 9,
  confidence: null,
  questionId: OTHER,
  saved: true,
  endsAt: null,
  serverTime: "2026-11-18T10:00:00.000Z",
};
const fetched = vi.fn<typeof fetch>();

/** What a browser stores, while this person is signed in. */
class FakeStorage extends Map<string, string> {
  constructor(owner: string) {
    super([
      ["authToken", "token"],
      ["user", JSON.stringify({ id: owner })],
    ]);
  }
  get length() {
    return this.size;
  }
  key = (place: number) => [...this.keys()][place] ?? null;
  getItem = (name: string) => this.get(name) ?? null;
  setItem = (name: string, value: string) => void this.set(name, value);
  removeItem = (name: string) => void this.delete(name);
}

function signedIn(owner: string): Storage {
  const storage = new FakeStorage(owner) as unknown as Storage;
  vi.stubGlobal("localStorage", storage);
  return storage;
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  fetched.mockImplementation(async () => Response.json(SAVED));
});
afterEach(() => vi.unstubAllGlobals());

it("answers of a mock test are sent by their owner only", async () => {
  const storage = signedIn("kabir");
  storage.setItem(answersKey("asha", ATTEMPT), left);
  storage.setItem(answersKey("kabir", OTHER), left);
  expect(listLeftKeys(storage, "kabir")).toEqual([answersKey("kabir", OTHER)]);
  await sendLeftAnswers(storage, "kabir", "/social");
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`/api/mock-attempts/${OTHER}/answers/q1`]);
  expect(storage.getItem(answersKey("asha", ATTEMPT))).toBe(left);
  expect(storage.getItem(answersKey("kabir", OTHER))).toBeNull();
});

it("sending stops when somebody else has signed in meanwhile", async () => {
  const storage = signedIn("kabir");
  storage.setItem(answersKey("asha", ATTEMPT), left);
  await sendLeftAnswers(storage, "asha", "/social");
  expect(fetched).not.toHaveBeenCalled();
  expect(storage.getItem(answersKey("asha", ATTEMPT))).toBe(left);
});

it("answers of an open test wait for its own page, and damaged ones are dropped", async () => {
  const storage = signedIn("asha");
  storage.setItem(answersKey("asha", ATTEMPT), left);
  storage.setItem(answersKey("asha", OTHER), "{broken");
  expect(await sendLeftAnswers(storage, "asha", `/mock-tests/attempts/${ATTEMPT}`)).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
  expect(listLeftKeys(storage, "asha")).toEqual([answersKey("asha", ATTEMPT)]);
});

it("a page takes over what a page of the release before has left", () => {
  const storage = signedIn("asha");
  storage.setItem(`prepfeed.mock-test.${ATTEMPT}`, left);
  expect(listLeftKeys(storage, "asha")).toHaveLength(1);
  takeOverLeft(storage, "asha", ATTEMPT);
  expect(storage.getItem(answersKey("asha", ATTEMPT))).toBe(left);
  expect(listLeftKeys(storage, "kabir")).toEqual([]);
});
