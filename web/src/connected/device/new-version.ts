let isNewer = false;

/** A newer release is stored; the next page that is opened may be its. */
export function noteNewVersion(): void {
  isNewer = true;
}

export const isNewVersionReady = () => isNewer;
