/** The link to what a toast is about. */
export interface ToastLink {
  text: string;
  to: string;
}

/** The undo action. */
export type Undo = () => void;

export interface Toast {
  id: number;
  color: string;
  message: string;
  link?: ToastLink;
  undo?: Undo;
}

/** More than these are not read any more; the oldest are removed first. */
const MAX_TOASTS = 5;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export const listToasts = () => toasts;

export function addToast(color: string, message: string, more: Pick<Toast, "link" | "undo"> = {}) {
  lastId += 1;
  change([...toasts, { id: lastId, color, message, ...more }].slice(-MAX_TOASTS));
}

export function removeToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
