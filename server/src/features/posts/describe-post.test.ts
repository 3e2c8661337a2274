import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { testApp } from "../../../test/test-app.ts";

const web = temporaryFolder(afterAll);
const PAGE = '<head><title>Prepfeed</title><meta name="description" content="All of it" /></head>';
writeFileSync(join(web, "index.html"), PAGE);

const app = testApp({ folders: { web, pictures: web } });
const limited = testApp({ folders: { web, pictures: web }, limits: true });
const pageOf = async (path: string, from = app, ip?: string) => {
  const { statusCode, body } = await from.app.inject({ url: path, remoteAddress: ip });
  expect(statusCode).toBe(200);
  return body;
};

test("a shared link tells what is asked and by whom, and never the answer", async () => {
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
});

test("what somebody typed is never markup", async () => {
  const asha = await app.person("asha");
  const post = await createPost(
    app,
    asha,
    questionPost({}, { questionText: `"><script>alert(1)</script> $& what?` }),
  );
  expect(await pageOf(`/posts/${post.id}`)).not.toContain("<script>");
});

test.each(["/posts/nothing", "/posts/01a1dd0d-85ca-76d1-8bc4-7711eb16dc5f", "/social", "/"])(
  "%s is the plain page",
  async (path) => {
    expect(await pageOf(path)).toBe(PAGE);
  },
);

test("who asks too often gets the plain page, and each page counts like a call of the API", async () => {
  const post = await createPost(limited, await limited.person("asha"));
  const path = `/posts/${post.id}`;
  const address = crypto.randomUUID();
  await Promise.all(Array.from({ length: 1_198 }, () => limited.deps.limiter.use("visitors", { address })));
  for (let i = 0; i < 2; i++) expect(await pageOf(path, limited, address)).not.toBe(PAGE);
  expect(await pageOf(path, limited, address)).toBe(PAGE);
  expect((await limited.request("GET", "/config", { ip: address })).status).toBe(429);
  expect(await pageOf(path, limited)).not.toBe(PAGE);
});
