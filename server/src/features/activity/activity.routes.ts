import * as contract from "@prepfeed/contract/people/activity";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import { getActivity } from "./activity.service.ts";

export function activityRoutes(serve: Serve, { db }: { db: Database }) {
  serve(contract.getActivity, ({ query, viewerId }) => getActivity(db, viewerId, query.size));
}
