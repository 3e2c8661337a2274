import { randomBytes } from "node:crypto";
import { Picture } from "@prepfeed/contract/foundation/limits";
import sharp from "sharp";

const side = Picture.maxSide;

/** Pictures that are small to send and large to open, or as large as allowed. */
export async function hostilePictures(): Promise<[string, string, Uint8Array][]> {
  const plain = sharp({ create: { width: side, height: side, channels: 4, background: "#0088ff80" } });
  const noise = randomBytes(820 * 820 * 3);
  const raw = { raw: { width: 820, height: 820, channels: 3 as const } };
  return [
    ["one colour, 4096²", "image/png", await plain.clone().png({ compressionLevel: 9 }).toBuffer()],
    ["one colour, 4096², interlaced", "image/png", await plain.clone().png({ progressive: true }).toBuffer()],
    ["one colour, 4096²", "image/webp", await plain.clone().webp({ effort: 6 }).toBuffer()],
    [
      "one colour, 4096², progressive",
      "image/jpeg",
      await plain.clone().jpeg({ progressive: true }).toBuffer(),
    ],
    ["noise of 2 MB", "image/png", await sharp(noise, raw).png({ compressionLevel: 0 }).toBuffer()],
    ["no picture", "image/png", randomBytes(Picture.maxBytes)],
  ];
}
