import { ActionIcon, Popover, Title, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBell } from "@tabler/icons-react";
import { useUnread } from "../api/notifications.ts";
import classes from "./notification-bell.module.css";
import { NotificationList } from "./notification-list.tsx";
import { countOf, sentenceOf } from "./notification-words.ts";

/** How much is new, as it happens; a press shows what. */
export function NotificationBell({ userId }: { userId: string }) {
  const { unread, latest } = useUnread(userId);
  const [isOpen, popover] = useDisclosure(false);
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={(opened) => !opened && popover.close()}
        position="bottom-end"
        width="min(400px, calc(100vw - 24px))"
        shadow="lg"
        radius="lg"
        trapFocus
        returnFocus
        middlewares={{ shift: { padding: 12 }, flip: false }}
        transitionProps={{ duration: 120 }}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            className={classes.bell}
            aria-label={unread > 0 ? `Notifications, ${countOf(unread)} unread` : "Notifications"}
            onClick={popover.toggle}
          >
            <IconBell size={22} aria-hidden />
            {unread > 0 && (
              <span className={classes.count} aria-hidden>
                {countOf(unread)}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown}>
          <Title order={2} size="h3" px={8} mb="xs">
            Notifications
          </Title>
          <NotificationList unread={unread} onLeave={popover.close} />
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{latest && sentenceOf(latest)}</VisuallyHidden>
    </>
  );
}
