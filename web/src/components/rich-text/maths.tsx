import type { KatexOptions } from "katex";
import { useLayoutEffect, useRef, useState } from "react";
import { formulaSize } from "./formula-size.ts";
import classes from "./rich-text.module.css";
import { inTurn, measureSoon } from "./typesetting.ts";

interface Katex {
  render: (tex: string, element: HTMLElement, options: KatexOptions) => void;
}

const OPTIONS: KatexOptions = {
  trust: false,
  throwOnError: false,
  strict: "ignore",
  maxSize: 10,
  maxExpand: 200,
  errorColor: "currentColor",
};

let katex: Katex | undefined;
let loading: Promise<Katex> | undefined;

/** Fetched with the first formula on screen, then at hand. */
function loadKatex(): Promise<Katex> {
  loading ??= Promise.all([import("katex"), import("katex/dist/katex.min.css").then(loadLetters)]).then(
    ([module]) => {
      katex = module.default;
      return katex;
    },
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** With its letters there a formula stands at once as it stays; without them it is still read. */
async function loadLetters() {
  await Promise.all(LETTERS.map((font) => document.fonts.load(font))).catch(() => undefined);
}

const LETTERS = ["1em KaTeX_Main", "italic 1em KaTeX_Math"];

/** Until it can be typeset, a formula's place is kept and its source is there for those who listen. */
function reserve(node: HTMLElement, tex: string, isBlock: boolean) {
  const { width, height } = formulaSize(tex, isBlock);
  node.textContent = tex;
  node.dataset.waiting = "";
  node.style.setProperty("--formula-width", `${width}em`);
  node.style.setProperty("--formula-height", `${height}em`);
}

/** One formula. The element's content is KaTeX's, not React's. */
export function Maths({ tex, isBlock = false }: { tex: string; isBlock?: boolean }) {
  const element = useRef<HTMLSpanElement>(null);
  const [isWide, setWide] = useState(false);

  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    let isCurrent = true;
    const typeset = (loaded: Katex) => {
      if (!isCurrent) return;
      delete node.dataset.waiting;
      loaded.render(tex, node, { ...OPTIONS, displayMode: isBlock });
      setWide(false);
      measureSoon(
        () => isCurrent && isTooWide(node, isBlock),
        (isWide) => isCurrent && setWide(isWide),
      );
    };
    if (katex) {
      typeset(katex);
    } else {
      reserve(node, tex, isBlock);
      loadKatex().then(
        (loaded) => inTurn(() => typeset(loaded)),
        () => {
          // Better its source than nothing.
          delete node.dataset.waiting;
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [tex, isBlock]);

  return (
    <span
      ref={element}
      className={classes.maths}
      data-block={isBlock || undefined}
      data-wide={isWide || undefined}
      {...(isWide && { tabIndex: 0, role: "group", "aria-label": "Formula" })}
    />
  );
}

/** One that does not fit scrolls by itself, and must then be in the keyboard's reach. */
function isTooWide(node: HTMLElement, isBlock: boolean) {
  if (isBlock) return node.scrollWidth > node.clientWidth + 1;
  const room = node.closest("div, label, p")?.clientWidth ?? Number.POSITIVE_INFINITY;
  return node.getBoundingClientRect().width > room;
}
