import * as contract from "@prepfeed/contract/learning/reminders";
import type { Serve } from "../../http/serve.ts";
import * as reminders from "./reminders.service.ts";

export function remindersRoutes(serve: Serve, deps: reminders.ReminderDeps) {
  serve(contract.getReminder, ({ viewerId }) => reminders.getReminder(deps.db, viewerId));
  serve(contract.setReminder, ({ body, viewerId }) => reminders.setReminder(deps, viewerId, body.reminder));
  serve(contract.endReminder, ({ body }) => reminders.endReminder(deps, body.token));
}
