/** The description of a page that a shared link shows. */
interface PageHead {
  title: string;
  description: string;
  /** The text on the picture of a shared link. */
  card?: { kicker: string; title: string };
  /** Whether its owner may withdraw it: then no cache may show it without asking. */
  isWithdrawable?: boolean;
  /** The page in the vocabulary of schema.org. Never an answer. */
  about?: Record<string, unknown>;
}

export type DescribePage = (path: string, ip: string) => Promise<PageHead | undefined>;

/** The files of a page's screen, to be loaded with the page. */
export interface ScreenFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

interface Page {
  /** Its URL, with the public address of the server. */
  url: string;
  head?: PageHead;
  picture?: string;
  files?: ScreenFiles;
}

/**
 * User text in a page's head: only ever as text. Styles of a screen come after those of the page, which they may
 * override.
 */
export function writePage(html: string, { url, head, picture, files }: Page): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? "";
  const first = [...(head ? headTags(head, url, picture) : [title]), ...scriptTags(files)].join("\n    ");
  const page = head ? html.replace(/<meta name="description"[^>]*>\s*/, "") : html;
  return page
    .replace("</head>", () => `${styleTags(files).join("")}</head>`)
    .replace(/<title>[^<]*<\/title>/, () => first);
}

function headTags({ title, description, about }: PageHead, url: string, picture: string | undefined) {
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)} · Prepfeed</title>`,
    meta("description", description),
    `<link rel="canonical" href="${escaped(url)}" />`,
    meta("og:title", title),
    meta("og:description", description),
    meta("og:type", about?.["@type"] === "WebSite" ? "website" : "article"),
    meta("og:site_name", "Prepfeed"),
    meta("og:url", url),
    ...(picture
      ? [
          meta("og:image", picture),
          meta("og:image:width", "1200"),
          meta("og:image:height", "630"),
          meta("twitter:card", "summary_large_image"),
        ]
      : []),
    ...(about ? [`<script type="application/ld+json">${asData({ ...about, url })}</script>`] : []),
  ];
}

const scriptTags = (files: ScreenFiles | undefined) =>
  (files?.scripts ?? []).map((file) => `<link rel="modulepreload" crossorigin href="/${escaped(file)}" />`);

const styleTags = (files: ScreenFiles | undefined) =>
  (files?.styles ?? []).map((file) => `<link rel="stylesheet" crossorigin href="/${escaped(file)}" />`);

/** Nothing in it can close the surrounding element. */
const asData = (about: Record<string, unknown>) =>
  JSON.stringify({ "@context": "https://schema.org", ...about }).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
