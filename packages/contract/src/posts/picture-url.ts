/** The URL of a picture: its id without dashes is the name of its file. */
export const PICTURE_URL = /^\/pictures\/([0-9a-f]{32})\.webp$/;

/**
 * The widths of smaller copies: of a face, and of a question's picture. A copy has an address of its own
 * (`?width=96`), so that no cache takes it for the whole picture.
 */
export const SMALL_WIDTHS = [96, 640] as const;
export type SmallWidth = (typeof SMALL_WIDTHS)[number];

export const pictureUrlOf = (id: string) => `/pictures/${id.replaceAll("-", "")}.webp`;

export function pictureIdOf(url: string): string | undefined {
  const name = PICTURE_URL.exec(url)?.[1];
  return name?.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
