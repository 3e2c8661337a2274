import { Anchor, Notification } from "@mantine/core";
import { WebTiming } from "@prepfeed/contract/limits";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { listToasts, onToastsChange, removeToast, type Toast } from "./toast-list.ts";
import classes from "./toasts.module.css";

/** What the app has to say; nothing goes while somebody points at it or has the focus there. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, listToasts);
  const [isHeld, setHeld] = useState(false);
  return (
    <div className={classes.place}>
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

function ToastCard({ toast: { id, color, message, link }, isHeld, onHold }: ToastCardProps) {
  const hold = () => onHold(true);
  const release = () => onHold(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = window.setTimeout(() => removeToast(id), WebTiming.toastClose);
    return () => window.clearTimeout(timer);
  }, [id, isHeld]);

  function close() {
    removeToast(id);
    // What goes from under the pointer or the focus does not say that they left.
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
    </Notification>
  );
}
