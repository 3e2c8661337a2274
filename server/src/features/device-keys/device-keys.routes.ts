import * as contract from "@prepfeed/contract/accounts/device-key";
import type { SecretBox } from "../../foundation/secret-box.ts";
import type { Serve } from "../../http/serve.ts";
import { openDeviceKey } from "./device-keys.service.ts";

export function deviceKeysRoutes(serve: Serve, { secretBox }: { secretBox: SecretBox }) {
  serve(contract.openDeviceKey, ({ body, viewerId }) => openDeviceKey(secretBox, viewerId, body.sealed));
}
