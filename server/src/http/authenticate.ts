import type { Role } from "@prepfeed/contract/foundation/endpoint";

export interface Viewer {
  id: string;
  role: Role;
  /** Null for nearly everybody; may be in the past. */
  suspendedUntil: Date | null;
  /** A role is effective only for people who sign in with a second factor. */
  lacksSecondFactor: boolean;
  /** Never a block in either direction, a mute or a report: lists need not look for any. */
  hidesNothing: boolean;
  sessionId: string;
  /** The latest end. */
  sessionEndsAt: Date;
}

/**
 * Turns the Authorization header into a viewer; undefined without a token or with an invalid one. Calls for
 * visitors then continue without a viewer, so that an expired token never prevents a login.
 */
export type Authenticate = (header: string | undefined, network: string) => Promise<Viewer | undefined>;

export function authenticateWith(
  findViewer: (token: string, network: string) => Promise<Viewer | undefined>,
): Authenticate {
  return async (header, network) => {
    const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
    return token ? findViewer(token, network) : undefined;
  };
}
