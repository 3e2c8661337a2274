import type { Assertion, NewCredential } from "@prepfeed/contract/accounts/passkeys";

/** The library takes half a second to load, so `product.ts` asks for it while the database opens. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

/** The site that passkeys belong to. */
export interface Site {
  rpId: string;
  origin: string;
}

export function siteOf(publicUrl: string): Site {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

export interface CheckedCredential {
  credentialId: string;
  publicKey: string;
  signCount: number;
  transports: string[];
  canBackUp: boolean;
  isBackedUp: boolean;
}

/** Undefined for anything but an answer to this challenge, from this site, by a user who unlocked the device. */
export async function checkNewCredential(
  { rpId, origin }: Site,
  challenge: string,
  credential: NewCredential,
): Promise<CheckedCredential | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { transports = [] } = credential.response;
  const checked = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { credential: made, credentialDeviceType, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString("base64url"),
    signCount: made.counter,
    transports,
    canBackUp: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}

type Stored = Pick<CheckedCredential, "credentialId" | "publicKey" | "canBackUp">;

/** The caller compares the counter. Undefined as above, or if the key reports another backup state than before. */
export async function checkAssertion(
  { rpId, origin }: Site,
  challenge: string,
  stored: Stored,
  assertion: Assertion,
): Promise<{ signCount: number; isBackedUp: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const checked = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")),
      counter: 0,
    },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { newCounter, credentialDeviceType, credentialBackedUp } = checked.authenticationInfo;
  if ((credentialDeviceType === "multiDevice") !== stored.canBackUp) return undefined;
  return { signCount: newCounter, isBackedUp: credentialBackedUp };
}
