import type { Plugin } from "vite";

/** Modules of libraries that do more at the start than this page needs, and what stands in for them. */
const REPLACED: [RegExp, string][] = [
  // What it would make stands in the style sheet (theme-styles.ts).
  [/\/MantineCssVariables\/MantineCssVariables\.mjs$/, "export const MantineCssVariables = () => null;"],
  // The original gives every field a second id once it is there, and so draws all of them twice.
  [
    /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/,
    `import { useId as useReactId } from "react";
export function useId(staticId) {
  const id = useReactId();
  return typeof staticId === "string" ? staticId : \`mantine-\${id}\`;
}`,
  ],
];

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
/** Made when the file is read, and only ever compared; for each, a browser that is looked into reads the whole file again. */
const EARLY_ERROR = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const EARLY_ERRORS = 5;

/** Nearly all that is in them runs at once, so browsers that know the hint prepare it while it is still coming. */
const RUNS_AT_ONCE = /^assets\/(?:index|basics|feed)-[\w-]+\.js$/;
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Leaves out what only holds the first paint up. */
export function leanStart(): Plugin {
  return {
    name: "lean-start",
    apply: "build",
    enforce: "pre",
    load: (id) => REPLACED.find(([module]) => module.test(id))?.[1],
    transform(code, id) {
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
