/** The browser's offer to install the app, which only some browsers make. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The page's first script keeps it until the offer does not disturb; null once it was used. */
    installPrompt?: InstallPrompt | null;
  }
}

const CHANGED = "installpromptchange";

export const readInstallPrompt = () => window.installPrompt ?? null;

export function onInstallPrompt(listener: () => void): () => void {
  const events = ["beforeinstallprompt", "appinstalled", CHANGED];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** The browser asks; it can be asked once only. */
export async function install(): Promise<void> {
  const prompt = readInstallPrompt();
  window.installPrompt = null;
  window.dispatchEvent(new Event(CHANGED));
  await prompt?.prompt();
}
