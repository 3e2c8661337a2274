import { existsSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";

const INSTALLED = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/**
 * The stock Firefox, driven by WebDriver BiDi. Playwright 1.65 sends it a command that Firefox ESR 153 does not know.
 */
export const FIREFOX = {
  channel: "moz-firefox",
  executablePath: process.env.FIREFOX ?? INSTALLED.find((path) => existsSync(path)),
};

/**
 * Over BiDi, Playwright fills a field by assigning to its value, which React does not notice: insert the text as an
 * edit instead.
 */
export async function insertTextAsEdit(context: BrowserContext) {
  await context.addInitScript(() => {
    Object.defineProperty(window, "__pw_bidiInsertText", {
      get: () => (text: string) => void document.execCommand("insertText", false, text),
      set: () => undefined,
    });
  });
}
