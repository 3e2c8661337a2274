import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../test/machine/temporary-folder.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { startS3, type TestS3 } from "../../../test/services/s3.ts";
import { type Person, TestApp } from "../../../test/test-app.ts";
import { runDataCommand } from "../../backup/commands.ts";
import { filesIn } from "../../pictures/open-picture-files.ts";
import type { PictureFiles } from "../../pictures/picture-files.ts";
import { pictureStore } from "../../pictures/picture-store.ts";
import { s3Files } from "../../pictures/s3-files.ts";
import { forgetUnusedPictures } from "./question-pictures.service.ts";

/**
 * The whole product with its pictures in an S3 bucket. The S3 server is s3rver, from the package registry; no other
 * storage was tested.
 */
const app = new TestApp();
let s3: TestS3;
let files: PictureFiles;
let asha: Person;
let png: Buffer;
beforeAll(async () => {
  s3 = await startS3(afterAll);
  files = s3Files(s3.storage);
  await app.open({ pictures: pictureStore(files) });
  asha = await app.person("asha");
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#2b3a8c" } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const PNG = { "content-type": "image/png" };
const upload = (person = asha) => app.as(person).post("/social/question-pictures", png, PNG);
const see = (url: string) => app.app.inject({ url });

async function namesIn(place: PictureFiles) {
  const names = [];
  for await (const name of place.list()) names.push(name);
  return names;
}

test("a smaller copy has an address of its own, and unknown widths are the whole picture", async () => {
  const { pictureUrl } = (await upload()).body;
  const whole = await see(pictureUrl);
  for (const query of [
    "?width=96",
    "?width=640",
    "?width=7",
    "?width=96&width=640",
    "?width[]=96",
    "?width=",
  ])
    expect((await see(pictureUrl + query)).statusCode, query).toBe(200);
  expect((await see(`${pictureUrl}?width=96`)).headers.etag).not.toBe(whole.headers.etag);
  expect((await see(`${pictureUrl}?width=7`)).headers.etag).toBe(whole.headers.etag);
});

test("pictures in a bucket are served, kept while a post shows them, and deleted with it", async () => {
  const { pictureUrl } = (await upload()).body;
  const post = await createPost(app, asha, questionPost({}, { pictureUrl, pictureDescription: "A box" }));
  const shown = await see(pictureUrl);
  expect(shown.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "webp", width: 40 });
  await app.as(asha).delete(`/social/posts/${post.id}`);
  await app.deps.background.drained();
  expect((await see(pictureUrl)).statusCode).toBe(404);
});

test("while the storage is unreachable the reply says so, nothing is half done, and deletions happen later", async () => {
  const kabir = await app.person("kabir");
  const { profilePicture } = (await app.as(kabir).put("/auth/avatar", png, PNG)).body;
  await s3.stop();
  const refused = {
    status: 503,
    message: "Pictures can't be reached at the moment. Please try again in a minute.",
  };
  expect((await upload(kabir)).body).toMatchObject(refused);
  expect((await app.as(kabir).put("/auth/avatar", png, PNG)).body).toMatchObject(refused);
  const shown = await see(profilePicture);
  expect(shown.json()).toMatchObject(refused);
  expect(shown.headers).toMatchObject({ "retry-after": "30" });
  expect(shown.headers["cache-control"] ?? "").not.toContain("immutable");
  expect((await app.as(kabir).get("/auth/profile")).body.profilePicture).toBe(profilePicture);
  const left = await app.as(kabir).delete("/auth/account", { password: kabir.password, posts: "KEEP" });
  expect(left.status).toBe(204);
  await app.deps.background.drained();

  await s3.start();
  expect((await see(profilePicture)).statusCode).toBe(200);
  await forgetUnusedPictures(app.deps);
  expect((await see(profilePicture)).statusCode).toBe(404);
});

test("an upload cut off by a crash is deleted within the hour, and a picture in use is kept", async () => {
  const { pictureUrl } = (await upload()).body;
  const cutOff = await app.deps.pictures.shrink(png, asha.id, "whole");
  await files.put(cutOff.name, cutOff.data);
  await app.deps.db.query(
    "insert into picture_removals (name, due_at) values ($1, now() + interval '1 minute')",
    [cutOff.name],
  );
  await forgetUnusedPictures(app.deps);
  expect((await see(cutOff.url)).statusCode).toBe(200);
  await app.deps.db.query("update picture_removals set due_at = now()");
  await forgetUnusedPictures(app.deps);
  expect((await see(cutOff.url)).statusCode).toBe(404);
  expect((await see(pictureUrl)).statusCode).toBe(200);
});

test("storage that hangs or refuses the key times out", async () => {
  const hanging = createServer(() => {}).listen(0, "127.0.0.1");
  await once(hanging, "listening");
  onTestFinished(() => {
    hanging.closeAllConnections();
    hanging.close();
  });
  const endpoint = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const away = { code: "unavailable", retryAfter: 30 };
  const hung = s3Files({ ...s3.storage, endpoint }, { timeoutMs: 50, leftAloneMs: 60_000 });
  await expect(hung.get("a.webp")).rejects.toMatchObject({ ...away, cause: { name: "TimeoutError" } });
  const cause = { message: `${endpoint} does not answer.` };
  await expect(hung.get("a.webp")).rejects.toMatchObject({ ...away, cause });
  await expect(s3Files({ ...s3.storage, secretAccessKey: "wrong" }).get("a.webp")).rejects.toMatchObject(
    away,
  );
});

test("pictures can be copied between a folder and a bucket repeatedly", async () => {
  const dataDir = temporaryFolder(onTestFinished);
  const { storage } = await startS3(onTestFinished, { isLenient: true });
  const where = { dataDir, storage };
  const [disk, bucket] = [filesIn(dataDir), s3Files(storage)];
  await disk.put("from-disk.webp", Buffer.from("a picture"));
  await bucket.put("from-bucket.webp", Buffer.from("another"));
  const { lines } = await runDataCommand("move", where, ["--pictures-to-storage"]);
  expect(lines).toEqual([
    `Copied 1 pictures from ${join(dataDir, "pictures")} to ${storage.endpoint}/prepfeed/people/.`,
  ]);
  expect(String(await bucket.get("from-disk.webp"))).toBe("a picture");
  await runDataCommand("move", where, ["--pictures-to-disk"]);
  expect(await namesIn(disk)).toEqual(["from-bucket.webp", "from-disk.webp"]);
  expect((await runDataCommand("move", where, ["--pictures-to-disk"])).lines[0]).toContain(
    "Copied 0 pictures",
  );
  await expect(runDataCommand("move", { dataDir }, ["--pictures-to-disk"])).rejects.toThrow("STORAGE_URL");
  await expect(namesIn(s3Files({ ...storage, bucket: "none" }))).rejects.toThrow("can't be reached");
});
