import { Picture } from "@prepfeed/contract/foundation/limits";
import type { SmallWidth } from "@prepfeed/contract/posts/picture-url";
import { LRUCache } from "lru-cache";
import type { pictureProcess } from "./picture-process.ts";

const KEPT_BYTES = 16 * 1024 * 1024;
/** A smaller picture is not worth the work. */
const WORTH_BYTES = 4 * 1024;
const QUALITY = 65;
/** All of them wait as one person would, so that uploads are not held up. */
const WHO = "copies";

/**
 * Smaller copies for readers who save data, made when they are first asked for. The caller has just read the picture,
 * so no copy outlives it. If too many are asked for at once, the picture itself is returned.
 */
export function smallCopies(decoder: Pick<ReturnType<typeof pictureProcess>, "ask">) {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  return async (name: string, picture: Uint8Array, width: SmallWidth): Promise<Uint8Array> => {
    const key = `${name} ${width}`;
    const known = kept.get(key);
    if (known || picture.length <= WORTH_BYTES) return known ?? picture;
    const resize = { width, withoutEnlargement: true };
    const job = { bytes: picture, maxSide: Picture.maxSide, resize, quality: QUALITY };
    const made = await decoder.ask("shrink", job, WHO).catch(() => undefined);
    if (!made) return picture;
    const copy = made.data.length < picture.length ? made.data : picture;
    kept.set(key, copy);
    return copy;
  };
}
