import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepEarlierAssets } from "../../../scripts/building/earlier-assets.mjs";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { testApp } from "../../test/test-app.ts";
import { buildApp } from "../app.ts";

const folder = temporaryFolder(afterAll);
mkdirSync(join(folder, "web", "assets"), { recursive: true });
writeFileSync(
  join(folder, "web", "index.html"),
  "<!doctype html><head><title>Prepfeed</title><script>let a = 1;</script></head>",
);
writeFileSync(join(folder, "web", "favicon.svg"), "<svg/>");
writeFileSync(join(folder, "web", "sw.js"), "stores");
writeFileSync(join(folder, "web", "sw-off.js"), "deletes");
writeFileSync(
  join(folder, "web", "screens.json"),
  JSON.stringify({
    "/login": { scripts: ["assets/login.js"], styles: ["assets/login.css"] },
    "/users/*": { scripts: ["assets/user.js"], styles: [] },
  }),
);

const app = testApp({ folders: { web: join(folder, "web") } });

test.each(["/", "/login", "/posts/0190a0a0-0000-7000-8000-000000000000", "/nowhere", "/users/a.b/posts"])(
  "%s is a screen of the web app",
  async (url) => {
    const reply = await app.app.inject({ url });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toContain("text/html");
  },
);

test("a shared result is for people with its link, not for search engines", async () => {
  const robots = async (url: string) => (await app.app.inject({ url })).headers["x-robots-tag"];
  expect(await robots("/results/0190a0a0-0000-7000-8000-000000000000")).toBe("noindex");
  expect(await robots("/topics")).toBeUndefined();
});

test("a file is served unchanged", async () => {
  expect((await app.app.inject({ url: "/favicon.svg" })).body).toBe("<svg/>");
});

test("a browser always asks for its service worker, and gets one that deletes everything if pages are not stored", async () => {
  const { headers, body } = await app.app.inject({ url: "/sw.js" });
  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(body).toBe("stores");
  const off = await buildApp({ ...app.deps, config: { ...app.deps.config, offline: false } });
  expect((await off.inject({ url: "/sw.js" })).body).toBe("deletes");
  await off.close();
});

test("a page loads its screen's files at once; its inline script is allowed by its hash", async () => {
  const body = async (url: string) => (await app.app.inject({ url })).body;
  expect(await body("/login")).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js" />');
  expect(await body("/login?next=1")).toContain(
    '<link rel="stylesheet" crossorigin href="/assets/login.css" />',
  );
  expect(await body("/users/asha")).toContain("/assets/user.js");
  expect(await body("/users/asha/posts")).not.toContain("/assets/");
  const policy = (await app.app.inject({ url: "/" })).headers["content-security-policy"];
  const hash = createHash("sha256").update("let a = 1;").digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test.each([
  "/.env",
  "/.git/config",
  "/.well-known/security.txt",
  "/.well-known/change-password",
  "/%2eenv",
  "/a/.svn/entries",
  "/wp-login.php",
  "/index.php?x=1",
  "/backup.tar.gz",
  "/posts/.htaccess",
  "/..%2f..%2fetc%2fpasswd",
  "/assets/",
  "/assets/none.js",
  "/assets/..%2findex.html",
  "/assets/login.js/",
  "/pictures/none",
  "/pictures/none.webp",
  "/pictures/..%2fsecret.webp",
  "/api/none",
])("%s is not found", async (url) => {
  const reply = await app.app.inject({ url });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ status: 404, code: "not-found" });
});

test.each(["/assets//login.js", "/assets/a%00.js", `/assets/${"a".repeat(300)}.js`])(
  "%s is refused, because no file can be called so",
  async (url) => {
    const reply = await app.app.inject({ url });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ status: 400, code: "invalid-request" });
  },
);

test.each([
  { day: 6, status: 200, type: "application/javascript; charset=utf-8" },
  { day: 8, status: 404, type: "application/json; charset=utf-8" },
])("a file of an earlier release is answered with $status on day $day", async ({ day, status, type }) => {
  const release = (name: string, file: string) => {
    const web = join(folder, `${name}-${day}`);
    mkdirSync(join(web, "assets"), { recursive: true });
    writeFileSync(join(web, "index.html"), "<!doctype html><head></head>");
    writeFileSync(join(web, "assets", file), "0;");
    return web;
  };
  const [first, second, third] = [
    release("first", "a-1.js"),
    release("second", "a-2.js"),
    release("third", "a-3.js"),
  ];
  keepEarlierAssets(first, second, 0);
  keepEarlierAssets(second, third, day * 24 * 60 * 60 * 1000);
  const later = await buildApp({ ...app.deps, folders: { web: third } });
  const { statusCode, headers } = await later.inject({ url: "/assets/a-1.js" });
  expect([statusCode, headers["content-type"]]).toEqual([status, type]);
  expect((await later.inject({ url: "/assets/a-3.js" })).statusCode).toBe(200);
  await later.close();
});
