/** How long a page from the network is waited for, if one is stored. */
const PATIENCE_MS = 4_000;

/**
 * The page of the server, so that nobody stays on an old release; without a network, or a server that answers, the
 * stored one.
 */
export async function openPage(
  load: () => Promise<Response>,
  findStored: () => Promise<Response | undefined>,
  wait: (ms: number) => Promise<void>,
): Promise<Response> {
  const loading = load();
  const early = await Promise.race([loading.catch(() => undefined), wait(PATIENCE_MS)]);
  if (early && early.status < 500) return early;
  return (await findStored().catch(() => undefined)) ?? loading;
}
