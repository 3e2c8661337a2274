import { addToast, type ToastLink } from "./toast-list.ts";

/** A sentence in the corner that goes by itself. */
export const toast = {
  success: (message: string, link?: ToastLink) => addToast("green", message, link),
  error: (message: string) => addToast("red", message),
  info: (message: string) => addToast("brand", message),
};
