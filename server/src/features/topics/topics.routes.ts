import * as contract from "@prepfeed/contract/topics";
import type { Serve } from "../../http/serve.ts";
import * as topics from "./topics.service.ts";

export function topicsRoutes(serve: Serve, deps: topics.TopicsDeps) {
  serve(contract.listTopics, ({ query, viewerId }) => topics.listTopics(deps, viewerId, query));
  serve(contract.getTopic, ({ params, viewerId }) => topics.getTopic(deps, viewerId, params.slug));
}
