import * as contract from "@prepfeed/contract/learning/dashboard";
import type { Serve } from "../../http/serve.ts";
import { type DashboardDeps, getDashboard } from "./dashboard.service.ts";

export function dashboardRoutes(serve: Serve, deps: DashboardDeps) {
  serve(contract.getDashboard, ({ viewerId }) => getDashboard(deps, viewerId));
}
