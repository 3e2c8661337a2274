import * as contract from "@prepfeed/contract/moderation/reports";
import type { Serve } from "../../http/serve.ts";
import { createReport, type ReportDeps } from "./reports.service.ts";
import { listOwnReports, withdrawReport } from "./withdrawals.service.ts";

export function reportsRoutes(serve: Serve, deps: ReportDeps) {
  serve(contract.createReport, ({ body, viewerId, address }) =>
    createReport(deps, { viewerId, address }, body),
  );
  serve(contract.listOwnReports, ({ query, viewerId }) =>
    listOwnReports(deps.db, viewerId, { page: query.page, size: query.size }),
  );
  serve(contract.withdrawReport, ({ params, viewerId }) => withdrawReport(deps, viewerId, params.id));
}
