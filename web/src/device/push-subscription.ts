/** Why this browser cannot be pushed to. */
export type PushObstacle = "denied" | "install" | "unsupported";

const findRegistration = () => navigator.serviceWorker?.getRegistration();

/** Undefined if nothing is in the way; the permission may still have to be asked for. */
export async function findObstacle(): Promise<PushObstacle | undefined> {
  // On iPhones and iPads only an app on the home screen can be pushed to.
  if (!("PushManager" in window && "Notification" in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await findRegistration()) ? undefined : "unsupported";
}

/** Asks for the permission if that was not given yet; "denied" if the user refuses. */
export async function subscribeBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const manager = (await findRegistration())?.pushManager;
  if (!manager) return "unsupported";
  const applicationServerKey = bytesOf(publicKey);
  const before = await manager.getSubscription();
  const key = before?.options.applicationServerKey;
  const isOurs = key && `${new Uint8Array(key)}` === `${applicationServerKey}`;
  if (before && !isOurs) await before.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** What the browser is subscribed to at present. */
export async function findEndpoint(): Promise<string | undefined> {
  return (await (await findRegistration())?.pushManager?.getSubscription())?.endpoint;
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await findRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

function bytesOf(base64url: string) {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
