import { type APIRequestContext, test as base, expect } from "@playwright/test";
import { insertTextAsEdit } from "./firefox.ts";

const NONE = /(?!)/;
/** Firefox logs this (NS_BINDING_ABORTED) when a page is left while its fonts are loading. */
const LEFT_WHILE_LOADING = /^downloadable font: download failed .* status=2152398850 /;

interface ConsoleOptions {
  /** Console errors that a journey provokes on purpose, such as a refused login. */
  expectedErrors: RegExp;
}

const retrying = new WeakSet<APIRequestContext>();

/**
 * The server closes idle connections. A request on a connection that is just being closed has done nothing, so it is
 * repeated.
 */
function retryOnClosedConnection(request: APIRequestContext) {
  if (retrying.has(request)) return;
  retrying.add(request);
  const fetchOnce = request.fetch.bind(request);
  request.fetch = (url, options) => fetchOnce(url, { maxRetries: 2, ...options });
}

/** A journey fails if the page logs an error or throws one. */
export const test = base.extend<ConsoleOptions & { errors: string[] }>({
  expectedErrors: [NONE, { option: true }],
  context: async ({ context, browserName }, use) => {
    if (browserName === "firefox") await insertTextAsEdit(context);
    retryOnClosedConnection(context.request);
    await use(context);
    // Chromium reuses the context for the next journey and does not reset this.
    if (browserName === "chromium") await context.setOffline(false);
  },
  errors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() !== "error" || LEFT_WHILE_LOADING.test(message.text())) return;
        errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (webError) => errors.push(String(webError.error().stack ?? webError.error())));
      await use(errors);
      const unexpected = errors.filter((error) => !expectedErrors.test(error));
      expect(unexpected, `errors in the browser's console: ${unexpected.join("; ")}`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
