import { getActivity } from "@prepfeed/contract/activity";
import { listSuggestions } from "@prepfeed/contract/follows";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import * as activity from "./activity.service.ts";
import * as suggestions from "./suggestions.service.ts";

export function activityRoutes(serve: Serve, { db }: { db: Database }) {
  serve(getActivity, ({ query, viewerId }) => activity.getActivity(db, viewerId, query.size));
  serve(listSuggestions, ({ query, viewerId }) => suggestions.listSuggestions(db, viewerId, query.size));
}
