import * as contract from "@prepfeed/contract/learning/study-badges";
import type { Serve } from "../../http/serve.ts";
import type { ProgressDeps } from "../progress/progress.service.ts";
import * as badges from "./study-badges.service.ts";

export function studyBadgesRoutes(serve: Serve, deps: ProgressDeps) {
  serve(contract.listStudyBadges, ({ viewerId }) => badges.listStudyBadges(deps, viewerId));
}
