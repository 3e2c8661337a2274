import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "../../../test/machine/temporary-folder.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";

const web = temporaryFolder(afterAll);
const PAGE = '<head><title>Prepfeed</title><meta name="description" content="All of it" /></head>';
writeFileSync(join(web, "index.html"), PAGE);

const app = testApp({ folders: { web } });
const limited = testApp({ folders: { web }, limits: true });
const pageOf = async (path: string, from = app, ip?: string) => {
  const { statusCode, body } = await from.app.inject({ url: path, remoteAddress: ip });
  expect(statusCode).toBe(200);
  return body;
};

test("a shared link shows the question and its author, and never the answer", async () => {
  const asha = await app.person("asha");
  const body = questionPost({}, { questionText: "Is $\\frac{1}{2}$ > 0?", optionA: "Surely" });
  const post = await createPost(app, asha, body);
  const page = await pageOf(`/posts/${post.id}?from=chat`);
  expect(page).toContain("<title>Is 1/2 &gt; 0? · Prepfeed</title>");
  expect(page).toContain(`<meta property="og:title" content="Is 1/2 &gt; 0?" />`);
  expect(page).toContain(`by ${asha.username} on Prepfeed.`);
  expect(page).not.toContain("Surely");
  expect(page).not.toContain("canary");
  expect(page).not.toContain("All of it");
  expect(page).toContain(`<link rel="canonical" href="${app.deps.publicUrl}/posts/${post.id}" />`);
  const about = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? "");
  expect(about).toMatchObject({
    "@type": "LearningResource",
    name: "Is 1/2 > 0?",
    author: { name: asha.username },
  });
  expect(Object.keys(about)).not.toContain("acceptedAnswer");
});

test("the picture of a link is drawn from what a visitor sees, in any script", async () => {
  const asha = await app.person("asha");
  for (const questionText of ["How far does a stone fall in 2 s? <b>&", "पृथ्वी का व्यास कितना है?"]) {
    const post = await createPost(app, asha, questionPost({}, { questionText }));
    const page = await pageOf(`/posts/${post.id}`);
    const url = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(url).toBe(`${app.deps.publicUrl}/share/posts/${post.id}.png`);
    const { statusCode, headers, rawPayload } = await app.app.inject({ url: new URL(url).pathname });
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1_200, 630]);
  }
  for (const path of ["posts/nothing", "users/asha", "social", "../etc/passwd", `${"x".repeat(300)}`])
    expect((await app.app.inject({ url: `/share/${path}.png` })).statusCode).toBe(404);
  const home = await app.app.inject({ url: "/share/home.png" });
  expect(home.statusCode).toBe(200);
});

test.each([
  ["a long word", "Donaudampfschifffahrtsgesellschaftskapitän"],
  ["the widest letters without a break", "W".repeat(300)],
  ["a formula without a break", `x=${"(a+b)*".repeat(40)}c`],
  ["nothing that can be seen", "\u00ad\u00ad\u00ad"],
])("the picture of a link is drawn for %s", async (_, questionText) => {
  const post = await createPost(app, await app.person("asha"), questionPost({}, { questionText }));
  const { statusCode, headers } = await app.app.inject({ url: `/share/posts/${post.id}.png` });
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  expect(headers["cache-control"]).toBe("public, max-age=3600");
});

test("search engines get public pages only, with a sitemap for each two thousand posts", async () => {
  const post = await createPost(app, await app.person("asha"));
  const read = async (url: string) => {
    const { statusCode, body, headers } = await app.app.inject({ url });
    return statusCode === 200 && headers["cache-control"] === "public, max-age=3600" ? body : statusCode;
  };
  const base = app.deps.publicUrl;
  expect(await read("/robots.txt")).toContain(`Disallow: /api/`);
  expect(await read("/robots.txt")).toContain(`Sitemap: ${base}/sitemap.xml`);
  const index = await read("/sitemap.xml");
  expect(index).toContain(`<loc>${base}/sitemaps/pages.xml</loc>`);
  expect(index).toContain(`<loc>${base}/sitemaps/posts-1.xml</loc>`);
  expect(await read("/sitemaps/pages.xml")).toContain(`<loc>${base}/topics/kinematics</loc>`);
  expect(await read("/sitemaps/posts-1.xml")).toContain(`<loc>${base}/posts/${post.id}</loc>`);
  for (const name of ["posts-2.xml", "posts-0.xml", "posts-1000.xml", "people.xml"])
    expect(await read(`/sitemaps/${name}`)).toBe(404);
});

test("long replies are compressed for clients that accept it", async () => {
  const asked = (accepted?: string, path = "/api/topics") =>
    app.app.inject({ url: path, headers: accepted ? { "accept-encoding": accepted } : {} });
  const plain = await asked();
  expect(plain.headers["content-encoding"]).toBeUndefined();
  for (const [accepted, encoding, open] of [
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip;q=0.5, br;q=0", "gzip", gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await asked(accepted);
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "accept-encoding"]);
    expect(open(rawPayload).toString()).toBe(plain.body);
    expect(Number(headers["content-length"])).toBe(rawPayload.length);
  }
  for (const [accepted, path] of [["identity"], ["br;q=0"], ["br", "/api/config"]] as const)
    expect((await asked(accepted, path)).headers["content-encoding"]).toBeUndefined();
});

test("user text is never treated as markup", async () => {
  const asha = await app.person("asha");
  const post = await createPost(
    app,
    asha,
    questionPost({}, { questionText: `"><script>alert(1)</script> $& what?` }),
  );
  expect(await pageOf(`/posts/${post.id}`)).not.toContain("<script>");
});

test.each(["/posts/nothing", "/posts/01a1dd0d-85ca-76d1-8bc4-7711eb16dc5f", "/social"])(
  "%s returns the plain page",
  async (path) => {
    expect(await pageOf(path)).toBe(PAGE);
  },
);

test("callers over the limit get the plain page, and each page counts like an API call", async () => {
  const post = await createPost(limited, await limited.person("asha"));
  const path = `/posts/${post.id}`;
  const address = crypto.randomUUID();
  await Promise.all(Array.from({ length: 1_198 }, () => limited.deps.limiter.use("visitors", { address })));
  for (let i = 0; i < 2; i++) expect(await pageOf(path, limited, address)).not.toBe(PAGE);
  expect(await pageOf(path, limited, address)).toBe(PAGE);
  expect((await limited.request("GET", "/config", { ip: address })).status).toBe(429);
  expect(await pageOf(path, limited)).not.toBe(PAGE);
});
