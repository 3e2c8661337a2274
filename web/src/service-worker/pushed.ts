import type { WorkerScope } from "./worker-scope.ts";

interface Shown {
  title: string;
  body: string;
  path: string;
  tag: string;
}

const UNREADABLE: Shown = { title: "Something new on Prepfeed", body: "", path: "/social", tag: "new" };

/** A browser takes the permission away if a message shows nothing, so one that cannot be read shows something too. */
export function readPushed(data: { json(): unknown } | null): Shown {
  try {
    const { title, body, path, tag } = Object(data?.json()) as Record<string, unknown>;
    if (typeof title !== "string" || typeof path !== "string" || !/^\/(?![/\\])/.test(path))
      return UNREADABLE;
    return { title, path, body: typeof body === "string" ? body : "", tag: String(tag) };
  } catch {
    return UNREADABLE;
  }
}

export function showPushed(
  { registration }: Pick<WorkerScope, "registration">,
  data: { json(): unknown } | null,
): Promise<void> {
  const { title, body, path, tag } = readPushed(data);
  return registration.showNotification(title, { body, tag, data: path });
}

/** A page that shows it already comes to the front. Other pages stay as they are: one may be in a mock test. */
export async function openPushed(
  { clients, location }: Pick<WorkerScope, "clients" | "location">,
  path: unknown,
): Promise<void> {
  const { href } = new URL(typeof path === "string" ? path : UNREADABLE.path, location.origin);
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url === href);
  await (open ? open.focus() : clients.openWindow(href));
}
