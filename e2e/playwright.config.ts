import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./support/chromium.ts";
import { FIREFOX } from "./support/firefox.ts";

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./support/serve-product.ts",
  workers: 2,
  // On a busy machine a page may stall for longer than a message stays on the screen. Second tries are reported.
  retries: 1,
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  // Only for journeys that hang: on a busy machine one that starts a product of its own takes two minutes.
  timeout: 300_000,
  // The first check of grammar on a busy machine takes more than half a minute.
  expect: { timeout: 90_000 },
  reporter: "list",
  use: {
    baseURL: process.env.PRODUCT_URL,
    screenshot: "only-on-failure",
    // A journey could not answer in place of the server what the worker asks for; those about the worker allow it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "chromium",
      // Loaded files stay in the cache. Over BiDi a page of a reused context may get no focus.
      use: { browserName: "chromium", launchOptions: CHROMIUM, reuseContext: true },
    },
    {
      name: "firefox",
      grep: /@firefox/,
      use: { browserName: "firefox", launchOptions: FIREFOX },
    },
  ],
});
