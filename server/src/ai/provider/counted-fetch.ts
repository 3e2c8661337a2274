import { ProviderError } from "./provider-error.ts";

const MAX_REPLY_BYTES = 2 * 1024 * 1024;

/** Every request to a provider goes through here, and only to the configured address. */
export function countedFetch(beforeRequest: (() => Promise<void>) | undefined): typeof fetch {
  return async (input, init) => {
    await beforeRequest?.();
    // A redirect could send the key to another server.
    const response = await fetch(input, { ...init, redirect: "error" });
    return response.body
      ? new Response(response.body.pipeThrough(upTo(MAX_REPLY_BYTES)), response)
      : response;
  };
}

function upTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new ProviderError("nonsense"));
      else controller.enqueue(chunk);
    },
  });
}
