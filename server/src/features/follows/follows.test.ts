import { expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

test("following twice ends in not following, and both profiles count it", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const follow = () => app.as(asha).post(`/social/users/${kabir.id}/follow`);

  expect((await follow()).body).toEqual({ isFollowing: true, followersCount: 1 });
  expect((await app.as(asha).get(`/social/users/${kabir.id}`)).body).toMatchObject({
    isFollowing: true,
    followersCount: 1,
  });
  expect((await app.as(asha).get("/auth/profile")).body.followingCount).toBe(1);

  expect((await follow()).body).toEqual({ isFollowing: false, followersCount: 0 });
  expect((await app.as(asha).get("/auth/profile")).body.followingCount).toBe(0);
});

test("people cannot follow themselves", async () => {
  const asha = await app.person("asha");
  const reply = await app.as(asha).post(`/social/users/${asha.id}/follow`);
  expect(reply).toMatchObject({ status: 400, body: { message: "You cannot follow yourself" } });
});

test.each(["nobody", "01a1dd0d-85ca-76d1-8bc4-7711eb16dc5f", "%00"])(
  "following %s is not found",
  async (id) => {
    const asha = await app.person("asha");
    const { status } = await app.as(asha).post(`/social/users/${id}/follow`);
    expect(status).toBe(id === "%00" ? 400 : 404);
  },
);

test("lists of followers and following are paged, newest first, with the viewer's own state", async () => {
  const star = await app.person("star");
  const fans = [await app.person("fan"), await app.person("fan"), await app.person("fan")];
  for (const fan of fans) await app.as(fan).post(`/social/users/${star.id}/follow`);
  const [first, second, third] = fans;
  await app.as(star).post(`/social/users/${second?.id}/follow`);

  const page = (await app.as(star).get(`/social/users/${star.id}/followers?size=2`)).body;
  expect(page).toMatchObject({ totalElements: 3, last: false, page: 0, size: 2 });
  expect(page.content.map((card: { id: string }) => card.id)).toEqual([third?.id, second?.id]);
  expect(page.content[1]).toMatchObject({ isFollowing: true });

  const rest = (await app.visitor.get(`/social/users/${star.id}/followers?size=2&page=1`)).body;
  expect(rest).toMatchObject({ last: true });
  expect(rest.content.map((card: { id: string }) => card.id)).toEqual([first?.id]);
  expect((await app.visitor.get(`/social/users/${first?.id}/following`)).body.content[0].id).toBe(star.id);
});

test("100 toggles at once leave every count equal to its rows", async () => {
  const people = await Promise.all(["a", "b", "c", "d"].map((name) => app.person(name)));
  const pairs = people.flatMap((from) => people.filter((to) => to !== from).map((to) => ({ from, to })));
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, i) => {
      const { from, to } = pairs[i % pairs.length] ?? { from: people[0], to: people[1] };
      return app.as(from).post(`/social/users/${to?.id}/follow`);
    }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  await expectConsistent(app);
});
