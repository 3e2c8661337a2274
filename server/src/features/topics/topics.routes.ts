import * as contract from "@prepfeed/contract/topics";
import type { Serve } from "../../http/serve.ts";
import * as topics from "./topics.service.ts";

export function topicsRoutes(serve: Serve, deps: topics.TopicsDeps) {
  serve(contract.listTopics, ({ query, viewerId }) => topics.listTopics(deps, viewerId, query));
  // The own level counts the own answers, which are added up a moment after they were given.
  serve.tolerant(contract.getTopic, ({ params, viewerId, db }) =>
    topics.getTopic(viewerId ? deps : { ...deps, db }, viewerId, params.slug),
  );
}
