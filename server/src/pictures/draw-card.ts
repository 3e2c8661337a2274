import { fileURLToPath } from "node:url";
import { shortened } from "@prepfeed/contract/foundation/plain-words";
import { LRUCache } from "lru-cache";
import type { OverlayOptions } from "sharp";
import { type PictureJobs, pictureProcess } from "./picture-process.ts";

/** The text on the picture of a shared link. */
interface Card {
  /** The small line above the title, which says what it is. */
  kicker: string;
  title: string;
}

export type DrawCard = (card: Card, who: string) => Promise<Uint8Array>;

const WIDTH = 1_200;
const HEIGHT = 630;
const INSET = 88;
const INK = "#1b2340";
const BRAND = "#2b3a8c";
const fontFile = (name: string) => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url));
const BOLD = { font: "Figtree Bold", fontfile: fontFile("figtree-bold") };
const REGULAR = { font: "Figtree", fontfile: fontFile("figtree-regular") };

/** Four lines of the smallest letters. */
const MOST_LETTERS = 140;

const QUEUE = { maxWaiting: 10, maxWaitingEach: 2 };
/** Some 30 kB each. */
const MOST_KEPT = 100;

/** Draws cards in the product's design; the latest ones are cached. */
export function cardPainter(): DrawCard {
  const painter = pictureProcess(QUEUE);
  const kept = new LRUCache<string, Uint8Array>({ max: MOST_KEPT });
  return async (card, who) => {
    const key = JSON.stringify([card.kicker, card.title]);
    const picture = kept.get(key) ?? (await painter.ask("draw", drawingOf(card), who)).data;
    kept.set(key, picture);
    return picture;
  };
}

function drawingOf({ kicker, title }: Card): PictureJobs["draw"]["job"] {
  const isLegible = WRITABLE.test(title) && VISIBLE.test(title);
  const heading = shortened(isLegible ? title : kicker, MOST_LETTERS);
  const size = heading.length <= 50 ? 64 : heading.length <= 96 ? 54 : 46;
  const text = (
    words: string,
    colour: string,
    pixels: number,
    left: number,
    top: number,
  ): OverlayOptions => ({
    input: {
      text: {
        ...(pixels > 40 ? BOLD : REGULAR),
        text: `<span foreground="${colour}" size="${pixels * 1_024}">${escaped(words)}</span>`,
        width: WIDTH - left - INSET,
        // A word that is wider than the card is broken, because the layout would fail otherwise.
        wrap: "word-char",
        rgba: true,
        spacing: Math.round(pixels * 0.15),
      },
    },
    left,
    top,
  });
  return {
    frame: FRAME,
    texts: [
      text("Prepfeed", INK, 42, INSET + 72, INSET + 6),
      ...(isLegible ? [text(kicker, BRAND, 32, INSET, INSET + 106)] : []),
      text(heading, INK, size, INSET, INSET + 166),
    ],
  };
}

/** The characters of the font; other scripts and mathematical signs would be boxes. */
const WRITABLE = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212]*$/;

/** Neither a blank nor a soft hyphen, because these cannot be drawn. */
const VISIBLE = /[^\s\u00ad]/;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const bubble = (left: number, fill: string) =>
  `<circle cx="${left}" cy="${HEIGHT - INSET - 16}" r="22" fill="${fill}" stroke="${BRAND}" stroke-width="4"/>`;

/** A sheet of paper in our colours, the logo, and a row of empty answer bubbles. */
const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f5f1"/>
  <rect x="36" y="36" width="${WIDTH - 72}" height="${HEIGHT - 72}" rx="32" fill="#ffffff" stroke="#e4e1d8" stroke-width="3"/>
  <g transform="translate(${INSET} ${INSET}) scale(1.75)">
    <rect width="32" height="32" rx="7" fill="${BRAND}"/>
    <g fill="none" stroke="#fff" stroke-width="2"><circle cx="10.5" cy="10.5" r="4"/><circle cx="10.5" cy="21.5" r="4"/><circle cx="21.5" cy="21.5" r="4"/></g>
    <circle cx="21.5" cy="10.5" r="5" fill="#f3b14b"/>
  </g>
  ${[0, 1, 2, 3].map((i) => bubble(INSET + 22 + i * 66, "#fff")).join("")}
</svg>`;
