import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./support/chromium.ts";

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./support/serve-product.ts",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: process.env.PRODUCT_URL,
    screenshot: "only-on-failure",
    launchOptions: CHROMIUM,
  },
});
