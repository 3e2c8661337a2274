import { test as base, expect } from "@playwright/test";

const NONE = /(?!)/;

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
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (webError) => errors.push(String(webError.error().stack ?? webError.error())));
      await use(errors);
      const unexpected = errors.filter((error) => !expectedErrors.test(error));
      expect(unexpected, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
