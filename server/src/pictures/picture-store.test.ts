import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
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
