import { createHash, randomUUID } from "node:crypto";
import { basename } from "node:path";
import { Picture } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { pictureUrlOf, type SmallWidth } from "@prepfeed/contract/posts/picture-url";
import { AppError } from "../foundation/app-error.ts";
import { isPictureName, type PictureFiles } from "./picture-files.ts";
import { pictureProcess } from "./picture-process.ts";
import { smallCopies } from "./small-copies.ts";

export type Shape = keyof typeof SHAPES;

/** People's pictures, each under a random name that the web app can request. */
export interface PictureStore {
  /** Makes a smaller copy without metadata, which is not stored yet. */
  shrink(bytes: Uint8Array, ownerId: string, shape: Shape): Promise<NewPicture>;
  keep(picture: NewPicture): Promise<void>;
  /** Undefined if there is none of this name. With a width a smaller copy, if that is worth it. */
  read(name: string, width?: SmallWidth): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

interface NewPicture {
  id: string;
  /** The name of its file. */
  name: string;
  /** The URL where it is served. */
  url: string;
  width: number;
  height: number;
  data: Uint8Array;
  /** SHA-256 of `data`. */
  hash: string;
}

const SHAPES = {
  /** A square, cropped if necessary. */
  portrait: { resize: { width: Picture.side, height: Picture.side, fit: "cover" }, quality: 82 },
  /** The whole picture on white, because lines on a transparent background would vanish on a dark page. */
  whole: {
    resize: {
      width: Picture.questionSide,
      height: Picture.questionSide,
      fit: "inside",
      withoutEnlargement: true,
    },
    background: "#fff",
    quality: 85,
  },
} as const;

const QUEUE = { maxWaiting: 20, maxWaitingEach: 2 };

export function pictureStore(files: PictureFiles): PictureStore {
  const decoder = pictureProcess(QUEUE);
  const copyOf = smallCopies(decoder);
  return {
    async shrink(bytes, ownerId, shape) {
      if (!isKnownFormat(bytes)) throw unreadable();
      const { data, width, height } = await decoder
        .ask("shrink", { bytes, maxSide: Picture.maxSide, ...SHAPES[shape] }, ownerId)
        .catch((error) => Promise.reject(error instanceof AppError ? error : unreadable()));
      const id = randomUUID();
      const url = pictureUrlOf(id);
      const hash = createHash("sha256").update(data).digest("hex");
      return { id, name: basename(url), url, width, height, data, hash };
    },
    keep: ({ name, data }) => files.put(name, data),
    async read(name, width) {
      const picture = isPictureName(name) ? await files.get(name) : undefined;
      return picture && width ? copyOf(name, picture, width) : picture;
    },
    remove: (name) => files.remove(name),
  };
}

const unreadable = () => new AppError("invalid-request", refusals.auth.pictureUnreadable);

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [..."RIFF"].map((letter) => letter.charCodeAt(0));
const WEBP = [..."WEBP"].map((letter) => letter.charCodeAt(0));

/** Recognised by their first bytes, before any decoder sees them. */
function isKnownFormat(bytes: Uint8Array) {
  const has = (signature: number[], at = 0) => signature.every((byte, i) => bytes[at + i] === byte);
  return has(JPEG) || has(PNG) || (has(RIFF) && has(WEBP, 8));
}
