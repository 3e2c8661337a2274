import type { Suggestion } from "@prepfeed/contract/people/follows";
import { expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();

const suggestionsFor = async (person: Person, size = 20): Promise<Suggestion[]> =>
  (await app.as(person).get(`/social/users/suggestions?size=${size}`)).body.content;
const follow = (person: Person, other: Person) => app.as(person).post(`/social/users/${other.id}/follow`);
const reasonFor = (suggestions: Suggestion[], { id }: Person) =>
  suggestions.find((suggestion) => suggestion.id === id)?.reason;

async function answer(person: Person, subject: string) {
  const author = await app.person("author");
  const post = await createPost(app, author, questionPost({ subject }));
  await app.as(person).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
  await app.deps.rollup.run();
  return author;
}

test("people followed by those one follows come first, sorted by how many follow them", async () => {
  const names = ["asha", "kabir", "meera", "star", "friend"];
  const [asha, kabir, meera, star, friend] = (await Promise.all(names.map((name) => app.person(name)))) as [
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  await Promise.all([kabir, meera, friend].map((known) => follow(asha, known)));
  for (const known of [kabir, meera, friend]) await follow(known, star);
  await follow(kabir, meera);
  const stranger = await app.person("stranger");
  await follow(kabir, stranger);
  await follow(kabir, asha);

  const suggestions = await suggestionsFor(asha, 2);
  expect(suggestions.map(({ id }) => id)).toEqual([star.id, stranger.id]);
  expect(suggestions[0]?.reason).toMatch(/^Followed by \S+ and 2 others you follow$/);
  expect(suggestions[1]).toEqual({
    id: stranger.id,
    username: stranger.username,
    fullName: "",
    bio: "",
    profilePicture: null,
    verified: false,
    followersCount: 1,
    isFollowing: false,
    reason: `Followed by ${kabir.username}`,
  });
});

test("then people with the same subjects: those who practise them and those who post about them", async () => {
  const [asha, kabir, chemist] = [
    await app.person("asha"),
    await app.person("kabir"),
    await app.person("chem"),
  ];
  const author = await answer(asha, "BIOLOGY");
  await answer(kabir, "BIOLOGY");
  await answer(chemist, "CHEMISTRY");
  const suggestions = await suggestionsFor(asha);
  expect(reasonFor(suggestions, kabir)).toBe("Also practises Biology");
  expect(reasonFor(suggestions, author)).toBe("Posts about Biology");
  expect(reasonFor(suggestions, chemist)).not.toMatch(/Biology/);
});

test("people hidden from the leaderboard are not revealed by what they practise", async () => {
  const [asha, shy] = [await app.person("asha"), await app.person("shy")];
  await answer(asha, "GEOGRAPHY");
  await answer(shy, "GEOGRAPHY");
  await app.as(shy).put("/auth/profile", { hideFromLeaderboard: true });
  expect(reasonFor(await suggestionsFor(asha), shy)).not.toBe("Also practises Geography");
});

test("a new learner gets popular people", async () => {
  const [newcomer, star, fan] = [await app.person("new"), await app.person("star"), await app.person("fan")];
  await follow(fan, star);
  const suggestions = await suggestionsFor(newcomer, 50);
  expect(reasonFor(suggestions, star)).toBe("Popular on Prepfeed");
  expect(reasonFor(suggestions, fan)).toBeUndefined();
});

test("suggestions never contain the viewer, duplicates, followed people or deleted accounts", async () => {
  const [asha, kabir, gone] = [await app.person("asha"), await app.person("kabir"), await app.person("gone")];
  await follow(asha, kabir);
  await follow(kabir, gone);
  await follow(kabir, asha);
  await answer(asha, "HISTORY");
  await answer(gone, "HISTORY");
  expect(reasonFor(await suggestionsFor(asha), gone)).toBe(`Followed by ${kabir.username}`);
  await app.as(gone).delete("/auth/account", { password: gone.password });
  const ids = (await suggestionsFor(asha, 50)).map(({ id }) => id);
  expect(ids).not.toContain(asha.id);
  expect(ids).not.toContain(kabir.id);
  expect(ids).not.toContain(gone.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("people hidden from the leaderboard are not suggested as popular", async () => {
  const [asha, shy] = [await app.person("asha"), await app.person("shy")];
  await app.deps.db.query("update user_counters set score = 999, followers_count = 999 where user_id = $1", [
    shy.id,
  ]);
  expect(reasonFor(await suggestionsFor(asha, 50), shy)).toBe("Popular on Prepfeed");
  await app.as(shy).put("/auth/profile", { hideFromLeaderboard: true });
  expect(reasonFor(await suggestionsFor(asha, 50), shy)).toBeUndefined();
});
