import {
  listNotifications,
  markNotificationsRead,
  type Notification,
  type NotificationPage,
} from "@prepfeed/contract/notifications";
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../http/call.ts";
import { listenToLiveEvents } from "../../live/live-events.ts";
import { itemsOf, nextPage } from "../pages.ts";
import { withNotification } from "./notification-cache.ts";

const LIST_KEY = ["notifications", "list"];
const UNREAD_KEY = ["notifications", "unread"];
/** How often one asks while nothing comes by itself. */
const POLL_MS = 30_000;

/** How much is unread, and what came last while one was here. */
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

/** Read anew at every look. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) => call(listNotifications, { query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    select: itemsOf,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The list keeps showing what was new until it is opened again. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(markNotificationsRead, { body: {} }),
    onSuccess: ({ unread }) => setUnread(queries, unread),
  });
}

/** A reading that began earlier is dropped: it would put the old count back. */
async function setUnread(queries: QueryClient, unread: number) {
  await queries.cancelQueries({ queryKey: UNREAD_KEY });
  queries.setQueryData(UNREAD_KEY, unread);
}
