import { Picture } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];
export const NO_PICTURE = "Please choose a JPEG, PNG or WebP picture";

/** Why a chosen file cannot be uploaded, or null. */
export function pictureMistake(file: Pick<File, "type" | "size">): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return NO_PICTURE;
  return file.size > Picture.maxBytes ? messages.auth.pictureTooLarge : null;
}
