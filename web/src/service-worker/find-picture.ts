import { PICTURE_CACHE } from "../device/picture-cache.ts";

const MAX_PICTURES = 100;

/** The name of a picture says what is in it. The oldest make room. */
export async function findPicture(
  storage: CacheStorage,
  request: Request,
  load: (request: Request) => Promise<Response>,
): Promise<Response> {
  const cache = await storage.open(PICTURE_CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await load(request);
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MAX_PICTURES)).map((old) => cache.delete(old)));
  return response;
}
