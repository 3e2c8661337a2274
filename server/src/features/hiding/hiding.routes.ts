import * as contract from "@prepfeed/contract/people/hiding";
import type { Serve } from "../../http/serve.ts";
import * as hiding from "./hiding.service.ts";

export function hidingRoutes(serve: Serve, deps: hiding.HidingDeps) {
  const { db } = deps;
  serve(contract.blockPerson, ({ params, viewerId }) => hiding.blockPerson(deps, viewerId, params.id));
  serve(contract.unblockPerson, ({ params, viewerId }) => hiding.unblockPerson(deps, viewerId, params.id));
  serve(contract.listBlocks, ({ query, viewerId }) => hiding.listBlocks(db, viewerId, query));
  serve(contract.mutePerson, ({ params, body, viewerId }) =>
    hiding.mutePerson(db, viewerId, params.id, body.hours),
  );
  serve(contract.unmutePerson, ({ params, viewerId }) => hiding.unmutePerson(db, viewerId, params.id));
  serve(contract.muteText, ({ body, viewerId }) => hiding.muteText(db, viewerId, body, body.hours));
  serve(contract.unmuteText, ({ query, viewerId }) => hiding.unmuteText(db, viewerId, query));
  serve(contract.listMutes, ({ query, viewerId }) => hiding.listMutes(db, viewerId, query));
}
