import { Popover, Title } from "@mantine/core";
import { ExternalTarget, type LayerProps } from "../../components/dialogs/use-layer.ts";
import classes from "./notification-bell.module.css";
import { NotificationList } from "./notification-list.tsx";

interface NotificationPanelProps extends LayerProps {
  unread: number;
}

/** What the bell opens. */
export function NotificationPanel({ unread, id, button, isOpen, onChange }: NotificationPanelProps) {
  return (
    <Popover
      id={id}
      opened={isOpen}
      onChange={onChange}
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
        <ExternalTarget element={button} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <Title order={2} size="h3" px={8} mb="xs">
          Notifications
        </Title>
        <NotificationList unread={unread} onLeave={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
