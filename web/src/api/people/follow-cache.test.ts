import { expect, it } from "vitest";
import { applyFollow } from "./follow-cache.ts";

const state = { isFollowing: true, followersCount: 8 };
const asha = { id: "asha", username: "asha", isFollowing: false, followersCount: 7 };
const ravi = { id: "ravi", username: "ravi", isFollowing: false, followersCount: 3 };

it("changes every copy of the person, in profiles and in paged lists", () => {
  expect(applyFollow(asha, "asha", state)).toEqual({ ...asha, ...state });
  const list = { pages: [{ content: [ravi, asha], last: true }], pageParams: [0] };
  expect(applyFollow(list, "asha", state)).toEqual({
    pages: [{ content: [ravi, { ...asha, ...state }], last: true }],
    pageParams: [0],
  });
});

it("does not change other people, or an empty cache", () => {
  expect(applyFollow(ravi, "asha", state)).toEqual(ravi);
  expect(applyFollow(undefined, "asha", state)).toBeUndefined();
});
