import type { KatexOptions } from "katex";
import { useLayoutEffect, useRef, useState } from "react";
import classes from "./rich-text.module.css";

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
  loading ??= Promise.all([import("katex"), import("katex/dist/katex.min.css")]).then(([module]) => {
    katex = module.default;
    return katex;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** One formula; its source is shown until it can be typeset. The element's content is KaTeX's, not React's. */
export function Maths({ tex, isBlock = false }: { tex: string; isBlock?: boolean }) {
  const element = useRef<HTMLSpanElement>(null);
  const [isWide, setWide] = useState(false);

  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    let isCurrent = true;
    const typeset = (loaded: Katex) => {
      if (!isCurrent) return;
      loaded.render(tex, node, { ...OPTIONS, displayMode: isBlock });
      setWide(isTooWide(node, isBlock));
    };
    if (katex) {
      typeset(katex);
    } else {
      node.textContent = tex;
      loadKatex().then(typeset, () => undefined);
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
