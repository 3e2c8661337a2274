import type { Plugin } from "vite";

/** Library modules that do more at the start than this page needs, and their replacements. */
const REPLACED: [RegExp, string][] = [
  // The style sheet contains what it would create (theme-styles.ts).
  [/\/MantineCssVariables\/MantineCssVariables\.mjs$/, "export const MantineCssVariables = () => null;"],
  // The original gives every field a second id after mounting, and so renders all of them twice.
  [
    /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/,
    `import { useId as useReactId } from "react";
export function useId(staticId) {
  const id = useReactId();
  return typeof staticId === "string" ? staticId : \`mantine-\${id}\`;
}`,
  ],
];

/** A busy button shows its loader at once, so that it does not bring the animations of dialogs along. */
const BUTTON = /\/@mantine\/core\/esm\/components\/(?:Button|ActionIcon)\/\w+\.mjs$/;
const AT_ONCE = "\0shown-at-once";
const SHOWN_AT_ONCE = "export const Transition = ({ mounted, children }) => (mounted ? children({}) : null);";

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
/**
 * Created when the file is loaded, and only ever compared; browser developer tools would read the whole file again
 * for each.
 */
const EARLY_ERROR = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const EARLY_ERRORS = 5;

const REACT_ROUTER = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;
/** Lines that look like side effects to the bundler: it would keep the forms and prefetching of data routers, which this app does not use. */
const ROUTER_LEAVES_OUT: [RegExp, string][] = [
  [/^var ENABLE_DEV_WARNINGS = true;$/m, "var ENABLE_DEV_WARNINGS = false;"],
  [/^\w+\.displayName = "[^"]+";$/gm, ""],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, "$1/* @__PURE__ */ $2"],
  [/return shouldPrefetch && !isAbsolute \? .+ : link;$/m, "return link;"],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, "[false, null, {}];"],
];

/** Nearly everything in them runs at once, so browsers that know the hint compile it while it is still loading. */
const RUNS_AT_ONCE = /^assets\/(?:index|basics|feed)-[\w-]+\.js$/;
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Leaves out what only delays the first paint. */
export function leanStart(): Plugin {
  return {
    name: "lean-start",
    apply: "build",
    enforce: "pre",
    resolveId: (id, importer) =>
      id.endsWith("/Transition.mjs") && importer && BUTTON.test(importer) ? AT_ONCE : null,
    load: (id) => (id === AT_ONCE ? SHOWN_AT_ONCE : REPLACED.find(([module]) => module.test(id))?.[1]),
    transform(code, id) {
      if (REACT_ROUTER.test(id) && code.includes("usePrefetchBehavior("))
        return { code: ROUTER_LEAVES_OUT.reduce(leaveOut, code), map: null };
      if (!REACT_DOM.test(id)) return null;
      if (code.match(EARLY_ERROR)?.length !== EARLY_ERRORS)
        throw new Error("React is not what it was; see lean-start.ts.");
      return {
        code: code.replace(EARLY_ERROR, "$1Object.assign(Object.create(Error.prototype), { message: $2 })"),
        map: null,
      };
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        for (const chunk of chunks) if (RUNS_AT_ONCE.test(chunk.fileName)) chunk.code = HINT + chunk.code;
      },
    },
  };
}

function leaveOut(code: string, [pattern, instead]: [RegExp, string]): string {
  const rest = code.replace(pattern, instead);
  if (rest === code) throw new Error(`The router is not what it was; see lean-start.ts, ${pattern}.`);
  return rest;
}
