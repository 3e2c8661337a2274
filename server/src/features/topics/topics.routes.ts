import * as contract from "@prepfeed/contract/learning/topics";
import type { Serve } from "../../http/serve.ts";
import * as topics from "./topics.service.ts";

export function topicsRoutes(serve: Serve, deps: topics.TopicsDeps) {
  serve(contract.listTopics, ({ query, viewerId }) => topics.listTopics(deps, viewerId, query));
  // The viewer's level includes their latest answers, which are added a moment after they were given.
  serve.replicaAllowed(contract.getTopic, ({ params, viewerId, db }) =>
    topics.getTopic(viewerId ? deps : { ...deps, db }, viewerId, params.slug),
  );
}
