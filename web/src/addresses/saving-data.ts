import type { SmallWidth } from "@prepfeed/contract/posts/picture-url";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the user or the network asks for little: then nothing is loaded ahead. */
export function isSavingData(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return Boolean(saveData || effectiveType?.endsWith("2g"));
}

/** Decided once in a visit: a picture that is shown must not be loaded again in another size. */
const isSmall = isSavingData();

/** The address of a picture, or of a smaller copy. */
export const pictureSource = (url: string, width: SmallWidth) =>
  isSmall && url.startsWith("/") ? `${url}?width=${width}` : url;
