import * as contract from "@prepfeed/contract/moderation/cases";
import * as strikes from "@prepfeed/contract/moderation/strikes";
import type { Serve } from "../../http/serve.ts";
import * as appeals from "./appeals.service.ts";
import * as cases from "./cases.service.ts";
import * as decisions from "./decisions.service.ts";

export function moderationRoutes(serve: Serve, deps: decisions.DecisionDeps) {
  const { db } = deps;
  serve(contract.listCases, ({ query, viewerId }) => cases.listCases(deps, viewerId, query));
  serve(contract.getCase, ({ params, viewerId }) => cases.getCase(deps, viewerId, params.id));
  serve(contract.decideCase, ({ params, body, viewerId }) =>
    decisions.decideCase(deps, viewerId, params.id, body),
  );
  serve(contract.undoDecision, ({ params, body, viewerId }) =>
    decisions.undoDecision(deps, viewerId, params.id, body.version),
  );
  serve(contract.assignCase, ({ params, body, viewerId }) =>
    cases.assignCase(deps, viewerId, params.id, body),
  );
  serve(contract.addCaseNote, ({ params, body, viewerId }) =>
    cases.addNote(deps, viewerId, params.id, body.text).then(() => undefined),
  );
  serve(contract.removeSpam, ({ body, viewerId }) => decisions.removeSpam(deps, viewerId, body.ids));
  serve(contract.getModerationFigures, () => cases.getFigures(deps));
  serve(strikes.listStrikes, ({ viewerId }) => appeals.listStrikes(deps, viewerId));
  serve(strikes.appealStrike, ({ params, body, viewerId }) =>
    appeals.appealStrike(deps, viewerId, params.id, body.text),
  );
  serve(strikes.listAppeals, ({ query, viewerId }) => appeals.listAppeals(db, viewerId, query));
  serve(strikes.decideAppeal, ({ params, body, viewerId }) =>
    appeals.decideAppeal(deps, viewerId, params.id, body).then(() => undefined),
  );
}
