import * as contract from "@prepfeed/contract/moderation/reports";
import type { Serve } from "../../http/serve.ts";
import { createReport, type ReportDeps } from "./reports.service.ts";

export function reportsRoutes(serve: Serve, deps: ReportDeps) {
  serve(contract.createReport, ({ body, viewerId, address }) =>
    createReport(deps, { viewerId, address }, body),
  );
}
