import { Picture } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** Why a chosen file can't be a profile picture, or null. */
export function pictureMistake(file: Pick<File, "type" | "size">): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return "Please choose a JPEG, PNG or WebP picture";
  return file.size > Picture.maxBytes ? messages.auth.pictureTooLarge : null;
}
