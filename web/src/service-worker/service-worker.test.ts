import { describe, expect, it, vi } from "vitest";
import { PICTURE_CACHE } from "../device/picture-cache.ts";
import { findPicture } from "./find-picture.ts";
import { openPage } from "./open-page.ts";
import {
  dropEverything,
  dropOldReleases,
  findFile,
  findShell,
  type Release,
  storeRelease,
} from "./release-caches.ts";
import { kindOf } from "./what-to-do.ts";

/** The browser's caches, without its storage. */
function fakeCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), "https://x.example").pathname;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo) => entries.get(keyOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void entries.set(keyOf(request), response),
    keys: async () => [...entries.keys()].map((path) => new Request(`https://x.example${path}`)),
    delete: async (request: RequestInfo) => entries.delete(keyOf(request)),
  });
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      if (!all.has(name)) all.set(name, new Map());
      return cacheOf(all.get(name) ?? new Map());
    },
    match: async (request: RequestInfo) =>
      [...all.values()]
        .map((entries) => entries.get(keyOf(request)))
        .find(Boolean)
        ?.clone(),
  } as unknown as CacheStorage;
}

const release = (id: string, core: string[] = [`/assets/start-${id}.js`], more: string[] = []): Release => ({
  id,
  core,
  more,
});
/** Its page asks for all files that a test may call the release's. */
const PAGE = ["start-1", "start-2", "start-3", "start-4", "same", "core"]
  .map((name) => `<script src="/assets/${name}.js"></script>`)
  .join("");
const server = () =>
  vi.fn(async (path: string) => new Response(path === "/index.html" ? PAGE : `file ${path}`));
const textOf = async (response: Response | undefined) => response?.text();

describe("a release", () => {
  it("is stored with its page and copies files that did not change", async () => {
    const [caches, load] = [fakeCaches(), server()];
    await storeRelease(caches, load, release("1", ["/assets/same.js", "/assets/a1.js"]), false);
    await storeRelease(caches, load, release("2", ["/assets/same.js", "/assets/a2.js"]), false);
    expect(load.mock.calls.map(([path]) => path)).toEqual([
      "/index.html",
      "/assets/same.js",
      "/assets/a1.js",
      "/index.html",
      "/assets/a2.js",
    ]);
    expect(await textOf(await findShell(caches, release("2")))).toBe(PAGE);
  });

  it("is not stored if one of its files is missing", async () => {
    const broken = async () => new Response("no", { status: 404 });
    await expect(storeRelease(fakeCaches(), broken, release("1"), false)).rejects.toThrow("404");
  });

  it("is not stored with the page of another, nor with a page in the place of a file", async () => {
    const mixed = async () => new Response('<script src="/assets/start-9.js"></script>');
    await expect(storeRelease(fakeCaches(), mixed, release("1"), false)).rejects.toThrow("another release");
    const filtered = async (path: string) =>
      new Response(PAGE, path === "/index.html" ? {} : { headers: { "content-type": "text/html" } });
    await expect(storeRelease(fakeCaches(), filtered, release("1"), false)).rejects.toThrow("start-1.js");
  });

  it("loads only what every page needs if data are to be saved", async () => {
    const load = server();
    await storeRelease(fakeCaches(), load, release("1", ["/assets/core.js"], ["/assets/more.js"]), true);
    expect(load.mock.calls.flat()).toEqual(["/index.html", "/assets/core.js"]);
  });

  it("leaves the files of the two before it to pages that are still open", async () => {
    const caches = fakeCaches();
    for (const id of ["1", "2", "3", "4"]) await storeRelease(caches, server(), release(id), false);
    await dropOldReleases(caches, release("4"));
    const load = vi.fn(async () => new Response("gone", { status: 404 }));
    const fileOf = (id: string) => new Request(`https://x.example/assets/start-${id}.js`);
    expect(await textOf(await findFile(caches, fileOf("2"), load, release("4")))).toBe(
      "file /assets/start-2.js",
    );
    expect((await findFile(caches, fileOf("1"), load, release("4"))).status).toBe(404);
  });

  it("is gone with everything of ours, and nothing of others, when the worker is switched off", async () => {
    const caches = fakeCaches();
    await storeRelease(caches, server(), release("1"), false);
    await caches.open("prepfeed-pictures");
    await caches.open("something else");
    await dropEverything(caches);
    expect(await caches.keys()).toEqual(["something else"]);
  });
});

describe("a file", () => {
  it("is stored when it is used, but not a refusal", async () => {
    const caches = fakeCaches();
    const file = new Request("https://x.example/assets/late.js");
    await findFile(caches, file, async () => new Response("no", { status: 404 }), release("1"));
    const load = vi.fn(async () => new Response("late"));
    await findFile(caches, file, load, release("1"));
    expect(await textOf(await findFile(caches, file, load, release("1")))).toBe("late");
    expect(load).toHaveBeenCalledOnce();
  });
});

describe("a page", () => {
  const stored = async () => new Response("stored");
  const never = () => new Promise<never>(() => {});
  const atOnce = async () => {};

  it.each([
    ["is the server's", async () => new Response("new"), never, "new"],
    ["is the stored one without a network", async () => Promise.reject(new TypeError("no")), never, "stored"],
    [
      "is the stored one if the server is down",
      async () => new Response("down", { status: 503 }),
      never,
      "stored",
    ],
    ["is the stored one if the network is too slow", never, atOnce, "stored"],
    ["is the server's if it refuses", async () => new Response("none", { status: 404 }), never, "none"],
  ])("%s", async (_case, load, wait, shown) => {
    expect(await textOf(await openPage(load, stored, wait))).toBe(shown);
  });

  it("is waited for if none is stored", async () => {
    const load = async () => new Response("slow");
    expect(await textOf(await openPage(load, async () => undefined, atOnce))).toBe("slow");
  });
});

describe("what is stored", () => {
  const kind = (path: string, mode: RequestMode = "cors", method = "GET") =>
    kindOf({ url: new URL(path, "https://x.example").href, mode, method }, "https://x.example");

  it.each([
    ["/today", "navigate", "page"],
    ["/posts/1", "navigate", "page"],
    ["/assets/index-1.js", "cors", "file"],
    ["/pictures/1.webp", "no-cors", "picture"],
  ] as const)("%s by %s is a %s", (path, mode, expected) => expect(kind(path, mode)).toBe(expected));

  it.each([
    "/api/social/feed",
    "/api/docs",
    "/share/1.png",
    "/robots.txt",
    "/manifest.webmanifest",
    "https://y.example/assets/a.js",
  ])("%s is never", (path) => {
    expect(kind(path)).toBe("other");
    expect(kind(path, "navigate")).toBe("other");
  });

  it("is nothing that is sent", () => expect(kind("/today", "navigate", "POST")).toBe("other"));
});

describe("a picture", () => {
  const get = (caches: CacheStorage, name: number | string, load: () => Promise<Response>) =>
    findPicture(caches, new Request(`https://x.example/pictures/${name}.webp`), load);

  it("is loaded once; beyond a hundred, the oldest make room", async () => {
    const caches = fakeCaches();
    const load = vi.fn(async () => new Response("a picture"));
    for (let name = 1; name <= 102; name++) await get(caches, name, load);
    expect(await textOf(await get(caches, 102, load))).toBe("a picture");
    expect(load).toHaveBeenCalledTimes(102);
    const stored = await (await caches.open(PICTURE_CACHE)).keys();
    expect(stored).toHaveLength(100);
    expect(stored[0]?.url).toMatch(/\/3\.webp$/);
  });

  it("is not stored if there is none", async () => {
    const caches = fakeCaches();
    await get(caches, "gone", async () => new Response("no", { status: 404 }));
    expect(await (await caches.open(PICTURE_CACHE)).keys()).toEqual([]);
  });
});
