import * as contract from "@prepfeed/contract/people/notifications";
import { openEventStream } from "../../http/event-stream.ts";
import type { Serve } from "../../http/serve.ts";
import type { LiveEvents } from "./live.service.ts";
import * as notifications from "./notifications.service.ts";

type Deps = notifications.NotificationDeps & { live: LiveEvents };

export function notificationsRoutes(serve: Serve, deps: Deps) {
  serve(contract.listNotifications, ({ query, viewerId }) =>
    notifications.listNotifications(deps.db, viewerId, query),
  );
  serve(contract.markNotificationsRead, ({ body, viewerId }) =>
    notifications.markRead(deps, viewerId, body.ids),
  );
  serve.stream(contract.streamEvents, ({ query, ...viewer }) =>
    openEventStream((stream) => deps.live.join({ ...viewer, once: query.once === "true" }, stream)),
  );
}
