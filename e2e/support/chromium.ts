/** What keeps Chromium quiet and working in a container without a network. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const CHROMIUM = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS };
