import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { DEMO_ACCOUNT } from "@prepfeed/contract/health";
import { CHROMIUM } from "./support/chromium.ts";
import { logIn } from "./support/people.ts";
import { serveProduct } from "./support/serve-product.ts";

/**
 * `npm run lighthouse [runs] [page…]`: Lighthouse's results for first visits on a phone, the median of five runs
 * each, with the embedded engine and the demo community. It is not a dependency: its 200 packages are downloaded on
 * demand, unless LIGHTHOUSE names one.
 */
const LIGHTHOUSE = process.env.LIGHTHOUSE ? [process.env.LIGHTHOUSE] : ["npx", "--yes", "lighthouse@12.8.2"];
const GROUPS = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "total-blocking-time": "blocked",
  "cumulative-layout-shift": "layout shift",
  "speed-index": "speed index",
} as const;

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string }
  >;
}

const [runs = "5", ...chosen] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "prepfeed-lighthouse-"));
const product = await serveProduct({ demo: true });
try {
  const visitor = join(folder, "visitor");
  const learner = await signIn(join(folder, "learner"));
  const pages = [
    { page: "/", profile: visitor },
    { page: "/login", profile: visitor },
    { page: "/explore", profile: visitor },
    { page: await newestPost(), name: "/posts/:id", profile: visitor },
    { page: "/social", profile: learner },
  ];
  console.log(`| page | ${[...GROUPS, ...Object.values(METRICS)].join(" | ")} |`);
  console.log(`|---|${"---|".repeat(GROUPS.length + Object.keys(METRICS).length)}`);
  for (const { page, name = page, profile } of pages) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const report = median(Array.from({ length: Number(runs) }, () => visit(page, profile)));
    const groups = GROUPS.map((group) => Math.round((report.categories[group]?.score ?? 0) * 100));
    const metrics = Object.keys(METRICS).map((metric) => report.audits[metric]?.displayValue ?? "");
    console.log(`| ${[name, ...groups, ...metrics].join(" | ")} |`);
    for (const line of shortcomings(report)) console.log(`  - ${line}`);
  }
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A browser profile in which the demo account is signed in. */
async function signIn(profile: string) {
  const context = await chromium.launchPersistentContext(profile, { ...CHROMIUM, baseURL: product.url });
  const page = await context.newPage();
  await logIn(page, DEMO_ACCOUNT.username, DEMO_ACCOUNT.password);
  await page.waitForURL("**/social");
  await context.close();
  return profile;
}

async function newestPost() {
  const reply = await fetch(`${product.url}/api/social/feed?size=1`);
  const { content } = (await reply.json()) as { content: { id: string }[] };
  return `/posts/${content[0]?.id}`;
}

function visit(page: string, profile: string): Report {
  const file = join(folder, "report.json");
  const flags = ["--headless=new", "--no-sandbox", `--user-data-dir=${profile}`].join(" ");
  const [command = "npx", ...first] = LIGHTHOUSE;
  const args = [`${product.url}${page}`, "--quiet", "--output=json", `--output-path=${file}`];
  execFileSync(command, [...first, ...args, "--disable-storage-reset", `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: CHROMIUM.executablePath ?? "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return JSON.parse(readFileSync(file, "utf8"));
}

function median(reports: Report[]): Report {
  const score = ({ categories }: Report) => categories.performance?.score ?? 0;
  const sorted = reports.toSorted((one, other) => score(one) - score(other));
  return sorted[Math.floor(sorted.length / 2)] as Report;
}

/** What keeps a group other than performance from being full, and the most expensive items of performance. */
function shortcomings({ categories, audits }: Report): string[] {
  return GROUPS.flatMap((group) =>
    (categories[group]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score >= 0.9 || id in METRICS) return [];
      return `${group}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ""}`;
    }),
  );
}
