import * as contract from "@prepfeed/contract/questions/tutor";
import type { Logger } from "pino";
import type { AiDeps } from "../../ai/ai.ts";
import { openEventStream } from "../../http/event-stream.ts";
import type { Serve } from "../../http/serve.ts";
import * as asks from "./ask.service.ts";
import { takeHint } from "./hints.service.ts";
import { rateAnswer } from "./ratings.service.ts";

export function tutorRoutes(serve: Serve, deps: AiDeps & TellDeps) {
  serve.stream(contract.askAboutQuestion, async ({ params, body, viewerId }) => {
    const question = await asks.findAskable(deps, viewerId, params.id);
    return openEventStream<contract.TutorEvent>(async (stream) => {
      const gone = new AbortController();
      void tell(asks.answerAbout(deps, viewerId, question, body, gone.signal), stream, deps);
      return () => gone.abort();
    });
  });
  serve(contract.rateTutorAnswer, ({ params, body, viewerId }) =>
    rateAnswer(deps, viewerId, params.id, body),
  );
  serve(contract.takeHint, ({ params, body, viewerId }) => takeHint(deps, viewerId, params.id, body.number));
}

interface TellDeps {
  log: Pick<Logger, "error">;
}

/** Always ends the stream, because an open one would keep its connection. */
async function tell(
  events: AsyncIterable<contract.TutorEvent>,
  stream: { send(event: contract.TutorEvent): void; end(): void },
  { log }: TellDeps,
) {
  try {
    for await (const event of events) stream.send(event);
  } catch (error) {
    log.error({ err: error }, "an answer about a question broke off");
  } finally {
    stream.end();
  }
}
