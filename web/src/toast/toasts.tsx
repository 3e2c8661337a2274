import { Anchor, Notification } from "@mantine/core";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { listToasts, onToastsChange, removeToast, type Toast } from "./toast-list.ts";
import classes from "./toasts.module.css";

/** The app's messages; none disappears while the pointer or the focus is on it. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, listToasts);
  const [isHeld, setHeld] = useState(false);
  return (
    <div className={classes.place} data-toasts>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onHold={setHeld} />
      ))}
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
}

function ToastCard({ toast: { id, color, message, link, undo }, isHeld, onHold }: ToastCardProps) {
  const hold = () => onHold(true);
  const release = () => onHold(false);

  useEffect(() => {
    if (isHeld) return;
    const time = undo ? WebTiming.toastUndo : WebTiming.toastClose;
    const timer = window.setTimeout(() => removeToast(id), time);
    return () => window.clearTimeout(timer);
  }, [id, isHeld, undo]);

  function close() {
    removeToast(id);
    // An element removed under the pointer or the focus fires no event that they left.
    release();
  }

  return (
    <Notification
      className={classes.toast}
      color={color}
      withBorder
      closeButtonProps={{ "aria-label": "Close notification" }}
      onClose={close}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {message}
      {link && (
        <>
          {" "}
          <Anchor component={Link} to={link.to} inherit onClick={close}>
            {link.text}
          </Anchor>
        </>
      )}
      {undo && (
        <>
          {" "}
          <Anchor
            component="button"
            type="button"
            inherit
            onClick={() => {
              close();
              undo();
            }}
          >
            Undo
          </Anchor>
        </>
      )}
    </Notification>
  );
}
