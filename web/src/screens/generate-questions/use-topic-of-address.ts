import { Length } from "@prepfeed/contract/foundation/limits";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import type { Generator } from "./use-generator.ts";

/**
 * `?topic=` fills in the topic once; then it is removed from the address, and the field belongs to the
 * learner.
 */
export function useTopicOfAddress(change: Generator["change"]) {
  const [address, setAddress] = useSearchParams();
  const topic = address.get("topic")?.trim().slice(0, Length.topicMax);
  const fillIn = useEffectEvent((topic: string) => {
    change({ source: "topic", topic });
    setAddress(
      (now) => {
        now.delete("topic");
        return now;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (topic) fillIn(topic);
  }, [topic]);
}
