import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Plugin } from "vite";

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const PAPER = "#f6f5f1";
const BRAND = "#2b3a8c";

/** The picture of the tab. Its corners are round; systems that cut icons themselves get it in a full square, smaller. */
const LOGO = readFileSync(fromRoot("web/public/favicon.svg"), "utf8");
const MASKABLE = LOGO.replace(/<rect [^>]*\/>/, `<rect width="32" height="32" fill="${BRAND}" />`)
  .replace("<g ", '<g transform="translate(4 4) scale(.75)" ')
  .replace(/<circle cx="21\.5" cy="10\.5" r="5" /, '$&transform="translate(4 4) scale(.75)" ');

const ICONS = [
  { name: "icon-192.png", svg: LOGO, size: 192, purpose: "any" },
  { name: "icon-512.png", svg: LOGO, size: 512, purpose: "any" },
  { name: "icon-maskable-512.png", svg: MASKABLE, size: 512, purpose: "maskable" },
] as const;
const TOUCH_SIZE = 180;

const SCREENSHOTS = [
  { file: "feed-phone.webp", form: "narrow", label: "Questions in a feed" },
  { file: "feed-light.webp", form: "wide", label: "The feed on a laptop" },
] as const;

const SHORTCUTS = [
  { name: "Today", url: "/today" },
  { name: "Mock tests", url: "/mock-tests" },
  { name: "A quiz", url: "/mcq" },
];

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png()
    .toBuffer();

/** What a browser needs to install the app: a manifest, icons drawn from the logo, and pictures of the screens. */
export function appManifest(): Plugin {
  const links: { rel: string; href: string }[] = [{ rel: "manifest", href: "/manifest.webmanifest" }];
  return {
    name: "app-manifest",
    apply: "build",
    async generateBundle() {
      const add = (name: string, source: Uint8Array | string) => {
        const reference = this.emitFile({ type: "asset", name, source });
        return `/${this.getFileName(reference)}`;
      };
      const icons = await Promise.all(
        ICONS.map(async ({ name, svg, size, purpose }) => ({
          src: add(name, await draw(svg, size)),
          sizes: `${size}x${size}`,
          type: "image/png",
          purpose,
        })),
      );
      const screenshots = await Promise.all(
        SCREENSHOTS.map(async ({ file, form, label }) => {
          const source = readFileSync(fromRoot(`docs/pictures/${file}`));
          const { width, height } = await sharp(source).metadata();
          return {
            src: add(file, source),
            sizes: `${width}x${height}`,
            type: "image/webp",
            form_factor: form,
            label,
          };
        }),
      );
      links.push({ rel: "apple-touch-icon", href: add("icon-touch.png", await draw(MASKABLE, TOUCH_SIZE)) });
      const manifest = {
        id: "/",
        name: "Prepfeed",
        short_name: "Prepfeed",
        description: "A feed made of exam questions",
        lang: "en",
        start_url: "/today",
        scope: "/",
        display: "standalone",
        background_color: PAPER,
        theme_color: PAPER,
        categories: ["education"],
        icons,
        shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: icons.slice(0, 1) })),
        screenshots,
      };
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(manifest) });
    },
    transformIndexHtml: {
      order: "post",
      handler: () => links.map((attrs) => ({ tag: "link", attrs, injectTo: "head" as const })),
    },
  };
}
