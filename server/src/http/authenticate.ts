export interface Viewer {
  id: string;
  sessionId: string;
  /** At the latest. */
  sessionEndsAt: Date;
}

/**
 * Turns the Authorization header into a viewer; undefined without a token or with one that is no good.
 * Calls for visitors go on without a viewer then, so that a stale token never keeps anybody from logging in.
 */
export type Authenticate = (header: string | undefined) => Promise<Viewer | undefined>;

export function authenticateWith(findViewer: (token: string) => Promise<Viewer | undefined>): Authenticate {
  return async (header) => {
    const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
    return token ? findViewer(token) : undefined;
  };
}
