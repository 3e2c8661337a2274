import { Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { useAccountEvents } from "../../../api/account/account.ts";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { ShowMore, ShowMoreButton } from "../../../components/states/show-more.tsx";
import { counted } from "../../../wording/counted.ts";
import { timeAgo } from "../../../wording/time-ago.ts";
import classes from "../settings.module.css";
import { eventWords } from "./event-words.ts";
import { type FoldedEvent, foldEvents } from "./fold-events.ts";

const FIRST = 5;

/** Sign-ins and changes of the account; the first few until more are requested. */
export function ActivityList() {
  const pages = useAccountEvents();
  const { data: events, isError, isFetching, refetch } = pages;
  const [isWhole, setWhole] = useState(false);
  const [now] = useState(Date.now);
  if (isError && !events) {
    return (
      <ErrorState
        message="Your recent activity could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!events) return <Skeleton height={120} role="status" aria-label="Loading recent activity" />;
  const folded = foldEvents(events);
  const shown = isWhole ? folded : folded.slice(0, FIRST);
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        Something you did not do? Change your password and log out everywhere. Entries are kept for 400 days.
      </Text>
      {folded.length === 0 && <Text>Nothing yet.</Text>}
      <ul className={classes.sessions} aria-label="Recent activity">
        {shown.map((event) => (
          <EventRow key={event.id} event={event} now={now} />
        ))}
      </ul>
      {shown.length < folded.length ? (
        <ShowMoreButton onClick={() => setWhole(true)} />
      ) : (
        <ShowMore pages={pages} what="entries" />
      )}
    </>
  );
}

function EventRow({ event, now }: { event: FoldedEvent; now: number }) {
  const { device, network, times, since, createdAt } = event;
  const where = [device, network && `network ${network}`].filter(Boolean).join(", ");
  const [first, last] = [timeAgo(since, now), timeAgo(createdAt, now)];
  return (
    <li className={classes.event}>
      <Text fw={600}>{eventWords(event)}</Text>
      <Text size="sm" c="dimmed">
        <time dateTime={createdAt}>{last}</time>
        {times > 1 && `, ${counted(times, "time")}${first === last ? "" : ` since ${first}`}`}
        {where && `, ${where}`}
      </Text>
    </li>
  );
}
