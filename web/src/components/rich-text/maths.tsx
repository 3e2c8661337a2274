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

/** Loaded with the first formula on screen, then cached. */
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

/** With its fonts loaded a formula gets its final layout at once; without them it is still readable. */
async function loadLetters() {
  await Promise.all(LETTERS.map((font) => document.fonts.load(font))).catch(() => undefined);
}

const LETTERS = ["1em KaTeX_Main", "italic 1em KaTeX_Math"];

/** Until it can be typeset, a formula's place is reserved and its source is available for screen readers. */
function reserve(node: HTMLElement, tex: string, isBlock: boolean) {
  const { width, height } = formulaSize(tex, isBlock);
  node.textContent = tex;
  node.dataset.waiting = "";
  node.style.setProperty("--formula-width", `${width}em`);
  node.style.setProperty("--formula-height", `${height}em`);
}

/** One formula. KaTeX controls the element's content, not React. */
export function Maths({ tex, isBlock = false }: { tex: string; isBlock?: boolean }) {
  const element = useRef<HTMLSpanElement>(null);
  const [isWide, setWide] = useState(false);

  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    let isCurrent = true;
    const measure = () => {
      measureSoon(
        () => isCurrent && isTooWide(node, isBlock),
        (isWide) => isCurrent && setWide(isWide),
      );
    };
    const typeset = (loaded: Katex) => {
      if (!isCurrent) return;
      delete node.dataset.waiting;
      loaded.render(tex, node, { ...OPTIONS, displayMode: isBlock });
      measure();
    };
    window.addEventListener("resize", measure);
    if (katex) {
      typeset(katex);
    } else {
      reserve(node, tex, isBlock);
      loadKatex().then(
        (loaded) => inTurn(() => typeset(loaded)),
        () => {
          // Its source is better than nothing.
          delete node.dataset.waiting;
        },
      );
    }
    return () => {
      isCurrent = false;
      window.removeEventListener("resize", measure);
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

/** A formula that does not fit scrolls separately, and must then be focusable. */
function isTooWide(node: HTMLElement, isBlock: boolean) {
  if (isBlock || node.dataset.wide) return node.scrollWidth > node.clientWidth + 1;
  return node.getBoundingClientRect().width > roomOf(node) + 1;
}

/** The width of the lines around a formula. */
function roomOf(node: HTMLElement): number {
  let around = node.parentElement;
  while (around && getComputedStyle(around).display === "inline") around = around.parentElement;
  if (!around) return Number.POSITIVE_INFINITY;
  const { paddingLeft, paddingRight } = getComputedStyle(around);
  return around.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
