import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { accessTable, type Scene } from "./access-table.ts";
import { freshSession, publishMockTest, publishThings } from "./scene.ts";
import type { Person } from "./test-app.ts";

export interface Caller {
  person?: Person;
  token?: string;
}

/** Calls an endpoint with the inputs of its row in the access table. */
export function callByTable(
  scene: Scene,
  name: string,
  endpoint: Endpoint,
  who: Caller,
  extraQuery: Record<string, string> = {},
) {
  const row = accessTable[name];
  const params = row?.params?.(scene) ?? {};
  const query = new URLSearchParams({ ...row?.query?.(scene), ...extraQuery });
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? "");
  return scene.app.request(endpoint.method, `${path}?${query}`, {
    ...who,
    body: row?.body?.(scene),
    headers: row?.headers,
  });
}

/** Uses a separate session, and new things if the call may consume them, as a successful change does. */
export async function callOnFresh(
  scene: Scene,
  name: string,
  endpoint: Endpoint,
  as: "owner" | "other" | "moderator" | "administrator",
  extraQuery?: Record<string, string>,
) {
  const row = accessTable[name];
  const isChange =
    endpoint.method !== "GET" &&
    Math.min(...[row?.owner, row?.other, row?.moderator].map((status) => status ?? 400)) < 400;
  if (isChange && row?.needsMockTest) Object.assign(scene, await publishMockTest(scene.app, scene.owner));
  else if (isChange && (row?.params || row?.query))
    Object.assign(scene, await publishThings(scene.app, scene.owner, scene.other));
  const person = await freshSession(scene.app, scene[as]);
  return callByTable(scene, name, endpoint, { person }, extraQuery);
}
