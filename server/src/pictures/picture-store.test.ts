import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { diskFiles } from "./disk-files.ts";
import { pictureStore } from "./picture-store.ts";

test("one person's pictures leave room for everybody else's", async () => {
  const pictures = pictureStore(diskFiles(temporaryFolder(onTestFinished)));
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#2b3a8c" } })
    .png()
    .toBuffer();
  const all = Array.from({ length: 30 }, () => pictures.shrink(bytes, "asha", "portrait"));
  const [kabirs, ...ashas] = await Promise.allSettled([pictures.shrink(bytes, "kabir", "whole"), ...all]);
  expect(kabirs.status).toBe("fulfilled");
  expect(ashas.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(ashas[3]).toMatchObject({ reason: { code: "unavailable" } });
});

test("a smaller copy is made for readers who save data, and goes with its picture", async () => {
  const pictures = pictureStore(diskFiles(temporaryFolder(onTestFinished)));
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 1500, height: 900, channels: 3, background: "#fff", noise } })
    .png()
    .toBuffer();
  const made = await pictures.shrink(bytes, "asha", "whole");
  await pictures.keep(made);
  const whole = await pictures.read(made.name);
  const small = await pictures.read(made.name, 640);
  expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 640, height: 384 });
  expect(small?.length).toBeLessThan((whole?.length ?? 0) / 2);
  expect(await pictures.read(made.name, 640)).toBe(small);
  // More at once than may wait: the picture itself is better than none.
  const crowd = await Promise.all(Array.from({ length: 12 }, () => pictures.read(made.name, 96)));
  expect(crowd.filter((each) => each?.length === whole?.length)).toHaveLength(9);
  await pictures.remove(made.name);
  expect(await pictures.read(made.name, 640)).toBeUndefined();
});
