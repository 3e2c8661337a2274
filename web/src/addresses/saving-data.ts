import { type SmallWidth, smallUrlOf } from "@prepfeed/contract/posts/picture-url";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the user or the network asks for little: then nothing is loaded ahead. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

/** Decided once in a visit: a picture that is shown must not be loaded again in another size. */
let isSmall: boolean | undefined;

/** The address of a picture, or of a smaller copy. */
export function pictureSource(url: string, width: SmallWidth): string {
  isSmall ??= isSavingData();
  return isSmall ? smallUrlOf(url, width) : url;
}
