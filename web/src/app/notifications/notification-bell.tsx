import { ActionIcon, VisuallyHidden } from "@mantine/core";
import IconBell from "~icons/tabler/bell";
import { useUnread } from "../../api/notifications/notifications.ts";
import { layerIdOf, useLayer } from "../../components/dialogs/use-layer.ts";
import classes from "./notification-bell.module.css";
import { countOf, sentenceOf } from "./notification-words.ts";

const loadPanel = async () => (await import("./notification-panel.tsx")).NotificationPanel;

/** The live number of new notifications; pressing it shows them. */
export function NotificationBell({ userId }: { userId: string }) {
  const { unread, latest } = useUnread(userId);
  const { Layer, layer, opener } = useLayer(loadPanel);
  return (
    <>
      <ActionIcon
        {...opener}
        variant="subtle"
        color="gray"
        size={44}
        className={classes.bell}
        aria-label={unread > 0 ? `Notifications, ${countOf(unread)} unread` : "Notifications"}
        aria-haspopup="dialog"
        aria-controls={layer?.isOpen ? layerIdOf(layer.id) : undefined}
      >
        <IconBell size={22} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {countOf(unread)}
          </span>
        )}
      </ActionIcon>
      {Layer && layer && <Layer {...layer} unread={unread} />}
      <VisuallyHidden role="status">{latest && sentenceOf(latest)}</VisuallyHidden>
    </>
  );
}
