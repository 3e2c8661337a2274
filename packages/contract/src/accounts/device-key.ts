import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { Length } from "../foundation/limits.ts";
import { refusals } from "../foundation/refusals.ts";

/**
 * A browser keeps what is not sent yet encrypted. The key lives as long as the session; what remains on the device
 * afterwards is the sealed key, which the server opens only for the same person.
 */
export const openDeviceKey = endpoint({
  method: "POST",
  path: "/auth/device-key",
  access: "signed-in",
  whileSuspended: true,
  summary: "Open your sealed key; without one, or with another person's, you get a new key",
  body: z.object({
    sealed: z.string().max(Length.tokenMax, refusals.api.fieldInvalid("sealed")).optional(),
  }),
  /** 32 bytes in base64url; `isNew` if what was sealed could not be opened. */
  reply: z.object({ key: z.string(), sealed: z.string(), isNew: z.boolean() }),
});
