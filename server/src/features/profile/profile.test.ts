import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();

const doors = (person: Person) => ["/auth/profile", "/social/profile", `/social/users/${person.id}/profile`];

test("all three endpoints change the same profile, and only the fields that are sent", async () => {
  const asha = await app.person("asha", { fullName: "Asha Rao", bio: "JEE" });
  const [auth, social, named] = doors(asha);
  expect((await app.as(asha).put(auth ?? "", { fullName: " Asha R. Rao " })).body).toMatchObject({
    fullName: "Asha R. Rao",
    bio: "JEE",
  });
  expect((await app.as(asha).put(social ?? "", { bio: "" })).body).toMatchObject({
    fullName: "Asha R. Rao",
    bio: "",
  });
  expect((await app.as(asha).put(named ?? "", { timeZone: "Asia/Kolkata" })).body).toMatchObject({
    timeZone: "Asia/Kolkata",
    bio: "",
  });
  expect((await app.as(asha).get("/auth/profile")).body).toMatchObject({
    fullName: "Asha R. Rao",
    bio: "",
    timeZone: "Asia/Kolkata",
  });
});

test("a full name is one line and cannot change the text direction of other text; joiners are kept", async () => {
  const asha = await app.person("asha");
  const { body } = await app
    .as(asha)
    .put("/auth/profile", { fullName: "\u202eAsha\u0007\nRao\u2069 \u0915\u094d\u200d\u0937\u200f" });
  expect(body.fullName).toBe("Asha Rao \u0915\u094d\u200d\u0937");
});

test.each([
  [{ email: "nonsense" }, "Please enter a valid email address"],
  [{ bio: "x".repeat(501) }, "Bio must be at most 500 characters long"],
  [{ fullName: "x".repeat(101) }, "Name must be at most 100 characters long"],
  [{ profilePicture: "/pictures/somebody-elses.webp" }, "A profile picture can only be set by uploading it"],
  [{ profilePicture: "https://evil.example/p.png" }, "A profile picture can only be set by uploading it"],
])("%j is refused", async (body, message) => {
  const asha = await app.person("asha");
  expect(await app.as(asha).put("/auth/profile", body)).toMatchObject({ status: 400, body: { message } });
});

test("fields that nobody may set are ignored", async () => {
  const asha = await app.person("asha");
  const { body } = await app.as(asha).put("/auth/profile", {
    verified: true,
    premium: true,
    role: "ADMIN",
    followersCount: 9,
    username: "other",
  });
  expect(body).toMatchObject({ verified: false, premium: false, followersCount: 0, username: asha.username });
});

test("a public profile contains no address", async () => {
  const asha = await app.person("asha");
  const { body } = await app.visitor.get(`/social/users/${asha.id}`);
  expect(body).toMatchObject({ id: asha.id, username: asha.username, isFollowing: false, status: "offline" });
  expect(body).not.toHaveProperty("email");
});

const picture = (format: "jpeg" | "png" | "webp", side = 300) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#2b3a8c" } })
    [format]()
    .toBuffer();
const upload = (person: Person, bytes: Buffer, type: string) =>
  app.as(person).put("/auth/avatar", bytes, { "content-type": type });

test.each(["jpeg", "png", "webp"] as const)(
  "a %s picture is stored as a small WebP and the old one is deleted",
  async (format) => {
    const asha = await app.person("asha");
    const first = (await upload(asha, await picture(format), `image/${format}`)).body.profilePicture;
    expect(first).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
    const served = await app.app.inject({ url: first });
    expect(served.statusCode).toBe(200);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: "webp",
      width: 256,
      height: 256,
    });

    const second = (await upload(asha, await picture(format), `image/${format}`)).body.profilePicture;
    expect(second).not.toBe(first);
    await app.deps.background.drained();
    expect(existsSync(join(app.pictureFolder, first.slice("/pictures/".length)))).toBe(false);

    expect((await app.as(asha).put("/auth/profile", { profilePicture: second })).body.profilePicture).toBe(
      second,
    );
    expect(
      (await app.as(asha).put("/auth/profile", { profilePicture: null })).body.profilePicture,
    ).toBeNull();
    await app.deps.background.drained();
    expect((await app.app.inject({ url: second })).statusCode).toBe(404);
  },
);

test("metadata is removed", async () => {
  const asha = await app.person("asha");
  const bytes = await sharp(await picture("jpeg"))
    .withExif({ IFD0: { Artist: "where I live" } })
    .toBuffer();
  const { body } = await upload(asha, bytes, "image/jpeg");
  expect(
    (await sharp((await app.app.inject({ url: body.profilePicture })).rawPayload).metadata()).exif,
  ).toBeUndefined();
});

test("files that are not pictures, too wide or too large are refused, and nothing is left behind", async () => {
  const asha = await app.person("asha");
  const before = readdirSync(app.pictureFolder);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const cut = (await picture("png")).subarray(0, 60);
  expect((await upload(asha, svg, "image/png")).status).toBe(400);
  expect((await upload(asha, cut, "image/png")).status).toBe(400);
  expect((await upload(asha, Buffer.alloc(0), "image/png")).status).toBe(400);
  expect((await upload(asha, await picture("png", 4097), "image/png")).status).toBe(400);
  expect((await upload(asha, Buffer.alloc(2 * 1024 * 1024 + 1), "image/png")).status).toBe(413);
  expect((await upload(asha, svg, "image/svg+xml")).status).toBe(415);
  expect((await app.as(asha).put("/auth/avatar", { picture: "x" })).status).toBe(415);
  expect(readdirSync(app.pictureFolder)).toEqual(before);
});
