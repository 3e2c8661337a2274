import * as contract from "@prepfeed/contract/moderation/audit";
import type { FastifyReply } from "fastify";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import * as audit from "./audit.service.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

export function auditRoutes(serve: Serve, deps: Deps) {
  serve(contract.listAudit, ({ query }) => audit.listAudit(deps.db, query));
  serve.stream(contract.exportAuditAsJson, ({ viewerId, query }, reply) =>
    audit.exportAudit(deps, viewerId, query, "json", naming(reply)),
  );
  serve.stream(contract.exportAuditAsCsv, ({ viewerId, query }, reply) =>
    audit.exportAudit(deps, viewerId, query, "csv", naming(reply)),
  );
}

const naming = (reply: FastifyReply) => (name: string) =>
  void reply.header("content-disposition", `attachment; filename="${name}"`);
