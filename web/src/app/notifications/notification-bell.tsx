import { ActionIcon, VisuallyHidden } from "@mantine/core";
import type { Notification } from "@prepfeed/contract/people/notifications";
import { useEffect, useState } from "react";
import IconBell from "~icons/tabler/bell";
import { useUnread } from "../../api/notifications/notifications.ts";
import { layerIdOf, useLayer } from "../../components/dialogs/use-layer.ts";
import classes from "./notification-bell.module.css";
import { countOf } from "./unread-count.ts";

const loadPanel = async () => (await import("./notification-panel.tsx")).NotificationPanel;

/** The notification that has just come in one sentence, for screen readers; its words are loaded with the first. */
function useSentence(latest: Notification | null) {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    if (latest)
      void import("./notification-words.ts").then(({ sentenceOf }) => {
        if (isCurrent) setSentence(sentenceOf(latest));
      });
    return () => {
      isCurrent = false;
    };
  }, [latest]);
  return sentence;
}

/** The live number of new notifications; pressing it shows them. */
export function NotificationBell({ userId }: { userId: string }) {
  const { unread, latest } = useUnread(userId);
  const sentence = useSentence(latest);
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
      <VisuallyHidden role="status">{sentence}</VisuallyHidden>
    </>
  );
}
