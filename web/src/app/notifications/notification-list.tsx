import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import type { Notification } from "@prepfeed/contract/people/notifications";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import IconShield from "~icons/tabler/shield";
import IconTrophy from "~icons/tabler/trophy";
import { useMarkRead, useNotifications } from "../../api/notifications/notifications.ts";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ShowMore } from "../../components/states/show-more.tsx";
import { timeAgo } from "../../wording/time-ago.ts";
import classes from "./notification-bell.module.css";
import { wordsOf } from "./notification-words.ts";

interface NotificationListProps {
  unread: number;
  onLeave: () => void;
}

/** Visible notifications count as read; they stay marked as new until the next time. */
export function NotificationList({ unread, onLeave }: NotificationListProps) {
  const query = useNotifications();
  const { mutate: markRead } = useMarkRead();
  const [now] = useState(Date.now);
  const isUpToDate = query.isSuccess && !query.isFetching;
  useEffect(() => {
    if (isUpToDate && unread > 0) markRead();
  }, [isUpToDate, unread, markRead]);

  if (query.isPending) return <ListSkeleton />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        message="Your notifications could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const notifications = query.data ?? [];
  if (notifications.length === 0) {
    return (
      <EmptyState
        title="Nothing new yet"
        description="Likes, comments, followers and milestones of your questions appear here."
      />
    );
  }
  return (
    <Stack gap="xs">
      <ul className={classes.list} aria-label="Notifications">
        {notifications.map((each) => (
          <li key={each.id}>
            <Item notification={each} now={now} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      <ShowMore pages={query} what="notifications" />
    </Stack>
  );
}

interface ItemProps {
  notification: Notification;
  now: number;
  onLeave: () => void;
}

function Item({ notification, now, onLeave }: ItemProps) {
  const { actor, createdAt, outcome, read } = notification;
  const { who, what, to } = wordsOf(notification);
  return (
    <Link to={to} className={classes.item} onClick={onLeave}>
      {actor ? (
        <UserAvatar username={actor.username} profilePicture={actor.profilePicture} size={40} />
      ) : (
        <span className={classes.milestone}>
          {outcome ? <IconShield size={22} aria-hidden /> : <IconTrophy size={22} aria-hidden />}
        </span>
      )}
      <span>
        <span className={classes.what}>
          {who && <b>{who}</b>} {what}
        </span>
        <time className={classes.when} dateTime={createdAt}>
          {timeAgo(createdAt, now)}
        </time>
      </span>
      {!read && (
        <span className={classes.new}>
          <VisuallyHidden>new</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

const ROWS = [0, 1, 2];

function ListSkeleton() {
  return (
    <Stack gap="sm" p="xs" role="status" aria-label="Loading notifications">
      {ROWS.map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </Stack>
  );
}
