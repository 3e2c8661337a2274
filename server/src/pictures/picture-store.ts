import { createHash, randomUUID } from "node:crypto";
import { basename } from "node:path";
import { Picture } from "@prepfeed/contract/limits";
import { pictureUrlOf } from "@prepfeed/contract/picture-url";
import { refusals } from "@prepfeed/contract/refusals";
import type { Sharp } from "sharp";
import { AppError } from "../app-error.ts";
import { boundedQueue } from "../bounded-queue.ts";
import { isPictureName, type PictureFiles } from "./picture-files.ts";

export type Shape = keyof typeof SHAPES;

/** People's pictures, each under a random name that the web app can ask for. */
export interface PictureStore {
  /** Makes a smaller copy without metadata, which is kept nowhere yet. */
  shrink(bytes: Uint8Array, ownerId: string, shape: Shape): Promise<NewPicture>;
  keep(picture: NewPicture): Promise<void>;
  /** Undefined where there is none of this name. */
  read(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

interface NewPicture {
  id: string;
  /** Of its file. */
  name: string;
  /** Where it is served. */
  url: string;
  width: number;
  height: number;
  data: Uint8Array;
  /** SHA-256 of `data`. */
  hash: string;
}

const SHAPES = {
  /** A square, cut where it must be. */
  portrait: (image: Sharp) =>
    image.resize(Picture.side, Picture.side, { fit: "cover" }).webp({ quality: 82 }),
  /** All of it, on white: lines on nothing would vanish on a dark page. */
  whole: (image: Sharp) =>
    image
      .resize(Picture.questionSide, Picture.questionSide, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .webp({ quality: 85 }),
};

/** One at a time: a large one takes a third of a second and 60 MB. */
const QUEUE = { parallel: 1, maxWaiting: 20, maxWaitingEach: 2 };

export function pictureStore(files: PictureFiles): PictureStore {
  const inTurn = boundedQueue(QUEUE);
  return {
    async shrink(bytes, ownerId, shape) {
      const { data, info } = await inTurn(() => shrink(bytes, SHAPES[shape]), ownerId);
      const id = randomUUID();
      const url = pictureUrlOf(id);
      const hash = createHash("sha256").update(data).digest("hex");
      return { id, name: basename(url), url, width: info.width, height: info.height, data, hash };
    },
    keep: ({ name, data }) => files.put(name, data),
    read: async (name) => (isPictureName(name) ? files.get(name) : undefined),
    remove: (name) => files.remove(name),
  };
}

async function shrink(bytes: Uint8Array, shaped: (image: Sharp) => Sharp) {
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
    return await shaped(image.rotate()).toBuffer({ resolveWithObject: true });
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
