import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { Picture } from "@prepfeed/contract/limits";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError } from "../../app-error.ts";
import { boundedQueue } from "../../bounded-queue.ts";

/** People's pictures on disk, each under a random name that the web app can ask for. */
export interface PictureStore {
  /** Keeps a small copy without metadata and returns the path it is served at. */
  save(bytes: Uint8Array, ownerId: string): Promise<string>;
  remove(path: string): Promise<void>;
}

const PICTURE_PATH = "/pictures/";

/** One at a time: a large one takes a third of a second and 60 MB. */
const QUEUE = { parallel: 1, maxWaiting: 20, maxWaitingEach: 2 };

export function pictureStore(folder: string): PictureStore {
  const inTurn = boundedQueue(QUEUE);
  return {
    async save(bytes, ownerId) {
      const name = `${randomBytes(16).toString("hex")}.webp`;
      const picture = await inTurn(() => shrink(bytes), ownerId);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.part`), picture);
      await rename(join(folder, `${name}.part`), join(folder, name));
      return PICTURE_PATH + name;
    },
    remove: (path) => rm(join(folder, basename(path)), { force: true }),
  };
}

async function shrink(bytes: Uint8Array): Promise<Buffer> {
  const unreadable = () => new AppError("invalid-request", refusals.auth.pictureUnreadable);
  if (!isKnownFormat(bytes)) throw unreadable();
  // Loaded when somebody first uploads a picture: it would slow down every start.
  const { default: sharp } = await import("sharp");
  // No picture is shrunk twice, so what libvips would remember of it is memory lost.
  sharp.cache(false);
  try {
    const image = sharp(bytes, { limitInputPixels: Picture.maxSide ** 2, failOn: "error" });
    const { width, height } = await image.metadata();
    if (width > Picture.maxSide || height > Picture.maxSide) throw unreadable();
    return await image
      .rotate()
      .resize(Picture.side, Picture.side, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw unreadable();
  }
}

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [..."RIFF"].map((letter) => letter.charCodeAt(0));
const WEBP = [..."WEBP"].map((letter) => letter.charCodeAt(0));

/** By their first bytes, before any decoder sees them. */
function isKnownFormat(bytes: Uint8Array) {
  const has = (signature: number[], at = 0) => signature.every((byte, i) => bytes[at + i] === byte);
  return has(JPEG) || has(PNG) || (has(RIFF) && has(WEBP, 8));
}
