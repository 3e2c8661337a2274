import { test as base, expect } from "@playwright/test";

const NONE = /(?!)/;
/** What a server that is behind with its work says beside 503; the page asks again, and a journey looks at what it shows then. */
const COME_BACK_IN_S = "5";
const TURNED_AWAY =
  "Failed to load resource: the server responded with a status of 503 (Service Unavailable)";

const said = (text: string, url: string) => `${text} (${url})`;

interface ConsoleOptions {
  /** Console errors that a journey provokes on purpose, such as a refused login. */
  expectedErrors: RegExp;
}

/** A journey fails when the page logs an error or throws one, whatever else it shows. */
export const test = base.extend<ConsoleOptions & { errors: string[] }>({
  expectedErrors: [NONE, { option: true }],
  errors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const turnedAway = new Set<string>();
      context.on("response", (response) => {
        const comeBackIn = response.status() === 503 ? response.headers()["retry-after"] : undefined;
        if (comeBackIn === COME_BACK_IN_S) turnedAway.add(said(TURNED_AWAY, response.url()));
      });
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(said(message.text(), message.location().url));
      });
      context.on("weberror", (webError) => errors.push(String(webError.error().stack ?? webError.error())));
      await use(errors);
      const unexpected = errors.filter((error) => !expectedErrors.test(error) && !turnedAway.has(error));
      expect(unexpected, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
