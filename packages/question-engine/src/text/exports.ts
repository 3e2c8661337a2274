// The entry "text" of the package.
export { isFormulaCommand } from "./formula-check.ts";
export { foldCase, formulasIn, prose, withoutCode } from "./visible-text.ts";
