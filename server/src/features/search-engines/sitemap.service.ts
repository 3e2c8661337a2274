import { TOPICS } from "@prepfeed/question-engine/syllabus";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database.ts";
import * as queries from "./sitemap.queries.ts";

const PER_PAGE = 2_000;
/** Older posts can be found by links. */
const MOST_POSTS = 40_000;
const FRESH_MS = 60 * 60 * 1_000;
/** Some 200 kB each. */
const MOST_KEPT = 5;

/** Screens that are public and the same for everybody. */
const SCREENS = ["/", "/explore", "/topics", "/login", "/register"];

interface Deps {
  db: Database;
  now: () => Date;
  publicUrl: string;
}

/** The pages for search engines: public screens, topics, the newest posts. Looked up at most once an hour. */
export function sitemaps({ db, now, publicUrl }: Deps) {
  let starts: { rows: Awaited<ReturnType<typeof queries.listPageStarts>>; at: number } | undefined;
  /** Pages by their number, as long as the list of their starts is fresh. */
  const kept = new LRUCache<number, string>({ max: MOST_KEPT });
  const address = (path: string) => `${publicUrl.replace(/\/$/, "")}${path}`;

  async function pageStarts() {
    if (!starts || now().getTime() - starts.at >= FRESH_MS) {
      const rows = await queries.listPageStarts(db, { perPage: PER_PAGE, max: MOST_POSTS });
      starts = { rows, at: now().getTime() };
      kept.clear();
    }
    return starts.rows;
  }

  return {
    async index(): Promise<string> {
      const posts = (await pageStarts()).map((_, i) => `/sitemaps/posts-${i + 1}.xml`);
      const pages = ["/sitemaps/pages.xml", ...posts].map(
        (path) => `<sitemap><loc>${address(path)}</loc></sitemap>`,
      );
      return document("sitemapindex", pages);
    },
    pages(): string {
      const paths = [...SCREENS, ...TOPICS.map(({ key }) => `/topics/${key}`)];
      return document(
        "urlset",
        paths.map((path) => `<url><loc>${address(path)}</loc></url>`),
      );
    },
    /** Undefined if there is no such page. */
    async posts(number: number): Promise<string | undefined> {
      const start = (await pageStarts())[number - 1];
      if (!start) return undefined;
      const known = kept.peek(number);
      if (known !== undefined) return known;
      const rows = await queries.listPostsFrom(db, start, PER_PAGE);
      const text = document(
        "urlset",
        rows.map(
          ({ id, created_at: at }) =>
            `<url><loc>${address(`/posts/${id}`)}</loc><lastmod>${at.toISOString()}</lastmod></url>`,
        ),
      );
      kept.set(number, text);
      return text;
    },
  };
}

const document = (root: "urlset" | "sitemapindex", entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;
