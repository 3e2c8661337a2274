import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "./theme/mantine.css";
import "./theme/theme-styles.css";
import "./theme/theme.css";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { ErrorBoundary } from "./app/error-boundary.tsx";
import { RootLayout } from "./app/root-layout.tsx";
import { loadScreenAt } from "./app/routes.tsx";
import { isLeaving } from "./components/late/leaving.ts";
import { readToken } from "./http/stored-session.ts";
import { theme } from "./theme/theme.ts";

/** How long the page waits for its screen, and then for fonts, before it is rendered without them. */
const FOR_SCREEN_MS = 500;
const FOR_LETTERS_MS = 100;

/**
 * The content security policy forbids code made from text, and Firefox logs an error when zod tests whether it is
 * allowed.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** A failed load is shown at once and retried by the user, on focus or on reconnect. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: "always", staleTime: 30_000, refetchOnReconnect: true },
    mutations: { networkMode: "always" },
  },
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

function draw(root: Element) {
  // In slices, so that the browser stays responsive between them.
  startTransition(() =>
    createRoot(root, { onCaughtError: (error) => isLeaving() || console.error(error) }).render(
      <StrictMode>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          withCssVariables={false}
          withGlobalClasses={false}
        >
          <QueryClientProvider client={queryClient}>
            <BrowserRouter>
              <ErrorBoundary>
                <RootLayout />
              </ErrorBoundary>
            </BrowserRouter>
          </QueryClientProvider>
        </MantineProvider>
      </StrictMode>,
    ),
  );
}

const atMost = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The first screen is rendered with the page around it, in its own fonts; a failure to load is shown there.
 */
async function loadFirstScreen() {
  const isSignedIn = readToken(localStorage) !== null;
  const screen = loadScreenAt(window.location.pathname, isSignedIn).catch(() => undefined);
  await Promise.race([screen, atMost(FOR_SCREEN_MS)]);
  await Promise.race([document.fonts.ready, atMost(FOR_LETTERS_MS)]);
}

void loadFirstScreen().then(() => draw(root));
