import {
  listNotifications,
  markNotificationsRead,
  type Notification,
  type NotificationPage,
} from "@prepfeed/contract/people/notifications";
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../http/call.ts";
import { listenToLiveEvents } from "../../live/live-events.ts";
import { itemsOf, usePages } from "../pages.ts";
import { postKeys } from "../query-keys.ts";
import { withNotification } from "./notification-cache.ts";

const LIST_KEY = ["notifications", "list"];
const UNREAD_KEY = ["notifications", "unread"];
/** How often to poll while there is no live connection. */
const POLL_MS = 30_000;

/** The number of unread notifications, and the last one that arrived during this visit. */
export function useUnread(userId: string) {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const [latest, setLatest] = useState<Notification | null>(null);

  useEffect(
    () =>
      listenToLiveEvents(userId, {
        onLive: setLive,
        onEvent: async (event) => {
          await setUnread(queries, event.unread);
          if (event.kind !== "notification") return;
          queries.setQueryData<InfiniteData<NotificationPage, number>>(LIST_KEY, (list) =>
            withNotification(list, event.notification),
          );
          // Its key may be another one now, and so may the result of an answer or of a paper.
          if (event.notification.dispute)
            for (const queryKey of [postKeys.all, ["questions"], ["mock-tests", "result"]])
              void queries.invalidateQueries({ queryKey });
          setLatest(event.notification);
        },
      }),
    [userId, queries],
  );

  const { data: unread = 0 } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) => (await call(listNotifications, { query: { size: 1 } }, { signal })).unread,
    refetchInterval: isLive ? false : POLL_MS,
  });
  return { unread, latest };
}

/** Loaded again whenever it is shown. */
export function useNotifications() {
  return usePages({
    queryKey: LIST_KEY,
    load: (page, signal) => call(listNotifications, { query: { page } }, { signal }),
    select: itemsOf,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The list keeps marking the new ones until it is opened again. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(markNotificationsRead, { body: {} }),
    onSuccess: ({ unread }) => setUnread(queries, unread),
  });
}

/** A load that began earlier is dropped, because it would restore the old count. */
async function setUnread(queries: QueryClient, unread: number) {
  await queries.cancelQueries({ queryKey: UNREAD_KEY });
  queries.setQueryData(UNREAD_KEY, unread);
}
