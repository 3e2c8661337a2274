import type { Plugin } from "vite";
import { messages } from "../packages/contract/src/foundation/messages.ts";

const IMPORT = /^import \{ messages \} from "[^"]*\/messages(?:\.ts)?";$/m;
const USE = /\bmessages((?:\.\w+)+)/g;

/**
 * Puts each message where it is used. As one object all of them would be in the first script, and most are for screens
 * that are loaded later.
 */
export function inlineMessages(): Plugin {
  return {
    name: "inline-messages",
    apply: "build",
    enforce: "pre",
    transform: (code) => (IMPORT.test(code) ? { code: code.replace(USE, inline), map: null } : null),
  };
}

function inline(use: string, path: string): string {
  const keys = path.slice(1).split(".");
  const value = keys.reduce<unknown>((found, key) => Object(found)[key], messages);
  return value === undefined ? use : `(${JSON.stringify(value)})`;
}
