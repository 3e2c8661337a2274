import { checkGrammar, generateTags, scoreReadability } from "@prepfeed/contract/ai/texts";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

/** The same text is checked only once. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false };

export function useGrammarCheck(text: string) {
  return useQuery({
    queryKey: ["writing-help", "grammar", text],
    queryFn: ({ signal }) => call(checkGrammar, { body: { text } }, { signal, timeout: WebTiming.aiTimeout }),
    ...ONCE,
  });
}

export function useReadability(text: string) {
  return useQuery({
    queryKey: ["writing-help", "readability", text],
    queryFn: ({ signal }) =>
      call(scoreReadability, { body: { text } }, { signal, timeout: WebTiming.aiTimeout }),
    ...ONCE,
  });
}

export function useSuggestedTags(text: string, maxTags: number) {
  return useQuery({
    queryKey: ["writing-help", "tags", text],
    queryFn: ({ signal }) =>
      call(generateTags, { body: { text, maxTags } }, { signal, timeout: WebTiming.aiTimeout }),
    ...ONCE,
  });
}
