import * as contract from "@prepfeed/contract/learning/study-plans";
import type { Serve } from "../../http/serve.ts";
import * as plans from "./study-plans.service.ts";

export function studyPlansRoutes(serve: Serve, deps: plans.StudyPlanDeps) {
  serve(contract.generateStudyPlan, ({ body, viewerId }) => plans.createStudyPlan(deps, viewerId, body));
  serve(contract.createExamPlan, ({ viewerId }) => plans.createExamPlan(deps, viewerId));
  serve(contract.listStudyPlans, ({ viewerId }) => plans.listStudyPlans(deps, viewerId));
  serve(contract.tickStudyPlanDay, ({ params, body, viewerId }) =>
    plans.tickDay(deps, viewerId, { planId: params.id, day: params.day, done: body.done }),
  );
  serve(contract.startStudyPlanDay, ({ params, viewerId }) =>
    plans.startDay(deps, viewerId, { planId: params.id, day: params.day }),
  );
  serve(contract.deleteStudyPlan, ({ params, viewerId }) =>
    plans.deleteStudyPlan(deps.db, viewerId, params.id),
  );
}
