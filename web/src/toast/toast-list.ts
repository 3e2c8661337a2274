/** Where one can see what a toast is about. */
export interface ToastLink {
  text: string;
  to: string;
}

export interface Toast {
  id: number;
  color: string;
  message: string;
  link?: ToastLink;
}

/** More than these are not read any more; the oldest go first. */
const MAX_TOASTS = 5;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export const listToasts = () => toasts;

export function addToast(color: string, message: string, link?: ToastLink) {
  lastId += 1;
  change([...toasts, { id: lastId, color, message, link }].slice(-MAX_TOASTS));
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
