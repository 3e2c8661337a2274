import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "./mantine.css";
import "./theme-styles.css";
import "./theme.css";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { ErrorBoundary } from "./app/error-boundary.tsx";
import { RootLayout } from "./app/root-layout.tsx";
import { loadScreenAt } from "./app/routes.tsx";
import { readToken } from "./http/stored-session.ts";
import { theme } from "./theme.ts";

/** How long the page waits for its screen, and then for letters, before it is drawn without. */
const FOR_SCREEN_MS = 500;
const FOR_LETTERS_MS = 100;

/** A failed read is said at once and tried again by the person, on focus or on reconnect. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: "always", staleTime: 30_000 },
    mutations: { networkMode: "always" },
  },
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

function draw(root: Element) {
  // In slices: the browser answers to a tap between them.
  startTransition(() =>
    createRoot(root).render(
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

/** The first screen comes with the page around it, in its own letters; why one does not come is told there. */
async function loadFirstScreen() {
  const isSignedIn = readToken(localStorage) !== null;
  const screen = loadScreenAt(window.location.pathname, isSignedIn).catch(() => undefined);
  await Promise.race([screen, atMost(FOR_SCREEN_MS)]);
  await Promise.race([document.fonts.ready, atMost(FOR_LETTERS_MS)]);
}

void loadFirstScreen().then(() => draw(root));
