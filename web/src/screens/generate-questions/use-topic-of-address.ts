import { Length } from "@prepfeed/contract/limits";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { Generator } from "./use-generator.ts";

/** `?topic=` fills in the topic once; then it goes from the address, and the field is the learner's. */
export function useTopicOfAddress(change: Generator["change"]) {
  const [address, setAddress] = useSearchParams();
  const topic = address.get("topic")?.trim().slice(0, Length.topicMax);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that names a topic changes anything
  useEffect(() => {
    if (!topic) return;
    change({ source: "topic", topic });
    setAddress(
      (now) => {
        now.delete("topic");
        return now;
      },
      { replace: true },
    );
  }, [topic]);
}
