import { addToast, type ToastLink, type Undo } from "./toast-list.ts";

/** A sentence in the corner that disappears by itself. */
export const toast = {
  success: (message: string, link?: ToastLink) => addToast("green", message, link && { link }),
  /** Stays long enough to be undone. */
  undoable: (message: string, undo: Undo) => addToast("green", message, { undo }),
  error: (message: string, link?: ToastLink) => addToast("red", message, link && { link }),
  info: (message: string) => addToast("brand", message),
};
