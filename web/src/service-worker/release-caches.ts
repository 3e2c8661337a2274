/** What a release consists of; the build fills it in. */
export interface Release {
  id: string;
  /** The files without which no page opens. */
  core: readonly string[];
  /** The files of screens that open without a network. */
  more: readonly string[];
}

const PREFIX = "prepfeed-release-";
const SHELL = "/index.html";

/** A page may be open for days: its parts must still load after two more releases. */
const KEPT_RELEASES = 3;

const nameOf = ({ id }: Release) => `${PREFIX}${id}`;

async function releaseNames(storage: CacheStorage): Promise<string[]> {
  return (await storage.keys()).filter((name) => name.startsWith(PREFIX));
}

/**
 * Stores a release: files that did not change are copied from an earlier one. With little data allowed, only what every
 * page needs is loaded ahead; the rest is stored when it is used.
 */
export async function storeRelease(
  storage: CacheStorage,
  load: (path: string) => Promise<Response>,
  release: Release,
  isSaving: boolean,
): Promise<void> {
  const cache = await storage.open(nameOf(release));
  const wanted = [SHELL, ...release.core, ...(isSaving ? [] : release.more)];
  for (const path of wanted) {
    if (await cache.match(path)) continue;
    // The page is the only file that changes under its name.
    const known = path === SHELL ? undefined : await storage.match(path);
    const response = known ?? (await load(path));
    if (!isWhole(path, response)) throw new Error(`${path} could not be loaded: ${response.status}`);
    if (path === SHELL && !(await isPageOf(release, response.clone())))
      throw new Error("The page belongs to another release.");
    await cache.put(path, response);
  }
}

/** A filter in the network may answer with a page of its own; a file stays stored, so such a page must not be. */
const isWhole = (path: string, { ok, redirected, headers }: Response) =>
  ok && !redirected && (path === SHELL || !headers.get("content-type")?.includes("text/html"));

/** While a release is being replaced, a server may still have the worker of one and the page of another. */
const isPageOf = async ({ core }: Release, page: Response) => {
  const html = await page.text();
  return core.some((file) => html.includes(`src="${file}"`));
};

/** The oldest are deleted. `keys` lists caches in the order in which they were made. */
export async function dropOldReleases(storage: CacheStorage, release: Release): Promise<void> {
  const others = (await releaseNames(storage)).filter((name) => name !== nameOf(release));
  const old = others.slice(0, Math.max(0, others.length - (KEPT_RELEASES - 1)));
  await Promise.all(old.map((name) => storage.delete(name)));
}

/** The page of this release: it only asks for files that are stored with it. */
export async function findShell(storage: CacheStorage, release: Release): Promise<Response | undefined> {
  return (await storage.open(nameOf(release))).match(SHELL);
}

/** A file of any stored release, because its name says what is in it; otherwise it is loaded and stored. */
export async function findFile(
  storage: CacheStorage,
  request: Request,
  load: (request: Request) => Promise<Response>,
  release: Release,
): Promise<Response> {
  const known = await storage.match(request);
  if (known) return known;
  const response = await load(request);
  if (isWhole(new URL(request.url).pathname, response)) {
    const copy = response.clone();
    // A device without room still shows what was loaded.
    await storage
      .open(nameOf(release))
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return response;
}

/** For the worker that ends all this: nothing of ours stays. */
export async function dropEverything(storage: CacheStorage): Promise<void> {
  const names = (await storage.keys()).filter((name) => name.startsWith("prepfeed-"));
  await Promise.all(names.map((name) => storage.delete(name)));
}
