import { addToast } from "./toast-list.ts";

/** A sentence in the corner that goes by itself. */
export const toast = {
  success: (message: string) => addToast("green", message),
  error: (message: string) => addToast("red", message),
  info: (message: string) => addToast("brand", message),
};
