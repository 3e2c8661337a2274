import { existsSync } from "node:fs";

/** Options that keep Chromium quiet and working in a container without a network. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The headless shell draws no window, and a journey in it takes two thirds of the time. */
const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path)),
  args: FLAGS,
};

/** The headless shell does not know whether an app can be installed. */
export const WHOLE_CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  headless: false,
  args: [...FLAGS, "--headless=new"],
};
